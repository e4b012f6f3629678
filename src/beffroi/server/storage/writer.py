"""The threads that write: what waits together is committed together, so that many moves cost one sync."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Sequence
from functools import cache
from queue import Empty, SimpleQueue
from time import perf_counter
from typing import Any, NamedTuple, TypeVar

from msgspec import Struct
from prometheus_client import Histogram
from sqlalchemy import Connection, Engine, Table, insert

from beffroi.server.storage.outage import outage_of

T = TypeVar("T")
MOST_AT_ONCE = 256
KEPT_SECONDS = 1.0
"""Seconds without work after which a connection is given back, and looked at before it is used again."""
BUCKETS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


_insert = cache(insert)
"""Made once for every table: SQLAlchemy takes as long to make a statement as to execute it."""


class Rows(Struct, frozen=True):
    """New rows of a table; those of a batch are written by one statement."""

    table: Table
    rows: Sequence[dict[str, Any]]

    def __call__(self, c: Connection) -> None:
        c.execute(_insert(self.table), self.rows)


class Job(NamedTuple):
    """Something to be written, who waits for it, and since when."""

    do: Callable[[Connection], Any]
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[Any]
    since: float


class Writer:
    """Takes jobs from any number of tasks; a job is whole or not at all.

    One thread writes them in their order. Where the database can, several write batches beside each other: whoever
    needs an order waits for the first before asking for the second.
    """

    def __init__(self, engine: Engine, threads: int = 1) -> None:
        self.seconds = Histogram(
            "beffroi_store_seconds", "How long the parts of a write take", ["part"], buckets=BUCKETS, registry=None
        )
        self._queued, self._done, self._synced = map(self.seconds.labels, ("queue", "transaction", "sync"))
        self._engine = engine
        self._kept = threading.local()
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._threads = [threading.Thread(target=self._run, name="writer", daemon=True) for _ in range(threads)]
        for thread in self._threads:
            thread.start()

    async def write(self, do: Callable[[Connection], T]) -> T:
        """Returns when it is on disk."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        self._jobs.put(Job(do, loop, done, perf_counter()))
        return await done

    def close(self) -> None:
        """Writes what is still waiting, then stops."""
        for _ in self._threads:
            self._jobs.put(None)
        for thread in self._threads:
            thread.join()

    def _run(self) -> None:
        while jobs := self._next_batch():
            self._write(jobs)
        self._let_go()

    def _wait(self) -> Job | None:
        try:
            return self._jobs.get(timeout=KEPT_SECONDS)
        except Empty:
            self._let_go()
            return self._jobs.get()

    def _next_batch(self) -> list[Job]:
        first = self._wait()
        if first is None:
            return []
        batch = [first]
        try:
            while len(batch) < MOST_AT_ONCE:
                job = self._jobs.get_nowait()
                if job is None:
                    self._jobs.put(None)
                    break
                batch.append(job)
        except Empty:
            pass
        return batch

    def _write(self, jobs: list[Job]) -> Exception | None:
        """Returns what went wrong, after telling whom it concerns."""
        try:
            results = self._commit(jobs)
        except Exception as error:
            if len(jobs) > 1 and outage_of(error) is None:
                return self._write_apart(jobs)
            _tell(jobs, [error] * len(jobs))  # in an outage each alone would fail as well, and wait as long
            return error
        _tell(jobs, results)
        return None

    def _write_apart(self, jobs: list[Job]) -> Exception | None:
        """One of them failed and took the others with it: each gets a transaction of its own, until an outage."""
        for number, job in enumerate(jobs, start=1):
            error = self._write([job])
            if error is not None and outage_of(error) is not None:
                _tell(jobs[number:], [error] * (len(jobs) - number))
                return error
        return None

    def _connection(self) -> Connection:
        """The connection of this thread, kept as long as it is used: to take one costs as much as to write a move."""
        kept: Connection | None = getattr(self._kept, "connection", None)
        if kept is None:
            kept = self._kept.connection = self._engine.connect()
        return kept

    def _let_go(self) -> None:
        if hasattr(self._kept, "connection"):
            self._kept.connection.close()
            del self._kept.connection

    def _commit(self, jobs: list[Job]) -> list[Any]:
        try:
            return self._try(self._connection(), jobs)
        except BaseException:
            self._let_go()
            raise

    def _try(self, connection: Connection, jobs: list[Job]) -> list[Any]:
        begun = perf_counter()
        with connection.begin():
            for rows in _merged(jobs):
                rows(connection)
            results = [None if isinstance(job.do, Rows) else job.do(connection) for job in jobs]
            done = perf_counter()
        self._synced.observe(perf_counter() - done)
        self._done.observe(done - begun)
        for job in jobs:
            self._queued.observe(begun - job.since)
        return results


def _merged(jobs: Sequence[Job]) -> list[Rows]:
    """All new rows of some jobs, table by table; nobody in a batch waits for another of it, so their order is free."""
    found: dict[Table, list[dict[str, Any]]] = {}
    for job in jobs:
        if isinstance(job.do, Rows):
            found.setdefault(job.do.table, []).extend(job.do.rows)
    return [Rows(table, rows) for table, rows in found.items()]


def _tell(jobs: list[Job], results: list[Any]) -> None:
    for loop in {job.loop for job in jobs}:
        told = [(job.done, result) for job, result in zip(jobs, results, strict=True) if job.loop is loop]
        if not loop.is_closed():
            loop.call_soon_threadsafe(_settle, told)


def _settle(told: list[tuple[asyncio.Future[Any], Any]]) -> None:
    for done, result in told:
        if done.cancelled():
            continue
        if isinstance(result, Exception):
            done.set_exception(result)
        else:
            done.set_result(result)
