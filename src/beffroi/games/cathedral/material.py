"""The board and the buildings of Cathedral, as data, with every way a building can stand.

A set of squares is an int: square (x, y) is bit 11 y + x. The eleventh column is never free, so that a row does not
run into the next one and all places of a building are found by a few shifts.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple

from beffroi.core.action import Seat
from beffroi.games.cathedral.rulebook import DARK, LIGHT, Build

SIDE = 10
STRIDE = SIDE + 1
CITY = sum(1 << (STRIDE * y + x) for y in range(SIDE) for x in range(SIDE))
FACINGS = "nesw"

# The dark hand, x right, y down; light has the mirror images, which differ for the Abbey and the Academy only.
SHAPES: dict[str, tuple[tuple[int, int], ...]] = {
    "TA": ((0, 0),),
    "ST": ((0, 0), (1, 0)),
    "IN": ((0, 0), (1, 0), (1, 1)),
    "BR": ((0, 0), (1, 0), (2, 0)),
    "MA": ((0, 0), (1, 0), (2, 0), (1, 1)),
    "SQ": ((0, 0), (1, 0), (0, 1), (1, 1)),
    "AB": ((0, 0), (1, 0), (1, 1), (2, 1)),
    "IF": ((1, 0), (0, 1), (1, 1), (2, 1), (1, 2)),
    "CS": ((0, 0), (1, 0), (0, 1), (0, 2), (1, 2)),
    "TO": ((2, 0), (1, 1), (2, 1), (0, 2), (1, 2)),
    "AC": ((1, 0), (0, 1), (1, 1), (2, 1), (2, 2)),
}
SUPPLY = {"TA": 2, "ST": 2, "IN": 2, "BR": 1, "MA": 1, "SQ": 1, "AB": 1, "IF": 1, "CS": 1, "TO": 1, "AC": 1}
CATHEDRAL = "CA"
CATHEDRAL_SHAPE = ((1, 0), (0, 1), (1, 1), (2, 1), (1, 2), (1, 3))

KINDS = tuple(SHAPES)
SIZES = tuple(len(SHAPES[kind]) for kind in KINDS)
FULL_STOCK = tuple(SUPPLY[kind] for kind in KINDS)
EVERYTHING = sum(size * count for size, count in zip(SIZES, FULL_STOCK, strict=True))
"""The squares of all the buildings of a side."""


class Turn(NamedTuple):
    """A building turned one way: its squares seen from the first of them in reading order."""

    piece: str
    facing: str
    cells: tuple[tuple[int, int], ...]
    shifts: tuple[int, ...]
    builds: dict[int, Build]
    """The ready-made action for every reference square, as a bit, where the building stands on the board."""

    def squares(self, x: int, y: int) -> tuple[tuple[int, int], ...]:
        return tuple((x + dx, y + dy) for dx, dy in self.cells)

    def places(self, free: int) -> int:
        """All reference squares from which the building covers free squares only."""
        fits = free
        for shift in self.shifts:
            fits &= free >> shift
        return fits


def bit(x: int, y: int) -> int:
    return 1 << (STRIDE * y + x)


def is_on_board(x: int, y: int) -> bool:
    return 0 <= x < SIDE and 0 <= y < SIDE


def squares_in(area: int) -> Iterator[tuple[int, int]]:
    """The squares of a set, in reading order."""
    while area:
        lowest = area & -area
        y, x = divmod(lowest.bit_length() - 1, STRIDE)
        yield x, y
        area ^= lowest


def square_name(x: int, y: int) -> str:
    return f"{'ABCDEFGHIJ'[x]}{y + 1}"


@lru_cache(maxsize=8192)
def names_of(area: int) -> tuple[str, ...]:
    """The squares of a set as players call them; the same buildings come back in game after game."""
    return tuple(square_name(x, y) for x, y in squares_in(area))


def area_of(names: Iterable[str]) -> int:
    """The set of the squares that players call so."""
    return sum([BIT_OF[name] for name in names])


def _turns(piece: str, shape: tuple[tuple[int, int], ...]) -> tuple[Turn, ...]:
    """The different ways a shape can be turned; buildings are never flipped."""
    turns: dict[tuple[tuple[int, int], ...], Turn] = {}
    for facing in FACINGS:
        cells = _from_first_square(shape)
        shifts = tuple(STRIDE * dy + dx for dx, dy in cells[1:])
        turn = Turn(piece, facing, cells, shifts, {})
        for x, y in squares_in(turn.places(CITY)):
            turn.builds[bit(x, y)] = Build(piece, facing, x, y)
        turns.setdefault(cells, turn)
        shape = tuple((-y, x) for x, y in shape)
    return tuple(turns.values())


def _from_first_square(shape: tuple[tuple[int, int], ...]) -> tuple[tuple[int, int], ...]:
    in_order = sorted(shape, key=lambda cell: (cell[1], cell[0]))
    first_x, first_y = in_order[0]
    return tuple((x - first_x, y - first_y) for x, y in in_order)


def _mirrored(shape: tuple[tuple[int, int], ...]) -> tuple[tuple[int, int], ...]:
    return tuple((-x, y) for x, y in shape)


BIT_OF = {square_name(x, y): bit(x, y) for x, y in squares_in(CITY)}
TURNS: dict[Seat, tuple[tuple[Turn, ...], ...]] = {
    LIGHT: tuple(_turns(kind, _mirrored(shape)) for kind, shape in SHAPES.items()),
    DARK: tuple(_turns(kind, shape) for kind, shape in SHAPES.items()),
}
CATHEDRAL_TURNS = _turns(CATHEDRAL, CATHEDRAL_SHAPE)


def _covered(turns: tuple[Turn, ...]) -> dict[Build, int]:
    return {
        build: sum(bit(*square) for square in turn.squares(build.x, build.y))
        for turn in turns
        for build in turn.builds.values()
    }


SQUARES: dict[Seat, dict[Build, int]] = {
    seat: _covered(tuple(turn for turns in TURNS[seat] for turn in turns)) for seat in (LIGHT, DARK)
}
"""What every possible building of a side covers."""
CATHEDRAL_SQUARES = _covered(CATHEDRAL_TURNS)

BUILD_ON: dict[Seat, dict[int, Build]] = {
    seat: {squares: build for build, squares in SQUARES[seat].items()} for seat in (LIGHT, DARK)
}
"""The building that stands on exactly these squares: its shape tells which it is."""
CATHEDRAL_ON = {squares: build for build, squares in CATHEDRAL_SQUARES.items()}
KIND_OF = {kind: number for number, kind in enumerate(KINDS)}
