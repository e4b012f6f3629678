"""Where a policy tells a probability, it is one: all seats together have one victory, from the first question on."""

from __future__ import annotations

import pytest

from beffroi.core.action import HOST, Seat
from beffroi.core.engine import play
from beffroi.core.game import AnyGame
from beffroi.core.host import Resign
from beffroi.fast.dice import Dice
from beffroi.fast.position import Position, play_out, share_of
from beffroi.games import NAMES, fast_of, find
from tests.support.cases import Case, walk
from tools.calibrate import is_fitted

FITTED = [find(name) for name in ("cathedral", "cardinal", "bastide", "flandern")]


def probabilities(position: Position) -> list[float]:
    return [position.probability(seat) for seat in range(position.seats)]


def test_these_games_have_a_fitted_probability() -> None:
    assert [game for game in map(find, NAMES) if is_fitted(fast_of(game)(game.setup()))] == FITTED


@pytest.mark.parametrize("game", FITTED, ids=lambda game: game.name)
def test_probabilities_add_up_to_one_and_the_game_has_a_progress(game: AnyGame) -> None:
    for seats in game.seats:
        plies = [ply for ply in walk(Case(game, seats, game.options()), seed=3, talk=False) if ply.seat >= 0]
        for ply in plies[:: max(1, len(plies) // 8)]:
            position = fast_of(game)(ply.before)
            assert sum(probabilities(position)) == pytest.approx(1.0)
            assert 0.0 <= position.progress() <= 1.0


@pytest.mark.parametrize("game", [game for game in FITTED if max(game.seats) > 3], ids=lambda game: game.name)
def test_whoever_has_left_is_expected_to_win_nothing_and_the_others_share_the_victory(game: AnyGame) -> None:
    plies = [ply for ply in walk(Case(game, 3, game.options()), seed=3, talk=False) if ply.seat >= 0]
    s = plies[len(plies) // 2].before
    play(s, HOST, Resign(Seat(0)))
    gone, *others = probabilities(fast_of(game)(s))
    assert gone == 0.0
    assert sum(others) == pytest.approx(1.0)


@pytest.mark.parametrize("game", FITTED, ids=lambda game: game.name)
def test_at_the_end_the_probability_is_the_share_of_the_victory(game: AnyGame) -> None:
    seats = min(game.seats)
    *_, last = (ply for ply in walk(Case(game, seats, game.options()), seed=3, talk=False) if ply.seat >= 0)
    position = fast_of(game)(last.before)
    play_out(position, Dice(1))
    assert probabilities(position) == [share_of(position, seat) for seat in range(seats)]
