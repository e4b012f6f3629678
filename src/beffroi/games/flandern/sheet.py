"""What every guild has scored and would score, and how the cities stand: value, places and points, lots left."""

from __future__ import annotations

from collections.abc import Iterator

from beffroi.core.action import Seat
from beffroi.core.model import Result
from beffroi.core.seen import Seen
from beffroi.core.sheet import ScoreLine, ScoreNote, ScoreSheet, SeatScore, line, note
from beffroi.games.flandern.city import City
from beffroi.games.flandern.guess import city_of
from beffroi.games.flandern.material import ARMS, ARMS_OF
from beffroi.games.flandern.rulebook import BROKEN_OFF, R
from beffroi.games.flandern.scoring import INFLUENCE_BONUS, awards, most_influential, strength, value_of
from beffroi.games.flandern.view import View


def sheet(seen: Seen[View]) -> ScoreSheet:
    """What is open would be scored if the game ended now, but not once it has been broken off."""
    view, result = seen.view, seen.result
    cities = [city for city in map(city_of, view.cities) if city.is_open] if result is None else []
    rewarded = () if result is not None and result.ending in BROKEN_OFF else _rewarded(view)
    seats = (Seat(seat) for seat in range(len(view.guilds)))
    scores = tuple(SeatScore(tuple(_lines(view, seat, cities, rewarded, result))) for seat in seats)
    return ScoreSheet(scores, tuple(each for city in cities for each in _city(city)))


def _rewarded(view: View) -> tuple[Seat, ...]:
    playing = tuple(Seat(seat) for seat in range(len(view.guilds)) if seat not in view.out)
    return most_influential(view.influence, playing)


def _lines(
    view: View, seat: Seat, cities: list[City], rewarded: tuple[Seat, ...], result: Result | None
) -> Iterator[ScoreLine]:
    bonus = INFLUENCE_BONUS if seat in rewarded else 0
    paid = 0 if result is None else bonus
    for guild in (view.guilds[seat], view.influenced[seat]):
        if guild is not None:
            yield line(R.SCORING, "scored", dict(view.points)[guild] - paid, guild=guild)
            yield from _places(cities, guild)
            paid = 0
    if bonus:
        yield line(R.INFLUENCE, "influence", bonus, count=view.influence[seat])


def _places(cities: list[City], guild: str) -> Iterator[ScoreLine]:
    """The points of a guild in the cities that are not full yet."""
    for city in cities:
        for place, tied, points in awards(city):
            if ARMS_OF[guild] in tied and points:
                yield line(R.RANKS, "place", points, city=city.name, guild=guild, place=place)


def _city(city: City) -> Iterator[ScoreNote]:
    yield note(
        R.VALUE,
        "city",
        city=city.name,
        value=value_of(city),
        lots=city.free.bit_count(),
        sites=city.sites.bit_count(),
    )
    for place, tied, points in awards(city):
        quarters, masters = strength(city, tied[0])
        yield note(
            R.TIES if len(tied) > 1 else R.RANKS,
            "rank",
            city=city.name,
            guilds=tuple(ARMS[arms] for arms in tied),
            place=place,
            quarters=quarters,
            masters=masters,
            points=points,
        )
