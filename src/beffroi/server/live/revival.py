"""Running tables that must be looked after though nobody is there: found in one pass that opens none of them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from functools import partial
from typing import NamedTuple

from sqlalchemy import Connection, select

from beffroi.core.action import Seat
from beffroi.server.live.faults import Faults
from beffroi.server.live.tables import LiveTables
from beffroi.server.storage.schema import LOG, TABLES
from beffroi.server.storage.store import Store
from beffroi.server.tables.log import of_last_entry, read_seats
from beffroi.server.tables.store import TableStore
from beffroi.server.tables.table import Table, decode_table

CHUNK = 500
"""Tables that are looked at at once, so that other readers have their turn."""


class Survey(NamedTuple):
    """Of some tables, those that need somebody and those that cannot be read."""

    needy: list[str]
    unreadable: list[tuple[str, Exception]]


class Revival:
    """Opens the tables of ours where a clock runs or a bot is asked; the others wait until somebody comes."""

    def __init__(self, store: Store, tables: LiveTables, faults: Faults) -> None:
        self._store = store
        self._tables = tables
        self._faults = faults
        self._is_due = asyncio.Event()

    def look_around(self) -> None:
        """There may be tables that have become ours."""
        self._is_due.set()

    async def run(self) -> None:
        while True:
            await self._is_due.wait()
            self._is_due.clear()
            try:
                await self.revive()
            except BaseException:
                self.look_around()  # when it is begun again
                raise

    async def revive(self) -> None:
        for live in self._tables:
            if self._tables.peers.owns(live.id):
                self._tables.bots[live.id].wake()
        async for survey in self._surveys():
            for table_id, fault in survey.unreadable:
                self._faults.report("table-unreadable", fault, table=table_id)
            for table_id in filter(self._tables.peers.owns, survey.needy):
                await self._tables.open_again(table_id)

    async def _surveys(self) -> AsyncIterator[Survey]:
        """All running tables, some at a time."""
        running = await TableStore(self._store).running()
        for start in range(0, len(running), CHUNK):
            yield await self._store.read(partial(survey, tables=running[start : start + CHUNK]))


def survey(c: Connection, tables: Sequence[str]) -> Survey:
    found = Survey([], [])
    query = select(TABLES.c.id, TABLES.c.document, of_last_entry(LOG.c.asked).label("asked"))
    for row in c.execute(query.where(TABLES.c.id.in_(tables))):
        try:
            table = decode_table(row.document)
            if needs_upkeep(table, table.asked if row.asked is None else read_seats(row.asked)):
                found.needy.append(row.id)
        except Exception as fault:
            found.unreadable.append((row.id, fault))
    return found


def needs_upkeep(table: Table, asked: Sequence[Seat]) -> bool:
    """Whether a clock runs at a table, somebody is asked who has left a ceiling, or a bot that plays unwatched."""
    occupants = [table.occupants[seat] for seat in asked if seat >= 0]
    has_clock = table.clock is not None and any(occupant.kind == "person" for occupant in occupants)
    is_played = not table.is_of_bots or table.tournament is not None
    has_ceiling = any(each.seat in asked for each in table.ceilings)
    return has_clock or has_ceiling or (is_played and any(occupant.bot is not None for occupant in occupants))
