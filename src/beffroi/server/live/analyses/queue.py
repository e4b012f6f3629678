"""Where analyses wait: one is made at a time, few may wait, and whoever asked for one may take that back."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Literal

import msgspec

from beffroi.analysis.analysis import Analysis
from beffroi.games import has_fast
from beffroi.server.live.analyses.process import AnalysisProcess
from beffroi.server.live.faults import Faults
from beffroi.server.live.history import Histories
from beffroi.server.live.table import LiveTable
from beffroi.server.protocol.problems import NotAllowed, NotNow
from beffroi.server.protocol.replays import AnalysisState
from beffroi.server.storage.store import Unreachable, WriteConflict
from beffroi.server.tables.analyses import AnalysisStore
from beffroi.server.tables.analysis_jobs import AnalysisJob, AnalysisJobs

MOST_WAITING = 12
"""The most that wait, at most one for each guest."""
BEAT = 1.0
"""Seconds between two signs of life of whoever makes an analysis."""
LOOK_EVERY = 5.0
"""Seconds after which a process looks whether another has left something to do."""


class AnalysisQueue:
    """The analyses that are made, wait or have failed, shared by all processes; whole ones are in the store."""

    def __init__(self, store: AnalysisStore, jobs: AnalysisJobs, histories: Histories, niceness: int) -> None:
        self.faults = Faults()
        self._store = store
        self._jobs = jobs
        self._niceness = niceness
        self._histories = histories
        self._making: AnalysisProcess | None = None
        self._news = asyncio.Event()
        self._is_claimed = self._is_closed = False

    async def state_of(self, live: LiveTable) -> AnalysisState:
        """How far the analysis of a finished game has got; nothing of one that is still played."""
        check_finished(live)
        job = await self._jobs.find(live.id)
        kept = await self._store.find(live.id)
        analysis = None if kept is None else msgspec.json.decode(kept, type=Analysis)
        if job is None:
            return AnalysisState("none") if analysis is None else AnalysisState("whole", 1.0, analysis)
        line = self._making.line if self._making is not None and self._making.table_id == live.id else None
        if analysis is None and line is not None:
            analysis = line.analysis
        return AnalysisState(status_of(job), line.done if line else job.done, analysis, job.deeper)

    async def ask(self, live: LiveTable, guest: str, *, is_deeper: bool = False) -> AnalysisState:
        """Begins an analysis unless there is one that is as deep, as soon as those before it are done."""
        state = await self.state_of(live)
        if not has_fast(live.rules):
            raise NotNow("no-analysis", game=live.table.game, revision=live.rules.revision)
        is_there = state.analysis is not None and state.analysis.is_deeper >= is_deeper
        if state.status in ("waiting", "running") or (state.status == "whole" and is_there):
            return state
        await self._check_room(guest)
        record = await self._histories.record(live, None)
        with contextlib.suppress(WriteConflict):  # somebody has asked for it in the same moment
            await self._jobs.add(AnalysisJob(live.id, guest, record, is_deeper))
        self._news.set()
        return await self.state_of(live)

    async def cancel(self, live: LiveTable, guest: str) -> None:
        """Whoever has asked for an analysis may take that back; what was made of it is forgotten."""
        job = await self._jobs.find(live.id)
        if job is None:
            return
        if job.guest != guest:
            raise NotAllowed("not-your-analysis")
        await self._jobs.drop(live.id)
        if self._making is not None and self._making.table_id == live.id:
            self._making.kill()

    async def is_idle(self) -> bool:
        """Whether nothing is made and nothing waits, in any process."""
        return await self._jobs.count() == 0

    async def run(self) -> None:
        """Makes whatever is asked for, one after the other."""
        while True:
            self._news.clear()
            job = await self._jobs.claim()
            if job is not None:
                await self._make(job)
                continue
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._news.wait(), LOOK_EVERY)

    async def close(self) -> None:
        """Ends whatever is being made; another process may make it, or this one when it is opened again."""
        self._is_closed = True
        if self._making is not None:
            self._making.kill()
        if self._is_claimed:
            with contextlib.suppress(Unreachable):
                await self._jobs.release()

    async def _check_room(self, guest: str) -> None:
        if await self._jobs.count() > MOST_WAITING or await self._jobs.count(guest):
            raise NotNow("too-many-analyses")

    async def _make(self, job: AnalysisJob) -> None:
        self._is_claimed = True
        self._making = making = AnalysisProcess(job.table_id, self._niceness)
        holding = asyncio.create_task(self._hold(making))
        try:
            whole = await making.run(job.record, is_deeper=job.deeper)
        except Exception as fault:
            whole = None
            self.faults.report("analysis-failed", fault, table=job.table_id)
        finally:
            holding.cancel()
            self._making = None
        if self._is_closed:
            return
        if whole is None:
            await self._jobs.fail(job.table_id)
        else:
            await self._jobs.finish(job.table_id, whole)
        self._is_claimed = False

    async def _hold(self, making: AnalysisProcess) -> None:
        """Says that the analysis is being made, until nobody wants it any more."""
        while True:
            await asyncio.sleep(BEAT)
            with contextlib.suppress(Unreachable):
                if not await self._jobs.hold(making.table_id, making.done):
                    return making.kill()


def status_of(job: AnalysisJob) -> Literal["waiting", "running", "failed"]:
    if job.failed:
        return "failed"
    return "running" if job.is_running else "waiting"


def check_finished(live: LiveTable) -> None:
    """Raises `NotAllowed` while a game is played: nobody may be helped in it, by any figure."""
    if not live.table.is_ended or live.game is None or live.game.state.result is None:
        raise NotAllowed("game-is-running")
