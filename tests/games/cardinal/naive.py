"""A slow, plain second implementation of Cardinal, used only as an oracle in tests."""

from __future__ import annotations

import copy
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

Cell = tuple[int, int]  # (x, y), y grows downward; the church tower is (0, 0), the nave (1, 0)
Cells = frozenset[Cell]
Building = tuple[str, str, Cells]  # form, colour, cells
Choice = tuple[Any, ...]  # its first word says what it is
Question = tuple[int, str]  # the seat, and "colour", "building", "marker" or "cardinal"

CHANCE = -1
FORMS = {"H": 1, "T": 1, "P": 2}  # house, tower, place, and the cells they cover
COLOURS = ("R", "B", "G", "Y")
OF_EACH = 2
STONES = 12
CATHEDRAL: dict[Cell, str] = {(0, 0): "T", (1, 0): "H"}


def neighbours(cells: Cells) -> list[Cell]:
    """Return the cell across every unit edge of an area, one entry an edge."""
    across = [(x + dx, y + dy) for x, y in cells for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0))]
    return [cell for cell in across if cell not in cells]


class Naive:
    """A position of Cardinal that can be played on."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.first = CHANCE  # who begins, once chance has said so
        self.owned: list[list[str]] = [[] for _ in range(seats)]
        self.built: list[Building] = []
        self.stones: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.cardinal: Cell | None = None
        self.gone: list[int] = []  # seats that have left the table, in that order
        self.passes = 0
        self.question: Question | None = (CHANCE, "begins")

    def copy(self) -> Naive:
        """Return an independent copy."""
        return copy.deepcopy(self)

    def asked(self) -> Question | None:
        """Return the seat to decide and what it decides, or None when the game is over."""
        return self.question

    def colours_left(self) -> list[str]:
        """Return the colours that nobody owns."""
        return [colour for colour in COLOURS if not any(colour in owned for owned in self.owned)]

    def common(self) -> list[str]:
        """Return the fourth colour of the three-player game."""
        return self.colours_left() if self.seats == 3 else []

    def covered(self) -> dict[Cell, tuple[str, str]]:
        """Return the form and the colour on every cell that is built on; the cathedral has no colour."""
        standing = {cell: (form, "") for cell, form in CATHEDRAL.items()}
        return standing | {cell: (form, colour) for form, colour, cells in self.built for cell in cells}

    def zones(self) -> set[Cell]:
        """Return the free cells beside anything built."""
        covered = self.covered()
        return {cell for each in covered for cell in neighbours(frozenset([each])) if cell not in covered}

    def unbuilt(self, form: str, colour: str) -> int:
        """Count the buildings of a kind that are left."""
        return OF_EACH - sum(each[:2] == (form, colour) for each in self.built)

    def is_lawful(self, covered: dict[Cell, tuple[str, str]], form: str, colour: str, cells: Cells) -> bool:
        """Tell whether the seven laws allow a building on these cells."""
        touched = [covered[cell] for cell in neighbours(cells) if cell in covered]
        is_on_free_ground = not any(cell in covered for cell in cells) and bool(touched)
        laws = (
            self.cardinal not in cells,  # 1
            form != "T" or any(other == "H" for other, _ in touched),  # 2
            form != "P" or any(other == "H" for other, _ in touched),  # 3
            all(other != form for other, _ in touched),  # 4
            all(other != colour for _, other in touched),  # 5
            not self.built or self.built[-1][0] != form,  # 6
            not self.built or self.built[-1][1] != colour,  # 7
        )
        return is_on_free_ground and all(laws)

    def shapes(self, form: str) -> Iterator[Cells]:
        """Yield every set of cells of a form that has a cell in a zone."""
        for x, y in self.zones():
            if FORMS[form] == 1:
                yield frozenset([(x, y)])
                continue
            for other in neighbours(frozenset([(x, y)])):
                yield frozenset([(x, y), other])

    def buildings(self, seat: int) -> set[Choice]:
        """Return everything a seat may build."""
        if seat in self.gone:
            return set()
        covered = self.covered()
        return {
            ("building", form, colour, cells)
            for colour in (*self.owned[seat], *self.common())
            for form in FORMS
            if self.unbuilt(form, colour) > 0
            for cells in self.shapes(form)
            if self.is_lawful(covered, form, colour, cells)
        }

    def choices(self) -> set[Choice]:
        """Return all answers to the present question."""
        if self.question is None:
            return set()
        seat, kind = self.question
        if kind == "begins":
            return {("begins", each) for each in range(self.seats) if each not in self.gone}
        if kind == "colour":
            return {("colour", colour) for colour in self.colours_left()}
        if kind == "marker":
            return {("marker", colour) for colour in COLOURS if colour not in self.common()}
        if kind == "cardinal":
            moves = {("cardinal", cell) for cell in self.zones() if cell != self.cardinal}
            return moves if self.cardinal is None else moves | {("leave",)}
        return self.buildings(seat)

    def play(self, choice: Choice) -> None:
        """Answer the present question with one of its choices."""
        assert self.question is not None, "the game is over"
        seat, kind = self.question
        if kind == "begins":
            self.first = choice[1]
            self._ask_colour()
        elif kind == "colour":
            self.owned[seat].append(choice[1])
            self._ask_colour()
        elif kind == "building":
            self._build(seat, choice[1], choice[2], choice[3])
        elif kind == "marker":
            self._take(seat, choice[1])
            self.question = (seat, "cardinal")
        else:
            self.cardinal = self.cardinal if choice == ("leave",) else choice[1]
            self._ask_next(seat)

    def leave(self, seat: int) -> None:
        """Let a seat leave the table; what it is asked is answered for it in the shortest way."""
        self.gone.append(seat)
        if len(self.gone) == self.seats - 1:
            self.question = None
        elif self.question is not None and self.question[0] == seat:
            if self.question[1] == "colour":
                self._ask_colour()
            else:
                self._ask_next(seat)

    def _ask_colour(self) -> None:
        """Ask for the next colour; the last one, and the one of a seat that left, are given out in order."""
        wanted = 3 if self.seats == 3 else 4
        while (taken := 4 - len(self.colours_left())) < wanted:
            seat = (self.first + taken) % self.seats
            if len(self.colours_left()) > 1 and seat not in self.gone:
                self.question = (seat, "colour")
                return
            self.owned[seat].append(self.colours_left()[0])
        if self.first in self.gone:
            self._ask_next(self.first)
        else:
            self.question = (self.first, "building")

    def _build(self, seat: int, form: str, colour: str, cells: Cells) -> None:
        """Put up a building and pay one stone an edge, while there are stones of that colour."""
        covered = self.covered()
        self.built.append((form, colour, cells))
        for cell in neighbours(cells):
            touched = covered.get(cell, ("", ""))[1]
            if touched and touched not in self.common():
                self._take(seat, touched)
        self.question = (seat, "marker") if len(self.built) == 1 else (seat, "cardinal")

    def stock(self, colour: str) -> int:
        """Count the stones of a colour that nobody has."""
        return STONES - sum(stones[colour] for stones in self.stones)

    def _take(self, seat: int, colour: str) -> None:
        if self.stock(colour) > 0:
            self.stones[seat][colour] += 1

    def _ask_next(self, seat: int) -> None:
        """Ask the next seat that can build, after this one and at last this one again, or end the game."""
        skipped = 0
        for step in range(1, self.seats + 1):
            after = (seat + step) % self.seats
            if self.buildings(after):
                self.passes += skipped
                self.question = (after, "building")
                return
            skipped += after not in self.gone
        self.question = None

    def points(self, seat: int) -> int:
        """Count the stones of a seat with the unused ones of its colours, one colour double."""
        counts = {colour: self.stones[seat][colour] for colour in COLOURS}
        for colour in self.owned[seat]:
            counts[colour] += self.stock(colour)
        return sum(counts.values()) + max(counts.values())

    def contacts(self, seat: int) -> int:
        """Count the unit edges between the cathedral and the buildings in a seat's own colours."""
        own = [cells for _, colour, cells in self.built if colour in self.owned[seat]]
        return sum(cell in CATHEDRAL for cells in own for cell in neighbours(cells))

    def result(self) -> tuple[str, tuple[int, ...], tuple[int, ...]] | None:
        """Return how a game that was played out has ended, the places and the points; None while it goes on."""
        if self.question is not None:
            return None
        points = tuple(self.points(seat) for seat in range(self.seats))
        ranks = [self._rank(seat) for seat in range(self.seats)]
        places = tuple(1 + sum(other > own for other in ranks) for own in ranks)
        best = max(points[seat] for seat in range(self.seats) if seat not in self.gone)
        tied = [seat for seat in range(self.seats) if seat not in self.gone and points[seat] == best]
        ending = "draw" if places.count(1) > 1 else "tie-broken" if len(tied) > 1 else "most-points"
        return ending, places, points

    def _rank(self, seat: int) -> tuple[int, int, int]:
        """Return what places are given by: staying to the end or leaving late, points, contacts."""
        if seat in self.gone:
            return (self.gone.index(seat) - self.seats, 0, 0)
        return (0, self.points(seat), self.contacts(seat))


def perft(position: Naive, depth: int) -> int:
    """Count the sequences of `depth` decisions; chance branches but is no decision."""
    if depth == 0:
        return 1
    if position.question is None:
        return 0
    spent = 0 if position.question[0] == CHANCE else 1
    choices = position.choices()
    if depth == 1 and spent:
        return len(choices)
    total = 0
    for choice in choices:
        after = position.copy()
        after.play(choice)
        total += perft(after, depth - spent)
    return total


def choice_order(choice: Choice) -> str:
    """Return a key that sorts choices the same way in every run."""
    return repr([sorted(each) if isinstance(each, frozenset) else each for each in choice])


def random_game(seats: int, seed: int) -> Naive:
    """Play uniformly random choices to the end."""
    chance = random.Random(seed)
    position = Naive(seats)
    while position.question is not None:
        position.play(chance.choice(sorted(position.choices(), key=choice_order)))
    return position
