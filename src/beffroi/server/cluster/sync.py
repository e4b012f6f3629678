"""How the tables of one process keep up with what the others write: by hints, and by looking where there are none."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING

from beffroi.server.cluster.membership import Membership
from beffroi.server.cluster.store import ProcessStore, Sighting
from beffroi.server.live.faults import Faults
from beffroi.server.live.publishing import show_table
from beffroi.server.live.socket import Socket
from beffroi.server.live.table import LiveTable
from beffroi.server.live.tables import LiveTables
from beffroi.server.storage.store import Unreachable
from beffroi.server.tables.table import TableVersion

if TYPE_CHECKING:
    from beffroi.server.cluster.bus import Bus

BEAT = 1.0
POLL_ALL = 5.0
"""Seconds after which a hint that was lost, or news of a table that nobody here has open, is made up for."""


class TableSync:
    """Gives signs of life, and reads on where a table has gone on elsewhere."""

    def __init__(self, membership: Membership, store: ProcessStore, tables: LiveTables, address: str) -> None:
        """`address` is that of the bus; without one, tables are looked at more often."""
        self.on_members: list[Callable[[], None]] = []
        """Who is told when a process has come or gone."""
        self._membership = membership
        self.bus = self._bus(address) if address else None
        self._store = store
        self._tables = tables
        self._known: dict[str, TableVersion] = {}
        self._polled_all = 0.0
        self._faults = Faults()

    def _bus(self, address: str) -> Bus:
        from beffroi.server.cluster.bus import Bus  # noqa: PLC0415 - its client is an extra, and slow to load

        return Bus(address, self._membership.process, self._hear)

    async def open(self) -> None:
        if self.bus is not None:
            self.bus.open()
        await self._beat()
        self._polled_all = time.monotonic()
        self._known = await self._store.versions((), is_running=True)  # what went before is no news

    async def close(self) -> None:
        if self.bus is not None:
            await self.bus.close()
        await self._membership.leave()

    def tell(self, live: LiveTable) -> None:
        """Tells the others that a table has gone on, unless they told us."""
        if self.bus is not None and self._is_news(live.id, live.version):
            self._known[live.id] = live.version
            self.bus.tell(live.id, live.version)

    async def run(self) -> None:
        """Gives signs of life, notices those of others, and looks for what no hint has told."""
        while True:
            await asyncio.sleep(BEAT)
            with suppress(Unreachable), self._faults.contained("beat-missed"):  # the next one makes up for it
                if await self._beat():
                    for tell in self.on_members:
                        tell()
                await self._poll()

    async def _beat(self) -> bool:
        """Returns whether a process has come or gone.

        Where people look at a table of ours through others, it is open: bots may play for them, and somebody may keep
        them waiting.
        """
        change = await self._membership.beat(self._present())
        for table_id in change.tables & self._tables.open.keys():
            show_table(self._tables.open[table_id])
        for table_id in self._membership.tables_elsewhere:
            if self._membership.owns(table_id):
                self._tables.wake(table_id)
        return change.has_other_members

    def _present(self) -> list[Sighting]:
        """Who looks at which table; those without a name count too."""
        return sorted({present_at(live, socket) for live in self._tables for socket in live.sockets})

    async def _poll(self) -> None:
        """Looks for what no hint has told: often at the tables that are open here, seldom at all that are played."""
        is_all = time.monotonic() - self._polled_all >= POLL_ALL
        has_bus = self.bus is not None and self.bus.is_here
        if has_bus and not is_all:
            return
        if is_all:
            self._polled_all = time.monotonic()
        for table_id, version in (await self._store.versions(list(self._tables.open), is_running=is_all)).items():
            self._hear(table_id, version)

    def _hear(self, table_id: str, version: TableVersion) -> None:
        """Somebody says how far a table has gone: whoever shows it or owns it reads on."""
        live = self._tables.open.get(table_id)
        if live is not None and is_ahead(version, live.version):
            self._tables.refresh(live)
        elif live is None and self._is_news(table_id, version) and self._membership.owns(table_id):
            self._tables.wake(table_id)
        self._known[table_id] = version

    def _is_news(self, table_id: str, version: TableVersion) -> bool:
        return is_ahead(version, self._known.get(table_id, (0, 0, 0)))


def present_at(live: LiveTable, socket: Socket) -> Sighting:
    return Sighting(live.id, socket.guest_id or "", live.composing.behind(socket))


def is_ahead(one: TableVersion, other: TableVersion) -> bool:
    return any(mine > yours for mine, yours in zip(one, other, strict=True))
