"""Quarters, pawns and cards: as many as the box holds."""

from __future__ import annotations

from collections import Counter

from beffroi.games.flandern.material import (
    ACTION_CARDS,
    ARMS_OF_CENTRE,
    CATHEDRALS,
    CHURCH_STOCK,
    CITIES,
    FULL_STOCK,
    GOLD,
    GUILD_STOCK,
    INFLUENCE_CARDS,
    MASTER_PAWNS,
    SITE_PAWNS,
    pile_for,
)
from beffroi.games.flandern.rulebook import R
from tests.support.marks import states


@states(R.PREPARATION)
def test_a_guild_has_fifteen_quarters_five_of_each_shape_and_a_centre() -> None:
    assert sum(GUILD_STOCK) == 15
    assert [sum(GUILD_STOCK[first : first + 3]) for first in (0, 3, 6)] == [5, 5, 5]
    assert sorted(ARMS_OF_CENTRE) == [0, 1, 2, 3, 4, 5]


@states(R.PREPARATION)
def test_the_church_has_thirteen_quarters_four_of_them_special() -> None:
    assert sum(CHURCH_STOCK) == 13
    assert CHURCH_STOCK[3:] == (1, 1, 1, 1)


@states(R.PREPARATION)
def test_there_are_ninety_four_quarters_in_all() -> None:
    assert sum(map(sum, FULL_STOCK)) + len(CITIES) == 94


@states(R.PREPARATION)
def test_there_are_28_gold_cards_half_of_them_in_each_pile() -> None:
    assert [len(pile) for pile in GOLD] == [14, 14]
    kinds = Counter({card: GOLD[0].count(card) + GOLD[1].count(card) for pile in GOLD for card, _ in pile.mixed})
    assert all(kinds[city] == 1 for city in CITIES)
    assert (kinds["influence"], kinds["site"], kinds["take-back"]) == (6, 4, 4)
    assert (kinds["cathedral"], kinds["master"]) == (CATHEDRALS, MASTER_PAWNS)


@states(R.PREPARATION)
def test_a_hand_has_eleven_silver_cards() -> None:
    assert len(ACTION_CARDS) + INFLUENCE_CARDS == 11
    assert SITE_PAWNS == 10


@states(R.TWO)
def test_the_pile_of_two_players_has_fourteen_cards() -> None:
    assert len(pile_for((0, 3))) == 14
    assert pile_for((0, 3)).count("red-site") == 1
