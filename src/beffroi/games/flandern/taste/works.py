"""What can be done in a city with a card, and what it is worth to a seat."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from msgspec.structs import replace

from beffroi.core.action import Action, Seat
from beffroi.games.flandern.building import builds_in, finishes_in, where
from beffroi.games.flandern.city import City
from beffroi.games.flandern.material import ARMS, QUARTERS
from beffroi.games.flandern.rulebook import Build, Finish, PlaceMaster, RaiseCathedral
from beffroi.games.flandern.sites import LOT_OF
from beffroi.games.flandern.state import NOBODY, Flandern
from beffroi.games.flandern.taste.prospects import expected

Interest = tuple[float, ...]
"""What a point of each corporation is worth to a seat."""
OWN_QUARTER = 0.8
"""What it costs to have one quarter of one's own less in stock: players run out of them."""
NOTHING_TO_DO = -1.0


def interest_of(s: Flandern, seat: Seat) -> Interest:
    """A point for oneself counts one, a point for the others against it, all of them together."""
    interest = [0.0] * (len(ARMS) - 1)
    for owned in (s.guilds, s.influenced):
        for other, guild in enumerate(owned):
            if guild != NOBODY:
                interest[guild] = 1.0 if other == seat else -1 / (len(s.seats) - 1)
    return tuple(interest)


def stake(city: City, builders: tuple[int, ...], interest: Interest) -> float:
    """What a seat may expect of a city, its rivals' part taken off."""
    return sum([part * points for part, points in zip(interest, expected(city, builders), strict=True)])


def gain(s: Flandern, seat: Seat, action: Action, *, as_site: bool) -> float:
    """How much better a work makes things for a seat."""
    assert isinstance(action, Build | Finish | RaiseCathedral | PlaceMaster)
    city, builders, interest = s.city(action.city), s.builders(), interest_of(s, seat)
    before = stake(city, builders, interest)
    return stake(with_work(city, action, as_site=as_site), builders, interest) - before - _price(s.guilds[seat], action)


def _price(guild: int, action: Action) -> float:
    uses_own = isinstance(action, Build) and QUARTERS[action.quarter].arms == guild
    return OWN_QUARTER if uses_own else 0.0


def with_work(city: City, action: Action, *, as_site: bool) -> City:
    """The city once something is built, finished or put on a quarter."""
    match action:
        case Build(quarter=quarter):
            named = where(action)
            assert named is not None
            swallowed = 0 if named[1] is None else 1 << named[1]
            return city.with_quarter(QUARTERS[quarter], named[0], swallowed, as_site=as_site)
        case Finish(lot=lot):
            return city.without_site(LOT_OF[lot])
        case RaiseCathedral(lot=lot):
            return replace(city, cathedrals=city.cathedrals | 1 << LOT_OF[lot])
        case PlaceMaster(lot=lot):
            return replace(city, masters=tuple(sorted((*city.masters, LOT_OF[lot]))))
    return city


class Means(NamedTuple):
    """What a card of one's own can be used with: these arms, from these stocks, as a site or at once."""

    arms: tuple[int, ...]
    stocks: tuple[tuple[int, ...], ...]
    as_site: bool


def best_gain(s: Flandern, seat: Seat, city: City, *, as_site: bool) -> float:
    """The most a card of one's own can do in a city."""
    if not city.is_open:
        return NOTHING_TO_DO
    arms = s.owned_by(seat)
    stocks = tuple(stock if number in arms else () for number, stock in enumerate(s.stock))
    return _best_gain(city, Means(arms, stocks, as_site), s.builders(), interest_of(s, seat))


@lru_cache(maxsize=1 << 13)
def _best_gain(city: City, means: Means, builders: tuple[int, ...], interest: Interest) -> float:
    works: list[Action] = [*builds_in(city, list(means.stocks), means.arms)]
    if not means.as_site:
        works += finishes_in(city, means.arms)
    before = stake(city, builders, interest)
    gains = (
        stake(with_work(city, work, as_site=means.as_site), builders, interest) - before - _price(means.arms[0], work)
        for work in works
    )
    return max(gains, default=NOTHING_TO_DO)
