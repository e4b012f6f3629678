"""Plays the rulebook and the oracle side by side, and compares everything at every question."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from beffroi.core.action import CHANCE, HOST, Action, Seat
from beffroi.core.chance import draw
from beffroi.core.engine import choices, play, refusals, waiting
from beffroi.core.host import TimeUp
from beffroi.games.leonardo import GAME
from beffroi.games.leonardo.alliance import Alliances, SeekAllies
from beffroi.games.leonardo.art import BuyWorks
from beffroi.games.leonardo.material import PALACES
from beffroi.games.leonardo.rulebook import (
    CLOCKS,
    Accept,
    Bid,
    Decline,
    Drop,
    Join,
    LeonardoOptions,
    Offer,
    Pass,
    Propose,
    Withdraw,
)
from beffroi.games.leonardo.state import Leonardo
from beffroi.games.leonardo.trade import Deals, Offers
from beffroi.games.leonardo.turn import RollDevice
from tests.games.leonardo.naive import LOOK_AGAIN, Naive, Question, Script, perft

KINDS = {
    "DealPalace": "deal",
    "TurnUpOffice": "office card",
    "ChooseParty": "party",
    "TurnUpEvent": "news card",
    "SeekAllies": "seek",
    "BuyWorks": "work",
    "DrawWork": "draw",
    "ExhibitWork": "exhibit",
    "RollDevice": "roll",
    "KeepRoll": "keep",
    "TakeSoldier": "soldier",
    "Attack": "battle",
    "Defend": "battle",
    "AcquirePalace": "acquire",
    "Bidding": "bid?",
    "NameBid": "bid",
    "AcquireOffice": "office",
    "OpenMarket": "market",
    "PlaceBets": "bet",
    "RollForMarket": "market roll",
    "StrikeSoldier": "strike",
    "PushVisitor": "push",
    "PayDebt": "return",
    "Negotiate": "done",
}
WORDS = {"Buy": "buy", "Auction": "auction", "Done": "done"}


def plain(kind: str, action: Action) -> Any:
    """An action as the oracle would say it."""
    if kind == "acquire":
        return WORDS.get(type(action).__name__, "leave")
    if isinstance(action, Decline | Pass):
        return False
    values = tuple(getattr(action, name) for name in action.__struct_fields__)
    if not values:
        return WORDS.get(type(action).__name__, True)
    value = values if len(values) > 1 else values[0]
    return int(value) if isinstance(value, str) and value.isdigit() else value


class Lockstep:
    """One game, played twice."""

    def __init__(self, seats: int, options: LeonardoOptions, seed: int) -> None:
        self.rng = Random(seed)
        self.s: Leonardo = GAME.setup(seats, options)
        self.oracle = Naive(seats, options.rounds, **agreed_in(self.s))
        self.script = self.oracle.play()
        self.question: Question | None = next(self.script)
        self.plies = 0

    def play(self) -> int:
        """The whole game; returns how many questions were compared."""
        while waiting(self.s):
            self.compare()
            if self.oracle.talk is not None and self.rng.randrange(3) == 0:
                self.talk()
            else:
                self.answer()
            self.plies += 1
        assert self.question is None
        self.compare_table()
        self.compare_result()
        return self.plies

    def send(self, answer: Any) -> None:
        try:
            self.question = self.script.send(answer)
        except StopIteration:
            self.question = None

    def answer(self) -> None:
        assert self.question is not None
        kind = self.question.kind
        if waiting(self.s) == (CHANCE,):
            drawn = draw(self.s, self.rng)
            play(self.s, CHANCE, drawn)
            self.send(plain(kind, drawn))
            return
        answers: dict[int, Any] = {}
        while len(answers) < len(self.question.sides):
            if kind == "done" and answers and self.rng.randrange(4) == 0:
                answers = self.talk_when_some_are_done(answers)
                if not self.is_negotiating():
                    return
                continue
            asked = waiting(self.s)
            seat = asked[self.rng.randrange(len(asked))]
            action = self.pick(seat)
            answers[self.s.side(seat)] = plain(kind, action)
            play(self.s, seat, action)
        self.send(answers if self.question.is_sealed else next(iter(answers.values())))

    def is_negotiating(self) -> bool:
        return self.question is not None and self.question.kind == "done"

    def talk_when_some_are_done(self, done: dict[int, Any]) -> dict[int, Any]:
        """Who is done may still speak; a side that has grown is not done any more."""
        before = {side: {*members} for side, members in self.oracle.sides.items()}
        self.talk()
        still = {side: said for side, said in done.items() if self.oracle.sides.get(side) == before[side]}
        if self.is_negotiating():
            assert {self.s.side(seat) for seat, _ in self.s.held} == {*still}
        return still

    def pick(self, seat: Seat) -> Action:
        offered = choices(self.s, seat)
        action: Action = offered.sample(self.rng)
        if isinstance(action, Bid) and self.rng.randrange(2):
            action = next(iter(offered))
        return action

    # What must be equal

    def compare(self) -> None:
        self.compare_table()
        assert self.question is not None
        assert KINDS[type(self.s.agenda[0]).__name__] == self.question.kind
        self.compare_floor()
        if self.question.weights:
            assert waiting(self.s) == (CHANCE,)
            odds = {plain("", action): weight for action, weight in self.s.agenda[0].odds(self.s)}
            assert odds == self.question.weights
            return
        asked = {member for side in self.question.sides for member in self.oracle.sides[side]}
        assert {*waiting(self.s)} == asked
        for seat in waiting(self.s):
            offered, legal = choices(self.s, seat), self.question.legal(self.s.side(seat))
            assert len(offered) == len(legal)
            assert {plain(self.question.kind, action) for action in offered} == legal

    def compare_floor(self) -> None:
        talk, agreed = self.oracle.talk, self.oracle.agreed
        speaking = {type(step) for step in self.s.floor if step.asks(self.s)}
        assert (Alliances in speaking) == (talk is not None and agreed["alliances"] != "never")
        assert (Offers in speaking) == (Deals in speaking) == (talk == "all" and agreed["negotiations"])

    def compare_table(self) -> None:
        s, oracle = self.s, self.oracle
        assert {side: {*s.members(side)} for side in s.sides.standing()} == oracle.sides
        assert dict(enumerate(s.purses)) == oracle.cash
        assert -s.bank == sum(oracle.cash.values())
        assert {space: s.owners[space] for space in PALACES if s.owners[space] >= 0} == oracle.owner
        assert all(sorted(s.works[space]) == sorted(hung) for space, hung in oracle.works.items())
        assert dict(enumerate(s.soldiers)) == oracle.soldiers
        assert {side: list(held) for side, held in enumerate(s.offices)} == oracle.offices
        assert {side: pawn or None for side, pawn in enumerate(s.pawns)} == oracle.place
        assert [{*seats} for seats in s.left] == oracle.out
        if s.agenda:
            assert s.round == oracle.round

    def compare_result(self) -> None:
        assert self.s.result is not None
        assert self.s.result.ending == self.oracle.ending
        places, points = self.oracle.result()
        assert self.s.result.places == tuple(places)
        assert self.s.result.points == tuple(points)

    # Talk, said to both

    def talk(self) -> None:
        word = self.rng.randrange(5)
        if word == 0:
            self.propose()
        elif word == 4 and self.s.options.length in CLOCKS and self.s.round > 2 and not self.oracle.time_is_up:
            play(self.s, HOST, TimeUp())
            self.oracle.time_is_up = True
        else:
            self.bargain()
        self.send(LOOK_AGAIN)

    def propose(self) -> None:
        seat, to = (Seat(self.rng.randrange(len(self.s.seats))) for _ in range(2))
        pawn = ("ours", "theirs", "both")[self.rng.randrange(3)]
        proposal = Propose(to, pawn)
        legal = self.oracle.may_propose(seat, to) and pawn != "both"
        assert (refusals(self.s, seat, proposal) == ()) == legal
        if not legal:
            return
        play(self.s, seat, proposal)
        self.oracle.said[seat] += 1
        own, number = self.s.side(seat), self.s.numbered
        others = [other for side in (own, int(to)) for other in self.s.members(side) if other != seat]
        if self.rng.randrange(4) == 0:
            play(self.s, others[0], Withdraw(number))
            return
        for other in others:
            play(self.s, other, Join(number))
        if pawn == "ours":
            self.oracle.ally(own, to)
        else:
            self.oracle.ally(to, own)

    def bargain(self) -> None:
        seat, offer = self.some_offer()
        terms = (int(offer.to), offer.give, offer.pay, offer.want, offer.ask)
        legal = self.oracle.may_offer(seat, terms)
        assert (refusals(self.s, seat, offer) == ()) == legal
        if not legal:
            return
        play(self.s, seat, offer)
        self.oracle.said[seat] += 1
        number = self.s.numbered
        members = self.s.members(offer.to)
        taker = members[self.rng.randrange(len(members))]
        if self.rng.randrange(3) == 0:
            play(self.s, taker, Drop(number))
            return
        play(self.s, taker, Accept(number))
        self.oracle.trade(seat, terms)

    def some_offer(self) -> tuple[Seat, Offer]:
        """An offer that may or may not be lawful."""
        rng = self.rng
        seat, to = (Seat(rng.randrange(len(self.s.seats))) for _ in range(2))
        own = self.s.palaces_of(self.s.side(seat)) if self.s.side(seat) >= 0 else ()
        theirs = self.s.palaces_of(to)
        give = tuple(space for space in own if rng.randrange(3) == 0)
        want = tuple(space for space in theirs if rng.randrange(3) == 0)
        if rng.randrange(6) == 0:
            give = (*give, PALACES[rng.randrange(len(PALACES))])
        pay = rng.randrange(0, 12) * 5 * rng.randrange(2)
        ask = rng.randrange(0, 12) * 5 * rng.randrange(2)
        return seat, Offer(to, give, pay + (rng.randrange(9) == 0), want, ask)


def agreed_in(s: Leonardo) -> dict[str, Any]:
    """The options but for the length."""
    return {name: getattr(s.options, name) for name in s.options.__struct_fields__ if name != "length"}


def naive_of(s: Leonardo) -> Script:
    """What the oracle has left to ask in a position in which a turn has just begun."""
    oracle = Naive(len(s.seats), s.options.rounds, **agreed_in(s))
    oracle.sides = {side: {*s.members(side)} for side in s.sides.standing()}
    oracle.out = [{*seats} for seats in s.left]
    oracle.cash = dict(enumerate(s.purses))
    oracle.party = {seat: party for seat, party in enumerate(s.parties) if party}
    oracle.owner = {space: s.owners[space] for space in PALACES if s.owners[space] >= 0}
    oracle.works = {space: list(s.works[space]) for space in oracle.works}
    oracle.soldiers = dict(enumerate(s.soldiers))
    oracle.offices = {side: list(held) for side, held in enumerate(s.offices)}
    oracle.home = dict(enumerate(s.homes))
    oracle.place = {side: pawn or None for side, pawn in enumerate(s.pawns)}
    oracle.art = Counter({int(work): count for work, count in s.art.mixed})
    oracle.news_mixed, oracle.news_under = {card for card, _ in s.events.mixed}, list(s.events.under)
    oracle.office_mixed = {int(card) for card, _ in s.office_pile.mixed}
    oracle.office_under = list(map(int, s.office_pile.under))
    oracle.news_top = s.events.top
    oracle.office_top = None if s.office_pile.top is None else int(s.office_pile.top)
    oracle.round = s.round
    turn = s.agenda[0]
    assert isinstance(turn, SeekAllies | BuyWorks | RollDevice)
    return oracle.play(since=turn.seat)


def naive_perft(s: Leonardo, depth: int) -> int:
    """In how many ways a position goes on, by the oracle."""
    return perft(lambda: naive_of(s), depth)
