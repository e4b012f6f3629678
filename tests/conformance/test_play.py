"""Points 1, 2, 7 and 10: random games end, nothing changes behind one's back, pieces are conserved."""

from __future__ import annotations

import pytest

from beffroi.bench.table import measure, reference
from beffroi.core.action import CHANCE
from beffroi.core.codec import encode
from beffroi.core.engine import after, choices, waiting
from beffroi.core.game import AnyGame
from tests.support.cases import CASES, GAME_IDS, GAMES, Case, walk


@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize("seed", range(3))
def test_a_random_game_ends_within_the_stated_number_of_decisions(case: Case, seed: int) -> None:
    s, decisions = case.setup(), 0
    for ply in walk(case, seed):
        assert case.game.result(ply.before) is None
        s, decisions = ply.after, decisions + (ply.seat >= 0)
        assert waiting(s) or case.game.result(s) is not None, "nobody is waited for before the end"
    result = case.game.result(s)
    assert result is not None
    assert decisions <= case.game.longest
    assert result.ending in case.game.endings
    assert len(result.places) == len(result.points) == case.seats
    assert min(result.places) == 1


@pytest.mark.parametrize("case", CASES, ids=str)
def test_after_leaves_its_argument_untouched(case: Case) -> None:
    for ply in walk(case, seed=11):
        kept = encode(ply.before)
        reached = after(ply.before, ply.seat, ply.action)
        assert encode(ply.before) == kept
        assert encode(reached) == encode(ply.after)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_pieces_are_conserved_and_whoever_is_asked_has_a_choice(case: Case) -> None:
    for seed in range(20, 23):
        for ply in walk(case, seed):
            case.game.audit(ply.after)
            for seat in waiting(ply.after):
                assert len(choices(ply.after, seat)) > 0


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


def test_chance_is_a_seat_of_some_game() -> None:
    assert any(ply.seat == CHANCE for case in CASES for ply in walk(case, seed=1))
