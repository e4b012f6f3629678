"""The table without end on which Cardinal is built: its squares, their names, and sets of them.

A square is a pair (x, y), x to the right, y down, the church tower on (0, 0). A set of squares is an int: square (x, y)
is bit 69 (y + 34) + x + 34. All buildings in one line reach 33 squares far from the cathedral, so that nothing ever
leaves these 69 columns and rows.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import TypeAlias

from beffroi.core.ask import Places

Square: TypeAlias = tuple[int, int]

SIDES = ((0, -1), (1, 0), (0, 1), (-1, 0))
REACH = 34
STRIDE = 2 * REACH + 1
FIRST_COLUMN, FIRST_ROW = -12, -12
"""The column called A and the row called 1: only the oddest game does not stay between A1 and Z26."""


def beside(squares: Iterable[Square]) -> set[Square]:
    """The squares that share a side with some of these."""
    covered = set(squares)
    return {(x + dx, y + dy) for x, y in covered for dx, dy in SIDES} - covered


def is_within_reach(x: int, y: int) -> bool:
    return -REACH <= x <= REACH and -REACH <= y <= REACH


def bit(x: int, y: int) -> int:
    return 1 << (STRIDE * (y + REACH) + x + REACH)


def area_of(squares: Iterable[Square]) -> int:
    return sum(bit(*square) for square in squares)


def squares_in(area: int) -> Iterator[Square]:
    """The squares of a set, in reading order."""
    while area:
        yield nth_square(area, 0)
        area &= area - 1


def nth_square(area: int, number: int) -> Square:
    """The square of a set that has `number` others before it in reading order."""
    empty = (area & -area).bit_length() - 1
    rest = area >> empty  # the land before the town is more than half of the number
    for _ in range(number):
        rest &= rest - 1
    y, x = divmod(empty + (rest & -rest).bit_length() - 1, STRIDE)
    return x - REACH, y - REACH


def places_of(piece: str, facing: str, area: int, cells: tuple[Square, ...]) -> Places:
    """The question where to put a piece, as a bitmap just large enough for a set of reference squares."""
    squares = set(squares_in(area))
    columns, rows = zip(*squares, strict=True)
    left, top, width = min(columns), min(rows), max(columns) - min(columns) + 1
    marks = ["1" if (left + x, y) in squares else "0" for y in range(top, max(rows) + 1) for x in range(width)]
    digits = -(-len(marks) // 4)
    return Places(piece, facing, left, top, width, f"{int(''.join(marks).ljust(4 * digits, '0'), 2):0{digits}x}", cells)


@lru_cache(maxsize=8192)
def square_name(x: int, y: int) -> str:
    """What players call a square: the church tower is M13."""
    return f"{column_name(x)}{row_name(y)}"


def column_name(x: int) -> str:
    """A letter; after Z comes AA, before A comes -A."""
    number = x - FIRST_COLUMN
    return _letters(number) if number >= 0 else "-" + _letters(-number - 1)


def row_name(y: int) -> str:
    return str(y - FIRST_ROW + 1)


def names_of(squares: Iterable[Square]) -> tuple[str, ...]:
    """Squares as players call them."""
    return tuple(square_name(x, y) for x, y in squares)


def _letters(number: int) -> str:
    more, last = divmod(number, 26)
    return (_letters(more - 1) if more else "") + chr(ord("A") + last)


def square_called(column: str, row: str) -> Square:
    """The square of a name, taken apart."""
    number = 0
    for letter in column.removeprefix("-"):
        number = 26 * number + ord(letter) - ord("A") + 1
    return FIRST_COLUMN + (-number if column.startswith("-") else number - 1), FIRST_ROW + int(row) - 1
