"""How strong everybody is in a game, and how uncertain that is: from the places of all games, in their order."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from msgspec import Struct
from openskill.models import PlackettLuce

Z = 1.96
"""Standard errors that leave out one case in twenty."""
MODEL: Any = PlackettLuce()


class Rating(Struct, frozen=True):
    """A strength with its standard error, and the number of games it rests on."""

    mean: float = MODEL.mu
    error: float = MODEL.sigma
    games: int = 0

    @property
    def reach(self) -> float:
        """The true strength lies no further from the mean than this, 95 times in 100."""
        return Z * self.error


def rate(before: Mapping[str, Rating], who: Sequence[str], places: Sequence[int]) -> dict[str, Rating]:
    """The ratings of those at one table after their game; nobody learns from a game against himself.

    Whoever holds several chairs (bots of one level) is rated once, by the mean of their places.
    """
    held = {name: [place for each, place in zip(who, places, strict=True) if each == name] for name in who}
    if len(held) < 2:  # noqa: PLR2004 - it takes two to compare
        return {}
    known = [before.get(name, Rating()) for name in held]
    teams = [[MODEL.rating(mu=rating.mean, sigma=rating.error)] for rating in known]
    after = MODEL.rate(teams, ranks=[sum(each) / len(each) for each in held.values()])
    return {
        name: Rating(team[0].mu, team[0].sigma, rating.games + 1)
        for name, rating, team in zip(held, known, after, strict=True)
    }


def rate_all(games: Iterable[tuple[Sequence[str], Sequence[int]]]) -> dict[str, Rating]:
    """The ratings of everybody after all games of one kind, in the order in which they ended."""
    ratings: dict[str, Rating] = {}
    for who, places in games:
        ratings |= rate(ratings, who, places)
    return ratings
