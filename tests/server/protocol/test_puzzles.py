"""What is answered to a puzzle, read strictly."""

from __future__ import annotations

import msgspec
import pytest

from beffroi.server.protocol.puzzles import PuzzleAnswer


def test_whoever_would_rather_be_shown_answers_nothing() -> None:
    assert msgspec.json.decode("{}", type=PuzzleAnswer).answer is None


@pytest.mark.parametrize("said", ['{"answers":[]}', '{"answer":{},"day":"2026-11-19"}', "[]"])
def test_what_is_none_is_refused(said: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(said, type=PuzzleAnswer)
