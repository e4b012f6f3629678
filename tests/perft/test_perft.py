"""The numbers of ways to go on from the positions of every game, by the rulebook and by its naive oracle."""

from __future__ import annotations

import importlib
from typing import Any

import pytest

from beffroi.core.perft import perft
from beffroi.games import NAMES, find
from tests.perft.positions import HAVE_ORACLES, Position, positions_of
from tests.support.effort import effort

EVERY = [position for name in NAMES for position in positions_of(find(name))]
MOST_COUNTED = effort(10_000, 1_000_000)
"""Ways that the slow oracle counts one by one; the rulebook counts them all."""
WITH_ORACLE = [position for position in EVERY if position.game.name in HAVE_ORACLES]


@pytest.mark.parametrize("position", EVERY, ids=str)
def test_a_position_goes_on_in_as_many_ways_as_the_table_says(position: Position) -> None:
    s = position.state()
    assert [perft(s, depth) for depth in position.depths()] == position.ways


@pytest.mark.parametrize("position", WITH_ORACLE, ids=str)
def test_the_oracle_counts_the_same(position: Position) -> None:
    oracle: Any = importlib.import_module(f"tests.games.{position.game.name}.lockstep")
    s = position.state()
    told = zip(position.depths(), position.ways, strict=True)
    counted = [(depth, ways) for depth, ways in told if ways <= MOST_COUNTED]
    assert [(depth, oracle.naive_perft(s, depth)) for depth, _ in counted] == counted
