"""What every corporation may expect in a city of Flandern 1302 that is not scored yet.

How likely a rival comes out ahead is told by a curve like the logistic one that needs no exponential.
"""

from __future__ import annotations

import math

from beffroi.core import bits
from beffroi.games.flandern.fast import cities, weights
from beffroi.games.flandern.fast.board import Board

LOT, BEGUN, ABSENT = weights.LOT, weights.BEGUN, weights.ABSENT
MASTER, TELLING_MASTERS = weights.MASTER, weights.TELLING_MASTERS
CALM, SURPRISE = weights.CALM, weights.SURPRISE
SECOND, THIRD, FOURTH = 0.5, weights.THIRD, weights.FOURTH


def stake(b: Board, city: int) -> float:
    """What the seat that looks may expect of a city, its rivals' part taken off."""
    total = 0.0
    judge(b, city)
    for arms in range(cities.RANKED):
        total += b.interest[arms] * b.expected[arms]
    return total


def stake_after(b: Board, city: int, kind: int, place: int) -> float:
    """The same once a work is done there."""
    cities.copy_city(b, cities.SKETCH, city)
    cities.change(b, cities.SKETCH, kind, place)
    return stake(b, cities.SKETCH)


def judge(b: Board, city: int) -> None:
    """The points each corporation may expect of a city: what it earns once the city is full."""
    if b.free[city]:
        foresee(b, city, bits.few(b.free[city]))
        return
    value = cities.city_value(b, city)
    for arms in range(cities.RANKED):
        b.expected[arms] = cities.earned(b, city, arms, value)


def foresee(b: Board, city: int, lots: int) -> None:
    """Before that there are as many surprises as there are free lots."""
    value = cities.city_value(b, city) + LOT * lots + BEGUN * bits.few(b.sites[city])
    sharpness = 0.5 / math.sqrt(CALM + SURPRISE * lots)
    part = 1.0 / (bits.few(b.builders) + 2)
    for arms in range(cities.RANKED):
        if b.builders >> arms & 1:
            b.strengths[arms] = sharpness * reach(b, city, arms, part)
            compare(b, arms)
    for arms in range(cities.RANKED):
        is_awaited = b.builders >> arms & 1 and arms != cities.GREY  # nobody scores for the grey ones
        b.expected[arms] = mean_points(b, arms, value) if is_awaited else 0.0


def reach(b: Board, city: int, arms: int, part: float) -> float:
    """The strength a guild may reach: what stands, what is begun, and its part of the lots it can still take."""
    finished = b.quarters[8 * city + arms] & ~b.sites[city]
    held = bits.few(finished) + BEGUN * bits.few(b.quarters[8 * city + arms] & b.sites[city])
    masters = min(cities.masters(b, city, finished), TELLING_MASTERS)
    room = bits.few(b.free[city] & ~b.near[8 * city + arms])
    return (held if held > 0.0 else ABSENT) + MASTER * masters + part * room


def compare(b: Board, arms: int) -> None:
    """How likely those before some arms are ahead of them, and these of those."""
    for rival in range(arms):
        if b.builders >> rival & 1:
            lead = b.strengths[arms] - b.strengths[rival]
            surely = 0.5 * lead / math.sqrt(1.0 + lead * lead)
            b.ahead[8 * arms + rival] = 0.5 - surely
            b.ahead[8 * rival + arms] = 0.5 + surely


def mean_points(b: Board, arms: int, value: float) -> float:
    """The mean over the places a guild may reach, each rival being ahead or behind by chance."""
    first, second, third, fourth = 1.0, 0.0, 0.0, 0.0
    for rival in range(cities.RANKED):
        if rival != arms and b.builders >> rival & 1:
            ahead = b.ahead[8 * arms + rival]
            fourth += (third - fourth) * ahead
            third += (second - third) * ahead
            second += (first - second) * ahead
            first -= first * ahead
    return value * (first + SECOND * second) + THIRD * third + FOURTH * fourth
