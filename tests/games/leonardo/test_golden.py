"""The kept records replay, and there is one for every way a game can end."""

from __future__ import annotations

from pathlib import Path

import pytest

from beffroi.core.record import load
from beffroi.games import find
from beffroi.games.leonardo import GAME

KEPT = sorted((Path(__file__).parents[2] / "golden" / "leonardo").glob("*.jsonl"))


@pytest.mark.parametrize("path", KEPT, ids=lambda path: str(path.stem))
def test_a_kept_record_replays_to_a_lawful_position(path: Path) -> None:
    record = load(path.read_bytes(), find)
    GAME.audit(record.state)
    if path.stem in GAME.endings:
        assert record.state.result is not None
        assert record.state.result.ending == path.stem


def test_every_ending_has_a_record() -> None:
    assert {*GAME.endings} <= {path.stem for path in KEPT}
