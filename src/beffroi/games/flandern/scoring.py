"""Step 6 of the round: lots that can no longer be built, cities that are full, the end and the winner."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from beffroi.core.action import Action, Seat
from beffroi.core.model import Given, Result, Step
from beffroi.games.flandern.city import City
from beffroi.games.flandern.covering import without_dead_lots
from beffroi.games.flandern.material import ARMS, CHURCH, CORPORATIONS
from beffroi.games.flandern.rulebook import R
from beffroi.games.flandern.sites import names_of
from beffroi.games.flandern.state import NOBODY, Flandern

CHURCH_VALUE = 2
CATHEDRAL_VALUE = 1
"""What a cathedral adds to its church quarter."""
LOWER_PLACES = (4, 2, 0)
INFLUENCE_BONUS = 3


class CoverLots(Step[Flandern, Action], frozen=True):
    """Lots that can never be built any more are covered."""

    rule = R.COVER

    def then(self, s: Flandern, answers: Given[Action]) -> None:
        builders = s.builders()
        for city in s.open_cities():
            if not city.free:
                continue
            left = without_dead_lots(city, s.stock, builders)
            if left is not city:
                s.put_city(left)
                s.tell(R.COVER, "covered", city=city.name, lots=names_of(city.free & ~left.free))


class ScoreCities(Step[Flandern, Action], frozen=True):
    """A city without a free lot is scored."""

    rule = R.SCORING

    def then(self, s: Flandern, answers: Given[Action]) -> None:
        for city in s.open_cities():
            if not city.free:
                score(s, city)


def score(s: Flandern, city: City) -> None:
    """Everybody ranked in a city gets the points of the place; then nothing happens there any more."""
    tell_value(s, city)
    for place, tied, points in awards(city):
        for arms in tied:
            s.points[arms] += points
        tell_place(s, city, place, tied, points)
    if city.sites:
        s.tell(R.SCORING, "sites-returned", city=city.name, count=city.sites.bit_count())
    s.put_city(replace(city, sites=0, scored=True))


class Finished(NamedTuple):
    """What is finished in a city: quarters of guilds, church quarters, and the cathedrals on these."""

    quarters: int
    churches: int
    cathedrals: int


def finished_in(city: City) -> Finished:
    churches = city.finished(CHURCH)
    quarters = sum(city.finished(arms).bit_count() for arms in CORPORATIONS)
    return Finished(quarters, churches.bit_count(), (churches & city.cathedrals).bit_count())


def value_of(city: City) -> int:
    """Finished quarters of a guild are worth 1, of the church 2, with a cathedral 3; sites nothing."""
    finished = finished_in(city)
    return finished.quarters + CHURCH_VALUE * finished.churches + CATHEDRAL_VALUE * finished.cathedrals


def tell_value(s: Flandern, city: City) -> None:
    finished = finished_in(city)
    s.tell(
        R.VALUE,
        "city-valued",
        city=city.name,
        value=value_of(city),
        quarters=finished.quarters,
        churches=finished.churches,
        cathedrals=finished.cathedrals,
    )


def strength(city: City, arms: int) -> tuple[int, int]:
    """What a place depends on: the finished quarters, then the masters in them."""
    finished = city.finished(arms)
    return finished.bit_count(), city.masters_on(finished)


def ranks(city: City) -> Iterator[tuple[int, tuple[int, ...]]]:
    """The lowest place that is shared, and who shares it, from the top."""
    present = [arms for arms in CORPORATIONS if city.finished(arms)]
    strengths = {arms: strength(city, arms) for arms in present}
    place = 0
    for best in sorted(set(strengths.values()), reverse=True):
        tied = tuple(arms for arms in present if strengths[arms] == best)
        place += len(tied)
        yield place, tied


def awards(city: City) -> Iterator[tuple[int, tuple[int, ...], int]]:
    """Every place with who shares it and the points each of them gets."""
    value = value_of(city)
    for place, tied in ranks(city):
        yield place, tied, points_for(place, value)


def points_for(place: int, value: int) -> int:
    """The value for the first place, half of it, rounded up, for the second, then fixed points."""
    return (value, (value + 1) // 2, *LOWER_PLACES)[place - 1]


def tell_place(s: Flandern, city: City, place: int, tied: tuple[int, ...], points: int) -> None:
    quarters, masters = strength(city, tied[0])
    if len(tied) == 1:
        s.tell(
            R.RANKS,
            "ranked",
            city=city.name,
            guild=ARMS[tied[0]],
            place=place,
            points=points,
            quarters=quarters,
            masters=masters,
        )
    else:
        s.tell(
            R.TIES,
            "tied",
            city=city.name,
            guilds=tuple(ARMS[arms] for arms in tied),
            place=place,
            points=points,
            quarters=quarters,
            masters=masters,
        )


class FinalCount(Step[Flandern, Action], frozen=True):
    """What is free is covered, what was not scored is, and most influence cards earn a bonus."""

    rule = R.END
    ending: str

    def then(self, s: Flandern, answers: Given[Action]) -> None:
        for city in s.open_cities():
            if city.free:
                s.tell(R.END, "covered-at-the-end", city=city.name, lots=names_of(city.free))
            score(s, replace(city, free=0, covered=city.covered | city.free))
        reward_influence(s)
        conclude(s, self.ending)


def reward_influence(s: Flandern) -> None:
    """Whoever holds the most influence cards gets the bonus."""
    for seat in most_influential(s.influence, s.playing()):
        s.points[s.guilds[seat]] += INFLUENCE_BONUS
        s.tell(R.INFLUENCE, "influence-rewarded", seat=seat, count=s.influence[seat], points=INFLUENCE_BONUS)


def most_influential(influence: Sequence[int], playing: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Those of the seats still playing who hold the most influence cards, if anybody holds any."""
    most = max(influence[seat] for seat in playing)
    return tuple(seat for seat in playing if most and influence[seat] == most)


def conclude(s: Flandern, ending: str) -> None:
    """The most points win; who has left comes after those who have not."""
    points = totals(s)
    standing = [(seat not in s.out, points[seat]) for seat in s.seats]
    places = tuple(1 + sum(other > own for other in standing) for own in standing)
    for seat in s.seats:
        s.tell(R.WINNER, "counted", seat=seat, points=points[seat], place=places[seat])
    s.finish(Result(ending, places, points))


def totals(s: Flandern) -> tuple[int, ...]:
    """The points of every seat: of its guild, and of the one it holds under influence."""
    return tuple(
        sum(s.points[guild] for guild in (s.guilds[seat], s.influenced[seat]) if guild != NOBODY) for seat in s.seats
    )
