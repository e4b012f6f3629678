"""The program by hand in C plays the very games that the fast core plays."""

from __future__ import annotations

from pathlib import Path

import pytest

from beffroi.bench import limit
from beffroi.fast import Dice, do, is_over, picked
from beffroi.games.cathedral import GAME
from beffroi.games.cathedral.fast import position_of

SEED, GAMES = 5, 400


@pytest.mark.skipif(limit.compiler() is None, reason="nothing here compiles C")
def test_the_program_by_hand_takes_the_same_decisions(tmp_path: Path) -> None:
    program = limit.source(GAME)
    assert program is not None
    by_hand = limit.run(limit.build(GAME, program, tmp_path), SEED, GAMES)
    dice, decisions = Dice(SEED), 0
    for _ in range(GAMES):
        position = position_of(GAME.setup())
        while not is_over(position):
            do(position, picked(position, dice))
            decisions += 1
    assert by_hand.decisions == decisions
