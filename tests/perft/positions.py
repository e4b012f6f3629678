"""The tables beside this file: positions, and in how many ways each goes on."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, NamedTuple

from beffroi.core.engine import play, waiting
from beffroi.core.game import AnyGame

HAVE_ORACLES = ("cathedral", "cardinal", "bastide", "leonardo")
"""The games whose naive oracle can be set up anywhere; Flandern's plays along from the start (test_lockstep.py)."""


class Position(NamedTuple):
    """A position, written down or by the moves that lead to it, and its ways to go on by depth."""

    game: AnyGame
    entry: dict[str, Any]

    def __str__(self) -> str:
        return f"{self.game.name}: {self.entry['name']}"

    @property
    def ways(self) -> list[int]:
        ways: list[int] = self.entry["perft"]
        return ways

    def depths(self) -> range:
        return range(1, len(self.ways) + 1)

    def moves(self) -> list[str]:
        return [move for move in self.entry["moves"].split("; ") if move]

    def state(self) -> Any:
        if "at" in self.entry:
            return self.game.read_position(self.entry["at"])
        s = self.game.setup(self.entry["seats"])
        for move in self.moves():
            play(s, waiting(s)[0], self.game.read(move))
        return s


def positions_of(game: AnyGame) -> list[Position]:
    table = Path(__file__).with_name(f"{game.name}.toml").read_text("utf-8")
    return [Position(game, entry) for entry in tomllib.loads(table)["position"]]
