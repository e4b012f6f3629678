"""A slow, plain second implementation of Cathedral, used only as an oracle in tests."""

from __future__ import annotations

import copy
import random
from collections import deque
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

Cell = tuple[int, int]  # (x, y): x 0..9 is column A..J, y 0..9 is row 1..10, y grows downward
Cells = frozenset[Cell]
Building = tuple[str, Cells]
Choice = Building | str  # a building to place, or "capture" / "leave"
Question = tuple[int, str]  # the side, and "cathedral", "building" or "capture"

LIGHT, DARK = 0, 1
SIZE = 10
PLY_CAP = 200
BOARD: Cells = frozenset((x, y) for x in range(SIZE) for y in range(SIZE))
COUNTS = {"TA": 2, "ST": 2, "IN": 2, "BR": 1, "MA": 1, "SQ": 1, "AB": 1, "IF": 1, "CS": 1, "TO": 1, "AC": 1}
DARK_DRAWINGS = {
    "TA": ["X"],
    "ST": ["XX"],
    "IN": ["XX", ".X"],
    "BR": ["XXX"],
    "MA": ["XXX", ".X."],
    "SQ": ["XX", "XX"],
    "AB": ["XX.", ".XX"],
    "IF": [".X.", "XXX", ".X."],
    "CS": ["XX", "X.", "XX"],
    "TO": ["..X", ".XX", "XX."],
    "AC": [".X.", "XXX", "..X"],
    "CA": [".X.", "XXX", ".X.", ".X."],
}


@dataclass(frozen=True)
class Rules:
    """The options of the game."""

    outside_guard: bool = True
    lehmann_woods: bool = False
    always_capture: bool = False


def reading_order(cell: Cell) -> tuple[int, int]:
    """Return the key that sorts cells row first, then column."""
    return (cell[1], cell[0])


def first_cell(cells: Cells) -> tuple[int, int]:
    """Return the reading-order key of the smallest cell."""
    return min(reading_order(cell) for cell in cells)


def normal(cells: Iterable[Cell]) -> Cells:
    """Shift the cells so that they touch the left and the top edge."""
    listed = list(cells)
    left, top = min(x for x, _ in listed), min(y for _, y in listed)
    return frozenset((x - left, y - top) for x, y in listed)


def all_rotations(side: int, code: str) -> list[Cells]:
    """Return the different rotations of a building, light having the mirror image of the dark drawing."""
    drawn = [(x, y) for y, row in enumerate(DARK_DRAWINGS[code]) for x, mark in enumerate(row) if mark == "X"]
    shape = normal(drawn if side == DARK else [(-x, y) for x, y in drawn])
    found: list[Cells] = []
    for _ in range(4):
        if shape not in found:
            found.append(shape)
        shape = normal((-y, x) for x, y in shape)
    return found


SHAPES = {(side, code): all_rotations(side, code) for side in (LIGHT, DARK) for code in DARK_DRAWINGS}


def placements(side: int, code: str) -> Iterator[Cells]:
    """Yield every placement of a building on the empty board."""
    for shape in SHAPES[side, code]:
        for left, top in BOARD:
            cells = frozenset((left + x, top + y) for x, y in shape)
            if cells <= BOARD:
                yield cells


def neighbours(cell: Cell) -> Cells:
    """Return the up to eight cells around a cell."""
    x, y = cell
    around = frozenset((x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1))
    return (around - {cell}) & BOARD


def flood(start: Cell, inside: Cells) -> Cells:
    """Return the cells of `inside` that are 8-connected to `start`."""
    seen, queue = {start}, deque([start])
    while queue:
        for cell in neighbours(queue.popleft()):
            if cell in inside and cell not in seen:
                seen.add(cell)
                queue.append(cell)
    return frozenset(seen)


def components(cells: Cells) -> list[Cells]:
    """Split the cells into their 8-connected components, in reading order of their smallest cells."""
    found: list[Cells] = []
    for cell in sorted(cells, key=reading_order):
        if not any(cell in component for component in found):
            found.append(flood(cell, cells))
    return found


class Naive:
    """A position of Cathedral that can be played on."""

    def __init__(
        self,
        rules: Rules | None = None,
        *,
        light: Iterable[Building] = (),
        dark: Iterable[Building] = (),
        cathedral: Cells | None = None,
        status: str = "waiting",
        territory: tuple[Iterable[Cell], Iterable[Cell]] = ((), ()),
        opened: tuple[bool, bool] = (False, False),
        question: Question | None = None,
        captures: Iterable[tuple[Cells, Building]] = (),
    ) -> None:
        """Set up any position; without keywords the start position; a side asked to build that cannot is passed."""
        if status not in ("waiting", "standing", "removed") or (status == "standing") != (cathedral is not None):
            raise ValueError("the Cathedral's cells and its status disagree")
        self.rules = rules or Rules()
        self.standing: list[list[Building]] = [list(light), list(dark)]
        self.cathedral = cathedral
        self.status = status
        self.territory: list[set[Cell]] = [set(territory[LIGHT]), set(territory[DARK])]
        self.opened = list(opened)  # whether each side has made its first building
        self.captures = list(captures)  # (region, its one foreign building), in the order of asking
        self.passes = 0
        self.plies = 0  # buildings placed so far
        if question is None:
            question = (DARK, "building") if self.rules.lehmann_woods else (LIGHT, "cathedral")
        self.question: Question | None = question
        if question[1] == "building":
            self._ask_building(question[0])

    def copy(self) -> Naive:
        """Return an independent copy."""
        other = copy.copy(self)
        other.standing = [list(buildings) for buildings in self.standing]
        other.territory = [set(cells) for cells in self.territory]
        other.opened = list(self.opened)
        other.captures = list(self.captures)
        return other

    def asked(self) -> Question | None:
        """Return the side to decide and what it decides, or None when the game is over."""
        return self.question

    def pending(self) -> Cells:
        """Return the cells of the building that the capture question is about, empty without such a question."""
        return self.captures[0][1][1] if self.captures else frozenset()

    def stock(self, side: int) -> dict[str, int]:
        """Count the unplaced buildings of a side by code."""
        codes = [code for code, _ in self.standing[side]]
        return {code: count - codes.count(code) for code, count in COUNTS.items()}

    def unplaced(self, side: int) -> int:
        """Count the squares of the unplaced buildings of a side."""
        return sum(count * len(SHAPES[side, code][0]) for code, count in self.stock(side).items())

    def own_cells(self, side: int) -> Cells:
        """Return the cells covered by the buildings of a side."""
        return frozenset().union(*(cells for _, cells in self.standing[side]))

    def free_cells(self, side: int) -> Cells:
        """Return the uncovered cells outside the opponent's territory."""
        covered = self.own_cells(LIGHT) | self.own_cells(DARK) | (self.cathedral or frozenset())
        return BOARD - covered - self.territory[1 - side]

    def codes(self, side: int, kind: str) -> list[str]:
        """Return the codes of what a side can be asked to place."""
        return ["CA"] if kind == "cathedral" else [code for code, count in self.stock(side).items() if count > 0]

    def legal_placements(self, side: int, kind: str) -> Iterator[Building]:
        """Yield every legal placement by trying all of them."""
        free = self.free_cells(side)
        for code in self.codes(side, kind):
            for cells in placements(side, code):
                if cells <= free:
                    yield (code, cells)

    def can_build(self, side: int) -> bool:
        """Tell whether a side can place any of its buildings."""
        return any(True for _ in self.legal_placements(side, "building"))

    def choices(self) -> set[Choice]:
        """Return all answers to the present question."""
        if self.question is None:
            return set()
        side, kind = self.question
        if kind == "capture":
            return {"capture", "leave"}
        return set(self.legal_placements(side, kind))

    def is_legal(self, choice: Choice) -> bool:
        """Tell whether a choice is among the choices, without generating all of them."""
        if self.question is None:
            return False
        side, kind = self.question
        if kind == "capture" or isinstance(choice, str):
            return kind == "capture" and choice in ("capture", "leave")
        code, cells = choice
        fits = cells <= self.free_cells(side)
        return fits and code in self.codes(side, kind) and normal(cells) in SHAPES[side, code]

    def play(self, choice: Choice) -> None:
        """Answer the present question."""
        if self.question is None or not self.is_legal(choice):
            raise ValueError(f"illegal choice: {choice!r}")
        side, kind = self.question
        if isinstance(choice, str):
            region, building = self.captures.pop(0)
            if choice == "capture":
                self._capture(side, region, building)
            self._go_on(side)
        elif kind == "cathedral":
            self.cathedral, self.status = choice[1], "standing"
            self._ask_building(LIGHT if self.rules.lehmann_woods else DARK)
        else:
            self.standing[side].append(choice)
            self.plies += 1
            if self.opened[side]:
                self._judge_regions(side, choice[1])
            self.opened[side] = True
            self._go_on(side)

    def foreign(self, side: int, region: Cells) -> list[Building]:
        """Return the buildings in a region that are not the side's own, the Cathedral included."""
        others = list(self.standing[1 - side])
        if self.cathedral is not None:
            others.append(("CA", self.cathedral))
        return [building for building in others if building[1] & region]

    def enclosed(self, side: int, placed: Cells) -> list[Cells]:
        """Return the regions that the side encloses after building on `placed` (Q in the dossier)."""
        parts = components(BOARD - self.own_cells(side))
        if len(parts) == 1:
            return []
        around = frozenset().union(*(neighbours(cell) for cell in placed))
        beside = [part for part in parts if part & around]
        qualified: list[Cells] = []
        for part in parts:
            count = len(self.foreign(side, part))
            if count == 0 or (count == 1 and part in beside and len(beside) >= 2):
                qualified.append(part)
        return [part for part in qualified if part not in self.outside(side, parts, qualified)]

    def outside(self, side: int, parts: list[Cells], qualified: list[Cells]) -> list[Cells]:
        """Return the one part that stays free though it would qualify, if there is one (A5)."""
        not_yet_mine = [part for part in parts if not part <= self.territory[side]]
        if not self.rules.outside_guard or not not_yet_mine:
            return []
        # Our choice: of equally large regions the one with the smallest square in reading order is the outside.
        largest = min(not_yet_mine, key=lambda part: (-len(part), first_cell(part)))
        would_win_all = all(part in qualified for part in not_yet_mine)
        return [largest] if len(largest) > SIZE * SIZE / 2 or would_win_all else []

    def result(self) -> tuple[int, int] | None:
        """Return the unplaced squares of light and dark, or None while the game goes on."""
        return None if self.question is not None else (self.unplaced(LIGHT), self.unplaced(DARK))

    def _judge_regions(self, side: int, placed: Cells) -> None:
        """Claim the enclosed empty regions and line up the captures."""
        for region in self.enclosed(side, placed):
            buildings = self.foreign(side, region)
            if not buildings:
                self._claim(side, region)
            elif self.rules.always_capture:
                self._capture(side, region, buildings[0])
            else:
                self.captures.append((region, buildings[0]))
        self.captures.sort(key=lambda capture: first_cell(capture[1][1]))

    def _capture(self, side: int, region: Cells, building: Building) -> None:
        """Take the one foreign building out of a region and claim the region."""
        if building[0] == "CA":
            self.cathedral, self.status = None, "removed"
        else:
            self.standing[1 - side].remove(building)
        self._claim(side, region)

    def _claim(self, side: int, region: Cells) -> None:
        """Make a region the territory of a side."""
        self.territory[side] |= region
        self.territory[1 - side] -= region

    def _go_on(self, side: int) -> None:
        """Ask the next question after a building or a capture answer of a side."""
        if self.captures:
            self.question = (side, "capture")
        elif self.rules.lehmann_woods and self.status == "waiting":
            self.question = (LIGHT, "cathedral")
        else:
            self._ask_building(1 - side)

    def _ask_building(self, side: int) -> None:
        """Ask a side to build, else, as a forced pass, the other side, else end the game."""
        self.question = None
        if self.plies >= PLY_CAP:
            return
        if self.can_build(side):
            self.question = (side, "building")
        elif self.can_build(1 - side):
            self.passes += 1
            self.question = (1 - side, "building")


def perft(position: Naive, depth: int) -> int:
    """Count the sequences of `depth` decisions."""
    if depth == 0:
        return 1
    choices = position.choices()
    if depth == 1:
        return len(choices)
    total = 0
    for choice in choices:
        after = position.copy()
        after.play(choice)
        total += perft(after, depth - 1)
    return total


def choice_order(choice: Choice) -> tuple[str, list[tuple[int, int]]]:
    """Return a key that sorts choices the same way in every run."""
    return (choice, []) if isinstance(choice, str) else (choice[0], sorted(map(reading_order, choice[1])))


def random_game(seed: int, rules: Rules | None = None) -> tuple[list[tuple[Question, Choice]], Naive]:
    """Play uniformly random choices to the end and return the decisions and the final position."""
    chance = random.Random(seed)
    position = Naive(rules)
    decisions: list[tuple[Question, Choice]] = []
    while (question := position.asked()) is not None:
        choice = chance.choice(sorted(position.choices(), key=choice_order))
        decisions.append((question, choice))
        position.play(choice)
    return decisions, position
