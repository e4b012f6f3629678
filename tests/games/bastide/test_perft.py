"""The numbers of ways to go on, by the rulebook and by its plain second implementation."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from beffroi.core.perft import perft
from beffroi.games.bastide import GAME
from tests.games.bastide.lockstep import naive_of
from tests.games.bastide.naive import perft as naive_perft

TABLE = Path(__file__).parents[2] / "perft" / "bastide.toml"
POSITIONS: list[dict[str, Any]] = tomllib.loads(TABLE.read_text("utf-8"))["position"]

every_position = pytest.mark.parametrize("position", POSITIONS, ids=[position["name"] for position in POSITIONS])


@every_position
def test_a_position_goes_on_in_as_many_ways_as_the_table_says(position: dict[str, Any]) -> None:
    s = GAME.read_position(position["at"])
    assert [perft(s, depth) for depth in _depths(position)] == position["perft"]


@every_position
def test_the_second_implementation_counts_the_same(position: dict[str, Any]) -> None:
    naive = naive_of(GAME.read_position(position["at"]))
    assert [naive_perft(naive, depth) for depth in _depths(position)] == position["perft"]


def test_the_table_knows_every_number_of_seats() -> None:
    assert {len(GAME.read_position(position["at"]).seats) for position in POSITIONS} == {3, 4, 5}


def _depths(position: dict[str, Any]) -> range:
    return range(1, len(position["perft"]) + 1)
