"""The rulebook and a plain second implementation agree, question by question."""

from __future__ import annotations

import pytest

from beffroi.core.game import paired_options
from beffroi.games.leonardo.rulebook import LeonardoOptions
from tests.games.leonardo.lockstep import Lockstep

OPTIONS = paired_options(LeonardoOptions)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_both_ask_the_same_questions_allow_the_same_answers_and_come_to_the_same_end(seats: int) -> None:
    for number, options in enumerate(OPTIONS):
        assert Lockstep(seats, options, seed=100 * seats + number).play() > seats
