"""Fast cores against the rulebook: who is asked, what may be answered, who wins, at every decision of random games."""

from __future__ import annotations

import pytest

from beffroi.games import has_fast
from tests.support.cases import CASES, Case
from tests.support.lockstep import lock_step, lock_step_after_talk

FAST = [case for case in CASES if has_fast(case.game)]


@pytest.mark.parametrize("case", FAST, ids=str)
def test_a_fast_core_goes_with_the_rulebook_step_by_step(case: Case) -> None:
    for seed in range(2):
        assert lock_step(case, seed) > 0


@pytest.mark.parametrize("case", FAST, ids=str)
def test_a_fast_core_takes_up_a_game_in_which_people_have_talked_and_left(case: Case) -> None:
    assert lock_step_after_talk(case, seed=1) > 0
