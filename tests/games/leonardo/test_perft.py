"""The numbers of ways to go on, by the rulebook and by its naive oracle."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from beffroi.core.perft import perft
from beffroi.games.leonardo import GAME
from tests.games.leonardo.lockstep import naive_of
from tests.games.leonardo.naive import perft as naive_perft

TABLE = Path(__file__).parents[2] / "perft" / "leonardo.toml"
POSITIONS: list[dict[str, Any]] = tomllib.loads(TABLE.read_text("utf-8"))["position"]

every_position = pytest.mark.parametrize("position", POSITIONS, ids=[position["name"] for position in POSITIONS])


@every_position
def test_a_position_goes_on_in_as_many_ways_as_the_table_says(position: dict[str, Any]) -> None:
    s = GAME.read_position(position["at"])
    assert [perft(s, depth) for depth in _depths(position)] == position["perft"]


@every_position
def test_the_oracle_counts_the_same(position: dict[str, Any]) -> None:
    s = GAME.read_position(position["at"])
    assert [naive_perft(lambda: naive_of(s), depth) for depth in _depths(position)] == position["perft"]


def _depths(position: dict[str, Any]) -> range:
    return range(1, len(position["perft"]) + 1)
