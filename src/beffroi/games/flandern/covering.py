"""Which lots can never be built any more, alone or together with others."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from beffroi.games.flandern.city import City
from beffroi.games.flandern.material import CHURCH, SHAPE_OF_SPECIAL, SPECIALS
from beffroi.games.flandern.sites import CUTS, SHAPES, SITES


def without_dead_lots(city: City, stock: list[tuple[int, ...]], builders: tuple[int, ...]) -> City:
    """The city once every lot is covered that nothing in any stock can ever fill; one may doom another."""
    while True:
        live = reachable(city.site, city.built, city.free & buildable(city, stock, builders))
        if live == city.free:
            return city
        city = replace(city, free=live, covered=city.covered | city.free & ~live)


def buildable(city: City, stock: list[tuple[int, ...]], builders: tuple[int, ...]) -> int:
    """The free lots that a quarter in stock could take, if it did not have to border anything."""
    found = 0
    for arms in builders:
        open_lots = city.free & ~found
        if not open_lots:
            break
        if open_lots := open_lots & ~city.near(arms):
            found |= open_lots & _cut_for(city, arms, stock[arms])
    return found


def _cut_for(city: City, arms: int, stock: tuple[int, ...]) -> int:
    """The lots of the shapes that a stock still has, and those for A to D if they are in it."""
    if arms != CHURCH:
        large, corner, small = any(stock[:3]), any(stock[3:6]), any(stock[6:])
        return CUTS[city.site][large | corner << 1 | small << 2]
    large, corner, small = (count > 0 for count in stock[:3])
    return CUTS[city.site][large | corner << 1 | small << 2] | _for_specials(city, stock)


def _for_specials(city: City, stock: tuple[int, ...]) -> int:
    found = 0
    for letter, count in zip(SPECIALS, stock[len(SHAPES) :], strict=True):
        if count and letter == "D":
            found |= _large_of_pairs(city)
        elif count:
            found |= city.plan.lots[SHAPE_OF_SPECIAL[letter]] & city.porch_room()
    return found


def _large_of_pairs(city: City) -> int:
    """The large lots with a small one to swallow; the small one is none that D is built on."""
    fit = city.free & ~city.near(CHURCH)
    return sum({1 << large for large, small in city.plan.pairs if fit >> large & fit >> small & 1})


@lru_cache(maxsize=1 << 12)
def reachable(site: int, built: int, lots: int) -> int:
    """Those of some empty lots that could be built one after the other, each along a long side of the last."""
    long = SITES[site].long
    reached, grown = 0, built
    while grown != reached:
        reached = grown
        for lot in range(len(long)):
            if lots >> lot & 1 and long[lot] & grown:
                grown |= 1 << lot
    return reached & lots
