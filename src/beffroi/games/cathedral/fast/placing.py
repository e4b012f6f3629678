"""Where buildings can be placed in Cathedral, for search: articles 2 and 3.

A move is the number of an action in `MOVES`: every building in every place, the Cathedral in every place, then leaving
and capturing.
"""

from __future__ import annotations

from collections.abc import Iterator

from beffroi.core import bits
from beffroi.core.action import Action
from beffroi.fast import blank
from beffroi.games.cathedral.fast.board import HANDS, MOST_NARROWINGS, MOST_TURNS, Board
from beffroi.games.cathedral.material import CATHEDRAL_TURNS, STRIDE, TURNS
from beffroi.games.cathedral.material import CITY as ALL_SQUARES
from beffroi.games.cathedral.placements import PLAN_OF_CATHEDRAL, PLANS
from beffroi.games.cathedral.rulebook import DARK, LIGHT, Build, Capture, Leave

CHURCH_HAND = 2
CITY = ALL_SQUARES
TURN_SIZE, SET_SIZE, KIND_SIZE = MOST_TURNS, MOST_NARROWINGS, 16
"""How far the tables of one hand lie apart."""
MOST_CELLS, PLACES = 8, 128

HAND_TURNS = (
    *(tuple(turn for turns in TURNS[seat] for turn in turns) for seat in (LIGHT, DARK)),
    CATHEDRAL_TURNS,
)
"""The turned buildings of every hand; those of Light and Dark have the same numbers."""


def builds(*hands: int) -> Iterator[Build]:
    """Every building of some hands in every place, building by building, in reading order."""
    for turns in zip(*(HAND_TURNS[hand] for hand in hands), strict=True):
        placed = {build for turn in turns for build in turn.builds.values()}
        yield from sorted(placed, key=lambda build: (build.y, build.x))


MOVES: tuple[Action, ...] = (*builds(LIGHT, DARK), *builds(CHURCH_HAND), Leave(), Capture())
NUMBERS = {action: number for number, action in enumerate(MOVES)}

TURN_COUNT = blank(HANDS)
TURN_KIND = blank(HANDS * MOST_TURNS)
TURN_SET = blank(HANDS * MOST_TURNS)
CELL_COUNT = blank(HANDS * MOST_TURNS)
CELLS = blank(HANDS * MOST_TURNS * MOST_CELLS)
NARROWINGS = blank(HANDS)
EARLIER = blank(HANDS * MOST_NARROWINGS)
SHIFT = blank(HANDS * MOST_NARROWINGS)
MOVE = blank(HANDS * MOST_TURNS * PLACES)
"""The move that puts a turned building of a hand with its reference square on a place."""
MOVE_TURN, MOVE_PLACE = blank(len(MOVES)), blank(len(MOVES))


def _fill() -> None:
    for hand, plan in enumerate((PLANS[LIGHT], PLANS[DARK], PLAN_OF_CATHEDRAL)):
        TURN_COUNT[hand] = len(plan.turns)
        NARROWINGS[hand] = len(plan.narrowings)
        for number, (earlier, shift) in enumerate(plan.narrowings):
            EARLIER[hand * MOST_NARROWINGS + number] = earlier
            SHIFT[hand * MOST_NARROWINGS + number] = shift
        for number, (kind, turn, found) in enumerate(plan.turns):
            at = hand * MOST_TURNS + number
            TURN_KIND[at], TURN_SET[at], CELL_COUNT[at] = kind, found, len(turn.shifts)
            for cell, shift in enumerate(turn.shifts):
                CELLS[at * MOST_CELLS + cell] = shift
            for build in turn.builds.values():
                move, place = NUMBERS[build], STRIDE * build.y + build.x
                MOVE[at * PLACES + place] = move
                MOVE_TURN[move], MOVE_PLACE[move] = number, place


_fill()


def free(b: Board, seat: int) -> int:
    """The squares a side may build on: free ones that are not the other's territory (2, 4)."""
    return CITY & ~(b.covered[0] | b.covered[1] | b.cathedral | b.territory[1 - seat])


def find_places(b: Board, hand: int, seat: int) -> None:
    """All places a side has for every building of a hand; what two of them have in common is looked for once."""
    squares = free(b, seat)
    b.sets[0] = squares
    at = hand * SET_SIZE
    for number in range(NARROWINGS[hand]):
        b.sets[number + 1] = b.sets[EARLIER[at + number]] & (squares >> SHIFT[at + number])


def places(b: Board, hand: int, turn: int) -> int:
    """Where a turned building can stand, once the places are found; nowhere when none is left in stock."""
    at = hand * TURN_SIZE + turn
    if hand != CHURCH_HAND and b.stock[hand * KIND_SIZE + TURN_KIND[at]] == 0:
        return 0
    area: int = b.sets[TURN_SET[at]]
    return area


def list_places(b: Board, hand: int, seat: int, moves: list[int]) -> int:
    """Every way a side can place something of a hand."""
    count = 0
    find_places(b, hand, seat)
    for turn in range(TURN_COUNT[hand]):
        area = places(b, hand, turn)
        while area:
            moves[count] = MOVE[(hand * TURN_SIZE + turn) * PLACES + bits.lowest(area)]
            count += 1
            area &= area - 1
    return count


def count_places(b: Board, hand: int, seat: int) -> int:
    """In how many ways a side can place something of a hand."""
    total = 0
    find_places(b, hand, seat)
    for turn in range(TURN_COUNT[hand]):
        b.counts[turn] = bits.count(places(b, hand, turn))
        total += b.counts[turn]
    return total


def nth_place(b: Board, hand: int, number: int) -> int:
    """One of these ways, once they are counted."""
    turn = 0
    while number >= b.counts[turn]:
        number -= b.counts[turn]
        turn += 1
    return MOVE[(hand * TURN_SIZE + turn) * PLACES + bits.nth(places(b, hand, turn), number)]


def kind_of(hand: int, move: int) -> int:
    """Which building of a hand a move places."""
    return TURN_KIND[hand * TURN_SIZE + MOVE_TURN[move]]


def squares_of(hand: int, move: int) -> int:
    """What a building covers where a move places it."""
    at = hand * TURN_SIZE + MOVE_TURN[move]
    reference = bits.one(MOVE_PLACE[move])
    area = reference
    for cell in range(CELL_COUNT[at]):
        area |= reference << CELLS[at * MOST_CELLS + cell]
    return area


def can_build(b: Board, seat: int) -> int:
    """Whether any building of a side's stock fits anywhere."""
    squares = free(b, seat)
    for turn in range(TURN_COUNT[seat]):
        at = seat * TURN_SIZE + turn
        if b.stock[seat * KIND_SIZE + TURN_KIND[at]]:
            fits = squares
            for cell in range(CELL_COUNT[at]):
                fits &= squares >> CELLS[at * MOST_CELLS + cell]
            if fits:
                return 1
    return 0
