"""Work that nobody waits for: kept hold of, and begun again after a fault."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from beffroi.server.live.faults import FIRST_PAUSE, Faults, pause_after
from beffroi.server.logs import LOG
from beffroi.server.storage.store import Unreachable


class Background:
    """The tasks of a server that are under way, and the faults they have met."""

    def __init__(self) -> None:
        self.faults = Faults()
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Does something once."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def keep_up(self, task: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Does something to its end; after a fault it is begun again, later each time."""
        self.start(_persist(task))

    def cancel(self) -> None:
        for task in self._tasks:
            task.cancel()

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        fault = None if task.cancelled() else task.exception()
        if fault is not None and not isinstance(fault, Unreachable):  # of an outage the store has told already
            LOG.warning("background-work-failed", exc_info=fault)


async def _persist(task: Callable[[], Coroutine[Any, Any, None]]) -> None:
    faults = 0
    while True:
        try:
            return await task()
        except Unreachable:
            await asyncio.sleep(FIRST_PAUSE)
        except Exception as fault:
            faults += 1
            LOG.error("background-work-failed", exc_info=fault)
            await asyncio.sleep(pause_after(faults))
