"""Points 1 to 7: the checks of `checks.py` on a random game of every case."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.conformance.checks import CHECKS
from tests.support.cases import CASES, Case, walk

SEEDS = 3
"""How many games the checks of a case share."""


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("case", CASES, ids=str)
def test(check: Callable[[Case, int], None], case: Case) -> None:
    check(case, CHECKS.index(check) % SEEDS)


def test_the_random_games_do_what_the_checks_are_about() -> None:
    plies = [ply for case in CASES for ply in walk(case, seed=1)]
    assert any(ply.seat < 0 for ply in plies), "chance answers somewhere"
    assert any(ply.after.held for ply in plies), "somebody seals an answer"
    assert any(event.private for ply in plies for event in ply.events), "somebody is told a secret"
    assert any(type(ply.action) not in ply.before.agenda[0].takes for ply in plies), "somebody speaks on the floor"
