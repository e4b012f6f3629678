"""What the processes of one server tell each other: that something has happened at a table, never what.

A hint may be late, come twice or be lost: whoever hears one reads the log, and whoever hears none reads it anyway
after a while. So the bus makes a server quick, and the log makes it right.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable

import msgspec
import nats
from msgspec import Struct
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.errors import Error, NoServersError

from beffroi.server.logs import LOG
from beffroi.server.tables.table import TableVersion

SUBJECT = "beffroi.tables"
AGAIN = 0.5
"""Seconds between two attempts to reach a bus that is away."""


class TableChanged(Struct, frozen=True):
    """A table has gone on, says a process: how many changes of terms, entries of its log and remarks there are now."""

    process: str
    table: str
    stamp: TableVersion


read_hint = msgspec.json.Decoder(TableChanged).decode


class Bus:
    """The way to the other processes; it comes back by itself after it was away."""

    def __init__(self, address: str, process: str, hear: Callable[[str, TableVersion], None]) -> None:
        self._address, self._process, self._hear = address, process, hear
        self._client: Client | None = None
        self._connecting: asyncio.Task[None] | None = None

    @property
    def is_here(self) -> bool:
        return self._client is not None and self._client.is_connected

    def open(self) -> None:
        """Looks for the bus in the background; the server opens without it."""
        self._connecting = asyncio.create_task(self._connect_for_ever())

    def tell(self, table: str, stamp: TableVersion) -> None:
        """Says that a table has gone on; nobody waits for it."""
        if self.is_here:
            asyncio.get_running_loop().create_task(self._tell(TableChanged(self._process, table, stamp)))

    async def close(self) -> None:
        if self._connecting is not None:
            self._connecting.cancel()
        if self._client is not None:
            with contextlib.suppress(Error, OSError):
                await self._client.close()

    async def _connect_for_ever(self) -> None:
        """Connects for the first time; from then on the client reconnects."""
        while self._client is None:
            try:
                await self._connect()
            except (NoServersError, OSError, TimeoutError):
                await asyncio.sleep(AGAIN)

    async def _connect(self) -> None:
        client = await nats.connect(
            self._address,
            name=self._process,
            connect_timeout=2,
            max_reconnect_attempts=-1,
            reconnect_time_wait=AGAIN,
            disconnected_cb=_went_away,
            reconnected_cb=_came_back,
            error_cb=_ignore,
        )
        await client.subscribe(SUBJECT, cb=self._receive)
        self._client = client
        await _came_back()

    async def _tell(self, hint: TableChanged) -> None:
        assert self._client is not None
        with contextlib.suppress(Error, OSError):  # it has just gone away: polling takes over
            await self._client.publish(SUBJECT, msgspec.json.encode(hint))

    async def _receive(self, message: Msg) -> None:
        with contextlib.suppress(msgspec.DecodeError):  # the bus is not ours alone
            hint = read_hint(message.data)
            if hint.process != self._process:
                self._hear(hint.table, hint.stamp)


async def _went_away() -> None:
    LOG.warning("bus-is-away")


async def _came_back() -> None:
    LOG.info("bus-is-here")


async def _ignore(_problem: Exception) -> None:
    """That the bus is away is said once, when it goes."""
