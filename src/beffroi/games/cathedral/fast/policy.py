"""What a position of Cathedral is worth, and a sensible move: the rulebook's strategy A to E, counted in squares."""

from __future__ import annotations

import math

from beffroi.core import bits
from beffroi.fast.dice import Dice
from beffroi.games.cathedral.fast import calibration, enclosure, placing, rules
from beffroi.games.cathedral.fast.board import Board
from beffroi.games.cathedral.taste import EDGE as EDGE_OF_THE_CITY

LAND = 0.9
"""A square of one's own, empty, that is still needed (A)."""
NEARLY, TURN = 0.2, 0.3
"""A square that one building more might enclose, for whoever waits and, on top, for whoever moves (A)."""
PREY = 0.5
"""A square of a foreign building that might be captured, as a part of the same square of ground (C)."""
STUCK = 1.0
"""A square of a building that fits nowhere any more."""
EDGE = EDGE_OF_THE_CITY
MARGIN, ALL_PLACED = 0.4, 47
"""How much of the value depends on the squares and not on the victory."""
CALM = 5.0
"""How many squares what seems to come is often wrong by."""
LONG = 26
"""The plies of a usual game."""
SLOPE_FIRST, SLOPE_LAST = calibration.SLOPES[2]
BIAS = calibration.BIASES[2][0]
"""What was fitted: how much a square more says at the first ply and at the last, and what Light has at first."""
LOOKS = 4
"""How many buildings are drawn by chance; the most promising is taken."""
LARGE, TOUCHING, INSIDE = 6, 2, 6
"""What a square, one beside one's own, and building on one's own land count at a glance, in squares of the edge."""
MERCY = 8
"""Of how many buildings that could be captured one is left."""


def value(b: Board, seat: int) -> float:
    """What search strives for: the victory, and a little for every square by which it is one."""
    if b.phase == rules.OVER_PHASE:
        return blended(rules.share(b, seat), 1.0 * (b.unplaced[1 - seat] - b.unplaced[seat]))
    margin = standing(b, seat) - standing(b, 1 - seat)
    return blended(1.0 / (1.0 + math.exp(-margin / CALM)), margin)


def blended(victory: float, margin: float) -> float:
    return (1.0 - MARGIN) * victory + MARGIN * (0.5 + margin / (2.0 * ALL_PLACED))


def expected(b: Board, seat: int) -> float:
    """The share of the victory to be expected, as a probability: what was fitted to games."""
    if b.phase == rules.OVER_PHASE:
        return rules.share(b, seat)
    passed = progress(b)
    slope, bias = SLOPE_FIRST + (SLOPE_LAST - SLOPE_FIRST) * passed, BIAS * (1.0 - passed)
    light = 1.0 / (1.0 + math.exp(slope * (standing(b, 1) - standing(b, 0)) - bias))
    return 1.0 - light if seat else light


def progress(b: Board) -> float:
    """How much of a usual game has passed, from 0 to 1."""
    return min(1.0, 1.0 * b.plies / LONG)


def standing(b: Board, seat: int) -> float:
    """How a side stands by itself, in squares."""
    left, land = b.unplaced[seat], bits.count(b.territory[seat] & ~b.covered[seat])
    weight = NEARLY + TURN if b.mover == seat else NEARLY
    return LAND * min(land, left) - left - STUCK * stuck(b, seat) + weight * prospects(b, seat)


def stuck(b: Board, seat: int) -> int:
    """The squares of the buildings that fit nowhere any more."""
    squares, fitting = b.unplaced[seat], 0
    placing.find_places(b, seat, seat)
    for turn in range(placing.TURN_COUNT[seat]):
        kind = placing.TURN_KIND[seat * placing.TURN_SIZE + turn]
        if not fitting >> kind & 1 and placing.places(b, seat, turn):
            fitting |= 1 << kind
            squares -= b.stock[seat * placing.KIND_SIZE + kind] * enclosure.SIZES[kind]
    return squares


def prospects(b: Board, seat: int) -> float:
    """The squares that a side has nearly enclosed, with what stands on them alone; not the largest part."""
    if not b.has_built[seat]:
        return 0.0
    taken, left, largest, kept, total = b.territory[0] | b.territory[1], apart(b, seat), 0, 0.0, 0.0
    while left:
        part = enclosure.region_around(left & (~left + 1), left)
        left ^= part
        found = prospect(b, seat, part, taken)
        total += found
        if bits.count(part) >= largest:
            largest, kept = bits.count(part), found
    return total - kept


def apart(b: Board, seat: int) -> int:
    """What is left of the city if a side's buildings were one square wider."""
    own = b.covered[seat]
    return placing.CITY & ~(own | own << 1 | own >> 1 | own << enclosure.ROW | own >> enclosure.ROW)


def prospect(b: Board, seat: int, part: int, taken: int) -> float:
    """What a part that is nearly enclosed would bring: nothing when two foreign buildings stand there."""
    other, prey, found = 1 - seat, 0, 0
    for number in range(other * enclosure.NUMBERS, other * enclosure.NUMBERS + b.built[other]):
        if b.buildings[number] & part:
            prey += bits.count(b.buildings[number])
            found += 1
    if b.cathedral & part:
        prey += bits.count(b.cathedral)
        found += 1
    return bits.count(part & ~taken) + PREY * prey if found <= 1 else 0.0


def rollout_move(b: Board, dice: Dice) -> int:
    """A large building that goes on from the wall and from its own side, and not yet on one's own land."""
    if b.phase == rules.CAPTURE_PHASE:
        return rules.CAPTURE if dice.below(MERCY) else rules.LEAVE
    hand = rules.hand(b)
    count = placing.count_places(b, hand, b.mover)
    best = placing.nth_place(b, hand, dice.below(count))
    if b.phase == rules.BUILD_PHASE:
        most = glance(b, best)
        for _ in range(1, LOOKS):
            move = placing.nth_place(b, hand, dice.below(count))
            found = glance(b, move)
            if found > most:
                best, most = move, found
    return best


def glance(b: Board, move: int) -> int:
    """What a building promises at first sight."""
    area, own = placing.squares_of(b.mover, move), b.covered[b.mover]
    around = area | area << 1 | area >> 1 | area << enclosure.ROW | area >> enclosure.ROW
    merit = LARGE * bits.count(area) + TOUCHING * bits.count(around & own) + bits.count(area & EDGE)
    if area & b.territory[b.mover] and placing.free(b, b.mover) & ~b.territory[b.mover]:
        merit -= INSIDE
    return merit
