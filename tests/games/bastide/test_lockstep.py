"""The rulebook against its plain second implementation."""

from __future__ import annotations

import pytest

from beffroi.games.bastide import GAME
from beffroi.games.bastide.rulebook import BastideOptions
from tests.games.bastide.lockstep import play_both
from tests.support.setups import every_options

OPTIONS = every_options(GAME)


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("number", range(len(OPTIONS)))
def test_both_play_the_same_game(seats: int, number: int) -> None:
    assert play_both(seats, OPTIONS[number], seed=100 * seats + number) > 20


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("seed", range(5))
def test_both_play_on_alike_when_seats_leave(seats: int, seed: int) -> None:
    assert play_both(seats, BastideOptions(), seed, leavers=True) > 20
