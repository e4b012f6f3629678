"""Article 3: the city."""

from __future__ import annotations

import pytest

from beffroi.games.leonardo import GAME
from beffroi.games.leonardo.material import (
    CITY,
    EMBASSIES,
    EVENTS,
    INCOME,
    KINDS,
    MARKETS,
    NEIGHBOURS,
    NUMBERS_OF,
    OFFICES,
    PALACES,
    PEACE_OF_GOD,
    PIAZZA_MAGGIORE,
    PRICES,
    QUARTERS,
    STREETS,
    WORKS,
)
from beffroi.games.leonardo.rulebook import R
from beffroi.text import LANGUAGES, Texts
from tests.games.leonardo.table import arriving, is_rolling
from tests.support.marks import prevents, states


@states(R.BOARD)
def test_the_city_has_6_squares_3_markets_19_streets_and_4_bridges() -> None:
    kinds = [space.kind for space in CITY]
    assert [space.number for space in CITY] == list(range(1, 33))
    assert sum(kinds.count(square) for square in ("piazza", "embassy", "peace")) == 6
    assert (kinds.count("market"), kinds.count("street"), kinds.count("bridge")) == (3, 19, 4)


@states(R.BOARD)
def test_the_special_spaces_are_where_the_rulebook_says() -> None:
    assert KINDS[PIAZZA_MAGGIORE] == "piazza"
    assert {KINDS[space] for space in EMBASSIES} == {"embassy"}
    assert {KINDS[space] for space in MARKETS} == {"market"}
    assert {KINDS[space] for space in PEACE_OF_GOD} == {"peace"}


@states(R.BOARD)
def test_streets_of_one_colour_are_a_quarter() -> None:
    assert sorted(space for quarter in QUARTERS for space in quarter) == list(STREETS)
    assert NEIGHBOURS[2] == (2, 4, 5)


@prevents(R.BOARD)
def test_squares_markets_and_bridges_are_part_of_no_quarter() -> None:
    assert {space.kind for space in CITY if not NEIGHBOURS[space.number]} == {
        "piazza",
        "embassy",
        "peace",
        "market",
        "bridge",
    }


@states(R.BOARD)
def test_there_are_23_palace_cards_at_prices_from_40_to_100() -> None:
    assert len(PALACES) == 23
    assert min(PRICES[space] for space in STREETS) == 40
    assert max(PRICES) == 100
    assert all(PRICES[space] * INCOME[0] % 500 == 0 for space in PALACES), "taxes are in fives"


@states(R.BOARD)
def test_the_decks_have_their_sizes() -> None:
    assert sum(count for _, count in WORKS) == 60
    assert sum(int(work) * count for work, count in WORKS) == 60 * 50
    assert [party for _, party in EVENTS].count("guelphs") == [party for _, party in EVENTS].count("ghibellines") == 8
    assert len(OFFICES) == 8
    assert {*EMBASSIES} < {space for space, _ in OFFICES}


@states(R.BOARD)
def test_each_product_has_two_numbers_and_the_house_has_four() -> None:
    numbers = [number for pair in NUMBERS_OF.values() for number in pair]
    assert sorted(numbers) == [1, 2, 3, 4, 9, 10, 11, 12]
    assert {len(pair) for pair in NUMBERS_OF.values()} == {2}


@pytest.mark.parametrize("language", LANGUAGES)
@states(R.BOARD)
def test_the_texts_know_every_street_and_bridge_by_its_name(language: str) -> None:
    texts = Texts(language, GAME)
    for space in CITY:
        if space.price:
            assert texts.say(f"space-{space.number}") == f"{space.name} ({space.number})"


@prevents(R.BOARD)
def test_the_church_and_the_convent_bring_nothing() -> None:
    s = arriving(9)
    assert s.purses == [250, 250, 250]
    assert is_rolling(s), "the next turn has begun"
