"""The bots by name."""

from __future__ import annotations

from importlib import import_module
from importlib.metadata import entry_points

from beffroi.bots.apprentice import Apprentice, Mute
from beffroi.bots.bargainer import Bargainer
from beffroi.bots.bot import Bot, Taster
from beffroi.bots.external import External
from beffroi.bots.novice import Novice
from beffroi.bots.random import Random
from beffroi.bots.searcher import Grandmaster, Journeyman, Master, Searcher
from beffroi.core.game import AnyGame
from beffroi.core.model import BadInput
from beffroi.games import has_fast, has_taste

LEVELS: dict[str, type[Bot]] = {
    "random": Random,
    "novice": Novice,
    "apprentice": Apprentice,
    "journeyman": Journeyman,
    "master": Master,
    "grandmaster": Grandmaster,
}
"""The bots that can be invited to a table, weakest first."""
MEASURES: dict[str, type[Bot]] = {"mute": Mute, "bargainer": Bargainer}
"""Bots that only serve to measure others."""


INSTALLED = {each.name: each.value for each in entry_points(group="beffroi.bots") if each.name not in LEVELS | MEASURES}
"""Bots of other packages: a name, and the `module:Class` behind it."""


def bot_named(name: str, game: AnyGame) -> Bot:
    """A bot for a game: a level, an installed bot, a `module:Class`, or the command of a program, which has a slash."""
    if "/" in name:
        return External(game, name)
    return suited(kind_named(name), game)(game)


def kind_named(name: str) -> type[Bot]:
    """The class of a level, an installed bot or a `module:Class`; raises `BadInput`."""
    known = (LEVELS | MEASURES).get(name)
    if known is not None:
        return known
    module, colon, attribute = INSTALLED.get(name, name).partition(":")
    if not colon:
        raise BadInput("unknown-level", level=name, levels=(*LEVELS, *INSTALLED))
    try:
        kind = getattr(import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as error:
        raise BadInput("no-bot", bot=name, problem=str(error)) from None
    if not (isinstance(kind, type) and issubclass(kind, Bot)):
        raise BadInput("no-bot", bot=name, problem=f"{attribute} is no beffroi.Bot")
    return kind


def suited(kind: type[Bot], game: AnyGame) -> type[Bot]:
    """The same level, or the strongest below it that a game has something for: a fast core to search, a taste."""
    if issubclass(kind, Searcher) and not has_fast(game):
        kind = Apprentice
    return Random if issubclass(kind, Taster) and not has_taste(game) else kind


def levels_for(game: AnyGame) -> tuple[str, ...]:
    """The levels that are what they are called at this game, and the installed bots."""
    return (*(name for name, kind in LEVELS.items() if suited(kind, game) is kind), *INSTALLED)
