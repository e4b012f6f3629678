"""Learning environments over the fast cores (docs/research.md); they come with `pip install beffroi[research]`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from beffroi.extras import advised

if TYPE_CHECKING:
    from beffroi.rl.gymnasium_env import GymnasiumEnv
    from beffroi.rl.openspiel_game import SpielGame
    from beffroi.rl.pettingzoo_env import PettingZooEnv

__all__ = ["Batch", "aec", "against", "spiel"]


with advised():
    from beffroi.rl.batch import Batch


def aec(game: str, seats: int | None = None, **options: Any) -> PettingZooEnv:
    """A game as an environment of PettingZoo: agents that take turns."""
    with advised():
        from beffroi.rl.pettingzoo_env import PettingZooEnv  # noqa: PLC0415 - a batch needs numpy only
    return PettingZooEnv(game, seats, options)


def against(game: str, levels: Sequence[str], seat: int = 0, **options: Any) -> GymnasiumEnv:
    """A game as an environment of Gymnasium: one seat, and bots on the others."""
    with advised():
        from beffroi.rl.gymnasium_env import GymnasiumEnv  # noqa: PLC0415 - a batch needs numpy only
    return GymnasiumEnv(game, levels, seat, options)


def spiel(game: str, seats: int | None = None, **options: Any) -> SpielGame:
    """A game as a game of OpenSpiel; `pyspiel.load_game("beffroi_cathedral")` finds all of them from now on."""
    with advised():
        from beffroi.rl.openspiel_game import load  # noqa: PLC0415 - a batch needs numpy only
    return load(game, seats, options)
