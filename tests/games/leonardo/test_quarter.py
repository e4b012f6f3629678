"""Article 8: control of a quarter."""

from __future__ import annotations

import pytest

from beffroi.games.leonardo.material import QUARTERS
from beffroi.games.leonardo.rulebook import R
from tests.games.leonardo.table import A, B, C, arriving, at_the_roll, city, facts, rolled
from tests.support.marks import allows, prevents, states


@states(R.QUARTER)
@pytest.mark.parametrize("quarter", QUARTERS)
def test_who_owns_a_whole_quarter_collects_double_taxes_there(quarter: tuple[int, ...]) -> None:
    alone = city(3, owners={quarter[0]: B}, works={quarter[0]: (50,)})
    whole = city(3, owners=dict.fromkeys(quarter, int(B)), works={quarter[0]: (50,)})
    assert whole.tax(quarter[0]) == 2 * alone.tax(quarter[0])


@allows(R.QUARTER)
def test_the_doubling_is_told() -> None:
    s = city(3, steps=at_the_roll(A), pawns=(15, 0, 0), owners={18: B, 19: B, 20: B})
    assert facts(rolled(s, 3), "doubled") == {"seat": B, "space": "18"}
    assert s.purses == [180, 320, 250]


@prevents(R.QUARTER)
def test_one_foreign_palace_ends_the_control() -> None:
    assert city(3, owners={18: B, 19: B, 20: C}).tax(18) == 35
    assert city(3, owners={18: B, 19: B}).tax(18) == 35


@prevents(R.QUARTER)
def test_bridges_never_double() -> None:
    s = arriving(29, owners=dict.fromkeys((6, 13, 21, 29), int(B)))
    assert s.purses == [210, 290, 250]


@allows(R.QUARTER)
def test_the_palaces_of_allies_count_together() -> None:
    s = arriving(18, seat=C, owners={18: A, 19: A, 20: A}, allied={1: 0}, purses=(500, 0, 250))
    assert s.purses == [570, 0, 180]
