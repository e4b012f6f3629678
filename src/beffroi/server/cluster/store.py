"""The processes on disk: which of them live, and how far the tables have gone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec
from sqlalchemy import BigInteger, Connection, cast, delete, extract, func, insert, select, update

from beffroi.core.action import Seat
from beffroi.server.storage.schema import LOG, PROCESSES, REMARKS, TABLES
from beffroi.server.storage.store import Store
from beffroi.server.tables.table import TableVersion


class Presence(NamedTuple):
    """Somebody who looks at a table; nobody's name for those who have none."""

    table: str
    guest: str
    composing: tuple[Seat, ...] = ()
    """The seat for which they put an offer together, if they do."""


NOW = cast(extract("epoch", func.clock_timestamp()) * 1000, BigInteger)
"""The clock of the database, in milliseconds: the only one all processes share."""
_read_presences = msgspec.json.Decoder(list[Presence]).decode


class ProcessStore:
    """What the database knows of the processes that share it."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def beat(self, process: str, present: list[Presence], lease: float) -> dict[str, list[Presence]]:
        """A sign of life, for those of the others: who lives, and who is at which table through them."""

        def write(c: Connection) -> dict[str, list[Presence]]:
            now: int = c.execute(select(NOW)).scalar_one()
            row = {"at": now, "present": msgspec.json.encode(present).decode()}
            if c.execute(update(PROCESSES).where(PROCESSES.c.process == process).values(row)).rowcount == 0:
                c.execute(insert(PROCESSES), row | {"process": process})
            c.execute(delete(PROCESSES).where(PROCESSES.c.at < now - lease * 1000))
            return {row.process: _read_presences(row.present) for row in c.execute(select(PROCESSES))}

        return await self._store.write(write)

    async def leave(self, process: str) -> None:
        await self._store.write(lambda c: c.execute(delete(PROCESSES).where(PROCESSES.c.process == process)))

    async def versions(self, tables: Sequence[str], *, is_running: bool) -> dict[str, TableVersion]:
        """How far these tables have gone, and where wanted all that are being played."""
        version = select(func.max(LOG.c.version)).where(LOG.c.table_id == TABLES.c.id).scalar_subquery()
        remarks = select(func.max(REMARKS.c.number)).where(REMARKS.c.table_id == TABLES.c.id).scalar_subquery()
        query = select(TABLES.c.id, TABLES.c.edition, func.coalesce(version, 0), func.coalesce(remarks, 0))
        among = TABLES.c.id.in_(tables)
        query = query.where(among | (TABLES.c.status == "running") if is_running else among)
        rows = await self._store.read(lambda c: list(c.execute(query)))
        return {table_id: (edition, entries, said) for table_id, edition, entries, said in rows}
