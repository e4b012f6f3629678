"""The games, by name: the only list of them, with those that other packages bring along."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from beffroi.core.game import AnyGame
from beffroi.core.model import BadInput
from beffroi.core.revisions import Revisions, pick
from beffroi.fast.position import Position
from beffroi.quality import Quality
from beffroi.taste import Taste

OUR_OWN = ("cathedral", "cardinal", "bastide", "flandern", "leonardo")
INSTALLED = {each.name: each for each in entry_points(group="beffroi.games") if each.name not in OUR_OWN}
"""Games of other packages: a name, and where their `REVISIONS` are."""
NAMES = (*OUR_OWN, *sorted(INSTALLED))


class GamesPackage(ModuleType):
    """This package, which also answers `beffroi.games()`."""

    def __call__(self) -> tuple[str, ...]:
        """The names of all games that can be played."""
        return NAMES


import_module(__name__).__class__ = GamesPackage


def find(name: str, revision: int | None = None) -> AnyGame:
    """The game of this name, by today's rules or by those of a revision; it is loaded when somebody asks for it."""
    return pick(revisions_of(name), revision)


def revisions_of(name: str) -> Revisions:
    """Every revision of the game of this name: `REVISIONS` of its folder."""
    if name not in NAMES:
        raise BadInput("unknown-game", game=name, games=NAMES)
    if name in INSTALLED:
        return _installed(name)
    revisions: Revisions = import_module(f"{__name__}.{name}").REVISIONS
    return revisions


def _installed(name: str) -> Revisions:
    """Another package's game; whoever installed it learns what is wrong with it."""
    try:
        revisions: Revisions = INSTALLED[name].load()
        today = pick(revisions, None)
    except Exception as error:
        raise BadInput("unusable-game", game=name, problem=f"{type(error).__name__}: {error}") from error
    if today.name != name:
        raise BadInput("unusable-game", game=name, problem=f"it calls itself {today.name}")
    return revisions


def taste_of(game: AnyGame) -> Taste[Any]:
    """What a bot values in a game: `TASTE` of the `taste.py` in its folder, loaded when somebody asks for it."""
    taste: Taste[Any] = _in_folder_of(game, "taste").TASTE
    return taste


def quality_of(game: AnyGame) -> Quality[Any]:
    """What a game counts when bots play it: `QUALITY` of the `quality.py` in its folder."""
    quality: Quality[Any] = _in_folder_of(game, "quality").QUALITY
    return quality


def has_taste(game: AnyGame) -> bool:
    """Whether a game knows what a bot should value."""
    return _has_in_folder(game, "taste")


def has_fast(game: AnyGame) -> bool:
    """Whether a game has a fast core: only by today's rules."""
    return game.name in NAMES and game.revision == find(game.name).revision and _has_in_folder(game, "fast")


def fast_of(game: AnyGame) -> Callable[[Any], Position]:
    """What makes the fast position of a state that asks something: `position_of` of the `fast` in its folder."""
    return partial(_position_asking, _in_folder_of(game, "fast").position_of)


def _position_asking(position_of: Callable[[Any], Position], s: Any) -> Position:
    if not s.agenda:  # compiled, nobody looks whether an agenda has a first step
        raise BadInput("nothing-is-asked")
    return position_of(s)


def _in_folder_of(game: AnyGame, module: str) -> Any:
    return import_module(f"{_folder_of(game)}.{module}")


def _has_in_folder(game: AnyGame, module: str) -> bool:
    return find_spec(f"{_folder_of(game)}.{module}") is not None


def _folder_of(game: AnyGame) -> str:
    return type(game).__module__.rpartition(".")[0]
