"""What every corporation may hope for in a city that is not scored yet, for search: as in `taste`, but flat.

How likely a rival comes out ahead is told by a curve like the logistic one that needs no exponential.
"""

from __future__ import annotations

import math

from beffroi.core import bits
from beffroi.fast import blank_reals
from beffroi.games.flandern import fast_cities
from beffroi.games.flandern.fast_cities import FastCities
from beffroi.games.flandern.taste import prospects

LOT, BEGUN, ABSENT = prospects.LOT, prospects.BEGUN, prospects.ABSENT
MASTER, TELLING_MASTERS = prospects.MASTER, prospects.TELLING_MASTERS
CALM, SURPRISE = prospects.CALM, prospects.SURPRISE
SECOND, THIRD, FOURTH = 0.5, prospects.THIRD, prospects.FOURTH


class FastHopes(FastCities):
    """The cities, and what one seat thinks of them."""

    def __init__(self) -> None:
        super().__init__()
        self.interest = blank_reals(8)
        self.hopes = blank_reals(8)
        self.expected = blank_reals(8)

    def stake(self, city: int) -> float:
        """What the seat that looks may expect of a city, its rivals' part taken off."""
        total = 0.0
        self.judge(city)
        for arms in range(fast_cities.RANKED):
            total += self.interest[arms] * self.expected[arms]
        return total

    def stake_after(self, city: int, kind: int, place: int) -> float:
        """The same once a work is done there."""
        self.copy_city(fast_cities.SKETCH, self, city)
        self.change(fast_cities.SKETCH, kind, place)
        return self.stake(fast_cities.SKETCH)

    def judge(self, city: int) -> None:
        """The points each corporation may expect of a city: what it earns once the city is full."""
        if self.free[city]:
            self.foresee(city, bits.few(self.free[city]))
            return
        value = self.value(city)
        for arms in range(fast_cities.RANKED):
            self.expected[arms] = self.earned(city, arms, value)

    def foresee(self, city: int, lots: int) -> None:
        """Before that there are as many surprises as there are free lots."""
        value = self.value(city) + LOT * lots + BEGUN * bits.few(self.sites[city])
        sharpness = 0.5 / math.sqrt(CALM + SURPRISE * lots)
        part = 1.0 / (bits.few(self.builders) + 2)
        for arms in range(fast_cities.RANKED):
            if self.builders >> arms & 1:
                self.hopes[arms] = sharpness * self.reach(city, arms, part)
        for arms in range(fast_cities.RANKED):
            self.expected[arms] = self.mean_points(arms, value) if self.builders >> arms & 1 else 0.0

    def reach(self, city: int, arms: int, part: float) -> float:
        """The strength a guild may reach: what stands, what is begun, and its part of the lots it can still take."""
        finished = self.quarters[8 * city + arms] & ~self.sites[city]
        held = bits.few(finished) + BEGUN * bits.few(self.quarters[8 * city + arms] & self.sites[city])
        masters = min(self.masters(city, finished), TELLING_MASTERS)
        room = bits.few(self.free[city] & ~self.near[8 * city + arms])
        return (held if held > 0.0 else ABSENT) + MASTER * masters + part * room

    def mean_points(self, arms: int, value: float) -> float:
        """The mean over the places a guild may reach, each rival being ahead or behind by chance."""
        first, second, third, fourth = 1.0, 0.0, 0.0, 0.0
        for rival in range(fast_cities.RANKED):
            if rival != arms and self.builders >> rival & 1:
                lead = self.hopes[arms] - self.hopes[rival]
                ahead = 0.5 - 0.5 * lead / math.sqrt(1.0 + lead * lead)
                fourth += (third - fourth) * ahead
                third += (second - third) * ahead
                second += (first - second) * ahead
                first -= first * ahead
        return value * (first + SECOND * second) + THIRD * third + FOURTH * fourth
