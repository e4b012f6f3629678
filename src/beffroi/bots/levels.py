"""The bots by name."""

from __future__ import annotations

from beffroi.bots.apprentice import Apprentice, Mute
from beffroi.bots.bot import Bot
from beffroi.bots.external import External
from beffroi.bots.novice import Novice
from beffroi.bots.random import Random
from beffroi.bots.searcher import Journeyman, Master, Searcher
from beffroi.core.game import AnyGame
from beffroi.core.model import BadInput
from beffroi.games import has_fast

LEVELS: dict[str, type[Bot]] = {
    "random": Random,
    "novice": Novice,
    "apprentice": Apprentice,
    "journeyman": Journeyman,
    "master": Master,
}
"""The bots that can be invited to a table, weakest first."""
MEASURES: dict[str, type[Bot]] = {"mute": Mute}
"""Bots that only serve to measure others."""


def bot_named(name: str, game: AnyGame) -> Bot:
    """A bot of this level for a game; a name with a slash is the command of a program."""
    if "/" in name:
        return External(game, name)
    kind = (LEVELS | MEASURES).get(name)
    if kind is None:
        raise BadInput("unknown-level", level=name, levels=tuple(LEVELS))
    # Older revisions have no fast core to search with.
    return Apprentice(game) if issubclass(kind, Searcher) and not has_fast(game) else kind(game)
