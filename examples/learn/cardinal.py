"""Cardinal as a net is shown it: a window around the town, the colours in the order of their owners."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from beffroi.fast.layout import start
from beffroi.games.cardinal.fast.board import COLOURS, MOST_SEATS
from beffroi.games.cardinal.fast.moves import COLOUR_MOVE, MARKER_MOVE, PLACE_DOWN, STAY, square_number
from beffroi.games.cardinal.fast.observe import LAYOUT
from beffroi.games.cardinal.ground import STRIDE
from beffroi.games.cardinal.material import CATHEDRAL, FORMS, MOST_BUILDINGS
from beffroi.games.cardinal.material import MARKERS as OF_A_COLOUR
from examples.learn.boards import USUAL_LEAD, Asked, Rows, Shape, Shown, marked, one_hot, squares_of

SIDE = 13
"""Towns are rarely wider; what lies outside is one output, `elsewhere`."""
FORM_COUNT, TURNED_FORMS = len(FORMS), 4
CARDINAL_PLANE = COLOURS * TURNED_FORMS
OTHERS = (CARDINAL_PLANE + 1) * SIDE * SIDE
STAYS, COLOUR_OUTPUT, MARKER_OUTPUT, ELSEWHERE = OTHERS, OTHERS + 1, OTHERS + 1 + COLOURS, OTHERS + 1 + 2 * COLOURS
QUESTIONS = 5
SHAPE = Shape(
    side=SIDE,
    planes=COLOURS * FORM_COUNT + len(CATHEDRAL) + 1 + CARDINAL_PLANE + 1,
    numbers=QUESTIONS + FORM_COUNT + 2 * COLOURS + 1 + COLOURS * FORM_COUNT + 2 * MOST_SEATS * COLOURS + 1,
    move_planes=CARDINAL_PLANE + 1,
    more=ELSEWHERE + 1 - OTHERS,
)
QUESTION, CARDINAL, LAST_FORM, LAST_COLOUR, FOURTH, BUILDINGS = (
    start(LAYOUT.numbers, name)
    for name in ("question", "cardinal", "last form", "last colour", "fourth colour", "buildings")
)
STOCK, OWN, MARKERS = (start(LAYOUT.numbers, name) for name in ("stock", "colours", "markers"))
CHURCH = [square_number(*CATHEDRAL[part]) for part in CATHEDRAL]


class Windows(NamedTuple):
    """Where on the table the windows lie, and which of them are upside down."""

    rows: NDArray[np.int64]
    columns: NDArray[np.int64]
    flipped: NDArray[np.bool_]

    def cut(self, table: Rows) -> Rows:
        """What lies in each window."""
        inside = np.arange(SIDE)
        down = np.where(self.flipped[:, None], SIDE - 1 - inside, inside)
        rows, columns = self.rows[:, None] + down, self.columns[:, None] + inside
        found: Rows = table[np.arange(len(table))[:, None, None], rows[:, :, None], columns[:, None, :]]
        return found

    def place(self, squares: Rows, is_down: Rows) -> tuple[Rows, Rows]:
        """The place in the window of squares of the table, and whether they have one."""
        rows, columns = squares // STRIDE - self.rows[:, None], squares % STRIDE - self.columns[:, None]
        rows = np.where(self.flipped[:, None], SIDE - 1 - rows - is_down, rows)
        return SIDE * rows + columns, (rows >= 0) & (rows < SIDE) & (columns >= 0) & (columns < SIDE)


def windows_around(town: Rows, flipped: NDArray[np.bool_]) -> Windows:
    stands = np.asarray(town > 0)
    return Windows(middle(np.any(stands, axis=2)), middle(np.any(stands, axis=1)), flipped)


def middle(lines: Rows) -> NDArray[np.int64]:
    """Where a window begins that has as much room before what stands there as behind it."""
    first, last = lines.argmax(1), STRIDE - 1 - lines[:, ::-1].argmax(1)
    begins: NDArray[np.int64] = np.clip((first + last) // 2 - SIDE // 2, 0, STRIDE - SIDE)
    return begins


class CardinalBoard:
    """The town, the Cardinal, what fits where, markers and stocks."""

    shape, turns = SHAPE, 2

    def show(self, asked: Asked, turned: NDArray[np.int64]) -> Shown:
        n, numbers = len(asked.seats), asked.numbers
        town = asked.planes.reshape(n, STRIDE, STRIDE)
        windows, order = windows_around(town, turned == 1), order_of(numbers)
        outputs = outputs_of(asked.legal, windows, order.argsort(1))
        mask = marked(outputs, asked.counts, SHAPE)
        seen = windows.cut(town).reshape(n, 1, -1)
        kinds = 1 + 4 * order[:, :, None] + np.arange(FORM_COUNT)
        church = stand_on(np.repeat([CHURCH], n, 0), windows)
        cardinal = stand_on(numbers[:, CARDINAL, None], windows)
        planes = np.concatenate((seen == kinds.reshape(n, -1, 1), church, cardinal, squares_of(mask, SHAPE)), axis=1)
        return Shown(planes.reshape(n, -1, SIDE, SIDE).astype(np.uint8), numbers_of(numbers, order), mask, outputs)

    def lead(self, asked: Asked, outputs: NDArray[np.int64]) -> NDArray[np.float64]:
        """What a building brings is there before the Cardinal is asked for, which is what a game ends with."""
        return lead_in(asked.numbers)


def lead_in(numbers: Rows) -> NDArray[np.float64]:
    """By the markers, unused ones of own colours included; the best colour counts double (V.1)."""
    held, owned = (
        numbers[:, first : first + MOST_SEATS * COLOURS].reshape(-1, MOST_SEATS, COLOURS) for first in (MARKERS, OWN)
    )
    held = held + owned * (OF_A_COLOUR - held.sum(1, keepdims=True))
    points = held.sum(2) + held.max(2)
    found: NDArray[np.float64] = (points[:, 0] - points[:, 1]).astype(np.float64)
    return found


def order_of(numbers: Rows) -> NDArray[np.int64]:
    """The colours: own ones first, then those of the others clockwise, then nobody's."""
    owned = numbers[:, OWN : OWN + MOST_SEATS * COLOURS].reshape(-1, MOST_SEATS, COLOURS)
    owner = np.where(owned.any(1), owned.argmax(1), MOST_SEATS)
    return (COLOURS * owner + np.arange(COLOURS)).argsort(1)


def outputs_of(legal: Rows, windows: Windows, ranks: NDArray[np.int64]) -> NDArray[np.int64]:
    """The output of each move."""
    moves = legal.astype(np.int64)
    plane, square = np.divmod(moves, STRIDE * STRIDE)
    colour, form = np.divmod(np.minimum(plane, CARDINAL_PLANE - 1), TURNED_FORMS)
    place, is_inside = windows.place(square, (form == PLACE_DOWN) & (plane < CARDINAL_PLANE))
    shown = TURNED_FORMS * np.take_along_axis(ranks, colour, 1) + form
    shown = np.where(plane == CARDINAL_PLANE, CARDINAL_PLANE, shown)
    outputs = np.where(is_inside, shown * SIDE * SIDE + place, ELSEWHERE)
    named = np.take_along_axis(ranks, np.clip(moves - COLOUR_MOVE, 0, None) % COLOURS, 1)
    outputs = np.where(moves >= COLOUR_MOVE, COLOUR_OUTPUT + named, outputs)
    outputs = np.where(moves >= MARKER_MOVE, MARKER_OUTPUT + named, outputs)
    return np.where(moves == STAY, STAYS, outputs)


def stand_on(squares: Rows, windows: Windows) -> NDArray[np.bool_]:
    """A plane for each square, where it lies; empty for what lies nowhere."""
    place, is_inside = windows.place(squares, np.zeros(squares.shape, np.int64))
    found: NDArray[np.bool_] = (place[:, :, None] == np.arange(SIDE * SIDE)) & is_inside[:, :, None]
    return found & (squares >= 0)[:, :, None]


def numbers_of(numbers: Rows, order: NDArray[np.int64]) -> NDArray[np.float32]:
    n = len(numbers)

    def by_colour(first: int, rows: int) -> Rows:
        """Numbers that stand colour by colour, in the order shown."""
        table = numbers[:, first : first + rows * COLOURS].reshape(n, rows, COLOURS)
        return np.take_along_axis(table, order[:, None, :], 2).reshape(n, -1)

    stock = numbers[:, STOCK : STOCK + COLOURS * FORM_COUNT].reshape(n, COLOURS, FORM_COUNT)
    shown: NDArray[np.float32] = np.concatenate(
        (
            one_hot(numbers[:, QUESTION], 0, QUESTIONS),
            one_hot(numbers[:, LAST_FORM], 0, FORM_COUNT),
            order == numbers[:, LAST_COLOUR, None],
            order == numbers[:, FOURTH, None],
            numbers[:, BUILDINGS, None] / MOST_BUILDINGS,
            np.take_along_axis(stock, order[:, :, None], 1).reshape(n, -1) / 2,
            by_colour(OWN, MOST_SEATS),
            by_colour(MARKERS, MOST_SEATS) / 4,
            lead_in(numbers)[:, None] / USUAL_LEAD,
        ),
        axis=1,
        dtype=np.float32,
    )
    return shown
