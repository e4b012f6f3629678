"""What a position of Cardinal is worth, and a sensible move: points, and what the next seat can do with its turn."""

from __future__ import annotations

import math

from beffroi.fast import blank_reals
from beffroi.fast.dice import Dice
from beffroi.games.cardinal.fast import calibration, count, rules, town
from beffroi.games.cardinal.fast.board import MOST_SEATS, Board
from beffroi.games.cardinal.material import MOST_BUILDINGS

LOOKS = 3
"""How many buildings are drawn by chance; the one that touches most is taken."""
MARGIN, LARGE_MARGIN = 0.4, 40
"""How much of the value depends on the points and not on the victory, and how many points are plenty."""
PROMISE = 0.5
"""A marker the next seat could take at once."""
ROOM = 0.02
"""A site open to whoever follows."""
LONG = MOST_BUILDINGS
SLOPE_FIRST, SLOPE_LAST = blank_reals(MOST_SEATS + 1), blank_reals(MOST_SEATS + 1)
"""What was fitted for each number of seats: how much a point more says at the first building and at the last."""


def _fill() -> None:
    for seats, (first, last) in calibration.SLOPES.items():
        SLOPE_FIRST[seats], SLOPE_LAST[seats] = first, last


_fill()


def value(b: Board, seat: int, moves: list[int]) -> float:
    """What search strives for: the victory, and a little for every point by which it is one."""
    rival = 0
    for other in range(b.seats):
        if other != seat:
            rival = max(rival, count.points(b, other))
    margin = max(-LARGE_MARGIN, min(LARGE_MARGIN, count.points(b, seat) - rival))
    return (1.0 - MARGIN) * expected(b, seat, moves) + MARGIN * (0.5 + margin / (2.0 * LARGE_MARGIN))


def expected(b: Board, seat: int, moves: list[int]) -> float:
    """The share of the victory to be expected, as a probability: what was fitted to games."""
    if b.phase == rules.OVER_PHASE:
        return count.share(b, seat)
    slope = SLOPE_FIRST[b.seats] + (SLOPE_LAST[b.seats] - SLOPE_FIRST[b.seats]) * progress(b)
    own, total = standing(b, seat, moves), 0.0
    for other in range(b.seats):
        total += math.exp(slope * (standing(b, other, moves) - own))
    return 0.0 if b.gone[seat] else 1.0 / total


def progress(b: Board) -> float:
    """How much of a usual game has passed, from 0 to 1."""
    return 1.0 * b.building_count / LONG


def standing(b: Board, seat: int, moves: list[int]) -> float:
    """How a seat stands by itself, in points; whoever has left stands far behind."""
    if b.gone[seat]:
        return -1000.0
    return count.points(b, seat) + (prospects(b, seat, moves) if seat == next_builder(b) else 0.0)


def next_builder(b: Board) -> int:
    """The seat that builds next; it is not looked at whether it can."""
    if b.phase == rules.BUILD_PHASE:
        return b.mover
    following = b.mover
    for _ in range(b.seats):
        following = (following + 1) % b.seats
        if not b.gone[following]:
            return following
    return b.mover


def prospects(b: Board, seat: int, moves: list[int]) -> float:
    """What a seat can do with its turn: the most markers one building could bring, and how many sites it has."""
    listed, best = town.list_sites(b, town.palette(b, seat), 0, moves), 0
    for number in range(listed):
        best = max(best, touched_by(b, moves[number]))
    return PROMISE * best + ROOM * listed


def rollout_move(b: Board, moves: list[int], dice: Dice) -> int:
    """Of a few buildings by chance the one that touches most; anything else by chance."""
    if b.phase == rules.CARDINAL_PHASE:
        return rules.random_zone(b, dice)
    listed, best, most = rules.list_moves(b, moves), 0, -1
    if b.phase != rules.BUILD_PHASE:
        return moves[dice.below(listed)]
    for _ in range(LOOKS):
        move = moves[dice.below(listed)]
        found = touched_by(b, move)
        if found > most:
            best, most = move, found
    return best


def touched_by(b: Board, move: int) -> int:
    """How many markers a building would bring, were there enough."""
    square, step = move % town.PIECE_SIZE, town.step_of(move)
    found = built_around(b, square)
    return found + built_around(b, square + step) if step else found


def built_around(b: Board, square: int) -> int:
    return (
        is_building(b, square - 1)
        + is_building(b, square + 1)
        + is_building(b, square - town.ROW)
        + is_building(b, square + town.ROW)
    )


def is_building(b: Board, square: int) -> int:
    return b.on[square] not in (town.FREE, town.CHURCH)
