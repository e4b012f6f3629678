"""What was said at tables, on disk."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Row, select

from beffroi.core.action import Seat
from beffroi.server.protocol.frames import Remark
from beffroi.server.storage.schema import REMARKS
from beffroi.server.storage.store import Store
from beffroi.server.storage.writer import Rows

REMARKS_KEPT = 200


class RemarkStore:
    """The remarks of every table, numbered; the last of them are shown."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def add(self, table_id: str, guest: str, move_id: str, remark: Remark) -> None:
        row = {"table_id": table_id, "guest": guest, "move_id": move_id, **msgspec.structs.asdict(remark)}
        await self._store.write(Rows(REMARKS, [row]))

    async def after(self, table_id: str, number: int = 0) -> list[tuple[str, str, Remark]]:
        """Who said what under which name of a move, the last of it."""
        query = select(REMARKS).where(REMARKS.c.table_id == table_id, REMARKS.c.number > number)
        query = query.order_by(REMARKS.c.number.desc()).limit(REMARKS_KEPT)
        rows = await self._store.read(lambda c: list(c.execute(query)))
        return [(row.guest, row.move_id, _remark(row)) for row in reversed(rows)]


def _remark(row: Row[Any]) -> Remark:
    return Remark(row.number, None if row.seat is None else Seat(row.seat), row.name, row.text, row.at)
