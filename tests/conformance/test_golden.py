"""Point 9: games that were played once replay for ever, and tell the same story."""

from __future__ import annotations

from pathlib import Path

import pytest

from beffroi.core.entry import Answered
from beffroi.core.game import AnyGame
from beffroi.core.host import Resign
from tests.support.cases import EVERY_REVISION, REVISION_IDS
from tests.support.golden import GOLDEN, RECORDS, name_of, read, transcript


@pytest.mark.parametrize("path", RECORDS, ids=map(name_of, RECORDS))
def test_a_golden_record_tells_the_same_story(path: Path) -> None:
    assert transcript(path) == path.with_suffix(".txt").read_text("utf-8")


@pytest.mark.parametrize("game", EVERY_REVISION, ids=REVISION_IDS)
def test_there_is_a_golden_record_for_every_way_a_game_can_end(game: AnyGame) -> None:
    records = [read(path) for path in RECORDS if path.parent.name == game.name]
    results = [record.state.result for record in records if record.game is game]
    ended = {result.ending for result in results if result is not None}
    assert ended == set(game.endings)


def test_every_transcript_belongs_to_a_record() -> None:
    assert {path.with_suffix(".jsonl") for path in GOLDEN.glob("*/*.txt")} == set(RECORDS)


def test_some_golden_record_knows_a_host() -> None:
    entries = [entry for path in RECORDS for entry in read(path).entries]
    assert any(isinstance(entry, Answered) and isinstance(entry.action, Resign) for entry in entries)
