"""What a side of Cathedral sees, as planes and numbers for learning: everything, its own things first.

Kinds have their numbers in `KINDS` of `material`; a square is a row times ten plus a column.
"""

from __future__ import annotations

from beffroi.core import bits
from beffroi.fast import flat
from beffroi.fast.layout import Feature, Layout, start
from beffroi.games.cathedral.fast import rules
from beffroi.games.cathedral.fast.board import Board
from beffroi.games.cathedral.material import KINDS as KIND_NAMES
from beffroi.games.cathedral.material import SIDE

CITY_SIDE, CITY_ROW, SQUARES = SIDE, SIDE + 1, SIDE * SIDE
KIND_COUNT = len(KIND_NAMES)
SETS = (
    "own buildings",
    "other's buildings",
    "cathedral",
    "own territory",
    "other's territory",
    "may be captured now",
    "may be captured next",
)
"""The planes that are sets of squares; two more are written building by building."""
OF_BUILDINGS = len(SETS)
LAYOUT = Layout(
    planes=(
        *(Feature(name, (SIDE, SIDE)) for name in SETS),
        Feature("kind", (SIDE, SIDE), "one more than the number of the kind that stands there"),
        Feature("first square", (SIDE, SIDE), "1 on the first square of every building, in reading order"),
    ),
    numbers=(
        Feature("question", (), "0 the Cathedral, 1 a building, 2 a capture"),
        Feature("own side", (), "0 Light, 1 Dark"),
        Feature("asked", (), "0 this side, 1 the other"),
        Feature("buildings placed", (), "in all, captured ones too"),
        Feature("the Cathedral", (), "0 waits, 1 stands, 2 was captured"),
        Feature("encloses", (2,), "own, other's: whether the first building stands"),
        Feature("squares in stock", (2,), "own, other's"),
        Feature("stock", (2, KIND_COUNT), "own, other's, by kind"),
        Feature("outside guard", (), "the option"),
        Feature("always capture", (), "the option"),
    ),
)
STOCK = start(LAYOUT.numbers, "stock")


def observe(b: Board, seat: int, planes: memoryview, numbers: memoryview) -> None:
    show_sets(b, seat, planes)
    flat.clear(planes, OF_BUILDINGS * SQUARES, 2 * SQUARES)
    for side in range(2):
        for number in range(b.built[side]):
            at = side * rules.BUILDING_SIZE + number
            show_building(planes, b.buildings[at], b.building_kind[at] + 1)
    count_up(b, seat, numbers)


def show_sets(b: Board, seat: int, planes: memoryview) -> None:
    show(planes, 0, b.covered[seat])
    show(planes, 1, b.covered[1 - seat])
    show(planes, 2, b.cathedral)
    show(planes, 3, b.territory[seat])
    show(planes, 4, b.territory[1 - seat])
    flat.clear(planes, 5 * SQUARES, 2 * SQUARES)
    for number in range(b.pending_count):
        mark(planes, (5 if number == 0 else 6) * SQUARES, b.pending[number])


def show(planes: memoryview, plane: int, area: int) -> None:
    """A set of squares, row by row."""
    for row in range(CITY_SIDE):
        flat.spread(planes, plane * SQUARES + row * CITY_SIDE, (area >> row * CITY_ROW) & 1023, CITY_SIDE)


def mark(planes: memoryview, at: int, area: int) -> None:
    while area:
        planes[at + square_of(bits.lowest(area))] = 1
        area &= area - 1


def show_building(planes: memoryview, area: int, kind: int) -> None:
    """Its kind on every square, and where it begins: so two of a kind side by side are told apart."""
    planes[(OF_BUILDINGS + 1) * SQUARES + square_of(bits.lowest(area))] = 1
    while area:
        planes[OF_BUILDINGS * SQUARES + square_of(bits.lowest(area))] = kind
        area &= area - 1


def square_of(place: int) -> int:
    return place - place // CITY_ROW


def count_up(b: Board, seat: int, numbers: memoryview) -> None:
    numbers[0], numbers[1], numbers[2] = b.phase, seat, b.mover != seat
    numbers[3], numbers[4] = b.plies, b.church
    numbers[5], numbers[6] = b.has_built[seat], b.has_built[1 - seat]
    numbers[7], numbers[8] = b.unplaced[seat], b.unplaced[1 - seat]
    for kind in range(KIND_COUNT):
        numbers[STOCK + kind] = b.stock[seat * rules.KIND_SIZE + kind]
        numbers[STOCK + KIND_COUNT + kind] = b.stock[(1 - seat) * rules.KIND_SIZE + kind]
    numbers[STOCK + 2 * KIND_COUNT], numbers[STOCK + 2 * KIND_COUNT + 1] = b.guard, b.always
