"""The speed table: its ratios are guarded generously, since a machine under load disturbs them; times never are."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from beffroi.bench.peers import Speed, speeds
from beffroi.games import NAMES, find
from tests.cli.beffroi import beffroi
from tests.support.effort import effort

FASTER_THAN_RULEBOOK = 10
FASTER_THAN_PLAIN_SEARCH = 5


def ratio(rows: list[Speed], what: str, beside: str) -> float:
    (found,) = (row.ratio for row in rows if (row.what, row.beside) == (what, beside))
    assert found is not None
    return found


@pytest.mark.parametrize("name", NAMES)
def test_compiled_cores_and_their_search_are_many_times_faster(name: str) -> None:
    rows = speeds(find(name), seconds=effort(0.1, 0.5))
    assert ratio(rows, "compiled", "rulebook") > FASTER_THAN_RULEBOOK
    assert ratio(rows, "search", "search-plain") > FASTER_THAN_PLAIN_SEARCH
    assert ratio(rows, "two-threads", "search") > 0


def test_the_command_prints_the_table_and_keeps_it(tmp_path: Path) -> None:
    written = tmp_path / "speeds.json"
    printed = beffroi("bench", "--peers", "--game", "cathedral", "--seconds", "0.05", "--json", str(written)).out
    assert "fast core compiled" in printed
    assert {row["game"] for row in json.loads(written.read_text())} >= {"cathedral"}
