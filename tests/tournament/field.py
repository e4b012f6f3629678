"""Whole tournaments without games: the points are drawn by lot."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from hypothesis import strategies as st

from beffroi.core.series import Counting, places
from beffroi.tournament.draw import what_next
from beffroi.tournament.log import AnyEvent, Entered, Paired, Scored, Tournament, Withdrew, tournament_of
from beffroi.tournament.terms import FORMATS, Format, Terms

MOST_STAGES = 200


def entered(people: int) -> list[AnyEvent]:
    return [Entered(number, f"E{number}") for number in range(people)]


def scored(game: tuple[int, int], points: tuple[int, ...], fewest_wins: bool = True) -> Scored:
    return Scored(*game, places(points, fewest_wins=fewest_wins), points)


def held(terms: Terms, people: int, chance: int = 1, leaving: float = 0.0) -> list[AnyEvent]:
    """Everything that happens in a tournament until it is over; now and then somebody withdraws."""
    events, rng = entered(people), Random(chance)
    while (following := what_next(t := tournament_of(terms, events))) is not None:
        events.append(following)
        if isinstance(following, Paired):
            assert following.round < MOST_STAGES
            events += results(terms, following, rng)
        if rng.random() < leaving and t.staying:
            events.append(Withdrew(rng.choice(t.staying)))
    return events


def results(terms: Terms, paired: Paired, rng: Random) -> Iterator[Scored]:
    for number, table in enumerate(paired.tables):
        points = tuple(rng.randrange(6) for _ in table)
        yield scored((paired.round, number), points, terms.fewest_wins)


def over(terms: Terms, people: int, chance: int = 1, leaving: float = 0.0) -> Tournament:
    return tournament_of(terms, held(terms, people, chance, leaving))


@st.composite
def fields(draw: st.DrawFn) -> tuple[Terms, int]:
    """Terms of every kind with a number of people that can begin."""
    format: Format = draw(st.sampled_from(FORMATS))
    seats = 2 if format == "rulebook" else draw(st.integers(2, 5))
    people = seats if format == "series" else draw(st.integers(seats, 14))
    legs = 2 if format == "rulebook" else 1 if format == "series" else draw(st.integers(1, 2))
    planned = draw(st.none() | st.integers(1, 12))
    counting: Counting = "points" if format == "rulebook" else draw(st.sampled_from(["points", "places"]))
    fewest, seed = draw(st.booleans()), draw(st.integers(1, 99))
    terms = Terms("any", seats, format, counting, fewest_wins=fewest, planned=planned, legs=legs, seed=seed)
    return terms, people
