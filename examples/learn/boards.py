"""What a net is shown of a game, and which of its outputs is which move: the part of the example that knows the games.

A net has an output for every building on every square, and some outputs more. Positions that are the same but for
which way up the board lies, or whose colours they are, should look the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from beffroi.fast.observation import observe
from beffroi.fast.position import Position, asked_of, moves_of

Rows: TypeAlias = NDArray[Any]
USUAL_LEAD = 12
"""A lead in points that is common at the end; what is shown and paid of a lead is measured by it."""


class Shape(NamedTuple):
    """How much a net is shown, and how many outputs it has."""

    side: int
    """Rows of the window, and columns."""
    planes: int
    numbers: int
    move_planes: int
    """Outputs for each square."""
    more: int
    """Outputs that are no squares."""

    @property
    def squares(self) -> int:
        return self.side * self.side

    @property
    def outputs(self) -> int:
        return self.move_planes * self.squares + self.more


class Asked(NamedTuple):
    """Questions as a batch asks them, a row each."""

    seats: Rows
    legal: Rows
    counts: Rows
    planes: Rows
    numbers: Rows


class Shown(NamedTuple):
    """The same questions as a net is shown them."""

    planes: NDArray[np.uint8]
    numbers: NDArray[np.float32]
    mask: NDArray[np.bool_]
    """The outputs that are legal moves."""
    outputs: NDArray[np.int64]
    """The output of every legal move."""


class Opinion(NamedTuple):
    """Logarithms of the probabilities of the outputs, and what the seat asked expects, from -1 to 1."""

    logs: NDArray[np.float32]
    worths: NDArray[np.float32]


class GameBoard(Protocol):
    """How a game is shown."""

    shape: Shape
    turns: int
    """In how many ways a position can be turned."""

    def show(self, asked: Asked, turned: NDArray[np.int64]) -> Shown: ...

    def lead(self, asked: Asked, outputs: NDArray[np.int64]) -> NDArray[np.float64]:
        """By how many points the seat asked is ahead once it has answered, as the rules count at the end."""


def asked_at(positions: Sequence[Position]) -> Asked:
    """What some positions ask, as a batch would ask it."""
    layout = positions[0].layout()
    planes = np.zeros((len(positions), layout.plane_size), np.uint8)
    numbers = np.zeros((len(positions), layout.number_size), np.int32)
    seats = np.array([asked_of(position) for position in positions])
    for row, position in enumerate(positions):
        observe(position, int(seats[row]), planes[row].data, numbers[row].data)
    moves = [moves_of(position) for position in positions]
    counts = np.array([len(row) for row in moves])
    legal = np.zeros((len(moves), counts.max()), np.int32)
    for row, listed in enumerate(moves):
        legal[row, : len(listed)] = listed
    return Asked(seats, legal, counts, planes, numbers)


def marked(outputs: NDArray[np.int64], counts: Rows, shape: Shape) -> NDArray[np.bool_]:
    """The outputs of the legal moves, from lists that are only as long as they are counted."""
    mask = np.zeros((len(outputs), shape.outputs), np.bool_)
    rows, places = np.nonzero(np.arange(outputs.shape[1]) < counts[:, None])
    mask[rows, outputs[rows, places]] = True
    return mask


def one_hot(values: Rows, first: int, count: int) -> NDArray[np.float32]:
    """A column for each of so many values."""
    hot: NDArray[np.float32] = (values[:, None] == np.arange(first, first + count)).astype(np.float32)
    return hot


def squares_of(mask: NDArray[np.bool_], shape: Shape) -> NDArray[np.uint8]:
    """The legal moves as planes: what fits where."""
    planes: NDArray[np.uint8] = mask[:, : shape.move_planes * shape.squares].view(np.uint8)
    return planes.reshape(len(mask), shape.move_planes, shape.squares)
