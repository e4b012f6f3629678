"""What a side's buildings and the wall enclose."""

from __future__ import annotations

from beffroi.core.action import Seat
from beffroi.games.cathedral.material import CITY, STRIDE
from beffroi.games.cathedral.state import Cathedral, opponent


def regions(s: Cathedral, seat: Seat) -> list[int]:
    """The parts into which a side's buildings divide everything that is not theirs, in reading order."""
    left = CITY & ~s.covered[seat]
    found = []
    while left:
        region = region_around(left & -left, left)
        found.append(region)
        left ^= region
    return found


def region_around(start: int, area: int) -> int:
    """All squares of an area that can be reached from some of them, over corners too: a corner is no wall."""
    reached = start
    while True:
        wide = reached | reached << 1 | reached >> 1
        grown = (wide | wide << STRIDE | wide >> STRIDE) & area
        if grown == reached:
            return reached
        reached = grown


def neighbours(area: int) -> int:
    """An area and the squares that touch it, by a side or a corner."""
    wide = area | area << 1 | area >> 1
    return (wide | wide << STRIDE | wide >> STRIDE) & CITY


def foreign_buildings(s: Cathedral, seat: Seat, region: int) -> list[int]:
    """The buildings in a region that are not this side's; the Cathedral is one."""
    inside = [building for building in s.buildings[opponent(seat)] if building & region]
    if s.cathedral and s.cathedral & region:
        inside.append(s.cathedral)
    return inside


def holds_one(s: Cathedral, seat: Seat, region: int) -> bool:
    """Whether a region holds exactly one building that is not this side's."""
    return len(foreign_buildings(s, seat, region)) == 1
