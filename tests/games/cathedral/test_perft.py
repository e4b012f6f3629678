"""The numbers of ways to go on, by the rulebook and by its naive oracle."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from beffroi.core.perft import perft
from beffroi.games.cathedral import GAME
from tests.games.cathedral.lockstep import naive_of
from tests.games.cathedral.naive import perft as naive_perft

TABLE = Path(__file__).parents[2] / "perft" / "cathedral.toml"
POSITIONS: list[dict[str, Any]] = tomllib.loads(TABLE.read_text("utf-8"))["position"]

every_position = pytest.mark.parametrize("position", POSITIONS, ids=[position["name"] for position in POSITIONS])


@every_position
def test_a_position_goes_on_in_as_many_ways_as_the_table_says(position: dict[str, Any]) -> None:
    s = GAME.read_position(position["at"])
    assert [perft(s, depth) for depth in _depths(position)] == position["perft"]


@every_position
def test_the_oracle_counts_the_same(position: dict[str, Any]) -> None:
    naive = naive_of(GAME.read_position(position["at"]))
    assert [naive_perft(naive, depth) for depth in _depths(position)] == position["perft"]


def test_the_table_starts_where_a_game_starts() -> None:
    first, balanced = (position["at"] for position in POSITIONS[:2])
    assert first == GAME.write_position(GAME.setup())
    assert balanced == GAME.write_position(GAME.setup(options=GAME.options(lehmann_woods=True)))


def test_the_table_knows_every_agreement_and_every_question() -> None:
    fields = [position["at"].split() for position in POSITIONS]
    assert {options for *_, options in fields} == {"-", "g", "w", "a", "gw", "ga", "wa", "gwa"}
    assert {asked[:2] for *_, asked, _plies, _options in fields} == {"c", "l", "d", "l?", "d?"}
    assert {"?", "x"} < {cathedral for _, _, cathedral, *_ in fields}


def _depths(position: dict[str, Any]) -> range:
    return range(1, len(position["perft"]) + 1)
