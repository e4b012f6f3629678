"""Tables on disk: what was agreed, and the log of what was answered."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, bindparam, delete, func, select, tuple_, update

from beffroi.core.action import Seat
from beffroi.server.protocol.problems import NotNow
from beffroi.server.storage.schema import LOG, SITTING, TABLES
from beffroi.server.storage.store import Store, WriteConflict
from beffroi.server.storage.writer import Rows
from beffroi.server.tables.log import LogEntry, new_entries, of_last_entry, read_log, read_seats
from beffroi.server.tables.remarks import RemarkStore
from beffroi.server.tables.table import SeededTable, Table, decode_table, encode_table
from beffroi.server.tables.transfers import TransferStore, use_word, void_words

LIST_LENGTH = 30


class ListedTable(Struct, frozen=True):
    """A table in a list: what was agreed, who is waited for, when something last happened."""

    table: Table
    asked: tuple[Seat, ...]
    changed: int


class TableStore:
    """What the database knows of tables."""

    def __init__(self, store: Store, most_hosted: int = 0) -> None:
        """`most_hosted` is how many tables a host may have open or running; 0: any number."""
        self._store = store
        self._most_hosted = most_hosted
        self.remarks = RemarkStore(store)
        self.transfers = TransferStore(store)

    async def add(self, new: SeededTable) -> None:
        """A new table, or `NotNow` when its host has as many as one may have."""
        await self._store.write(lambda c: self._add(c, new))

    def _add(self, c: Connection, new: SeededTable) -> None:
        _check_hosted(c, new.table.host, self._most_hosted)
        add_table(c, new)

    async def find(self, table_id: str) -> SeededTable | None:
        query = select(TABLES.c.document, TABLES.c.seed).where(TABLES.c.id == table_id)
        row = await self._store.read(lambda c: c.execute(query).first())
        return None if row is None else SeededTable(decode_table(row.document), row.seed)

    async def with_code(self, code: str) -> str | None:
        """The table to which a code leads."""
        query = select(TABLES.c.id).where(TABLES.c.code == code)
        return await self._store.read(lambda c: c.scalar(query))

    async def count(self) -> int:
        return await self._store.read(lambda c: c.scalar(select(func.count()).select_from(TABLES)) or 0)

    async def running(self) -> list[str]:
        query = select(TABLES.c.id).where(TABLES.c.status == "running")
        return await self._store.read(lambda c: list(c.scalars(query)))

    # What changes

    async def change(
        self,
        table: Table,
        entries: Sequence[LogEntry] = (),
        successor: SeededTable | None = None,
        word: str | None = None,
    ) -> None:
        """Writes what follows from the edition before, with what came with it, or `WriteConflict`; uses up its word.

        A table that succeeds it is new like any other: `NotNow` when its host has as many as one may have.
        """

        def write(c: Connection) -> None:
            if c.execute(CHANGE, _row(table) | {"table": table.id, "before": table.edition - 1}).rowcount != 1:
                raise WriteConflict
            if word is not None:
                use_word(c, word)
            void_words(c, table)
            _write_sitting(c, table)
            if entries:
                new_entries(table.id, entries)(c)
            if successor is not None:
                self._add(c, successor)

        await self._store.write(write)

    async def append(self, table_id: str, entries: Sequence[LogEntry]) -> None:
        """Returns when it is on disk; `WriteConflict` when the log has gone on without us."""
        await self._store.write(new_entries(table_id, entries))

    async def log(self, table_id: str, after: int = 0) -> list[LogEntry]:
        return await self._store.read(lambda c: read_log(c, table_id, after))

    # What is listed

    async def of_guest(self, guest: str, before: str | None = None) -> list[ListedTable]:
        """The newest tables of a guest, or the newest that are older than one of them; one more than fits a list."""
        query = LISTED.join(SITTING, SITTING.c.table_id == TABLES.c.id).where(SITTING.c.guest == guest)
        query = query.order_by(SITTING.c.created.desc(), SITTING.c.table_id.desc()).limit(LIST_LENGTH + 1)
        if before is not None:
            created = select(TABLES.c.created).where(TABLES.c.id == before).scalar_subquery()
            query = query.where(tuple_(SITTING.c.created, SITTING.c.table_id) < tuple_(created, before))
        return await self._store.read(lambda c: list(_listed(c.execute(query))))

    async def public(self, *statuses: str) -> list[list[ListedTable]]:
        """The newest public tables in each of these states."""
        query = LISTED.where(TABLES.c.private.is_(False))
        query = query.order_by(TABLES.c.created.desc(), TABLES.c.id.desc()).limit(LIST_LENGTH)
        queries = [query.where(TABLES.c.status == status) for status in statuses]
        return await self._store.read(lambda c: [list(_listed(c.execute(each))) for each in queries])


def add_table(c: Connection, new: SeededTable) -> None:
    """A new table, as part of something larger that is written with it."""
    table, seed = new
    host = table.host if table.tournament is None else None
    Rows(TABLES, [_row(table) | {"id": table.id, "created": table.created, "seed": seed, "host": host}])(c)
    _write_sitting(c, table)


def _check_hosted(c: Connection, host: str, most: int) -> None:
    """Refuses one table more than a host may have open or running; tables of a tournament are not their doing."""
    query = select(func.count()).select_from(TABLES)
    query = query.where(TABLES.c.host == host, TABLES.c.status.in_(("open", "running")))
    if most and (c.scalar(query) or 0) >= most:
        raise NotNow("too-many-running-tables", most=most)


def _row(table: Table) -> dict[str, Any]:
    return {
        "code": table.code,
        "status": table.status,
        "private": table.private or table.tournament is not None,  # those of a tournament are found on its page
        "edition": table.edition,
        "document": encode_table(table),
    }


# Made once, as they are used all the time.
SITTERS = select(SITTING.c.guest).where(SITTING.c.table_id == bindparam("table"))
CHANGE = update(TABLES).where(TABLES.c.id == bindparam("table"), TABLES.c.edition == bindparam("before"))
CHANGE = CHANGE.values({name: bindparam(name) for name in ("code", "status", "private", "edition", "document")})
LISTED = select(TABLES.c.document, of_last_entry(LOG.c.asked).label("asked"), of_last_entry(LOG.c.at).label("at"))


def _write_sitting(c: Connection, table: Table) -> None:
    guests = {occupant.guest for occupant in table.occupants if occupant.guest} | {table.host}
    known = set(c.scalars(SITTERS, {"table": table.id}))
    for gone in known - guests:
        c.execute(delete(SITTING).where(SITTING.c.table_id == table.id, SITTING.c.guest == gone))
    new = [{"guest": guest, "table_id": table.id, "created": table.created} for guest in sorted(guests - known)]
    if new:
        Rows(SITTING, new)(c)


def _listed(rows: Iterable[Any]) -> Iterator[ListedTable]:
    """Those of the tables that can be read; one that cannot does not hide the others."""
    for row in rows:
        with suppress(msgspec.MsgspecError):
            yield _listed_table(row)


def _listed_table(row: Any) -> ListedTable:
    table = decode_table(row.document)
    if row.asked is None:
        return ListedTable(table, table.asked, table.changed)
    return ListedTable(table, read_seats(row.asked), row.at // 1000)
