"""The games, by name: the only list of them."""

from __future__ import annotations

from importlib import import_module

from beffroi.core.game import AnyGame
from beffroi.core.model import BadInput

NAMES = ("cathedral", "cardinal", "bastide", "flandern", "leonardo")


def find(name: str) -> AnyGame:
    """The game of this name; it is loaded when somebody asks for it."""
    if name not in NAMES:
        raise BadInput("unknown-game", game=name, games=NAMES)
    game: AnyGame = import_module(f"{__name__}.{name}").GAME
    return game
