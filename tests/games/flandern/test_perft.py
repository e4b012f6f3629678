"""The ways a position goes on, counted; the naive oracle counts the first decision too."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from beffroi.core.action import CHANCE
from beffroi.core.engine import play, waiting
from beffroi.core.perft import perft
from beffroi.games.flandern import GAME
from tests.games.flandern.naive import Choice, Naive
from tests.games.flandern.test_lockstep import as_choice

FILE = Path(__file__).parents[2] / "perft" / "flandern.toml"
POSITIONS: list[dict[str, Any]] = tomllib.loads(FILE.read_text("utf-8"))["position"]


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position["name"])
def test_a_position_goes_on_in_so_many_ways(position: dict[str, Any]) -> None:
    s, plain = GAME.setup(position["seats"]), Naive(position["seats"])
    sealed: dict[int, Choice] = {}
    for move in filter(None, position["moves"].split("; ")):
        seat, action = waiting(s)[0], GAME.read(move)
        play(s, seat, action)
        sealed[seat] = as_choice(action)
        assert plain.question is not None
        if len(sealed) == len(plain.question.seats):
            plain.answer(sealed)
            sealed = {}
    assert [perft(s, depth) for depth in range(1, len(position["perft"]) + 1)] == position["perft"]
    if waiting(s)[0] != CHANCE:
        assert len(plain.choices(waiting(s)[0])) == position["perft"][0]
