"""What search makes of a position of Cathedral."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from beffroi.core.engine import choices, play, waiting
from beffroi.fast.dice import Dice
from beffroi.fast.position import asked_of, is_legal, is_over, moves_of, rollout_move, step, value_of
from beffroi.games.cathedral import GAME
from beffroi.games.cathedral.fast import position_of
from beffroi.games.cathedral.rulebook import DARK, LIGHT, CathedralOptions
from tests.games.cathedral.test_first_edition import TRICKS
from tests.support.cases import Case, walk
from tests.support.setups import every_options

LEFT_AND_CUT_OFF_AGAIN = "CAnF5 BReC1 TAnA1 TAnC4 SQnH1 STnA4 leave STnE10 STnA2 capture IFnH7"
MARGIN, CALM, ALL_PLACED = 0.4, 5.0, 47
PLIES = [ply for seed in range(4) for ply in walk(Case(GAME, 2, GAME.options()), seed) if ply.seat >= 0]


@pytest.mark.parametrize("options", every_options(GAME), ids=str)
@pytest.mark.parametrize("moves", [*(moves for moves, *_ in TRICKS), LEFT_AND_CUT_OFF_AGAIN])
def test_what_the_second_revision_changed_is_known_to_search(options: CathedralOptions, moves: str) -> None:
    s = GAME.setup(options=replace(options, lehmann_woods=False))
    position = position_of(s)
    for action in map(GAME.read, moves.split()):
        if type(action) not in s.agenda[0].takes:  # nothing is asked where captures go without saying
            continue
        step(position, position.move(action))
        play(s, waiting(s)[0], action)
        assert asked_of(position) == waiting(s)[0]
        assert {*map(position.action, moves_of(position))} == {*choices(s, waiting(s)[0])}


def test_the_values_of_both_sides_are_one_victory() -> None:
    for ply in PLIES:
        position = position_of(ply.before)
        assert value_of(position, LIGHT) + value_of(position, DARK) == pytest.approx(1)


def test_a_sensible_answer_is_a_legal_one() -> None:
    dice = Dice(3)
    for ply in PLIES:
        position = position_of(ply.before)
        assert not is_over(position)
        move = rollout_move(position, dice)
        assert move in moves_of(position)
        assert is_legal(position, move)
