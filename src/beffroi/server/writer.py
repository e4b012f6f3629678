"""The one thread that writes: what waits together is committed together, so that many moves cost one sync."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from queue import Empty, SimpleQueue
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine

T = TypeVar("T")
MOST_AT_ONCE = 256


class Job(NamedTuple):
    """Something to be written, and who waits for it."""

    do: Callable[[Connection], Any]
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[Any]


class Writer:
    """Takes jobs from any number of tasks and writes them in order; a job is whole or not at all."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    async def write(self, do: Callable[[Connection], T]) -> T:
        """Returns when it is on disk."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        self._jobs.put(Job(do, loop, done))
        return await done

    def close(self) -> None:
        """Writes what is still waiting, then stops."""
        self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        while jobs := self._next_batch():
            self._write(jobs)

    def _next_batch(self) -> list[Job]:
        first = self._jobs.get()
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

    def _write(self, jobs: list[Job]) -> None:
        try:
            with self._engine.begin() as connection:
                results = [job.do(connection) for job in jobs]
        except Exception as error:
            self._write_apart(jobs, error)
        else:
            _tell(jobs, results)

    def _write_apart(self, jobs: list[Job], error: Exception) -> None:
        """One of them failed and took the others with it: each gets a transaction of its own."""
        if len(jobs) == 1:
            _tell(jobs, [error])
            return
        for job in jobs:
            self._write([job])


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
