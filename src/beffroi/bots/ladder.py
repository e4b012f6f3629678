"""The ladder: every level against the one below, and the highest against the lowest, in every game."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from beffroi.bots.arena import Pairing
from beffroi.bots.levels import LEVELS
from beffroi.core.game import AnyGame
from beffroi.core.model import State
from beffroi.games import NAMES, find, taste_of
from beffroi.taste import Taste

DUEL = 2


def ladder() -> tuple[Pairing, ...]:
    """Every pairing that says how strong the levels are, and what bargaining is worth."""
    return tuple(pairing for name in NAMES for pairing in rungs(find(name)))


def rungs(game: AnyGame) -> Iterator[Pairing]:
    """The pairings of one game, at its smallest and its largest table."""
    smallest, largest = min(game.seats), max(game.seats)
    for seats in sorted({smallest, largest}):
        for lower, upper in pairwise(LEVELS):
            yield Pairing(game.name, seats, (upper, lower), alone=seats > DUEL and has_alliances(game))
    if smallest == DUEL:
        yield Pairing(game.name, smallest, ("master", "random"))
    if largest > DUEL:
        yield Pairing(game.name, largest, ("master", "novice"), alone=True)
    if bargains(game):
        for bot in ("apprentice", "bargainer"):
            yield Pairing(game.name, largest, (bot, "mute"), alone=True)


def has_alliances(game: AnyGame) -> bool:
    """Whether seats can become one side; two levels that sit by turns would then win together."""
    return type(game.setup()).side is not State.side


def bargains(game: AnyGame) -> bool:
    """Whether there is anything to talk about in a game."""
    return type(taste_of(game)).offer is not Taste.offer
