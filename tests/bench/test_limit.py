"""The program by hand in C plays the very games that the fast core plays."""

from __future__ import annotations

from pathlib import Path

import pytest

from beffroi.fast.dice import Dice
from beffroi.fast.position import copy_of, is_over, play_outs, random_move, step
from beffroi.games.cathedral import GAME
from beffroi.games.cathedral.fast import position_of
from bench import limit
from tests.support.effort import effort

SEED, GAMES, MANY_GAMES = 5, 400, 2000
NEAR_THE_LIMIT = 0.3


@pytest.mark.skipif(limit.compiler() is None, reason="nothing here compiles C")
def test_the_program_by_hand_takes_the_same_decisions(tmp_path: Path) -> None:
    by_hand = limit.run(limit.build(tmp_path), SEED, GAMES)
    dice, decisions = Dice(SEED), 0
    for _ in range(GAMES):
        position = position_of(GAME.setup())
        while not is_over(position):
            step(position, random_move(position, dice))
            decisions += 1
    assert by_hand.decisions == decisions


@pytest.mark.skipif(limit.compiler() is None, reason="nothing here compiles C")
@pytest.mark.parametrize("seed", [1, 1302])
def test_the_program_by_hand_plays_the_very_games_of_the_fast_core(seed: int, tmp_path: Path) -> None:
    board = copy_of(position_of(GAME.setup()))
    decisions = limit.run(limit.build(tmp_path), seed, MANY_GAMES).decisions
    assert play_outs(board, Dice(seed), MANY_GAMES) == decisions


@pytest.mark.skipif(limit.compiler() is None, reason="nothing here compiles C")
def test_the_compiled_core_comes_near_the_program_by_hand() -> None:
    by_hand, core = limit.speeds(seconds=effort(0.1, 0.5))
    assert (by_hand.what, core.what, core.beside) == ("limit", "compiled", "limit")
    assert core.ratio is not None
    assert core.ratio > NEAR_THE_LIMIT
