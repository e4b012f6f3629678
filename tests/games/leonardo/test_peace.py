"""Article 12: the peace of God."""

from __future__ import annotations

import pytest

from beffroi.games.leonardo.rulebook import R
from tests.games.leonardo.table import A, arriving, at_the_roll, city, facts, is_rolling, rolled
from tests.support.marks import allows, prevents


@prevents(R.PEACE)
@pytest.mark.parametrize("space", [9, 17])
@pytest.mark.parametrize("soldiers", [(1, 1, 0), (1, 0, 0), (0, 2, 0)])
def test_nothing_happens_between_those_who_meet(space: int, soldiers: tuple[int, ...]) -> None:
    s = arriving(space, pawns=(0, space, 0), soldiers=soldiers)
    assert s.purses == [250, 250, 250]
    assert s.soldiers == list(soldiers)
    assert is_rolling(s)


@allows(R.PEACE)
def test_the_peace_is_told_when_somebody_meets() -> None:
    s = city(3, steps=at_the_roll(A), pawns=(6, 9, 0))
    assert facts(rolled(s, 3), "peace") == {"space": "9"}
