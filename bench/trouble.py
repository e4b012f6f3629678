"""A disk that takes nothing for a while and a clock that jumps, in the middle of play, and what became of the moves."""

from __future__ import annotations

import asyncio
import errno
import struct
from collections import Counter
from http import HTTPStatus
from pathlib import Path

from msgspec import Struct
from sqlalchemy import func, select

from beffroi.core.action import HOST
from beffroi.core.game import AnyGame
from beffroi.server.storage.schema import LOG
from bench.kill import Kills, KillTest, until
from bench.load import Progress
from bench.powercut import compiled

SHORTEST, LONGEST = 0.2, 1.0
"""Seconds of play in every trouble, and again after it."""
SOURCE = Path(__file__).with_suffix(".c")
DISKS = {"disk-full": errno.ENOSPC, "read-only": errno.EROFS, "disk-error": errno.EIO}
TROUBLES = (*DISKS, "jump", "jump-and-kill")
DAY = 86_400
JUMPS = (-3650 * DAY, -30 * DAY, -2 * DAY, 2 * DAY, 30 * DAY, 3650 * DAY)
"""Seconds by which the clock on the wall is wrong; each is more than anybody has to think."""
BANK = DAY
"""Seconds everybody has for a game: far more than the proof takes, and less than any jump."""


class TroubleReport(Struct, frozen=True):
    """What was done to the server, and what was found."""

    disk_full: int
    read_only: int
    disk_error: int
    jumps: int
    jumps_and_kills: int
    acknowledged: int
    retries: int
    """How often the server asked to be sent a move again."""
    lost: int
    duplicated: int
    gaps: int
    wrong_hashes: int
    refused: int
    refusals: tuple[str, ...]
    silent: int
    """Troubles of the disk in which moves were put off and /readyz called the server well."""
    timed_out: int
    """Players who lost by the clock, though they had a day to think."""

    @property
    def is_clean(self) -> bool:
        broken = self.lost, self.duplicated, self.gaps, self.wrong_hashes, self.refused, self.silent, self.timed_out
        return not any(broken)


class Troubles(Struct, frozen=True):
    """How many there are."""

    times: int = 20
    tables: int = 6
    seed: int = 1302


async def trouble(games: list[AnyGame], troubles: Troubles, folder: Path, progress: Progress) -> TroubleReport:
    """Plays through every kind of trouble in turn, and looks into the log after each."""
    test = TroubleTest(games, troubles, folder)
    try:
        await test.begin()
        for number in range(troubles.times):
            await test.play_through(TROUBLES[number % len(TROUBLES)])
            await test.inspect()
            progress("troubling", (number + 1) / troubles.times)
        return test.found()
    finally:
        test.process.kill()


class Switch:
    """What is wrong with the machine of one program; it may be changed at any time."""

    def __init__(self, folder: Path, workshop: Path) -> None:
        self._folder, self._file = folder, workshop / "switch"
        self._library = compiled(SOURCE, workshop)
        self._error = self._ahead = 0
        self._file.write_bytes(self._told)

    def environment(self) -> dict[str, str]:
        """What the program must find in its environment."""
        folder, switch = str(self._folder.resolve()), str(self._file)
        return {"LD_PRELOAD": str(self._library), "TROUBLE_FOLDER": folder, "TROUBLE_SWITCH": switch}

    def refuse(self, error: int) -> None:
        """Every write fails with this error; 0: none does."""
        self._error = error
        self._tell()

    def set_ahead(self, seconds: int) -> None:
        """The clock on the wall is wrong by so much."""
        self._ahead = seconds
        self._tell()

    def _tell(self) -> None:
        with self._file.open("r+b") as file:
            file.write(self._told)

    @property
    def _told(self) -> bytes:
        return struct.pack("qq", self._error, self._ahead)


class TroubleTest(KillTest):
    """The same tables as where a server is killed, with clocks, on a machine in trouble."""

    def __init__(self, games: list[AnyGame], troubles: Troubles, folder: Path) -> None:
        self.switch = Switch(folder / "data", folder)
        super().__init__(games, Kills(tables=troubles.tables, seed=troubles.seed), folder)
        (self.process,) = self.processes
        for table in self.tables:
            table.terms["clock"] = {"bank": BANK}
        self.met: Counter[str] = Counter()
        self.silent = 0

    def _disk(self) -> dict[str, str]:
        return self.switch.environment()

    async def play_through(self, kind: str) -> None:
        """A trouble begins in the middle of play and ends again; then everybody's move counts."""
        self.met[kind] += 1
        await self.begin_new_games()
        if kind in DISKS:
            await self._play_without_a_disk(DISKS[kind])
        else:
            self.switch.set_ahead(self.rng.choice(JUMPS))
            await self.play_for(self.rng.uniform(SHORTEST, LONGEST))
        if kind == "jump-and-kill":
            self.process.kill()
            self.switch.set_ahead(self.rng.choice(JUMPS))
            await asyncio.to_thread(self.process.open)
        await self.come_back()
        await self.play_for(self.rng.uniform(SHORTEST, LONGEST))
        await until(lambda: not any(table.sent for table in self.tables))

    async def _play_without_a_disk(self, error: int) -> None:
        retries = self.retries
        self.switch.refuse(error)
        await self.play_for(self.rng.uniform(SHORTEST, LONGEST))
        if self.retries > retries:
            self.silent += await asyncio.to_thread(self._is_called_well)
        self.switch.refuse(0)
        await until(self._is_called_well)

    def _is_called_well(self) -> bool:
        status, _ = self.tables[0].people[0].visitor.request("GET", "/readyz")
        return status == HTTPStatus.OK

    def found(self) -> TroubleReport:
        report = self.report()
        with self.engine.connect() as connection:
            query = select(func.count()).select_from(LOG).where(LOG.c.seat == HOST)
            timed_out = connection.scalar(query) or 0
        return TroubleReport(
            disk_full=self.met["disk-full"],
            read_only=self.met["read-only"],
            disk_error=self.met["disk-error"],
            jumps=self.met["jump"],
            jumps_and_kills=self.met["jump-and-kill"],
            acknowledged=report.acknowledged,
            retries=report.retries,
            lost=report.lost,
            duplicated=report.duplicated,
            gaps=report.gaps,
            wrong_hashes=report.wrong_hashes,
            refused=report.refused,
            refusals=report.refusals,
            silent=self.silent,
            timed_out=timed_out,
        )
