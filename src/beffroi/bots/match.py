"""A match: one whole game between bots, by itself."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from random import Random

from msgspec import Struct

from beffroi.bots.company import Company, speaker
from beffroi.bots.levels import bot_named
from beffroi.core.action import CHANCE, Seat
from beffroi.core.chance import draw
from beffroi.core.engine import advance, waiting
from beffroi.core.game import AnyGame
from beffroi.core.model import State


class Outcome(Struct, frozen=True):
    """How a match ended, and what its bots did that cannot be done."""

    places: tuple[int, ...]
    points: tuple[int, ...]
    faults: tuple[tuple[Seat, str], ...] = ()


def play_match(game: AnyGame, names: Sequence[str], dice: str, minds: str, budget: float = inf) -> Outcome:
    """Plays a game; the same seeds for the dice and for the minds give the same game."""
    company = Company(game, {Seat(seat): bot_named(name, game) for seat, name in enumerate(names)}, minds, budget)
    try:
        return _play(company, game.setup(len(names)), Random(dice))
    finally:
        company.close()


def _play(company: Company, s: State, rng: Random) -> Outcome:
    heard = 0
    while asked := waiting(s):
        if asked[0] == CHANCE:
            advance(s, CHANCE, draw(s, rng))
        elif heard != s.opened:
            heard = s.opened
            for seat, word in company.words(lambda: s):
                advance(s, seat, word)
        else:
            seat = speaker(s, asked[0])
            advance(s, seat, company.answer(s, seat))
    assert s.result is not None
    return Outcome(s.result.places, s.result.points, tuple(company.faults))
