"""Cathedral as a net is shown it: Light's city in a mirror, where its buildings have the shapes of Dark's."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from beffroi.core.action import Seat
from beffroi.fast.layout import start
from beffroi.games.cathedral.fast.observe import LAYOUT, SETS
from beffroi.games.cathedral.fast.placing import MOVES
from beffroi.games.cathedral.material import CATHEDRAL_SQUARES, CATHEDRAL_TURNS, KINDS, SIDE, SQUARES, TURNS, squares_in
from beffroi.games.cathedral.material import bit as bit_of
from beffroi.games.cathedral.rulebook import DARK, LIGHT
from examples.learn.boards import Asked, Rows, Shape, Shown, marked, one_hot, squares_of

CITY, KIND_COUNT, OF_BUILDINGS = SIDE * SIDE, len(KINDS), len(SETS)
QUARTERS = 4
DARK_TURNS = [turn for turns in TURNS[DARK] for turn in turns]
ALL_TURNS = [*DARK_TURNS, *CATHEDRAL_TURNS]
MORE = 2
"""Leaving and capturing: the last two moves, and the last two outputs."""
SHAPE = Shape(
    side=SIDE,
    planes=OF_BUILDINGS + KIND_COUNT + 2 + len(ALL_TURNS),
    numbers=3 + 3 + LAYOUT.number_size,
    move_planes=len(ALL_TURNS),
    more=MORE,
)
SCALE = np.full(LAYOUT.number_size, 1.0, np.float32)
SCALE[start(LAYOUT.numbers, "buildings placed")] = 1 / 28
IN_STOCK = start(LAYOUT.numbers, "squares in stock")
SCALE[IN_STOCK : IN_STOCK + 2] = 1 / 47
AREAS = np.zeros(SHAPE.outputs, np.int64)
"""How many squares the building of an output takes from the stock; the Cathedral is nobody's."""
AREAS[: len(DARK_TURNS) * CITY] = np.repeat([len(turn.cells) for turn in DARK_TURNS], CITY)


def turned_square(x: int, y: int, seat: int, quarters: int) -> tuple[int, int]:
    if seat == LIGHT:
        x = SIDE - 1 - x
    for _ in range(quarters):
        x, y = SIDE - 1 - y, x
    return x, y


def outputs_by_area() -> dict[int, int]:
    """The output of every building of Dark and of the Cathedral, by the squares that it covers."""
    found = {}
    for plane, turn in enumerate(ALL_TURNS):
        for build in turn.builds.values():
            area = sum(bit_of(*square) for square in turn.squares(build.x, build.y))
            found[area] = plane * CITY + SIDE * build.y + build.x
    return found


def output_table() -> NDArray[np.int64]:
    """By seat, turn and move: the output; 0 for a building that the seat cannot place."""
    by_area, table = outputs_by_area(), np.zeros((2, QUARTERS, len(MOVES)), np.int64)
    table[:, :, -MORE:] = SHAPE.outputs - MORE + np.arange(MORE)
    for seat in (0, 1):
        areas: dict[Any, int] = {**SQUARES[Seat(seat)], **CATHEDRAL_SQUARES}
        for move, build in enumerate(MOVES[:-MORE]):
            squares = list(squares_in(areas.get(build, 0)))
            for quarters in range(QUARTERS if squares else 0):
                area = sum(bit_of(*turned_square(x, y, seat, quarters)) for x, y in squares)
                table[seat, quarters, move] = by_area[area]
    return table


def square_table() -> NDArray[np.int64]:
    """By seat and turn: which square of the city lies on each square that is shown."""
    table = np.zeros((2, QUARTERS, CITY), np.int64)
    for seat in (0, 1):
        for quarters in range(QUARTERS):
            for square in range(CITY):
                x, y = turned_square(square % SIDE, square // SIDE, seat, quarters)
                table[seat, quarters, SIDE * y + x] = square
    return table


class CathedralBoard:
    """Buildings, territory, what fits where, and the stocks."""

    shape, turns = SHAPE, QUARTERS

    def __init__(self) -> None:
        self.outputs, self.squares = output_table(), square_table()

    def show(self, asked: Asked, turned: NDArray[np.int64]) -> Shown:
        n = len(asked.seats)
        outputs = self.outputs[asked.seats[:, None], turned[:, None], asked.legal]
        mask = marked(outputs, asked.counts, SHAPE)
        seen = asked.planes.reshape(n, -1, CITY)
        seen = np.take_along_axis(seen, self.squares[asked.seats, turned][:, None, :], 2)
        kinds = seen[:, OF_BUILDINGS, None] == np.arange(1, KIND_COUNT + 1)[:, None]
        planes = np.concatenate(
            (
                seen[:, :OF_BUILDINGS],
                seen[:, OF_BUILDINGS + 1, None],
                kinds,
                np.ones((n, 1, CITY), np.uint8),
                squares_of(mask, SHAPE),
            ),
            axis=1,
            dtype=np.uint8,
        )
        return Shown(planes.reshape(n, -1, SIDE, SIDE), numbers_of(asked.numbers), mask, outputs)

    def lead(self, asked: Asked, outputs: NDArray[np.int64]) -> NDArray[np.float64]:
        """What the other could not place, less what is left of one's own; what is captured at the end is left out."""
        own, others = asked.numbers[:, IN_STOCK], asked.numbers[:, IN_STOCK + 1]
        found: NDArray[np.float64] = (others - own + AREAS[outputs]).astype(np.float64)
        return found


def numbers_of(numbers: Rows) -> NDArray[np.float32]:
    question, church = one_hot(numbers[:, 0], 0, 3), one_hot(numbers[:, 4], 0, 3)
    shown: NDArray[np.float32] = np.concatenate((question, church, numbers * SCALE), axis=1, dtype=np.float32)
    return shown
