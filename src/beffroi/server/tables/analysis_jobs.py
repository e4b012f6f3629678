"""Analyses that were asked for, on disk: all server processes share them, each is made by one, and none is lost."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any

from msgspec import Struct
from sqlalchemy import Connection, Row, delete, func, insert, select, update

from beffroi.server.people.tokens import new_id
from beffroi.server.storage.schema import ANALYSES, ANALYSIS_JOBS
from beffroi.server.storage.store import Store

LEASE = 20.0
"""Seconds after its last sign of life in which the job of a process that has gone is another's to do."""
FAILED_FOR = 86400
"""Seconds for which it is told that an analysis has failed."""
JOBS = ANALYSIS_JOBS.c


class AnalysisJob(Struct, frozen=True):
    """An analysis that somebody has asked for."""

    table_id: str
    guest: str
    record: bytes
    deeper: bool
    is_running: bool = False
    done: float = 0.0
    failed: bool = False


class AnalysisJobs:
    """What all processes know of the analyses that wait, are being made or have failed."""

    def __init__(self, store: Store, edition: int) -> None:
        self.lease = LEASE
        self._store = store
        self._edition = edition
        self._process = new_id()

    async def find(self, table_id: str) -> AnalysisJob | None:
        query = select(ANALYSIS_JOBS).where(JOBS.table_id == table_id)
        row = await self._store.read(lambda c: c.execute(query).first())
        return None if row is None else job_of(row)

    async def count(self, guest: str | None = None) -> int:
        """How many wait or are being made, for everybody or for one guest."""
        query = select(func.count()).select_from(ANALYSIS_JOBS).where(~JOBS.failed)
        query = query if guest is None else query.where(JOBS.guest == guest)
        return await self._store.read(lambda c: c.execute(query).scalar_one())

    async def add(self, job: AnalysisJob) -> None:
        """In place of one that has failed; `WriteConflict` where there is one already."""
        row = {"table_id": job.table_id, "guest": job.guest, "record": job.record, "deeper": job.deeper}
        new = row | {"asked": milliseconds(), "until": 0, "done": 0.0, "failed": False}

        def write(c: Connection) -> None:
            c.execute(delete(ANALYSIS_JOBS).where(JOBS.table_id == job.table_id, JOBS.failed))
            c.execute(insert(ANALYSIS_JOBS), new)

        await self._store.write(write)

    async def claim(self) -> AnalysisJob | None:
        """The oldest that waits, for this process to make; none while another process makes one."""
        if not await self.count():
            return None

        def write(c: Connection) -> AnalysisJob | None:
            now = milliseconds()
            c.execute(delete(ANALYSIS_JOBS).where(JOBS.failed, JOBS.asked < now - 1000 * FAILED_FOR))
            waiting = select(ANALYSIS_JOBS).where(~JOBS.failed).order_by(JOBS.asked).with_for_update()
            rows = c.execute(waiting).all()
            if not rows or any(row.until >= now for row in rows):
                return None
            until = now + int(1000 * self.lease)
            mine = {"process": self._process, "until": until, "done": 0.0}
            c.execute(update(ANALYSIS_JOBS).where(JOBS.table_id == rows[0].table_id).values(mine))
            return job_of(rows[0])

        return await self._store.write(write)

    async def hold(self, table_id: str, done: float) -> bool:
        """A sign of life from whoever makes an analysis; false if it is no longer wanted from this process."""
        values = {"done": done, "until": milliseconds() + int(1000 * self.lease)}
        return await self._store.write(lambda c: self._update(c, table_id, values))

    async def fail(self, table_id: str) -> None:
        values = {"failed": True, "process": None, "until": 0}
        await self._store.write(lambda c: self._update(c, table_id, values))

    async def finish(self, table_id: str, analysis: bytes) -> None:
        """Keeps the whole analysis in place of an earlier one, if it is still wanted from this process."""

        def write(c: Connection) -> None:
            mine = delete(ANALYSIS_JOBS).where(JOBS.table_id == table_id, JOBS.process == self._process)
            if c.execute(mine).rowcount:
                keep(c, table_id, self._edition, analysis)

        await self._store.write(write)

    async def drop(self, table_id: str) -> None:
        await self._store.write(lambda c: c.execute(delete(ANALYSIS_JOBS).where(JOBS.table_id == table_id)))

    async def release(self) -> None:
        """Another process may begin anew with what this one was making."""
        mine = update(ANALYSIS_JOBS).where(JOBS.process == self._process).values({"process": None, "until": 0})
        await self._store.write(lambda c: c.execute(mine))

    def _update(self, c: Connection, table_id: str, values: Mapping[str, Any]) -> bool:
        mine = update(ANALYSIS_JOBS).where(JOBS.table_id == table_id, JOBS.process == self._process)
        return c.execute(mine.values(values)).rowcount > 0


def job_of(row: Row[Any]) -> AnalysisJob:
    is_running = row.process is not None and row.until >= milliseconds()
    return AnalysisJob(row.table_id, row.guest, row.record, row.deeper, is_running, row.done, row.failed)


def keep(c: Connection, table_id: str, edition: int, analysis: bytes) -> None:
    c.execute(delete(ANALYSES).where(ANALYSES.c.table_id == table_id))
    c.execute(insert(ANALYSES).values(table_id=table_id, edition=edition, analysis=analysis))


def milliseconds() -> int:
    return int(1000 * time.time())
