"""The ways a game can be set up: all of them, or few in which every pair of values meets."""

from __future__ import annotations

from itertools import combinations, product
from typing import Any

from beffroi.core.game import AnyGame, option_values

Setup = tuple[int, Any]
Pair = tuple[tuple[str, Any], tuple[str, Any]]


def every_options(game: AnyGame) -> list[Any]:
    """All combinations of what a table may agree on."""
    values = option_values(game.options)
    return [game.options(**dict(zip(values, each, strict=True))) for each in product(*values.values())]


def every_setup(game: AnyGame) -> list[Setup]:
    """All of them."""
    return [(seats, options) for seats in game.seats for options in every_options(game)]


def paired_setups(game: AnyGame) -> list[Setup]:
    """The default for every number of seats, then few in which every pair of values meets, seats included."""
    chosen = [(seats, game.options()) for seats in game.seats]
    met = {setup: _pairs(setup) for setup in every_setup(game)}
    wanted = set().union(*met.values()) - set().union(*(met[setup] for setup in chosen))
    while wanted:
        best = max(met, key=lambda setup: len(met[setup] & wanted))
        chosen.append(best)
        wanted -= met[best]
    return chosen


def _pairs(setup: Setup) -> set[Pair]:
    seats, options = setup
    values = [("seats", seats), *((name, getattr(options, name)) for name in options.__struct_fields__)]
    return set(combinations(values, 2))
