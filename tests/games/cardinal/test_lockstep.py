"""Whole games played by the rulebook and by its naive oracle, compared at every decision."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from beffroi.games.cardinal import GAME
from tests.games.cardinal.lockstep import Style, careless, greedy, lockstep

every_number_of_seats = pytest.mark.parametrize("seats", GAME.seats)


@every_number_of_seats
@pytest.mark.parametrize("style", [careless, greedy])
def test_the_rulebook_and_the_oracle_play_the_same_game(seats: int, style: Style) -> None:
    happened: Counter[str] = Counter()
    for seed in range(5):
        happened += lockstep(seats, style, Random(seed))
    assert happened["nobody-can-build"] == 5
    assert happened["decisions"] > 150


@every_number_of_seats
def test_they_agree_when_people_leave_the_table(seats: int) -> None:
    happened: Counter[str] = Counter()
    for seed in range(6):
        happened += lockstep(seats, careless, Random(100 + seed), leavers=1 + seed % (seats - 1))
    assert happened["resigned"] >= 5
