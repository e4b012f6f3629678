"""The games, by name: the only list of them."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

from beffroi.core.game import AnyGame
from beffroi.core.model import BadInput
from beffroi.core.revisions import Revisions, pick
from beffroi.fast import Fast
from beffroi.quality import Quality
from beffroi.taste import Taste

NAMES = ("cathedral", "cardinal", "bastide", "flandern", "leonardo")


def find(name: str, revision: int | None = None) -> AnyGame:
    """The game of this name, by today's rules or by those of a revision; it is loaded when somebody asks for it."""
    return pick(revisions_of(name), revision)


def revisions_of(name: str) -> Revisions:
    """Every revision of the game of this name: `REVISIONS` of its folder."""
    if name not in NAMES:
        raise BadInput("unknown-game", game=name, games=NAMES)
    revisions: Revisions = import_module(f"{__name__}.{name}").REVISIONS
    return revisions


def taste_of(game: AnyGame) -> Taste[Any]:
    """What a bot values in a game: `TASTE` of the `taste.py` in its folder, loaded when somebody asks for it."""
    taste: Taste[Any] = _in_folder_of(game, "taste").TASTE
    return taste


def quality_of(game: AnyGame) -> Quality[Any]:
    """What a game counts when bots play it: `QUALITY` of the `quality.py` in its folder."""
    quality: Quality[Any] = _in_folder_of(game, "quality").QUALITY
    return quality


def has_fast(game: AnyGame) -> bool:
    """Whether a game has a fast core: only by today's rules."""
    return game.name in NAMES and game.revision == find(game.name).revision


def fast_of(game: AnyGame) -> Callable[[Any], Fast]:
    """What makes the fast position of a state that asks something: `position_of` of the `fast.py` in its folder."""
    position_of: Callable[[Any], Fast] = _in_folder_of(game, "fast").position_of
    return position_of


def _in_folder_of(game: AnyGame, module: str) -> Any:
    return import_module(f"{type(game).__module__.rpartition('.')[0]}.{module}")
