"""The suite plays what it says: every pair of values meets in some game."""

from __future__ import annotations

from itertools import combinations, product

import pytest

from beffroi.core.game import AnyGame, option_values
from tests.support.cases import GAME_IDS, GAMES
from tests.support.setups import every_setup, paired_setups


@pytest.mark.parametrize("game", GAMES, ids=GAME_IDS)
def test_every_pair_of_seats_and_options_is_played(game: AnyGame) -> None:
    values = {"seats": game.seats, **option_values(game.options)}
    played = [
        {"seats": seats, **{name: getattr(options, name) for name in option_values(game.options)}}
        for seats, options in paired_setups(game)
    ]
    for one, other in combinations(values, 2):
        assert {(each[one], each[other]) for each in played} == set(product(values[one], values[other]))


@pytest.mark.parametrize("game", GAMES, ids=GAME_IDS)
def test_the_default_is_played_with_every_number_of_seats(game: AnyGame) -> None:
    assert {(seats, game.options()) for seats in game.seats} <= set(paired_setups(game))


@pytest.mark.parametrize("game", GAMES, ids=GAME_IDS)
def test_the_long_run_plays_every_combination(game: AnyGame) -> None:
    count = len(game.seats)
    for values in option_values(game.options).values():
        count *= len(values)
    assert len(set(every_setup(game))) == count
