"""What search makes of a position of Cathedral is what taste makes of it."""

from __future__ import annotations

from itertools import product
from math import exp

import pytest

from beffroi.core.action import Seat
from beffroi.core.fast import Dice, fancied, is_over, may_play, moves_of, worth_of
from beffroi.games.cathedral import GAME
from beffroi.games.cathedral.fast import position_of
from beffroi.games.cathedral.rulebook import DARK, LIGHT
from beffroi.games.cathedral.taste import TASTE
from tests.support.cases import Case, walk

MARGIN, CALM, ALL_PLACED = 0.4, 5.0, 47
PLIES = [ply for seed in range(4) for ply in walk(Case(GAME, 2, GAME.options()), seed) if ply.seat >= 0]


def contentment(margin: float) -> float:
    return (1 - MARGIN) / (1 + exp(-margin / CALM)) + MARGIN * (0.5 + margin / (2 * ALL_PLACED))


def test_a_position_is_worth_what_the_strategy_of_the_rulebook_says() -> None:
    for ply, seat in product(PLIES, (LIGHT, DARK)):
        worth = worth_of(position_of(ply.before), seat)
        assert worth == pytest.approx(contentment(TASTE.worth(ply.before, Seat(seat))))


def test_what_one_side_hopes_for_the_other_must_fear() -> None:
    for ply in PLIES:
        position = position_of(ply.before)
        assert worth_of(position, LIGHT) + worth_of(position, DARK) == pytest.approx(1)


def test_a_sensible_answer_is_a_legal_one() -> None:
    dice = Dice(3)
    for ply in PLIES:
        position = position_of(ply.before)
        assert not is_over(position)
        move = fancied(position, dice)
        assert move in moves_of(position)
        assert may_play(position, move)
