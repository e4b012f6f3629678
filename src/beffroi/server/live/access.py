"""Who may look at which table: its people, its host, whoever has its code; anybody, when it is public."""

from __future__ import annotations

from beffroi.server.live.table import LiveTable
from beffroi.server.live.tables import LiveTables
from beffroi.server.live.transition import Viewer
from beffroi.server.people.brute_force import BruteForceLimit
from beffroi.server.people.sanitize import visible
from beffroi.server.people.tokens import read_code
from beffroi.server.protocol.people import Guest
from beffroi.server.protocol.problems import NotAllowed, NotFound, NotNow
from beffroi.server.tables.seating import own_seat
from beffroi.server.tables.store import TableStore


class TableAccess:
    """Finds tables for those who may see them; whoever guesses codes is slowed down."""

    def __init__(self, tables: LiveTables, store: TableStore, brute_force: BruteForceLimit) -> None:
        self._tables = tables
        self._store = store
        self._brute_force = brute_force

    async def find(self, table_id: str, guest: Guest | None, code: str | None = None, address: str = "") -> LiveTable:
        """A table that somebody may look at; a private one does not exist for strangers without its code."""
        live = await self._tables.get(table_id)
        reader = None if guest is None else guest.id
        if live.table.is_known_to(reader):
            return live
        if code is None:
            raise NotFound("no-such-table")
        async with self._brute_force.guess(address):
            if not live.table.opens_to(reader, read_code(code)):
                raise NotFound("no-such-table")
        return live

    async def find_hosted(self, table_id: str, guest: Guest) -> LiveTable:
        """A table of which somebody is the host."""
        live = await self.find(table_id, guest)
        if live.table.host != guest.id:
            raise NotAllowed("only-the-host")
        return live

    async def find_code(self, code: str, address: str) -> str:
        """The table a code leads to."""
        async with self._brute_force.guess(address):
            table_id = await self._store.with_code(read_code(code))
            if table_id is None:
                raise NotFound("no-such-code", code=visible(code))
        return table_id

    async def find_rematch(self, live: LiveTable, guest: Guest | None) -> LiveTable:
        """The rematch of a table, if somebody may look at it; another process may have opened it."""
        if live.table.rematch is None and live.table.is_ended:
            async with live.lock:
                await live.recover()
        if live.table.rematch is None:
            raise NotNow("no-rematch")
        return await self.find(live.table.rematch, guest)


def viewer_of(live: LiveTable, guest: Guest | None, wanted: int | None) -> Viewer:
    """Through whose eyes somebody may look who names a seat, or none."""
    if wanted is None:
        return None
    if guest is None:
        raise NotAllowed("not-your-seat")
    return own_seat(live.table, guest.id, wanted)
