"""What every corporation may expect of a city that is not scored yet."""

from __future__ import annotations

from functools import lru_cache
from math import exp, sqrt

from beffroi.games.flandern.city import City
from beffroi.games.flandern.material import CHURCH, CORPORATIONS
from beffroi.games.flandern.scoring import CATHEDRAL_VALUE, CHURCH_VALUE, points_for, ranks, strength

LOT = 1.3
"""What a lot that is still free adds to the value of its city, on average."""
BEGUN = 0.6
"""How much of a finished quarter a site is."""
MASTER = 0.3
"""How much of a quarter a master is: it only breaks ties."""
TELLING_MASTERS = 2
"""More masters than this change little."""
ABSENT = -0.6
"""A guild without a quarter is not ranked at all."""
CALM, SURPRISE = 0.08, 0.16
"""How uncertain strengths are, at the end and for every free lot."""
THIRD, FOURTH = 4.0, 2.0
Expected = tuple[float, ...]


@lru_cache(maxsize=1 << 15)
def expected(city: City, builders: tuple[int, ...]) -> Expected:
    """The points each corporation may expect, with as many surprises as there are free lots."""
    if not city.free:
        return _as_it_stands(city)
    value = value_now(city) + LOT * city.free.bit_count() + BEGUN * city.sites.bit_count()
    spread = sqrt(CALM + SURPRISE * city.free.bit_count())
    hopes = {arms: _hope(city, arms, len(builders)) for arms in CORPORATIONS if arms in builders}
    return tuple(_points(hopes, arms, value, spread) if arms in hopes else 0.0 for arms in CORPORATIONS)


def _as_it_stands(city: City) -> Expected:
    points, value = [0.0] * len(CORPORATIONS), value_now(city)
    for place, tied in ranks(city):
        for arms in tied:
            points[arms] = float(points_for(place, value))
    return tuple(points)


def value_now(city: City) -> int:
    """What the city is worth if nothing more is built."""
    churches = city.finished(CHURCH)
    quarters = sum(city.finished(arms).bit_count() for arms in CORPORATIONS)
    return quarters + CHURCH_VALUE * churches.bit_count() + CATHEDRAL_VALUE * (churches & city.cathedrals).bit_count()


def _hope(city: City, arms: int, builders: int) -> float:
    """The strength a guild may reach: what stands, what is begun, and its part of the lots it can still take."""
    quarters, masters = strength(city, arms)
    held = quarters + BEGUN * (city.quarters[arms] & city.sites).bit_count()
    room = (city.free & ~city.near(arms)).bit_count()
    return (held or ABSENT) + MASTER * min(masters, TELLING_MASTERS) + room / (builders + 1)


def _points(hopes: dict[int, float], arms: int, value: float, spread: float) -> float:
    """The mean over the places a guild may reach, each rival being ahead or behind by chance."""
    places = [1.0]
    for rival, hope in hopes.items():
        if rival != arms:
            ahead = 1 / (1 + exp((hopes[arms] - hope) / spread))
            places = [
                (1 - ahead) * as_before + ahead * one_lower
                for as_before, one_lower in zip((*places, 0.0), (0.0, *places), strict=True)
            ]
    rewards = (value, value / 2, THIRD, FOURTH)
    return sum(chance * reward for chance, reward in zip(places, rewards, strict=False))
