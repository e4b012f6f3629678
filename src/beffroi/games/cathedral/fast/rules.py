"""The course of Cathedral for search: whose turn it is, what may be answered, what happens then, who has won."""

from __future__ import annotations

from beffroi import fast
from beffroi.fast.dice import Dice
from beffroi.games.cathedral.fast import enclosure, placing
from beffroi.games.cathedral.fast.board import KINDS, MOST_BUILDINGS, Board
from beffroi.games.cathedral.fast.placing import NUMBERS
from beffroi.games.cathedral.rulebook import DARK, LIGHT, MOST_PLIES, Capture, Leave

CATHEDRAL_PHASE, BUILD_PHASE, CAPTURE_PHASE, OVER_PHASE = 0, 1, 2, 3
LEAVE, CAPTURE = NUMBERS[Leave()], NUMBERS[Capture()]
FIRST, SECOND = LIGHT, DARK
LONGEST = MOST_PLIES
KIND_SIZE, BUILDING_SIZE = KINDS, MOST_BUILDINGS


def asked(b: Board) -> int:
    return fast.OVER if b.phase == OVER_PHASE else b.mover


def hand(b: Board) -> int:
    """What is placed now: the Cathedral, or a building of the mover."""
    return placing.CHURCH_HAND if b.phase == CATHEDRAL_PHASE else b.mover


def list_moves(b: Board, moves: list[int]) -> int:
    if b.phase == CAPTURE_PHASE:
        moves[0], moves[1] = LEAVE, CAPTURE
        return 2
    return placing.list_places(b, hand(b), b.mover, moves)


def random_move(b: Board, dice: Dice) -> int:
    """Counted and not listed: there may be two thousand."""
    if b.phase == CAPTURE_PHASE:
        return LEAVE + dice.below(2)
    return placing.nth_place(b, hand(b), dice.below(placing.count_places(b, hand(b), b.mover)))


def play(b: Board, move: int) -> None:
    if b.phase == CAPTURE_PHASE:
        answer_capture(b, move)
    elif b.phase == CATHEDRAL_PHASE:
        place_cathedral(b, move)
    else:
        build(b, move)


def place_cathedral(b: Board, move: int) -> None:
    """Light places the Cathedral, and Dark builds first (3); or later, where the table has agreed so (B)."""
    b.cathedral = placing.squares_of(placing.CHURCH_HAND, move)
    b.church = enclosure.STANDING
    b.phase = BUILD_PHASE
    if b.plies == 0:
        b.mover = SECOND


def build(b: Board, move: int) -> None:
    """A building is placed (2); a side's first one encloses nothing yet (4)."""
    seat, area = b.mover, placing.squares_of(b.mover, move)
    put(b, seat, placing.kind_of(seat, move), area)
    if b.has_built[seat]:
        enclosure.enclose(b, area)
    b.has_built[seat] = 1
    if b.pending_count and not b.always:
        b.phase = CAPTURE_PHASE
        return
    while b.pending_count:
        enclosure.capture(b)
    next_turn(b)


def put(b: Board, seat: int, kind: int, area: int) -> None:
    """A building leaves the stock and stands in the city."""
    number = seat * BUILDING_SIZE + b.built[seat]
    b.stock[seat * KIND_SIZE + kind] -= 1
    b.unplaced[seat] -= enclosure.SIZES[kind]
    b.buildings[number] = area
    b.building_kind[number] = kind
    b.built[seat] += 1
    b.covered[seat] |= area
    b.plies += 1


def answer_capture(b: Board, move: int) -> None:
    """The mover takes the building just enclosed, or lets it stand (5)."""
    if move == CAPTURE:
        enclosure.capture(b)
    else:
        enclosure.forget_first(b)
    if b.pending_count == 0:
        next_turn(b)


def next_turn(b: Board) -> None:
    """The other side builds if it can, else the same one again (6); when nobody can, the game is over (6)."""
    b.phase = BUILD_PHASE
    if b.church == enclosure.WAITING:
        b.phase = CATHEDRAL_PHASE
        b.mover = FIRST
    elif b.plies >= LONGEST:
        b.phase = OVER_PHASE
    elif placing.can_build(b, 1 - b.mover):
        b.mover = 1 - b.mover
    elif not placing.can_build(b, b.mover):
        b.phase = OVER_PHASE


def share(b: Board, seat: int) -> float:
    """Whoever has fewer squares left in stock has won (7)."""
    own, other = b.unplaced[seat], b.unplaced[1 - seat]
    return 0.5 if own == other else 1.0 if own < other else 0.0
