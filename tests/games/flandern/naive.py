"""A slow, plain second implementation of Flandern 1302, used only as an oracle in tests.

It follows the rulebook as a script that stops at every question: `game` yields whom it asks for what and is sent the
answers. Cities are dictionaries of lots, read from the layout tables beside this file.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Generator
from dataclasses import dataclass, field
from itertools import permutations
from pathlib import Path
from typing import Any

LAYOUTS: dict[str, Any] = json.loads((Path(__file__).parent / "layouts.json").read_text("utf-8"))
CHANCE = -1
GUILDS = ["blue", "yellow", "green", "red"]
CITY_OF = {"blue": "brugge", "yellow": "gent", "green": "ieper", "red": "leuven", "grey": "utrecht", "church": "luik"}
CITIES = list(CITY_OF.values())
SILVER = [*CITIES, "site", "take-back"]
PILE_A = [
    "brugge",
    "gent",
    "ieper",
    *["influence"] * 3,
    *["site"] * 3,
    *["take-back"] * 2,
    "cathedral",
    *["master"] * 2,
]
PILE_B = [
    *["leuven", "utrecht", "luik"],
    *["influence"] * 3,
    "site",
    *["take-back"] * 2,
    *["cathedral"] * 3,
    *["master"] * 2,
]
SPECIAL_SHAPE = {"A": "K", "B": "E", "C": "R", "D": "K"}

Choice = tuple[Any, ...]


def lots_in(letters: str) -> set[str]:
    """The lots that a string of the tables names."""
    return {"centre" if letter == "#" else letter for letter in letters}


@dataclass
class Question:
    """Who is asked what; `about` says with which card and arms."""

    kind: str
    seats: list[int]
    about: tuple[Any, ...] = ()


@dataclass
class Tile:
    """A quarter that stands somewhere, on one lot or two."""

    arms: str
    lots: set[str]
    printed: int = 0
    pawns: int = 0
    special: str = ""
    site: bool = False
    cathedral: bool = False


@dataclass
class Town:
    """A city with its centre on a site."""

    name: str
    site: str
    tiles: list[Tile]
    free: set[str]
    covered: set[str] = field(default_factory=set)
    scored: bool = False

    @property
    def layout(self) -> Any:
        return LAYOUTS[self.site]

    def shape(self, lot: str) -> str:
        return "R" if len(lot) == 2 else str(self.layout["type"][lot])

    def tile_on(self, lot: str) -> Tile | None:
        return next((tile for tile in self.tiles if lot in tile.lots), None)

    def touching(self, lot: str) -> set[str]:
        """The lots that share an edge with a lot; porches apart."""
        under = self.layout["annex_under"]
        if len(lot) == 2:
            return set(under[lot])
        return lots_in(self.layout["touch"]["#" if lot == "centre" else lot]) | {
            annex for annex in under if lot in under[annex]
        }

    def long_neighbours(self, lot: str) -> set[str]:
        return lots_in(self.layout["annex_under"][lot] if len(lot) == 2 else self.layout["long_borders"][lot])

    def porched(self) -> list[str]:
        return [lot for tile in self.tiles if tile.special in {"A", "B", "C"} for lot in tile.lots]

    def open_annexes(self) -> set[str]:
        built = {lot for tile in self.tiles for lot in tile.lots}
        return {lot for lot in self.free | self.covered | built if len(lot) == 2}

    def opens(self, lot: str) -> set[str]:
        """The annexes a porch on this lot would newly open."""
        under = self.layout["annex_under"]
        hidden = {annex for annex in under for porched in self.porched() if porched in under[annex]}
        return set(self.layout["opens"].get(lot, ())) - self.open_annexes() - hidden

    def covers(self, lot: str) -> set[str]:
        """The annexes a porch on this lot would stand on."""
        return {annex for annex, under in self.layout["annex_under"].items() if lot in under}

    def arms_clash(self, arms: str, lots: set[str], porch: bool) -> bool:
        """Rule 3."""
        near = {other for lot in lots for other in self.touching(lot)} - lots
        if porch:
            near |= {annex for lot in lots for annex in self.layout["porch_touches"].get(lot, ())}
        for porched in self.porched():
            if lots & set(self.layout["porch_touches"].get(porched, ())):
                near.add(porched)
        return any((tile := self.tile_on(lot)) is not None and tile.arms == arms for lot in near)

    def borders_built(self, lots: set[str]) -> bool:
        """Rule 2."""
        return any(self.tile_on(other) for lot in lots for other in self.long_neighbours(lot))


class Naive:
    """A table of Flandern 1302."""

    def __init__(self, seats: int) -> None:
        self.seats = list(range(seats))
        self.first = 0
        self.guild: dict[int, str] = {}
        self.influenced: dict[int, str] = {}
        self.towns: dict[str, Town] = {}
        self.stock: Counter[tuple[str, str]] = Counter()  # (quarter, shape)
        for arms in [*GUILDS, "grey"]:
            for shape in "KER":
                self.stock[arms, shape] = 3
                self.stock[f"{arms}-1", shape] = 1
                self.stock[f"{arms}-2", shape] = 1
        for shape in "KER":
            self.stock["church", shape] = 3
        for letter, shape in SPECIAL_SHAPE.items():
            self.stock[f"church-{letter}", shape] = 1
        self.hand = {seat: set(SILVER) for seat in self.seats}
        self.played: dict[int, set[str]] = {seat: set() for seat in self.seats}
        self.influence = dict.fromkeys(self.seats, 0 if seats == 2 else 3)
        self.points: Counter[str] = Counter()
        self.pile: list[list[str]] = [list(PILE_A), list(PILE_B)]
        self.laid: list[str] = []
        self.gold: str | None = None
        self.result: tuple[str, list[int]] | None = None
        self.works = 0
        self.script = self.game()
        self.question: Question | None = next(self.script)

    # asking

    def choices(self, seat: int) -> set[Choice]:
        """Everything the seat may answer to the question."""
        assert self.question is not None
        about = self.question.about
        taken = {*self.guild.values(), *self.influenced.values()}
        cards = self.hand.get(seat, set())
        offers: dict[str, Callable[[], set[Choice]]] = {
            "starter": lambda: {("Starter", each) for each in self.seats},
            "guild": lambda: {("TakeGuild", guild) for guild in GUILDS if guild not in taken},
            "influence": lambda: {("TakeInfluence", guild) for guild in GUILDS if guild not in taken},
            "site": lambda: {("TakeSite", site) for site in self.empty_sites()},
            "settle": lambda: {("Settle", *pair) for pair in permutations(self.empty_sites(), 2)},
            "draw": lambda: {("Draw", card) for card in next(pile for pile in self.pile if pile)},
            "choose": lambda: {("Choose", card, n) for card in cards for n in range(self.influence[seat] + 1)},
            "order": lambda: {("Lay", card) for card in cards} | {("DrawFirst",)},
            "again": lambda: {("DrawAgain",), ("StopDrawing",)},
            "lay": lambda: {("Lay", card) for card in cards},
            "city": lambda: self.city_actions(*about),
            "anywhere": lambda: {each for town in self.towns.values() for each in self.builds(town, *about)},
            "cathedral": lambda: {("RaiseCathedral", *where) for where in self.church_places()},
            "master": lambda: {("PlaceMaster", *where) for where in self.master_places(seat)},
        }
        return offers[self.question.kind]()

    def answer(self, answers: dict[int, Choice]) -> None:
        """Answer the question; the script goes on to the next one."""
        try:
            self.question = self.script.send(answers)
        except StopIteration:
            self.question = None

    def remove(self, seat: int, city: str) -> None:
        """Put the card of a scored city away."""
        assert self.towns[city].scored
        self.hand[seat].remove(city)

    # the rulebook

    def game(self) -> Generator[Question, dict[int, Choice], None]:
        drawn = yield Question("starter", [CHANCE])
        self.first = drawn[CHANCE][1]
        order = self.clockwise(self.first)
        for seat in order:
            self.guild[seat] = (yield Question("guild", [seat]))[seat][1]
        if len(self.seats) == 2:
            for seat in order:
                self.influenced[seat] = (yield Question("influence", [seat]))[seat][1]
        for guilds in (self.guild, self.influenced):
            for seat in order:
                if seat in guilds:
                    site = (yield Question("site", [seat]))[seat][1]
                    self.found(guilds[seat], site)
        _, utrecht, luik = (yield Question("settle", [CHANCE]))[CHANCE]
        self.found("grey", utrecht)
        self.found("church", luik)
        if len(self.seats) == 2:
            yield from self.game_of_two()
            return
        for city in set(CITIES) - set(self.towns):
            for hand in self.hand.values():
                hand.remove(city)
            for pile in self.pile:
                if city in pile:
                    pile.remove(city)
        yield from self.rounds()

    def rounds(self) -> Generator[Question, dict[int, Choice], None]:
        while True:
            yield from self.draw_gold()
            chosen = yield Question("choose", list(self.seats))
            yield from self.act_in_order(chosen)
            yield from self.gold_action()
            self.cover()
            self.score_full()
            if self.free_lots() <= 1:
                self.end("lots")
                return
            if not any(self.pile):
                self.end("gold")
                return
            self.first = self.clockwise(self.first)[1]

    def draw_gold(self) -> Generator[Question, dict[int, Choice], None]:
        self.gold = None
        while any(self.pile):
            card = (yield Question("draw", [CHANCE]))[CHANCE][1]
            next(pile for pile in self.pile if pile).remove(card)
            if card in self.towns and self.towns[card].scored:
                continue
            self.gold = card
            return

    def act_in_order(self, chosen: dict[int, Choice]) -> Generator[Question, dict[int, Choice], None]:
        seating = self.clockwise(self.first)
        order = sorted(seating, key=lambda seat: -chosen[seat][2])  # sorted is stable: nearer seats stay in front
        for seat in order:
            self.hand[seat].remove(chosen[seat][1])
            self.played[seat].add(chosen[seat][1])
            self.influence[seat] -= chosen[seat][2]
        for seat in order:
            yield from self.execute(seat, chosen[seat][1], [self.guild[seat], "grey", "church"])

    def gold_action(self) -> Generator[Question, dict[int, Choice], None]:
        card, self.gold = self.gold, None
        if card == "influence":
            self.influence[self.first] += 1
        elif card == "cathedral":
            if self.church_places():
                _, city, lot = (yield Question("cathedral", [self.first]))[self.first]
                tile = self.towns[city].tile_on(lot)
                assert tile is not None
                tile.cathedral = True
        elif card == "master":
            if self.master_places(self.first):
                _, city, lot = (yield Question("master", [self.first]))[self.first]
                tile = self.towns[city].tile_on(lot)
                assert tile is not None
                tile.pawns += 1
        elif card is not None:
            yield from self.execute(self.first, card, ["grey", "church"])

    def execute(self, seat: int, card: str, arms: list[str]) -> Generator[Question, dict[int, Choice], None]:
        if card == "take-back":
            self.hand[seat] |= self.played[seat]
            self.played[seat] = set()
        elif card == "site":
            pawns = 10 - sum(tile.site for town in self.towns.values() for tile in town.tiles)
            if pawns and any(self.builds(town, arms) for town in self.towns.values()):
                choice = (yield Question("anywhere", [seat], (arms,)))[seat]
                self.build(choice, site=True)
        elif self.city_actions(card, arms):
            choice = (yield Question("city", [seat], (card, arms)))[seat]
            if choice[0] == "Build":
                self.build(choice, site=False)
            else:
                tile = self.towns[choice[1]].tile_on(choice[2])
                assert tile is not None
                tile.site = False
                self.works += 1

    def game_of_two(self) -> Generator[Question, dict[int, Choice], None]:
        self.pile = [[f"{guild}-{card}" for guild in self.influenced.values() for card in [*CITIES, "site"]]]
        at_shuffle = 0
        seat = self.first
        while True:
            emptied: int | None = None
            first = (yield Question("order", [seat]))[seat]
            if first[0] == "Lay":
                yield from self.lay(seat, first[1])
            while True:
                if not self.pile[0]:
                    self.pile[0], self.laid, at_shuffle = self.laid, [], self.works
                card = (yield Question("draw", [CHANCE]))[CHANCE][1]
                self.pile[0].remove(card)
                if not self.pile[0]:
                    emptied = at_shuffle
                guild, what = card.split("-", 1)
                if what in self.towns and self.towns[what].scored:
                    if (yield Question("again", [seat]))[seat][0] == "DrawAgain":
                        continue
                    break
                self.laid.append(card)
                yield from self.execute(seat, what, [guild, "grey", "church"])
                break
            if first[0] != "Lay":
                yield from self.lay(seat, (yield Question("lay", [seat]))[seat][1])
            self.cover()
            self.score_full()
            if self.free_lots() == 0:
                self.end("full")
                return
            if not self.players_can_go_on():
                self.end("influenced-only")
                return
            if emptied is not None and emptied == self.works:
                self.end("stalled")
                return
            seat = self.first = 1 - seat

    def lay(self, seat: int, card: str) -> Generator[Question, dict[int, Choice], None]:
        self.hand[seat].remove(card)
        self.played[seat].add(card)
        yield from self.execute(seat, card, [self.guild[seat], "grey", "church"])

    def players_can_go_on(self) -> bool:
        arms = [*self.guild.values(), "grey", "church"]
        return any(
            self.could_stand(town, lot, arms) for town in self.towns.values() if not town.scored for lot in town.free
        )

    # the board

    def clockwise(self, start: int) -> list[int]:
        return [(start + step) % len(self.seats) for step in range(len(self.seats))]

    def empty_sites(self) -> list[str]:
        return [site for site in LAYOUTS if site not in {town.site for town in self.towns.values()}]

    def found(self, arms: str, site: str) -> None:
        name = CITY_OF[arms]
        self.towns[name] = Town(name, site, [Tile(arms, {"centre"})], set("abcdefghijkl"))

    def free_lots(self) -> int:
        return sum(len(town.free) for town in self.towns.values())

    def kinds(self, arms: list[str]) -> list[str]:
        """The names of the quarters of some arms."""
        plain = [f"{each}{suffix}" for each in arms if each != "church" for suffix in ("", "-1", "-2")]
        return plain + (["church", "church-A", "church-B", "church-C", "church-D"] if "church" in arms else [])

    def may_stand(self, town: Town, lots: set[str], quarter: str) -> bool:
        """Rule 3, and what the special quarters want of their place; rule 2 apart."""
        arms, _, mark = quarter.partition("-")
        porch = mark in {"A", "B", "C"}
        if not lots <= town.free or town.arms_clash(arms, lots, porch):
            return False
        if porch:
            (lot,) = lots
            return bool(town.opens(lot)) and not town.covers(lot) & town.open_annexes()
        return True

    def places(self, town: Town, quarter: str) -> list[tuple[str, set[str]]]:
        """Where a quarter in stock has its shape: the name of the place, and its lots."""
        if quarter == "church-D":
            pairs = town.layout["D_pairs"] if self.stock["church-D", "K"] else []
            return [(large + small, {large, small}) for large, small in pairs]
        special = quarter.partition("-")[2]
        return [
            (lot, {lot})
            for lot in town.free
            if self.stock[quarter, town.shape(lot)] and SPECIAL_SHAPE.get(special, town.shape(lot)) == town.shape(lot)
        ]

    def builds(self, town: Town, arms: list[str]) -> set[Choice]:
        if town.scored:
            return set()
        return {
            ("Build", town.name, name, quarter)
            for quarter in self.kinds(arms)
            for name, lots in self.places(town, quarter)
            if self.may_stand(town, lots, quarter) and town.borders_built(lots)
        }

    def city_actions(self, city: str, arms: list[str]) -> set[Choice]:
        town = self.towns[city]
        if town.scored:
            return set()
        finishes = {
            ("Finish", city, self.name_of(town, tile)) for tile in town.tiles if tile.site and tile.arms in arms
        }
        return self.builds(town, arms) | finishes

    def name_of(self, town: Town, tile: Tile) -> str:
        """A quarter is called by its lot; D by its large one."""
        return next(lot for lot in tile.lots if len(tile.lots) == 1 or town.shape(lot) == "K")

    def build(self, choice: Choice, *, site: bool) -> None:
        _, city, name, quarter = choice
        town = self.towns[city]
        arms, _, mark = quarter.partition("-")
        lots = set(name) if quarter == "church-D" else {name}
        shape = "K" if quarter == "church-D" else town.shape(name)
        opened = town.opens(name) if mark in {"A", "B", "C"} else set()
        self.stock[quarter, shape] -= 1
        town.free -= lots
        printed = int(mark) if mark.isdigit() else 0
        town.tiles.append(Tile(arms, lots, printed, special="" if mark.isdigit() else mark, site=site))
        town.free |= opened
        self.works += 1

    def church_places(self) -> set[tuple[str, str]]:
        return {
            (town.name, self.name_of(town, tile))
            for town in self.towns.values()
            for tile in town.tiles
            if not town.scored and tile.arms == "church" and not tile.cathedral
        }

    def master_places(self, seat: int) -> set[tuple[str, str]]:
        return {
            (town.name, self.name_of(town, tile))
            for town in self.towns.values()
            for tile in town.tiles
            if not town.scored and tile.arms in {self.guild[seat], "grey"}
        }

    def could_stand(self, town: Town, lot: str, arms: list[str]) -> bool:
        """Whether any quarter in stock of some arms could ever stand on a lot."""
        return any(
            self.may_stand(town, lots, quarter)
            for quarter in self.kinds(arms)
            for name, lots in self.places(town, quarter)
            if name[0] == lot[0] and (name == lot or quarter == "church-D")
        )

    def cover(self) -> None:
        arms = [*self.guild.values(), *self.influenced.values(), "grey", "church"]
        for town in self.towns.values():
            while dead := {lot for lot in town.free if not self.could_stand(town, lot, arms)} | self.cut_off(town):
                town.free -= dead
                town.covered |= dead

    def cut_off(self, town: Town) -> set[str]:
        reached = {lot for tile in town.tiles for lot in tile.lots}
        while more := {lot for lot in town.free - reached if town.long_neighbours(lot) & reached}:
            reached |= more
        return town.free - reached

    def score_full(self) -> None:
        for town in self.towns.values():
            if not town.free and not town.scored:
                self.score(town)

    def score(self, town: Town) -> None:
        done = [tile for tile in town.tiles if not tile.site]
        value = sum((2 + tile.cathedral) if tile.arms == "church" else 1 for tile in done)
        strength: dict[str, tuple[int, int]] = {}
        for arms in [*GUILDS, "grey"]:
            own = [tile for tile in done if tile.arms == arms]
            if own:
                strength[arms] = (len(own), sum(tile.printed + tile.pawns for tile in own))
        prizes = [value, -(-value // 2), 4, 2, 0]
        for arms, own_strength in strength.items():
            lowest = sum(other >= own_strength for other in strength.values())
            self.points[arms] += prizes[lowest - 1]
        town.scored = True
        for tile in town.tiles:
            tile.site = False

    def end(self, ending: str) -> None:
        for town in self.towns.values():
            if not town.scored:
                town.covered |= town.free
                town.free = set()
                self.score(town)
        most = max(self.influence.values())
        for seat in self.seats:
            if most and self.influence[seat] == most:
                self.points[self.guild[seat]] += 3
        totals = [self.points[self.guild[seat]] for seat in self.seats]
        if self.influenced:
            totals = [total + self.points[self.influenced[seat]] for seat, total in enumerate(totals)]
        self.result = (ending, totals)
