"""A match: one whole game between bots, by itself."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import closing
from math import inf
from random import Random

from msgspec import Struct

from beffroi.bots.levels import bot_named
from beffroi.bots.lineup import Lineup
from beffroi.core.action import Action, Seat
from beffroi.core.chance import draw
from beffroi.core.engine import advance
from beffroi.core.game import AnyGame, Options
from beffroi.core.model import State


class Outcome(Struct, frozen=True):
    """How a match ended, and what its bots did that cannot be done."""

    places: tuple[int, ...]
    points: tuple[int, ...]
    faults: tuple[tuple[Seat, str], ...] = ()


def play_match(  # noqa: PLR0913 - a game, who plays it, and how
    game: AnyGame,
    names: Sequence[str],
    dice: str,
    minds: str,
    *,
    budget: float = inf,
    options: Options | None = None,
) -> Outcome:
    """Plays a game; the same seeds for the dice and for the minds give the same game."""
    s, lineup = game.setup(len(names), options), lineup_of(game, names, minds, budget)
    with closing(lineup):
        for seat, action in moves(lineup, s, Random(dice)):
            advance(s, seat, action)
    assert s.result is not None
    return Outcome(s.result.places, s.result.points, tuple(lineup.faults))


def lineup_of(game: AnyGame, names: Sequence[str], minds: str, budget: float = inf) -> Lineup:
    """The bots of these names, around one table."""
    return Lineup(game, {Seat(seat): bot_named(name, game) for seat, name in enumerate(names)}, minds, budget)


def moves(lineup: Lineup, s: State, rng: Random) -> Iterator[tuple[Seat, Action]]:
    """Everything that is answered or said, chance included; each must be played before the next is asked for."""
    return lineup.answers(lambda: s, lambda s: draw(s, rng))
