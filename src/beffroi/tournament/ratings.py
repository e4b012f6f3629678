"""How strong everybody is in a game, and how uncertain that is: from the places of all games, in their order."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec import Struct
from openskill.models import PlackettLuce

BOT = "bot:"
"""Begins the name of a level of bots among those who are rated; the others are people."""
ESTABLISHED_AFTER = 3
"""How many games must have counted for a person before others are measured by them."""
Z = 1.96
"""Standard errors that leave out one case in twenty."""
MODEL: Any = PlackettLuce()


class Rating(Struct, frozen=True):
    """A strength with its standard error, and the number of games it rests on."""

    mean: float = MODEL.mu
    error: float = MODEL.sigma
    games: int = 0

    @property
    def is_measured(self) -> bool:
        """Whether any game has told something of this strength: games among newcomers only are counted."""
        return (self.mean, self.error) != (MODEL.mu, MODEL.sigma)

    @property
    def reach(self) -> float:
        """The true strength lies no further from the mean than this, 95 times in 100."""
        return Z * self.error


class RatedGame(Struct, frozen=True):
    """What one game says about strength: who sat in each seat, and in which place they finished."""

    who: tuple[str, ...]
    places: tuple[int, ...]
    capped: tuple[str, ...] = ()
    """Those whose rating may fall by it and not rise."""
    only: tuple[str, ...] | None = None
    """Those for whom alone it counts, where it does not count for everybody."""


def rate(before: Mapping[str, Rating], game: RatedGame) -> dict[str, Rating]:
    """The ratings of those at one table after their game; nobody learns from a game against himself.

    Whoever holds several seats (bots of one level) is rated once, by the mean of their places.
    """
    held: dict[str, list[int]] = {}
    for name, place in zip(game.who, game.places, strict=True):
        held.setdefault(name, []).append(place)
    if len(held) < 2:  # noqa: PLR2004 - it takes two to compare
        return {}
    places = {name: sum(each) / len(each) for name, each in held.items()}
    rated = held if game.only is None else game.only
    return {name: _after(before, name, places, is_capped=name in game.capped) for name in rated}


def _after(before: Mapping[str, Rating], name: str, places: Mapping[str, float], *, is_capped: bool) -> Rating:
    """One's rating after a game, measured by the bots and the established people at the table."""
    mine = before.get(name, Rating())
    table = [name, *(other for other in places if other != name and _is_measure(before, other))]
    known = [before.get(each, Rating()) for each in table]
    if len(table) > 1:
        teams = [[MODEL.rating(mu=each.mean, sigma=each.error)] for each in known]
        found = MODEL.rate(teams, ranks=[places[each] for each in table])[0][0]
    else:
        found = MODEL.rating(mu=mine.mean, sigma=mine.error)
    if is_capped:  # a smaller error alone would lift them in the list
        return Rating(min(mine.mean, found.mu), mine.error, mine.games + 1)
    return Rating(found.mu, found.sigma, mine.games + 1)


def _is_measure(before: Mapping[str, Rating], name: str) -> bool:
    return name.startswith(BOT) or before.get(name, Rating()).games >= ESTABLISHED_AFTER


def rate_all(games: Iterable[RatedGame]) -> dict[str, Rating]:
    """The ratings of everybody after all games of one kind, in the order in which they ended."""
    ratings: dict[str, Rating] = {}
    for game in games:
        ratings |= rate(ratings, game)
    return ratings
