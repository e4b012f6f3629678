"""Article 6: visiting another side's palace."""

from __future__ import annotations

import pytest

from beffroi.games.leonardo.material import PRICES
from beffroi.games.leonardo.rulebook import R
from tests.games.leonardo.table import A, B, arriving, city
from tests.support.marks import allows, prevents, states

TABLE_OF_INCOME = {
    40: (20, 40, 60, 80, 160),
    50: (25, 50, 75, 100, 200),
    60: (30, 60, 90, 120, 240),
    70: (35, 70, 105, 140, 280),
    80: (40, 80, 120, 160, 320),
    90: (45, 90, 135, 180, 360),
    100: (50, 100, 150, 200, 400),
}
STREET_AT = {40: 2, 50: 5, 60: 12, 70: 16, 80: 20, 90: 26, 100: 31}


@states(R.TAX)
@pytest.mark.parametrize("price", TABLE_OF_INCOME)
@pytest.mark.parametrize("works", range(5))
def test_the_tax_follows_the_table_of_incomes(price: int, works: int) -> None:
    space = STREET_AT[price]
    assert PRICES[space] == price
    s = city(3, owners={space: B}, works={space: (50,) * works})
    assert s.tax(space) == TABLE_OF_INCOME[price][works]


@allows(R.TAX)
def test_the_visitor_pays_the_owner() -> None:
    s = arriving(18, owners={18: B}, works={18: (10, 90)})
    assert s.purses == [250 - 105, 250 + 105, 250]


@prevents(R.TAX)
def test_the_tax_does_not_depend_on_the_value_of_the_works() -> None:
    cheap = arriving(18, owners={18: B}, works={18: (10, 10)})
    dear = arriving(18, owners={18: B}, works={18: (90, 90)})
    assert cheap.purses == dear.purses


@allows(R.TAX)
def test_a_bridge_costs_half_its_price() -> None:
    assert arriving(29, owners={29: B}).purses == [210, 290, 250]


@prevents(R.TAX)
def test_the_own_palace_costs_nothing() -> None:
    assert arriving(18, owners={18: A}, works={18: (50,)}).purses == [250, 250, 250]


@prevents(R.TAX)
def test_an_ally_pays_no_tax_to_the_own_side() -> None:
    s = arriving(18, owners={18: A}, allied={1: 0}, purses=(250, 0, 250), roll=6)
    assert s.purses == [250, 0, 250]
