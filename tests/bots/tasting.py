"""What is true of every taste: it looks at legal answers only, and says only what may be said."""

from __future__ import annotations

from collections.abc import Iterator
from math import isfinite
from random import Random

from beffroi.bots.evaluation import weigh, worth
from beffroi.core.action import CHANCE, Action, Seat
from beffroi.core.chance import draw
from beffroi.core.engine import advance, choices, floor, refusals, waiting
from beffroi.core.game import AnyGame
from beffroi.core.model import State
from beffroi.games import taste_of


def random_positions(game: AnyGame, seats: int, seed: int) -> Iterator[tuple[State, Seat]]:
    """The decisions of a game in which everybody answers by chance, each with the seat that has to take it."""
    rng, s = Random(seed), game.setup(seats)
    while asked := waiting(s):
        if asked[0] == CHANCE:
            advance(s, CHANCE, draw(s, rng))
            continue
        yield s, asked[0]
        advance(s, asked[0], choices(s, asked[0]).sample(rng))


def check_answers(game: AnyGame, seats: int, seed: int) -> int:
    """Every candidate is legal and has a weight; returns how many decisions were looked at."""
    taste, looked_at = taste_of(game), 0
    for s, seat in random_positions(game, seats, seed):
        actions = taste.candidates(s, seat, Random(seed))
        assert actions
        assert not [action for action in actions if refusals(s, seat, action)]
        assert all(map(isfinite, weigh(game, s, seat, actions)))
        assert isfinite(worth(game, s, seat))
        looked_at += 1
    return looked_at


def check_words(game: AnyGame, seats: int, seed: int) -> list[Action]:
    """What is said out of turn is legal; returns it."""
    taste, said = taste_of(game), []
    for s, _ in random_positions(game, seats, seed):
        for seat in s.seats:
            word = taste.say(s, seat, Random(seed)) if any(map(len, floor(s, seat))) else None
            if word is not None:
                assert not refusals(s, seat, word)
                said.append(word)
    return said
