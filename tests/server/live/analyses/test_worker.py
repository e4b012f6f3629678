"""The process of one analysis: it reads a record and writes the analysis as it grows."""

from __future__ import annotations

import io

import msgspec

from beffroi.analysis.analysis import Looker, analyse
from beffroi.core.record_file import load
from beffroi.games import find
from beffroi.server.live.analyses import worker
from tests.support.golden import GOLDEN

SHORT = (GOLDEN / "cathedral" / "ending-resigned.2.jsonl").read_bytes()


def test_the_last_line_is_the_whole_analysis() -> None:
    written = io.BytesIO()
    worker.write(SHORT, written)
    *_, last = (msgspec.json.decode(line, type=worker.AnalysisLine) for line in written.getvalue().splitlines())
    *_, grown = analyse(Looker(load(SHORT, find)))
    assert last.done == 1
    assert last.analysis.points == grown.analysis.points
    assert len(last.analysis.turning_points) == len(grown.analysis.turning_points)
