"""The log of a table: everything that was answered, entry by entry, as it is on disk."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Column, Connection, Row, ScalarSelect, select

from beffroi.core.action import Seat
from beffroi.server.storage.schema import LOG, TABLES
from beffroi.server.storage.writer import Rows


class LogEntry(Struct, frozen=True):
    """An entry of the log; without an action, the seat took back its last answer."""

    version: int
    seat: Seat
    action: bytes | None
    hash: str
    move_id: str | None
    digest: str | None
    at: int
    asked: tuple[Seat, ...]
    clock: str | None = None


def read_log(c: Connection, table_id: str, after: int = 0) -> list[LogEntry]:
    """The entries of a table after a version, in their order."""
    query = select(LOG).where(LOG.c.table_id == table_id, LOG.c.version > after).order_by(LOG.c.version)
    return [read_entry(row) for row in c.execute(query)]


def read_entry(row: Row[Any]) -> LogEntry:
    asked = read_seats(row.asked)
    return LogEntry(
        row.version, Seat(row.seat), row.action, row.hash, row.move_id, row.digest, row.at, asked, row.clock
    )


def read_seats(text: str) -> tuple[Seat, ...]:
    """The seats an entry names as asked."""
    return tuple(Seat(int(each)) for each in text.split(",") if each)


def new_entries(table_id: str, entries: Sequence[LogEntry]) -> Rows:
    return Rows(LOG, [_row(table_id, entry) for entry in entries])


def of_last_entry(column: Column[Any]) -> ScalarSelect[Any]:
    """What the last entry of a table's log says, as part of a question about tables."""
    query = select(column).where(LOG.c.table_id == TABLES.c.id).order_by(LOG.c.version.desc()).limit(1)
    return query.scalar_subquery()


def _row(table_id: str, entry: LogEntry) -> dict[str, Any]:
    asked = ",".join(map(str, entry.asked))
    return msgspec.structs.asdict(entry) | {"table_id": table_id, "asked": asked}
