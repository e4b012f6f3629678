"""A slow, plain second implementation of Leonardo, used only as an oracle in tests.

The game is one long generator that asks its questions in the order of the rulebook and gets the answers sent in.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

STREETS = {
    **{2: 40, 4: 40, 5: 50, 8: 50, 10: 50, 12: 60, 14: 60, 15: 60, 16: 70, 18: 70, 19: 70, 20: 80},
    **{23: 80, 25: 80, 26: 90, 27: 90, 30: 90, 31: 100, 32: 100},
}
BRIDGES = {6: 80, 13: 80, 21: 80, 29: 80}
PRICE = STREETS | BRIDGES
QUARTERS = [{2, 4, 5}, {8, 10, 12}, {14, 15, 16}, {18, 19, 20}, {23, 25, 26, 27}, {30, 31, 32}]
RENT = {0: 50, 1: 100, 2: 150, 3: 200, 4: 400}
ART = {10: 4, 20: 6, 30: 7, 40: 8, 50: 10, 60: 8, 70: 7, 80: 6, 90: 4}
OFFICES = {7: 120, 22: 120, 28: 120, 3: 100, 11: 100, 24: 100, 9: 80, 17: 80}
POPE = ["antipope", "bank", "cardinal", "interdict", "jubilee", "league", "legate", "tithe"]
EMPEROR = ["alps", "city", "diet", "fair", "fleet", "mint", "title", "vicar"]
PRODUCTS = {"gems": {1, 2}, "ivory": {3, 4}, "gold": {9, 10}, "spices": {11, 12}}
DEVICE = dict.fromkeys(range(1, 13), 1)

LOOK_AGAIN = object()
"""Sent in place of an answer when talk has changed the table: the question must be put again."""


@dataclass
class Question:
    """Who must answer what: chance by weights, a side by a set, several sides each by its own set."""

    kind: str
    weights: dict[Any, int] = field(default_factory=dict)
    sides: dict[int, Any] = field(default_factory=dict)

    @property
    def is_sealed(self) -> bool:
        return self.kind in ("party", "bet", "done")

    def legal(self, side: int) -> set[Any]:
        """What a side may answer."""
        amounts = self.sides[side]
        return {(product, florins) for product in PRODUCTS for florins in amounts} if self.kind == "bet" else {*amounts}


Terms = tuple[int, tuple[int, ...], int, tuple[int, ...], int]
Script = Generator[Question, Any, Any]


def perft(position: Callable[[], Script], depth: int) -> int:
    """The number of sequences of decisions of some length; chance branches, sides asked together decide in order."""

    def count(answers: list[Any], depth: int) -> int:
        if depth == 0:
            return 1
        question = _replay(position(), answers)
        if question is None:
            return 0
        if question.weights:
            return sum(count([*answers, outcome], depth) for outcome in question.weights)
        return sealed(question, answers, {}, depth)

    def sealed(question: Question, answers: list[Any], given: dict[int, Any], depth: int) -> int:
        if depth == 0:
            return 1
        side = min(side for side in question.sides if side not in given)
        total = 0
        for answer in question.legal(side):
            told = given | {side: answer}
            if len(told) < len(question.sides):
                total += sealed(question, answers, told, depth - 1)
            else:
                total += count([*answers, told if question.is_sealed else answer], depth - 1)
        return total

    return count([], depth)


def _replay(script: Script, answers: list[Any]) -> Question | None:
    try:
        question = next(script)
        for answer in answers:
            question = script.send(answer)
    except StopIteration:
        return None
    return question


class TurnOver(Exception):
    """The side whose turn it is has gone."""


class GameOver(Exception):
    """One side is left."""


class Naive:
    """The city as sets and dictionaries."""

    def __init__(self, seats: int, rounds: int, **agreed: Any) -> None:
        self.seats = seats
        self.rounds = rounds
        self.agreed = agreed
        self.sides: dict[int, set[int]] = {seat: {seat} for seat in range(seats)}
        self.cash = dict.fromkeys(range(seats), 0)
        self.party: dict[int, str] = {}
        self.owner: dict[int, int] = {}
        self.works: dict[int, list[int]] = {space: [] for space in STREETS}
        self.soldiers = dict.fromkeys(range(seats), 0)
        self.offices: dict[int, list[int]] = {seat: [] for seat in range(seats)}
        self.home: dict[int, int] = {}
        self.place: dict[int, int | None] = dict.fromkeys(range(seats))
        self.art = Counter(ART)
        self.news_mixed, self.news_under = set(POPE + EMPEROR), list[str]()
        self.office_mixed, self.office_under = set(OFFICES), list[int]()
        self.news_top: str | None = None
        self.office_top: int | None = None
        self.round = 1
        self.out: list[set[int]] = []
        self.mover: int | None = None
        self.to_come: set[int] = set()
        self.time_is_up = False
        self.talk: str | None = None
        self.said: Counter[int] = Counter()
        self.ending: str | None = None

    # The course of the game

    def play(self, since: int | None = None) -> Script:
        """The whole game, or what is left of it since the turn of a side began."""
        try:
            if since is None:
                yield from self.prepare()
            else:
                yield from self.one_round(since)
            while self.ending is None:
                yield from self.one_round()
        except GameOver:
            self.ending = "last-standing"

    def prepare(self) -> Script:
        for seat in range(self.seats):
            space = yield Question("deal", weights={space: 1 for space in STREETS if space not in self.owner})
            self.owner[space] = seat
            self.home[seat] = space
            self.cash[seat] += 250
        yield from self.turn_up_office()
        choice = {"guelphs", "ghibellines"}
        self.party = yield Question("party", sides=dict.fromkeys(self.sides, choice))
        yield from self.turn_up_news()

    def one_round(self, first: int = 0) -> Script:
        self.to_come = {side for side in self.sides if side >= first}
        for side in sorted(self.to_come):
            if side in self.sides:
                self.mover = side
                with suppress(TurnOver):
                    yield from self.turn(side)
                self.mover = None
            self.to_come.discard(side)
        yield from self.negotiate()
        self.said.clear()
        if self.time_is_up:
            self.ending = "clock"
        elif self.round == self.rounds:
            self.ending = "rounds"
        else:
            self.round += 1

    def turn(self, side: int) -> Script:
        if self.place[side] is None:
            self.place[side] = self.home[side]
        yield from self.seek_allies(side)
        yield from self.buy_works(side)
        rolls = []
        for _ in sorted(self.sides[side]):
            rolls.append((yield Question("roll", weights=DEVICE)))
        number = rolls[0]
        if len(rolls) > 1:
            number = yield Question("keep", sides={side: set(rolls)})
        if number <= 2 and self.soldiers[side] < 2 and (yield Question("soldier", sides={side: {True, False}})):
            self.soldiers[side] += 1
        self.move(side, number)
        yield from self.arrive(side, may_push=True)

    def seek_allies(self, side: int) -> Script:
        while self.can_ally() and not self.can_buy(side):
            self.talk = "ally"
            answer = yield Question("seek", sides={side: {True}})
            self.talk = None
            if side not in self.sides:
                raise TurnOver
            if answer is not LOOK_AGAIN:
                break

    def can_buy(self, side: int) -> bool:
        if self.agreed["no_early_works"] and self.round == 1:
            return False
        return self.cash[side] >= 50 and bool(self.art.total()) and bool(self.rooms(side))

    def buy_works(self, side: int) -> Script:
        bought = 0
        while bought < 4 and self.can_buy(side):
            self.talk = "ally" if bought == 0 else None
            answer = yield Question("work", sides={side: {True, False}})
            if side not in self.sides:
                self.talk = None
                raise TurnOver
            if answer is LOOK_AGAIN:
                continue
            self.talk = None
            if not answer:
                return
            self.cash[side] -= 50
            bought += 1
            value = yield Question("draw", weights={value: count for value, count in self.art.items() if count})
            self.art[value] -= 1
            space = yield Question("exhibit", sides={side: self.rooms(side)})
            self.works[space].append(value)

    def rooms(self, side: int) -> set[int]:
        return {space for space in STREETS if self.owner.get(space) == side and len(self.works[space]) < 4}

    def move(self, side: int, spaces: int) -> None:
        place = self.place[side]
        assert place is not None
        for _ in range(abs(spaces)):
            place += 1 if spaces > 0 else -1
            place = {33: 1, 0: 32}.get(place, place)
            if place == 1 and spaces > 0:
                self.cash[side] += 100
        self.place[side] = place

    def arrive(self, side: int, *, may_push: bool) -> Script:
        space = self.place[side]
        if space not in (9, 17):
            for other in self.after(side):
                if self.place[other] == space:
                    yield from self.meet(side, other)
        yield from self.effect(side, space)
        holder = next((owner for owner in self.sides if space in self.offices[owner]), None)
        if holder is None or holder == side:
            return
        if space in (7, 22, 28) and self.soldiers[side] and (yield Question("strike", sides={holder: {True, False}})):
            self.soldiers[side] -= 1
        if may_push:
            push = yield Question("push", sides={holder: set(range(-5, 6))})
            if push:
                self.move(side, push)
                yield from self.arrive(side, may_push=False)

    def after(self, side: int) -> list[int]:
        """The other sides, around the table."""
        turns = [(side + step) % self.seats for step in range(1, self.seats)]
        return [other for other in turns if other in self.sides]

    def meet(self, side: int, other: int) -> Script:
        while self.soldiers[side] and self.soldiers[other]:
            mine = yield Question("battle", weights=DEVICE)
            theirs = yield Question("battle", weights={number: 1 for number in DEVICE if number != mine})
            self.soldiers[other if mine > theirs else side] -= 1
        if self.soldiers[side]:
            yield from self.owe(other, side, 10)
        elif self.soldiers[other]:
            yield from self.owe(side, other, 10)

    def effect(self, side: int, space: int | None) -> Script:
        if space == 1:
            yield from self.office(side)
        elif space in (3, 11, 24):
            yield from self.market(side)
        elif space in (7, 22, 28):
            yield from self.news()
        elif space in PRICE:
            if space not in self.owner:
                yield from self.acquire(side, space)
            elif self.owner[space] != side:
                yield from self.owe(side, self.owner[space], self.tax(space))

    def tax(self, space: int) -> int:
        if space in BRIDGES:
            return BRIDGES[space] // 2
        percent = RENT[len(self.works[space])]
        quarter = next(quarter for quarter in QUARTERS if space in quarter)
        if len({self.owner.get(other) for other in quarter}) == 1:
            percent *= 2
        return STREETS[space] * percent // 100

    # Palaces

    def acquire(self, side: int, space: int) -> Script:
        ways = {"auction", "leave"} | ({"buy"} if self.cash[side] >= PRICE[space] else set())
        way = yield Question("acquire", sides={side: ways})
        if way == "buy":
            self.cash[side] -= PRICE[space]
            self.owner[space] = side
        if way == "auction":
            yield from self.auction([*self.after(side), side], space)

    def auction(self, bidders: list[int], space: int) -> Script:
        best = 0
        leader = None
        while bidders and bidders != [leader]:
            side = bidders.pop(0)
            if self.cash[side] < best + 5 or not (yield Question("bid?", sides={side: {True, False}})):
                continue
            best = yield Question("bid", sides={side: range(best + 5, self.cash[side] + 1, 5)})
            leader = side
            bidders.append(side)
        if leader is not None:
            self.cash[leader] -= best
            self.owner[space] = leader

    # Special spaces

    def office(self, side: int) -> Script:
        top = self.office_top
        if top is None or self.cash[side] < OFFICES[top]:
            return
        if (yield Question("office", sides={side: {True, False}})):
            self.cash[side] -= OFFICES[top]
            self.offices[side].append(top)
            self.office_top = None
            yield from self.turn_up_office()

    def turn_up_office(self) -> Script:
        if self.office_top is None and (self.office_mixed or self.office_under):
            known = {self.office_under[0]: 1} if not self.office_mixed else dict.fromkeys(self.office_mixed, 1)
            self.office_top = yield Question("office card", weights=known)
            if self.office_mixed:
                self.office_mixed.remove(self.office_top)
            else:
                self.office_under.pop(0)

    def turn_up_news(self) -> Script:
        known = {self.news_under[0]: 1} if not self.news_mixed else dict.fromkeys(self.news_mixed, 1)
        self.news_top = yield Question("news card", weights=known)
        if self.news_mixed:
            self.news_mixed.remove(self.news_top)
        else:
            self.news_under.pop(0)

    def news(self) -> Script:
        assert self.news_top is not None
        favoured = "guelphs" if self.news_top in POPE else "ghibellines"
        for side, members in self.sides.items():
            self.cash[side] += 100 * sum(self.party[member] == favoured for member in members)
        self.news_under.append(self.news_top)
        yield from self.turn_up_news()

    def market(self, side: int) -> Script:
        bettors = [other for other in sorted(self.sides) if other != side and self.cash[other]]
        if not bettors or not (yield Question("market", sides={side: {True, False}})):
            return
        most = {other: self.cash[other] for other in bettors}
        if self.agreed["market_maximum"]:
            cap = max(5, self.cash[side] // (3 * len(bettors)) // 5 * 5)
            most = {other: min(cap, cash) for other, cash in most.items()}
        bets = yield Question("bet", sides={other: range(5, most[other] + 1, 5) for other in bettors})
        number = yield Question("market roll", weights=DEVICE)
        winners = [other for other in bettors if number in PRODUCTS[bets[other][0]]]
        for other in bettors:
            if other not in winners:
                self.cash[other] -= bets[other][1]
                self.cash[side] += bets[other][1]
        for other in self.after(side):
            if other not in winners:
                continue
            yield from self.owe(side, other, 3 * bets[other][1])

    # Debts

    def owe(self, debtor: int, creditor: int, florins: int) -> Script:
        mine = [space for space in STREETS if self.owner.get(space) == debtor]
        hung = sum(len(self.works[space]) for space in mine)
        if self.agreed["returned_works"] and self.cash[debtor] + 25 * hung >= florins:
            while self.cash[debtor] < florins:
                every = {(space, value) for space in mine for value in self.works[space]}
                space, value = yield Question("return", sides={debtor: every})
                self.works[space].remove(value)
                self.art[value] += 1
                self.cash[debtor] += 25
        if self.cash[debtor] >= florins:
            self.cash[debtor] -= florins
            self.cash[creditor] += florins
            return
        self.cash[creditor] += self.cash[debtor]
        for space, owner in list(self.owner.items()):
            if owner == debtor:
                self.owner[space] = creditor
        yield from self.leave(debtor)

    def leave(self, side: int) -> Script:
        self.cash[side] = self.soldiers[side] = 0
        self.place[side] = None
        self.office_under += self.offices[side]
        self.offices[side] = []
        self.out.append(self.sides.pop(side))
        if len(self.sides) == 1:
            raise GameOver
        yield from self.turn_up_office()
        if side == self.mover:
            raise TurnOver

    # Talk

    def negotiate(self) -> Script:
        while not self.is_last_round() and (self.agreed["negotiations"] or self.can_ally()):
            self.talk = "all"
            answer = yield Question("done", sides={side: {"done"} for side in self.sides})
            if answer is not LOOK_AGAIN:
                break
        self.talk = None

    def is_last_round(self) -> bool:
        return self.time_is_up or self.round == self.rounds

    def can_ally(self) -> bool:
        able = [side for side in self.sides if self.plays_on(side)]
        parties = Counter(self.party[min(self.sides[side])] for side in able)
        return self.is_time() and len(self.sides) > 2 and bool(parties) and max(parties.values()) > 1

    def is_time(self) -> bool:
        first = {"always": 0, "later": 5, "never": 1000}[self.agreed["alliances"]]
        return self.round > first or (self.round == first and not self.to_come)

    def plays_on(self, side: int) -> bool:
        return side in self.to_come or not self.is_last_round()

    def side_of(self, seat: int) -> int | None:
        return next((side for side, members in self.sides.items() if seat in members), None)

    def may_propose(self, seat: int, to: int) -> bool:
        own = self.side_of(seat)
        return (
            self.talk is not None
            and self.is_time()
            and own is not None
            and to in self.sides
            and to != own
            and len({self.party[member] for member in self.sides[own] | self.sides[to]}) == 1
            and len(self.sides) > 2
            and self.plays_on(own)
            and self.plays_on(to)
            and self.said[seat] < 6
        )

    def ally(self, kept: int, joined: int) -> None:
        self.sides[kept] |= self.sides.pop(joined)
        self.to_come.discard(joined)
        self.cash[kept] += self.cash[joined]
        self.cash[joined] = 0
        for space, owner in self.owner.items():
            if owner == joined:
                self.owner[space] = kept
        self.soldiers[kept] = min(2, self.soldiers[kept] + self.soldiers[joined])
        self.soldiers[joined] = 0
        self.offices[kept] += self.offices[joined]
        self.offices[joined] = []
        self.place[joined] = None

    def may_offer(self, seat: int, terms: Terms) -> bool:
        return self.said[seat] < 6 and self.can_trade(seat, terms)

    def can_trade(self, seat: int, terms: Terms) -> bool:
        own = self.side_of(seat)
        to, give, pay, want, ask = terms
        if self.talk != "all" or not self.agreed["negotiations"] or own is None or to not in self.sides or to == own:
            return False
        mine = {space for space, owner in self.owner.items() if owner == own}
        theirs = {space for space, owner in self.owner.items() if owner == to}
        in_order = list(give) == sorted({*give}) and list(want) == sorted({*want})
        in_fives = pay % 5 == 0 and ask % 5 == 0 and 0 <= pay <= self.cash[own] and 0 <= ask <= self.cash[to]
        is_bargain = bool((give or pay) and (want or ask) and (give or want) and not (pay and ask))
        return in_order and {*give} <= mine and {*want} <= theirs and in_fives and is_bargain

    def trade(self, seat: int, terms: Terms) -> None:
        own = self.side_of(seat)
        to, give, pay, want, ask = terms
        assert own is not None
        for space in give:
            self.owner[space] = to
        for space in want:
            self.owner[space] = own
        self.cash[own] += ask - pay
        self.cash[to] += pay - ask

    # The end

    def fortune(self, side: int) -> int:
        mine = [space for space, owner in self.owner.items() if owner == side]
        hung = sum(sum(self.works[space]) for space in mine if space in STREETS)
        offices = sum(OFFICES[office] for office in self.offices[side])
        return self.cash[side] + sum(PRICE[space] for space in mine) + hung + offices

    def result(self) -> tuple[list[int], list[int]]:
        """Places and points, seat by seat."""
        points = [0] * self.seats
        order: list[list[int]] = []
        for side, members in self.sides.items():
            for member in members:
                points[member] = self.fortune(side) // len(members)
        for worth in sorted({self.fortune(side) for side in self.sides}, reverse=True):
            order.append([m for side, members in self.sides.items() for m in members if self.fortune(side) == worth])
        order += [sorted(members) for members in reversed(self.out)]
        places, place = [0] * self.seats, 1
        for group in order:
            for member in group:
                places[member] = place
            place += len(group)
        return places, points
