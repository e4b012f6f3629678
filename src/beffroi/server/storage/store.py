"""The database, asked and written: readers share a few threads, and only the writer writes."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import TypeVar

from prometheus_client import Counter, Histogram
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from beffroi.server.settings import Settings
from beffroi.server.storage.checkpoint import Checkpoints
from beffroi.server.storage.database import READERS, open_engines, write_pulse, writers
from beffroi.server.storage.outage import Outages, is_conflict, outage_of
from beffroi.server.storage.writer import Writer

T = TypeVar("T")
CHECK_EVERY = 5.0
"""Seconds in which asking whether the database is well writes to it once."""
AGAIN = 1.0
"""Seconds after which an outage is looked at again."""


class Unreachable(Exception):
    """The database does not answer; whether the last thing was written is not known."""


class WriteConflict(Exception):
    """Somebody else has written first; it must be read again before another try."""


class Store:
    """The database of a server; what is in it is known to those who ask."""

    def __init__(self, settings: Settings) -> None:
        self._writing, self._reading = open_engines(settings)
        self._writer = Writer(self._writing, writers(settings))
        self._checkpoints = None if settings.is_shared else self._new_checkpoints()
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self.outages = Outages()
        self._checking = asyncio.Lock()
        self._checked = -CHECK_EVERY

    @property
    def figures(self) -> tuple[Counter | Histogram, ...]:
        return *self.outages.figures, self._writer.seconds

    def _new_checkpoints(self) -> Checkpoints:
        return Checkpoints(str(self._writing.url.database), self._writer.seconds.labels("checkpoint"))

    def close(self) -> None:
        self._writer.close()
        if self._checkpoints is not None:
            self._checkpoints.close()
        self._readers.shutdown()
        self._writing.dispose()
        self._reading.dispose()

    async def read(self, ask: Callable[[Connection], T]) -> T:
        """What the database answers."""
        try:
            return await asyncio.get_running_loop().run_in_executor(self._readers, self._ask, ask)
        except SQLAlchemyError as error:
            raise self._failed(error, is_write=False) from None

    def _ask(self, ask: Callable[[Connection], T]) -> T:
        with self._reading.connect() as connection:
            return ask(connection)

    async def write(self, do: Callable[[Connection], T]) -> T:
        """Returns when it is on disk; `WriteConflict` when a key says that it was done before."""
        try:
            written = await self._writer.write(do)
        except SQLAlchemyError as error:
            if isinstance(error, IntegrityError) or is_conflict(error):
                raise WriteConflict from None
            raise self._failed(error, is_write=True) from None
        self.outages.wrote()
        return written

    # How the database is

    def _failed(self, error: SQLAlchemyError, *, is_write: bool) -> Unreachable:
        kind = outage_of(error)
        if kind is not None:
            self.outages.failed(kind, is_write=is_write)
        return Unreachable(type(error).__name__)

    async def check(self) -> str | None:
        """The kind of outage there is, if any; something is written for it, but not all the time."""
        async with self._checking:
            if time.monotonic() - self._checked >= CHECK_EVERY:
                self._checked = time.monotonic()
                await self._beat_pulse()
        return self.outages.kind

    async def outlast(self) -> None:
        """Returns when the next outage is over; in it, something is written again and again."""
        await self.outages.begun.wait()
        while self.outages.kind is not None:
            await asyncio.sleep(AGAIN)
            await self._beat_pulse()

    async def _beat_pulse(self) -> None:
        with suppress(Unreachable):
            await self.write(write_pulse)
