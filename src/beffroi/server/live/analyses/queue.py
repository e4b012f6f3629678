"""Where analyses wait: one is made at a time, few may wait, and whoever asked for one may take that back."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from asyncio.subprocess import PIPE, Process
from typing import Literal

import msgspec

from beffroi.analysis.analysis import Analysis
from beffroi.core.codec import encode
from beffroi.games import has_fast
from beffroi.server.live.analyses.worker import AnalysisLine
from beffroi.server.live.faults import Faults
from beffroi.server.live.history import Histories
from beffroi.server.live.table import LiveTable
from beffroi.server.protocol.problems import NotAllowed, NotNow
from beffroi.server.protocol.rest import AnalysisState
from beffroi.server.tables.analyses import AnalysisStore

MOST_WAITING = 12
"""The most that wait, at most one for each guest."""
LONGEST_LINE = 1 << 24
COMMAND = (sys.executable, "-m", "beffroi.server.live.analyses.worker")


class AnalysisJob:
    """An analysis that was asked for, as far as it has got."""

    def __init__(self, guest: str, record: bytes) -> None:
        self.guest, self.record = guest, record
        self.status: Literal["waiting", "running", "failed"] = "waiting"
        self.line: AnalysisLine | None = None
        self.process: Process | None = None

    async def run(self) -> bytes | None:
        """The whole analysis as JSON, once its process has written it; nothing when it ended before."""
        self.status = "running"
        self.process = await asyncio.create_subprocess_exec(*COMMAND, stdin=PIPE, stdout=PIPE, limit=LONGEST_LINE)
        try:
            return await self._read(self.process)
        finally:
            self.kill()
            await self.process.wait()

    async def _read(self, process: Process) -> bytes | None:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(self.record)
        process.stdin.close()
        while data := await process.stdout.readline():
            self.line = msgspec.json.decode(data, type=AnalysisLine)
        return encode(self.line.analysis) if self.line is not None and self.line.done == 1 else None

    def kill(self) -> None:
        if self.process is not None:
            with contextlib.suppress(ProcessLookupError):
                self.process.kill()


class AnalysisQueue:
    """The analyses of a server process that are made, wait or have failed; those that are whole are in the store."""

    def __init__(self, store: AnalysisStore, histories: Histories) -> None:
        self.faults = Faults()
        self._store = store
        self._histories = histories
        self._jobs: dict[str, AnalysisJob] = {}
        self._work: asyncio.Task[None] | None = None

    async def state_of(self, live: LiveTable) -> AnalysisState:
        """How far the analysis of a finished game has got; nothing of one that is still played."""
        check_finished(live)
        job = self._jobs.get(live.id)
        if job is not None:
            line = job.line
            return AnalysisState(job.status, line.done if line else 0.0, line.analysis if line else None)
        kept = await self._store.find(live.id)
        if kept is None:
            return AnalysisState("none")
        return AnalysisState("whole", 1.0, msgspec.json.decode(kept, type=Analysis))

    async def ask(self, live: LiveTable, guest: str) -> AnalysisState:
        """Begins an analysis unless there is one, as soon as those before it are done."""
        check_finished(live)
        if not has_fast(live.rules):
            raise NotNow("no-analysis", game=live.table.game, revision=live.rules.revision)
        failed = live.id in self._jobs and self._jobs[live.id].status == "failed"
        if (await self.state_of(live)).status in ("none", "failed"):
            record = await self._histories.record(live, None)
            if live.id not in self._jobs or failed:
                self._check_room(guest)
                self._jobs[live.id] = AnalysisJob(guest, record)
                self._go_on()
        return await self.state_of(live)

    def cancel(self, live: LiveTable, guest: str) -> None:
        """Whoever has asked for an analysis may take that back; what was made of it is forgotten."""
        job = self._jobs.get(live.id)
        if job is None:
            return
        if job.guest != guest:
            raise NotAllowed("not-your-analysis")
        del self._jobs[live.id]
        job.kill()

    @property
    def is_idle(self) -> bool:
        """Whether nothing is made and nothing waits."""
        return all(job.status == "failed" for job in self._jobs.values())

    async def close(self) -> None:
        """Ends whatever is being made."""
        if self._work is not None:
            self._work.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._work

    def _check_room(self, guest: str) -> None:
        at_work = [job for job in self._jobs.values() if job.status != "failed"]
        if len(at_work) > MOST_WAITING or any(job.guest == guest for job in at_work):
            raise NotNow("too-many-analyses")

    def _go_on(self) -> None:
        if self._work is None or self._work.done():
            self._work = asyncio.create_task(self._run_all())

    async def _run_all(self) -> None:
        while waiting := [(table, job) for table, job in self._jobs.items() if job.status == "waiting"]:
            table, job = waiting[0]
            try:
                whole = await job.run()
                if self._jobs.get(table) is job:
                    await self._finish(table, job, whole)
            except Exception as fault:
                job.status = "failed"
                self.faults.report("analysis-failed", fault, table=table)

    async def _finish(self, table: str, job: AnalysisJob, whole: bytes | None) -> None:
        if whole is None:
            job.status = "failed"
            return
        await self._store.keep(table, whole)
        del self._jobs[table]


def check_finished(live: LiveTable) -> None:
    """Raises `NotAllowed` while a game is played: nobody may be helped in it, by any figure."""
    if not live.table.is_ended or live.game is None or live.game.state.result is None:
        raise NotAllowed("game-is-running")
