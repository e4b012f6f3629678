"""The city of Leonardo is the one that was reconstructed."""

from __future__ import annotations

import json
from pathlib import Path

from beffroi.games.leonardo.material import (
    INCOME,
    MARKETS,
    NUMBERS_OF,
    OFFICES,
    PALACES,
    PRICES,
    QUARTERS,
    SOLDIERS,
    STREETS,
    WORKS,
)

BOARD = json.loads((Path(__file__).parent / "board.json").read_text("utf-8"))


def spaces(*kinds: str) -> list[int]:
    return [space["no"] for space in BOARD["spaces"] if space["kind"] in kinds]


def test_streets_bridges_and_markets_lie_where_they_were_reconstructed() -> None:
    assert sorted(STREETS) == spaces("street")
    assert sorted(PALACES) == spaces("street", "bridge")
    assert sorted(MARKETS) == spaces("market")
    assert [list(streets) for streets in QUARTERS] == [quarter["streets"] for quarter in BOARD["quarters"].values()]


def test_prices_and_income_are_those_of_the_reconstruction() -> None:
    assert [PRICES[number] for number in spaces("street", "bridge")] == [
        space["price"] for space in BOARD["spaces"] if space["kind"] in ("street", "bridge")
    ]
    assert list(INCOME) == BOARD["rent_percent"]


def test_decks_offices_and_products_are_those_of_the_reconstruction() -> None:
    assert dict(WORKS) == BOARD["art_deck"]
    assert dict(OFFICES) == {office["space"]: office["price"] for office in BOARD["public_offices"]}
    assert BOARD["soldiers"] == SOLDIERS
    for product, numbers in NUMBERS_OF.items():
        assert list(numbers) == BOARD["products"][product]
