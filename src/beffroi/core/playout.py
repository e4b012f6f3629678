"""A whole game by chance."""

from __future__ import annotations

from beffroi.core.action import CHANCE
from beffroi.core.chance import draw
from beffroi.core.choices import Rng
from beffroi.core.engine import advance, choices, waiting
from beffroi.core.model import State


def playout(s: State, rng: Rng) -> int:
    """Answers at random, in place, until the game is over; returns how many decisions the seats took."""
    decisions = 0
    while asked := waiting(s):
        seat = asked[0]
        if seat == CHANCE:
            advance(s, CHANCE, draw(s, rng))
            continue
        advance(s, seat, choices(s, seat).sample(rng))
        decisions += 1
    return decisions
