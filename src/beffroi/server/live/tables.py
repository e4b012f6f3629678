"""The tables in memory: opened when somebody needs them, put away when nobody does."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

import msgspec

from beffroi.core.revisions import Find
from beffroi.server.live.background import Background
from beffroi.server.live.clock import Uptime
from beffroi.server.live.faults import pause_after
from beffroi.server.live.peers import Peers
from beffroi.server.live.table import LiveTable
from beffroi.server.logs import LOG
from beffroi.server.protocol.problems import NotFound, NotNow
from beffroi.server.storage.store import Unreachable
from beffroi.server.tables.store import TableStore
from beffroi.server.tables.table import SeededTable

if TYPE_CHECKING:
    from beffroi.server.live.bots.table_bots import TableBots


class LiveTables:
    """Every table that is open in this process, with its bots."""

    def __init__(
        self,
        find_game: Find,
        store: TableStore,
        peers: Peers,
        background: Background,
        bots_at: Callable[[LiveTable], TableBots],
    ) -> None:
        self.open: dict[str, LiveTable] = {}
        self.bots: dict[str, TableBots] = {}
        self.peers = peers
        self.on_change: list[Callable[[LiveTable], None]] = []
        self.on_end: list[Callable[[LiveTable], None]] = []
        self.on_freeze: list[Callable[[LiveTable], None]] = []
        """Who is told of a table that has changed, of one of ours that has ended, of one that a fault has stopped."""
        self.uptime = Uptime()
        self.is_closing = False
        self._find_game = find_game
        self._store = store
        self._background = background
        self._faults = background.faults
        self._bots_at = bots_at
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}

    def __iter__(self) -> Iterator[LiveTable]:
        return iter(list(self.open.values()))

    @property
    def connected(self) -> set[str]:
        """The guests who have a socket open at some table, through whatever process."""
        here = {socket.guest_id for live in self.open.values() for socket in live.sockets}
        return {guest for guest in here if guest is not None} | set(self.peers.guests)

    # Opening

    async def get(self, table_id: str, new: SeededTable | None = None) -> LiveTable:
        """A table, brought up to date; `NotFound` when there is none. Of a new one nothing is read."""
        if table_id in self.open:
            self.open[table_id].touched = time.monotonic()
            return self.open[table_id]
        if table_id not in self._opening:
            self._opening[table_id] = asyncio.create_task(self._open(table_id, new))
            self._opening[table_id].add_done_callback(lambda _: self._opening.pop(table_id))
        return await asyncio.shield(self._opening[table_id])

    async def _open(self, table_id: str, new: SeededTable | None) -> LiveTable:
        """Reads a table from the store; only when it is up to date does anybody else get hold of it."""
        live = self._live(new or await self._read(table_id))
        live.is_behind = new is None
        if live.is_behind:
            await self._read_on(live)
        if live.table.status == "open" and live.table.is_full:
            await live.change(lambda table: table)
        self.bots[table_id] = self._bots_at(live)
        self.open[table_id] = live
        self.changed(live)
        return live

    async def _read(self, table_id: str) -> SeededTable:
        try:
            found = await self._store.find(table_id)
        except msgspec.MsgspecError as fault:
            self._faults.report("table-unreadable", fault, table=table_id)
            raise NotNow("table-unreadable") from None
        if found is None:
            raise NotFound("no-such-table")
        return found

    def _live(self, seeded: SeededTable) -> LiveTable:
        rules = self._find_game(seeded.table.game, seeded.table.revision)
        return LiveTable(rules, seeded, self._store, self.peers, self)

    def put_away(self, live: LiveTable) -> None:
        self.bots.pop(live.id).stop()
        del self.open[live.id]

    # What has happened elsewhere

    def refresh(self, live: LiveTable) -> None:
        """A table has fallen behind the log."""
        live.is_behind = True
        self._background.start(self._read_on(live))

    async def _read_on(self, live: LiveTable) -> None:
        async with live.lock:
            await live.recover()

    def wake(self, table_id: str) -> None:
        """A table of ours that nobody here has open has gone on, or is watched elsewhere: its bots may be asked."""
        if table_id not in self.open and table_id not in self._opening:
            self._background.start(self.open_again(table_id))

    async def open_again(self, table_id: str, tries: int = 1) -> None:
        """Opens a table that needs it; one that cannot be read is left alone, and the others go on."""
        try:
            with self._faults.contained("table-unreadable", table=table_id):
                self.changed(await self.get(table_id))
        except Unreachable as fault:
            if tries > 1:
                self._faults.report("table-unreachable", fault, table=table_id)
            self._background.start(self._open_later(table_id, tries))

    async def _open_later(self, table_id: str, tries: int) -> None:
        await asyncio.sleep(pause_after(tries))
        await self.open_again(table_id, tries + 1)

    # What the tables tell

    def changed(self, live: LiveTable) -> None:
        _tell(self.on_change, live)
        if self.is_closing or live.id not in self.bots or not self.peers.owns(live.id):
            return
        self.bots[live.id].wake()
        if live.table.is_ended:
            _tell(self.on_end, live)

    def faulted(self, live: LiveTable, fault: Exception) -> None:
        LOG.error("table-frozen", exc_info=fault, extra={"table": live.id, "game": live.table.game})
        _tell(self.on_freeze, live)

    # The end

    async def drain(self, seconds: float) -> None:
        """Takes no new moves, lets what is under way finish, and sends everybody away for a moment."""
        self.is_closing = True
        for bots in self.bots.values():
            bots.stop()
        for live in self:
            async with live.lock:
                for socket in live.sockets:
                    socket.dismiss("closing")
        patience = time.monotonic() + seconds
        while any(live.sockets for live in self.open.values()) and time.monotonic() < patience:
            await asyncio.sleep(0.01)


def _tell(listeners: list[Callable[[LiveTable], None]], live: LiveTable) -> None:
    for tell in listeners:
        tell(live)
