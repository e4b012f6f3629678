"""A batch and the rulebook play the same game: the same questions, answers, observations and results."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from beffroi.core.action import CHANCE, Action
from beffroi.core.engine import advance, choices, waiting
from beffroi.fast import MOST_MOVES
from beffroi.fast.dice import Dice
from beffroi.fast.position import Position, chance, copy_of, step
from beffroi.rl.arrays import dice_seed
from beffroi.rl.batch import Batch
from tests.support.cases import Case
from tests.support.effort import effort
from tests.support.observed import OBSERVED, observation, position_of

SEED = 11
DECISIONS = effort(60, 100_000)


@pytest.mark.parametrize("case", OBSERVED, ids=str)
def test_a_batch_plays_by_the_rulebook(case: Case) -> None:
    options = {name: getattr(case.options, name) for name in case.options.__struct_fields__}
    with Batch(case.game.name, case.seats, n=1, seed=SEED, options=options, mask="dense") as batch:
        play_beside(case, batch, Dice(dice_seed(SEED, 0)))


def play_beside(case: Case, batch: Batch, dice: Dice) -> None:
    """One game, or so many decisions of it."""
    rng, s = Random(SEED), case.setup()
    position = answer_chance(s, position_of(case, s), dice)
    for _ in range(DECISIONS):
        compare_question(case, s, batch)
        action = one_of(case, s, batch, rng)
        batch.step([position.move(action)])
        step(position, position.move(action))
        advance(s, waiting(s)[0], action)
        position = answer_chance(s, position, dice)
        compare_end(s, batch)
        if not waiting(s):
            return


def answer_chance(s: Any, position: Position, dice: Dice) -> Position:
    """The dice fall for the fast core; the rulebook is given the answer that brings about the same."""
    while waiting(s) == (CHANCE,):
        before = copy_of(position)
        chance(position, dice)
        for action, _ in s.agenda[0].odds(s):
            tried = copy_of(before)
            tried.answer_for_chance(action)
            if all(observation(tried, seat) == observation(position, seat) for seat in s.seats):
                break
        else:
            raise AssertionError("chance answered what the rulebook does not know")
        advance(s, CHANCE, action)
    return position


def compare_question(case: Case, s: Any, batch: Batch) -> None:
    seat, position = waiting(s)[0], position_of(case, s)
    assert batch.asked[0] == seat
    moves = batch.legal[0, : batch.counts[0]].tolist()
    offered = choices(s, seat)
    if len(offered) <= MOST_MOVES:
        assert {position.action(move) for move in moves} == set(offered)
    assert set(batch.mask[0].nonzero()[0].tolist()) == set(moves)
    assert batch.planes[0].tobytes() + batch.numbers[0].tobytes() == observation(position, seat)


def one_of(case: Case, s: Any, batch: Batch, rng: Random) -> Action:
    return position_of(case, s).action(int(batch.legal[0, rng.randrange(batch.counts[0])]))


def compare_end(s: Any, batch: Batch) -> None:
    """Rewards are paid when the rulebook has a result, and only then."""
    assert bool(batch.done[0]) == (not waiting(s))
    if s.result is None:
        assert not batch.rewards.any()
        return
    winners = [seat for seat in s.seats if s.result.places[seat] == 1]
    due = [(seat in winners) / len(winners) - 1 / len(s.seats) for seat in s.seats]
    assert batch.rewards[0].tolist() == pytest.approx(due, abs=1e-6)
