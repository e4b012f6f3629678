"""A server that plays for a long time needs no more memory and no more files than it did."""

from __future__ import annotations

import asyncio
from pathlib import Path

from msgspec.structs import replace

from beffroi.games import NAMES, find
from bench.soak import Soak, SoakReport, soak
from tests.support.effort import effort

MOVES, TABLES = effort(600, 20_000), effort(5, 40)
FLAT = SoakReport(
    moves=1000,
    new_games=10,
    errors=0,
    seconds=1.0,
    memory_early_mb=100.0,
    memory_late_mb=104.0,
    growth=1.04,
    files_early=90,
    files_late=91,
    journal_most_mb=4.0,
)


def test_memory_and_files_stay_flat_however_many_moves_are_made(tmp_path: Path) -> None:
    report = asyncio.run(soak([find(name) for name in NAMES], Soak(MOVES, TABLES), tmp_path, lambda *_: None))
    assert report.moves >= MOVES
    assert report.is_flat, report


def test_growing_memory_growing_files_and_errors_are_found_out() -> None:
    assert FLAT.is_flat
    assert not replace(FLAT, growth=1.2).is_flat
    assert not replace(FLAT, files_late=200).is_flat
    assert not replace(FLAT, errors=1).is_flat
