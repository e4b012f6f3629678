"""A slow, plain second implementation of Bastide, written from rulebook and dossier, used only as an oracle in tests.

Choices are plain tuples: the name of the action in small letters, then its values.
"""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from itertools import combinations, product
from typing import Any

Choice = tuple[Any, ...]
CHANCE = -1

BLOCKS = ["A1", "A2", "A3", "A4", "B1", "B3", "B4", "C1", "C2", "C3", "C4"]
CORNERS = {"A1": "NW", "A4": "NE", "C1": "SW", "C4": "SE"}
EDGES = {"A2": "N", "A3": "N", "B1": "W", "B4": "E", "C2": "S", "C3": "S"}
AROUND_HALL = {"A1", "A2", "A3", "B1", "B3", "C1", "C2", "C3"}
RENT_TABLE = """
A1: R1.1 T1.A N.1 W.A
A2: R1.2 T1.A T2.A N.2 halle.N
A3: R1.3 T2.A T3.A N.3
A4: R1.4 T3.A N.4 E.A
B1: R1.1 R2.1 T1.B W.B halle.W
B3: R1.3 R2.3 T2.B T3.B halle.E
B4: R1.4 R2.4 T3.B E.B
C1: R2.1 T1.C S.1 W.C
C2: R2.2 T1.C T2.C S.2 halle.S
C3: R2.3 T2.C T3.C S.3
C4: R2.4 T3.C S.4 E.C
"""
RENT = {line.split(":")[0]: line.split(":")[1].split() for line in RENT_TABLE.strip().splitlines()}
OPEN_ON = {
    **dict.fromkeys(("R1.1", "R2.1"), "W"),
    **dict.fromkeys(("R1.4", "R2.4"), "E"),
    **dict.fromkeys(("T1.A", "T2.A", "T3.A"), "N"),
    **dict.fromkeys(("T1.C", "T2.C", "T3.C"), "S"),
}
CIRCLES = {
    **{street: [f"{street}.{n}" for n in "1234"] for street in ("R1", "R2")},
    **{street: [f"{street}.{row}" for row in "ABC"] for street in ("T1", "T2", "T3")},
    "halle": [f"halle.{side}" for side in "NESW"],
    **{wall: [f"{wall}.{n}" for n in "1234"] for wall in "NS"},
    **{wall: [f"{wall}.{row}" for row in "ABC"] for wall in "WE"},
    "church": [f"church.{n}" for n in "1234"],
    "chapel": [f"chapel.{n}" for n in "123"],
    "monastery": [f"monastery.{n}" for n in "1234"],
    "maladrerie": [f"maladrerie.{n}" for n in "123"],
}
EQUIPMENT = {circle: name for name, circles in CIRCLES.items() for circle in circles}
STRIPS_NEEDED = {"church": 2, "monastery": 2, "chapel": 1, "maladrerie": 1}
WALLS = ("N", "S", "W", "E")
GROUPS = {
    "prince": set(WALLS),
    "pope": set(STRIPS_NEEDED),
    "people": {"R1", "R2", "T1", "T2", "T3", "halle"},
}
TILES = {"house": 36, "fire": 6, "english-1": 8, "english-2": 5, "english-3": 2, "english-4": 1}
TOKENS = 20
ANY_TIME = {"none", "spare"} | {f"build-{x}" for x in [*CIRCLES, *BLOCKS]}
AT_LEAST = {"bid-3": 3, "bid-6": 6, "bid-9": 9, "bid-12": 12}
AT_MOST = {"abstain": 0, "most-3": 3, "most-6": 6, "most-9": 9, "most-12": 12}


def next_to(one: str, other: str) -> bool:
    """Tell whether two blocks are the same or touch, over corners too."""
    return abs(ord(one[0]) - ord(other[0])) <= 1 and abs(int(one[1]) - int(other[1])) <= 1


@dataclass(frozen=True)
class Table:
    """The options of a table."""

    cards: str = "8-6-4"
    bank: str = "unlimited"
    raises: str = "rounds"
    negotiation: bool = True


class Naive:
    """A game of Bastide that can be played on."""

    def __init__(self, seats: int, table: Table | None = None) -> None:
        """Start a game: the tiles are still to be drawn."""
        self.table = table or Table()
        self.seats = list(range(seats))
        self.here = list(range(seats))
        self.purse = dict.fromkeys(self.seats, 4)
        self.hand: dict[int, list[str]] = {seat: [] for seat in self.seats}
        self.bag: Counter[str] = Counter(TILES)
        self.tokens: dict[str, int] = {}
        self.houses: set[tuple[str, int]] = set()
        self.pieces: dict[str, tuple[str, list[int]]] = {}
        self.facing: dict[str, str] = {}
        self.camp: list[int] = []
        self.road = dict.fromkeys(self.seats, 0)
        self.holder: dict[str, int | None] = dict.fromkeys(GROUPS)
        self.caisse = 0
        self.turns = 0
        self.quiet = 0
        self.announced: int | None = None
        self.current = 0
        self.kind = "deal"
        self.asked_seats: list[int] = [CHANCE]
        self.about: dict[str, Any] = {"owed": [seat for seat in self.seats for _ in range(3)]}
        self.answers: dict[int, Choice] = {}
        self.offers: list[dict[str, Any]] = []
        self.made = dict.fromkeys(self.seats, 0)
        self.countered = 0
        self.exchanged: Counter[frozenset[int]] = Counter()
        self.promises: list[tuple[int, int, str, int]] = []
        self.ending: str | None = None
        self.points: list[int] = []
        self.places: list[int] = []

    def copy(self) -> Naive:
        """Return an independent copy."""
        other = copy.copy(self)
        for name, value in vars(self).items():
            if isinstance(value, dict | list | set):
                setattr(other, name, value.copy())
        other.hand = {seat: list(tiles) for seat, tiles in self.hand.items()}
        other.about = {
            name: value.copy() if isinstance(value, dict | list) else value for name, value in self.about.items()
        }
        return other

    # What everybody can see

    def asked(self) -> list[int]:
        """Return the seats whose answer is missing."""
        return [seat for seat in self.asked_seats if seat not in self.answers]

    def stock(self, seat: int) -> int:
        """Count the tokens a seat has left."""
        return TOKENS - list(self.tokens.values()).count(seat) - (self.road[seat] > 0)

    def on(self, name: str) -> list[int]:
        """Return the owners of the tokens on an equipment."""
        return [self.tokens[circle] for circle in CIRCLES[name] if circle in self.tokens]

    def free(self, name: str) -> list[str]:
        """Return the free circles of an equipment."""
        return [circle for circle in CIRCLES[name] if circle not in self.tokens]

    def taken_strips(self, block: str) -> set[int]:
        """Return the strips of a block on which something stands."""
        built = {strip for where, strip in self.houses if where == block}
        for where, strips in self.pieces.values():
            if where == block:
                built |= set(strips)
        return built

    def sites(self, width: int) -> set[Choice]:
        """Return all places where a piece of some width can go."""
        found = set()
        for block in BLOCKS:
            room = {1, 2, 3} - self.taken_strips(block)
            for first, facing in product((1, 2, 3), ("ew", "ns")):
                if set(range(first, first + width)) <= room and self.facing.get(block, facing) == facing:
                    found.add(("build", block, first, facing))
        return found

    def walls_standing(self) -> set[str]:
        """Return the walls that carry a token."""
        return {wall for wall in WALLS if self.on(wall)}

    # Legal answers

    def choices(self, seat: int) -> set[Choice]:
        """Return every legal answer of a seat to the present question."""
        found: set[Choice] = getattr(self, f"_choices_{self.kind}")(seat)
        return found

    def _choices_deal(self, _seat: int) -> set[Choice]:
        return {("draw", tile) for tile, count in self.bag.items() if count}

    _choices_draw = _choices_deal

    def _choices_start(self, _seat: int) -> set[Choice]:
        return {("start", seat) for seat in self.here}

    def _choices_turn(self, seat: int) -> set[Choice]:
        found = self._playable(seat)
        if self._announcement(seat) == 3 and self.purse[seat] + self.caisse // len(self.here) < 3:
            return found
        for name in CIRCLES:
            placed = name not in STRIPS_NEEDED or name in self.pieces
            if self.free(name) and (placed or self.sites(STRIPS_NEEDED[name])):
                found.add(("propose", name))
        return found or {("pass",)}

    def _playable(self, seat: int) -> set[Choice]:
        found: set[Choice] = set()
        for tile in self.hand[seat]:
            useless = (tile == "house" and not self.sites(1)) or (tile == "fire" and not self.houses | {*self.tokens})
            if not useless:
                found.add(("play", tile))
        return found

    def _announcement(self, seat: int) -> int | None:
        """Return what a proposal would announce: nothing while the town is lively."""
        if self.quiet < len(self.here):
            return None
        return 3 if self._playable(seat) else 0

    def _choices_site(self, _seat: int) -> set[Choice]:
        return self.sites(STRIPS_NEEDED[self.about["name"]])

    def _choices_bids(self, seat: int) -> set[Choice]:
        return {("bid", amount) for amount in range(self._reserved(seat), self.purse[seat] + 1)}

    def _reserved(self, seat: int) -> int:
        """Return what a seat has announced to bid and has not bid yet."""
        return (self.announced or 0) if self.kind == "bids" and seat == self.about["first"] else 0

    def _choices_raises(self, seat: int) -> set[Choice]:
        return {("add", amount) for amount in range(self.purse[seat] - self.about["added"][seat] + 1)}

    def _choices_circle(self, _seat: int) -> set[Choice]:
        return {("put", circle) for circle in self.free(self.about["name"])}

    def _choices_emissary(self, _seat: int) -> set[Choice]:
        return {("dismiss", value) for value in self.camp}

    def _choices_house(self, _seat: int) -> set[Choice]:
        return self.sites(1)

    def _choices_split(self, _seat: int) -> set[Choice]:
        due = self.about["due"]
        ways = product(*(range(due[seat] + 1) for seat in sorted(due)))
        return {("split", way) for way in ways if sum(way) == self.about["tax"]}

    def _choices_fire(self, _seat: int) -> set[Choice]:
        found: set[Choice] = set()
        for block in BLOCKS:
            houses = [f"{block}.{strip}" for where, strip in sorted(self.houses) if where == block]
            found |= {("burn", pick) for count in (1, 2) for pick in combinations(houses, count)}
        for circles in CIRCLES.values():
            there = [circle for circle in circles if circle in self.tokens]
            found |= {("burn", pick) for count in (1, 2) for pick in combinations(there, count)}
        return found

    def _choices_raid(self, _seat: int) -> set[Choice]:
        houses, tokens = self.exposed()
        if not houses and not tokens:
            tokens = [circle for wall in WALLS for circle in CIRCLES[wall] if circle in self.tokens]
        damage = min(2 if self.about["value"] >= 3 else 1, max(len(houses), len(tokens)))
        return {("raid", pick) for pool in (houses, tokens) for pick in combinations(pool, damage)}

    def exposed(self) -> tuple[list[str], list[str]]:
        """Return the houses and the tokens the English can reach, walls aside."""
        walls = self.walls_standing()
        open_blocks = [
            block for block in BLOCKS if block != "B3" and not set(CORNERS.get(block) or EDGES[block]) <= walls
        ]
        houses = [f"{block}.{strip}" for block, strip in sorted(self.houses) if block in open_blocks]
        tokens = []
        for name, circles in CIRCLES.items():
            for circle in circles:
                street = circle in OPEN_ON and OPEN_ON[circle] not in walls
                religious = name in self.pieces and self.pieces[name][0] in open_blocks
                if circle in self.tokens and (street or religious):
                    tokens.append(circle)
        return houses, tokens

    # Answering

    def play(self, seat: int, choice: Choice) -> None:
        """Answer the present question with one of the choices; it is resolved once everybody has."""
        self.answers[seat] = choice
        if len(self.asked_seats) > 1:
            self.offers = [offer for offer in self.offers if offer["seat"] != seat or "share" in offer]
        self._resolve_if_complete()

    def _resolve_if_complete(self) -> None:
        if self.asked():
            return
        answers = {seat: self.answers[seat] for seat in self.asked_seats}
        self.answers = {}
        getattr(self, f"_resolve_{self.kind}")(answers)

    def _ask(self, kind: str, seats: list[int], **about: Any) -> None:
        self.kind, self.asked_seats, self.about = kind, seats, about

    def _resolve_deal(self, answers: dict[int, Choice]) -> None:
        seat, *owed = self.about["owed"]
        self._take_tile(seat, answers[CHANCE][1])
        self._deal(owed)

    def _deal(self, owed: list[int]) -> None:
        owed = [seat for seat in owed if seat in self.here]
        if owed:
            self._ask("deal", [CHANCE], owed=owed)
        else:
            self._ask("start", [CHANCE])

    def _take_tile(self, seat: int, tile: str) -> None:
        self.bag[tile] -= 1
        self.hand[seat].append(tile)

    def _resolve_start(self, answers: dict[int, Choice]) -> None:
        self.current = answers[CHANCE][1]
        self.turns = 1
        self._ask("turn", [self.current])

    def _resolve_turn(self, answers: dict[int, Choice]) -> None:
        ((seat, choice),) = answers.items()
        if choice[0] == "pass":
            self.quiet += 1
            self._end_turn()
        elif choice[0] == "propose":
            name = choice[1]
            self._forget(lambda each: each[0] == seat and each[2] == f"build-{name}")
            self.announced = self._announcement(seat)
            if name in STRIPS_NEEDED and name not in self.pieces:
                self._ask("site", [seat], name=name, before=0, first=seat)
            else:
                self._share(name, len(self.on(name)), seat)
        else:
            self.quiet = 0
            self.hand[seat].remove(choice[1])
            self._play_tile(seat, choice[1])

    def _play_tile(self, seat: int, tile: str) -> None:
        if tile in ("house", "fire"):
            self._ask(tile, [seat], tile=tile)
            return
        value = int(tile[-1])
        if len(self.camp) == 7:
            self.camp.append(value)
            defence = sum(len(self.on(wall)) for wall in WALLS)
            held = len(self.walls_standing()) == 4 and defence >= sum(self.camp)
            self._check_cards()
            self._finish("siege-held" if held else "siege-lost")
            return
        self._ask("raid", [seat], value=value, tile=tile)
        if self._choices_raid(seat) == {("raid", ())}:
            self._resolve_raid({seat: ("raid", ())})

    # Projects

    def _resolve_site(self, answers: dict[int, Choice]) -> None:
        ((_, (_, block, first, facing)),) = answers.items()
        name = self.about["name"]
        self.pieces[name] = (block, list(range(first, first + STRIPS_NEEDED[name])))
        self.facing[block] = facing
        self._share(name, 0, self.about["first"])

    def _share(self, name: str, before: int, first: int) -> None:
        while self.caisse >= len(self.here):
            for seat in self.here:
                self.caisse -= 1
                self.purse[seat] += 1
        self._ask("bids", list(self.here), name=name, before=before, first=first)

    def _resolve_bids(self, answers: dict[int, Choice]) -> None:
        bids = {seat: choice[1] for seat, choice in answers.items()}
        for seat, bid in bids.items():
            self.purse[seat] -= bid
        zero = dict.fromkeys(bids, 0)
        self.offers = []
        self._open_raises(bids=bids, added=zero, times=dict(zero), **self.about)

    def _open_raises(self, **about: Any) -> None:
        self._ask("raises", self._raisers(about["bids"]), **about)
        if not self.asked_seats:
            self._show_raises()

    def _raisers(self, bids: dict[int, int]) -> list[int]:
        return [seat for seat in self.here if bids.get(seat, 0) >= 5 and self.purse[seat] > 0]

    def _resolve_raises(self, answers: dict[int, Choice]) -> None:
        for seat, (_, amount) in answers.items():
            self.about["added"][seat] += amount
            self.about["times"][seat] += amount > 0
        self.offers = []
        if any(amount for _, amount in answers.values()) and self.table.raises == "rounds":
            self._open_raises(**self.about)
        else:
            self._show_raises()

    def _show_raises(self) -> None:
        self.offers = []
        totals = {}
        for seat in self.here:
            if seat in self.about["bids"]:
                self.purse[seat] -= self.about["added"][seat]
                totals[seat] = self.about["bids"][seat] + self.about["added"][seat]
        self._forget(lambda each: each[0] in totals and each[2] in {*AT_LEAST, *AT_MOST})
        queue: list[int] = []
        order = self._from(self.about["first"])
        for total in sorted(set(totals.values()), reverse=True):
            for _ in range(total // 3):
                queue += [seat for seat in order if totals.get(seat) == total]
        self._place(queue)

    def _from(self, seat: int) -> list[int]:
        """Return the seats that play, clockwise from one of them, or from where it sat."""
        circle = [(seat + step) % len(self.seats) for step in range(len(self.seats))]
        return [other for other in circle if other in self.here]

    def _place(self, queue: list[int]) -> None:
        name = self.about["name"]
        while queue and (queue[0] not in self.here or not self.stock(queue[0])):
            queue = queue[1:]
        if queue and self.free(name):
            self._ask("circle", [queue[0]], **(self.about | {"queue": queue}))
        else:
            self._end_project()

    def _resolve_circle(self, answers: dict[int, Choice]) -> None:
        ((seat, (_, circle)),) = answers.items()
        self._forget(lambda each: each[0] == seat and each[2].startswith("put-"))
        self.tokens[circle] = seat
        self._place(self.about["queue"][1:])

    def _end_project(self) -> None:
        name = self.about["name"]
        self._forget(lambda each: each[2].startswith("put-"))
        owners = self.on(name)
        if len(owners) == self.about["before"]:
            if not owners and name in self.pieces:
                self._remove_piece(name)
            self.quiet += 1
            self._end_turn()
            return
        self.quiet = 0
        self._send_emissary(name)

    def _send_emissary(self, name: str) -> None:
        counts = Counter(owner for owner in self.on(name) if owner in self.here)
        if name in STRIPS_NEEDED and self.camp and counts:
            best = [seat for seat in self._from(self.about["first"]) if counts[seat] == max(counts.values())]
            self._ask("emissary", [best[0]], name=name, first=self.about["first"])
        else:
            self._end_turn()

    def _resolve_emissary(self, answers: dict[int, Choice]) -> None:
        ((seat, (_, value)),) = answers.items()
        self.camp.remove(value)
        self.bag[f"english-{value}"] += 1
        if self.road[seat] or self.stock(seat):
            self.road[seat] = min(12, self.road[seat] + value)
        self._end_turn()

    # Tiles

    def _resolve_house(self, answers: dict[int, Choice]) -> None:
        ((seat, (_, block, strip, facing)),) = answers.items()
        self.houses.add((block, strip))
        self._forget(lambda each: each[0] == seat and each[2] == f"build-{block}")
        self.facing[block] = facing
        tax = 6
        if self.on("halle") and block in AROUND_HALL:
            tax += 2
        if "church" in self.pieces and next_to(self.pieces["church"][0], block):
            tax += 4
        if "maladrerie" in self.pieces and next_to(self.pieces["maladrerie"][0], block):
            tax -= 6
        tax = max(0, tax)
        if self.table.bank == "96":
            tax = min(tax, 96 - sum(self.purse.values()) - self.caisse)
        self._pay(seat, block, tax)

    def _due(self, block: str) -> dict[int, int]:
        owners = [self.tokens[circle] for circle in RENT[block] if circle in self.tokens]
        return {seat: 2 * owners.count(seat) for seat in self.here if seat in owners}

    def _pay(self, seat: int, block: str, tax: int) -> None:
        due = self._due(block)
        if 0 < tax < sum(due.values()) and len(due) > 1:
            self._ask("split", [seat], block=block, tax=tax, due=due)
            return
        for owner, amount in due.items():
            paid = min(amount, tax)
            self.purse[owner] += paid
            tax -= paid
        self.caisse += tax
        self.offers = []
        self._draw(seat)

    def _resolve_split(self, answers: dict[int, Choice]) -> None:
        ((builder, (_, shares)),) = answers.items()
        got = dict(zip(sorted(self.about["due"]), shares, strict=True))
        for seat, share in got.items():
            self.purse[seat] += share
        for offer in self.offers:
            if "share" in offer and got[offer["seat"]] >= offer["share"]:
                self.purse[offer["seat"]] -= offer["back"]
                self.purse[builder] += offer["back"]
        self.offers = []
        self._draw(builder)

    def _resolve_fire(self, answers: dict[int, Choice]) -> None:
        ((seat, (_, targets)),) = answers.items()
        hit = {self.tokens[target] for target in targets if target in self.tokens}
        self._forget(lambda each: each[0] == seat and each[2] == "spare" and each[1] in hit)
        self._destroy(targets)
        self._draw(seat)

    def _resolve_raid(self, answers: dict[int, Choice]) -> None:
        ((seat, (_, targets)),) = answers.items()
        hit = {self.tokens[target] for target in targets if target in self.tokens}
        self._forget(lambda each: each[0] == seat and each[2] == "spare" and each[1] in hit)
        self._destroy(targets)
        self.camp.append(self.about["value"])
        self._draw(seat)

    def _destroy(self, targets: tuple[str, ...]) -> None:
        for target in targets:
            if target in EQUIPMENT:
                name = EQUIPMENT[target]
                del self.tokens[target]
                if not self.on(name) and name in self.pieces:
                    self._remove_piece(name)
            else:
                block, strip = target.split(".")
                self.houses.remove((block, int(strip)))
                self.bag["house"] += 1
                self._forget_facing(block)

    def _remove_piece(self, name: str) -> None:
        block, _ = self.pieces.pop(name)
        self._forget_facing(block)

    def _forget_facing(self, block: str) -> None:
        if not self.taken_strips(block):
            del self.facing[block]

    def _draw(self, seat: int) -> None:
        if sum(self.bag.values()) and seat in self.here:
            self._ask("draw", [CHANCE], seat=seat)
        else:
            self._end_turn()

    def _resolve_draw(self, answers: dict[int, Choice]) -> None:
        self._take_tile(self.about["seat"], answers[CHANCE][1])
        self._end_turn()

    # The end of a turn and of the game

    def _check_cards(self) -> None:
        for card, names in GROUPS.items():
            counts = {seat: sum(self.on(name).count(seat) for name in names) for seat in self.here}
            leaders = [seat for seat in counts if counts[seat] == max(counts.values())]
            if len(leaders) == 1:
                self.holder[card] = leaders[0]

    def _end_turn(self) -> None:
        self._check_cards()
        if all(self.on(name) for name in CIRCLES):
            self._finish("complete")
        elif self.quiet >= 2 * len(self.here):
            self._finish("stalled")
        elif self.turns >= 300:
            self._finish("too-long")
        else:
            self.promises = [each for each in self.promises if each[0] != self.current or each[3] == self.turns]
            self.current = self._from((self.current + 1) % len(self.seats))[0]
            self.turns += 1
            self.announced = None
            self.made = dict.fromkeys(self.seats, 0)
            self.countered = 0
            self.exchanged = Counter()
            self._ask("turn", [self.current])

    def _finish(self, ending: str) -> None:
        values = dict(zip(("prince", "pope", "people"), map(int, self.table.cards.split("-")), strict=True))
        sign = {"siege-lost": -1, "stalled": 0, "too-long": 0}.get(ending, 1)
        ranks = []
        for seat in self.seats:
            mine = [EQUIPMENT[circle] for circle, owner in self.tokens.items() if owner == seat]
            cards = sum(values[card] for card, holder in self.holder.items() if holder == seat)
            self.points.append(len(mine) + sign * (cards + self.road[seat]))
            ties = [sum(name in GROUPS[card] for name in mine) for card in ("prince", "pope", "people")]
            ranks.append((seat in self.here, self.points[-1], *ties))
        self.places = [1 + sum(other > own for other in ranks) for own in ranks]
        if ending == "closed":
            self.places = [1 for _ in ranks]
        self.ending = ending
        self._ask("over", [])

    # Leaving

    def leave(self, seat: int) -> None:
        """Let a seat leave the table for good."""
        self.here.remove(seat)
        self.purse[seat] = 0
        self.bag.update(self.hand[seat])
        self.hand[seat] = []
        for card, holder in self.holder.items():
            if holder == seat:
                self.holder[card] = None
        self.offers = [offer for offer in self.offers if seat not in (offer["seat"], offer.get("to"))]
        self.promises = [each for each in self.promises if seat not in each[:2]]
        if len(self.here) == 1:
            self._finish("last-standing")
            return
        self._go_on_without(seat)

    def _go_on_without(self, seat: int) -> None:
        self.answers.pop(seat, None)
        if self.kind == "deal":
            self._deal(self.about["owed"])
        elif self.kind == "draw" and self.about["seat"] == seat:
            self._end_turn()
        elif self.kind in ("bids", "raises"):
            self._regroup()
        elif self.kind == "split":
            self._resplit(seat)
        elif seat in self.asked_seats:
            self._abandon(seat)

    def _regroup(self) -> None:
        """Ask those who are still to be asked, since somebody left or money changed hands."""
        self.asked_seats = list(self.here) if self.kind == "bids" else self._raisers(self.about["bids"])
        self.answers = {seat: choice for seat, choice in self.answers.items() if seat in self.asked_seats}
        if self.kind == "raises" and not self.asked_seats:
            self._show_raises()
        else:
            self._resolve_if_complete()

    def _resplit(self, leaver: int) -> None:
        if leaver in self.asked_seats:
            self.caisse += self.about["tax"]
            self.offers = []
            self._draw(leaver)
            return
        offers, (builder,) = self.offers, self.asked_seats
        due = self._due(self.about["block"])
        if 0 < self.about["tax"] < sum(due.values()) and len(due) > 1:
            self.about["due"] = due
            return
        paid = {seat: min(amount, self.about["tax"]) for seat, amount in due.items()}
        self._pay(builder, self.about["block"], self.about["tax"])
        for offer in offers:
            if "share" in offer and paid.get(offer["seat"], 0) >= offer["share"]:
                self.purse[offer["seat"]] -= offer["back"]
                self.purse[builder] += offer["back"]

    def _abandon(self, leaver: int) -> None:
        if self.kind in ("house", "fire", "raid"):
            self.bag[self.about["tile"]] += 1
            self._end_turn()
        elif self.kind == "circle":
            self._place(self.about["queue"])
        elif self.kind == "emissary":
            self._send_emissary(self.about["name"])
        else:
            assert self.kind in ("turn", "site"), leaver
            self._end_turn()

    # Talking

    def speakers(self) -> list[int]:
        """Return who may negotiate now."""
        if not self.table.negotiation or self.kind not in ("bids", "raises", "split"):
            return []
        silent = set(self.answers)
        if self.kind == "raises":
            silent |= {seat for seat, times in self.about["times"].items() if times}
        return [seat for seat in self.here if seat not in silent]

    def can_say(self, seat: int, words: Choice) -> bool:
        """Tell whether a seat may say this now."""
        if seat not in self.speakers():
            return False
        match words:
            case ("offer", to, give, take, promise):
                money = 0 <= give <= self._spare(seat) and to in self.here and 0 <= take <= self._spare(to)
                return self.made[seat] < 3 and to != seat and money and self._sound(seat, to, give, take, promise)
            case ("counter", number, give, take, promise):
                return self._can_counter(seat, self._offer(number), give, take, promise)
            case ("tie", share, back):
                return self.made[seat] < 3 and 1 <= back <= share <= self._most_tied(seat)
            case ("accept", number):
                offer = self._offer(number)
                return bool(offer) and offer.get("to") == seat and self._payable(offer)
            case ("drop", number) | ("refuse", number, _):
                offer = self._offer(number)
                return bool(offer) and seat in (offer["seat"], offer.get("to"))
        raise ValueError(words)

    def _most_tied(self, seat: int) -> int:
        """Return the largest share a tied offer may speak of, which is none for whoever claims nothing."""
        if self.kind != "split" or seat in self.asked_seats:
            return 0
        return int(min(self.about["due"].get(seat, 0), self.about["tax"]))

    def _can_counter(self, seat: int, offer: dict[str, Any], give: int, take: int, promise: str) -> bool:
        if not offer or offer.get("to") != seat:
            return False
        money = 0 <= give <= self._spare(seat) and 0 <= take <= self._spare(offer["seat"])
        return money and self._sound(seat, offer["seat"], give, take, promise)

    def _sound(self, seat: int, to: int, give: int, take: int, promise: str) -> bool:
        """Tell whether terms make sense now, whoever has the money."""
        known = set(ANY_TIME)
        if self.kind in ("bids", "raises"):
            known |= {*AT_LEAST, *AT_MOST} | {
                "put-" + circle.replace(".", "-") for circle in self.free(self.about["name"])
            }
        plain = promise == "none" or not (give and take)
        return give + take > 0 and plain and promise in known and self.exchanged[frozenset((seat, to))] < 6

    def _forget(self, settled: Callable[[tuple[int, int, str, int]], bool]) -> None:
        """Strike out the promises that are kept, broken or void."""
        self.promises = [each for each in self.promises if not settled(each)]

    def _offer(self, number: int) -> dict[str, Any]:
        return next((offer for offer in self.offers if offer["number"] == number), {})

    def _payable(self, offer: dict[str, Any]) -> bool:
        return bool(self._spare(offer["seat"]) >= offer["give"] and self._spare(offer["to"]) >= offer["take"])

    def _spare(self, seat: int) -> int:
        return self.purse[seat] - self._reserved(seat)

    def say(self, seat: int, words: Choice) -> None:
        """Say something out of turn."""
        assert self.can_say(seat, words)
        number = sum(self.made.values()) + self.countered + 1
        match words:
            case ("offer", to, give, take, promise):
                self.made[seat] += 1
                self._open(number, (seat, to), give, take, promise)
            case ("counter", old, give, take, promise):
                offer = self._offer(old)
                self.offers.remove(offer)
                self.countered += 1
                self._open(number, (seat, offer["seat"]), give, take, promise)
            case ("tie", share, back):
                self.made[seat] += 1
                self.offers = [offer for offer in self.offers if "share" not in offer or offer["seat"] != seat]
                self.offers.append({"number": number, "seat": seat, "share": share, "back": back})
            case ("accept", number):
                self._accept(self._offer(number))
            case ("drop", number) | ("refuse", number, _):
                self.offers.remove(self._offer(number))

    def _open(self, number: int, pair: tuple[int, int], give: int, take: int, promise: str) -> None:
        seat, to = pair
        self.exchanged[frozenset(pair)] += 1
        self.offers.append({"number": number, "seat": seat, "to": to, "give": give, "take": take, "promise": promise})

    def _accept(self, offer: dict[str, Any]) -> None:
        self.offers.remove(offer)
        self.purse[offer["seat"]] += offer["take"] - offer["give"]
        self.purse[offer["to"]] += offer["give"] - offer["take"]
        if offer["promise"] != "none":
            pair = (offer["to"], offer["seat"]) if offer["give"] else (offer["seat"], offer["to"])
            self.promises.append((*pair, offer["promise"], self.turns))
        if self.kind == "raises":
            self._regroup()


def perft(game: Naive, depth: int) -> int:
    """Count the sequences of decisions of some length; chance branches but is no decision."""
    if depth == 0:
        return 1
    if not game.asked():
        return 0
    seat = game.asked()[0]
    total = 0
    for choice in game.choices(seat):
        after = game.copy()
        after.play(seat, choice)
        total += perft(after, depth - (seat != CHANCE))
    return total
