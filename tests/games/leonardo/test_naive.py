"""The rulebook and a plain second implementation agree, question by question."""

from __future__ import annotations

import pytest

from beffroi.games.leonardo import GAME
from tests.games.leonardo.lockstep import Lockstep
from tests.support.setups import paired_setups

OPTIONS = list(dict.fromkeys(options for _, options in paired_setups(GAME)))


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_both_ask_the_same_questions_allow_the_same_answers_and_come_to_the_same_end(seats: int) -> None:
    for number, options in enumerate(OPTIONS):
        assert Lockstep(seats, options, seed=100 * seats + number).play() > seats
