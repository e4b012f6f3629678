"""Point 10, and what the shape of a game must be."""

from __future__ import annotations

import pytest

from beffroi.bench.table import measure, reference
from beffroi.core.game import AnyGame
from tests.support.cases import GAME_IDS, GAMES


@pytest.mark.parametrize("game", GAMES, ids=GAME_IDS)
def test_it_plays_in_the_benchmark_for_each_number_of_seats(game: AnyGame) -> None:
    for seats in game.seats:
        row = measure(game, seats, seconds=0, unit=reference())
        assert row.game == game.name
        assert row.playouts_per_second > 0
        assert row.decisions_per_second > row.playouts_per_second


@pytest.mark.parametrize("game", GAMES, ids=GAME_IDS)
def test_what_is_said_on_the_floor_never_answers_the_agenda(game: AnyGame) -> None:
    standing = {type(step) for seats in game.seats for step in game.setup(seats).floor}
    spoken = {kind for step in standing for kind in step.takes}
    asked = {kind for step in game.steps if step not in standing for kind in step.takes}
    assert not spoken & asked
