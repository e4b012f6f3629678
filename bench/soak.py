"""A long evening in short: as many moves as the server can answer, and whether its memory and its files stay flat."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from time import perf_counter

from msgspec import Struct

from beffroi.core.game import AnyGame
from bench.load import Load, LoadTest, Progress
from bench.server_process import ServerProcess, server

SAMPLES = 40
PUT_AWAY_AFTER = "2"
"""Seconds after which a finished table leaves the memory: an evening's worth of tables comes and goes in minutes."""
MOST_GROWTH = 1.10
"""What the last quarter of a flat evening may need more than the second; the first fills caches."""
MOST_FILES = 4
MEGABYTE = 1 << 20


class Soak(Struct, frozen=True):
    """How many moves, at how many tables at a time."""

    moves: int = 100_000
    tables: int = 40


class Sample(Struct, frozen=True):
    """What the server holds at one moment."""

    memory: int
    files: int
    journal: int
    """The bytes that SQLite has not yet moved into its database."""


class SoakReport(Struct, frozen=True):
    """What the server held early and late."""

    moves: int
    new_games: int
    errors: int
    seconds: float
    memory_early_mb: float
    memory_late_mb: float
    growth: float
    files_early: int
    files_late: int
    journal_most_mb: float

    @property
    def is_flat(self) -> bool:
        has_files = self.files_late <= self.files_early + MOST_FILES
        return has_files and self.growth <= MOST_GROWTH and self.errors == 0


async def soak(games: list[AnyGame], size: Soak, data: Path, progress: Progress) -> SoakReport:
    """Plays at all tables without a pause, and looks at the server again and again."""
    process = server(str(data), BEFFROI_PUT_AWAY_AFTER=PUT_AWAY_AFTER)
    try:
        test = LoadTest(games, Load(size.tables), process, progress)
        await test.arrive()
        began = perf_counter()
        samples = await _play(test, size.moves, data)
        return report(test, samples, perf_counter() - began)
    finally:
        process.kill()


async def _play(test: LoadTest, moves: int, data: Path) -> list[Sample]:
    renewing = asyncio.create_task(test.renew())
    samples: list[Sample] = []
    while (done := len(test.times)) < moves:
        while test.turn():
            pass
        if done * SAMPLES >= len(samples) * moves:
            samples.append(sample(test.process, data))
            test.progress("soaking", done / moves)
        await asyncio.sleep(0.001)
    renewing.cancel()
    return samples


def sample(process: ServerProcess, data: Path) -> Sample:
    journal = sum(file.stat().st_size for file in data.glob("*-wal"))
    return Sample(process.memory(), process.files(), journal)


def report(test: LoadTest, samples: Sequence[Sample], seconds: float) -> SoakReport:
    quarter = len(samples) // 4
    early, late = samples[quarter : 2 * quarter], samples[-quarter:]
    memory_early, memory_late = (median(each.memory for each in part) for part in (early, late))
    return SoakReport(
        moves=len(test.times),
        new_games=test.new_games,
        errors=test.errors,
        seconds=seconds,
        memory_early_mb=memory_early / MEGABYTE,
        memory_late_mb=memory_late / MEGABYTE,
        growth=memory_late / memory_early,
        files_early=max(each.files for each in early),
        files_late=max(each.files for each in late),
        journal_most_mb=max(each.journal for each in samples) / MEGABYTE,
    )
