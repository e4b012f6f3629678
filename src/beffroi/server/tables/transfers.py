"""Handing a seat to another device: by a word that is good once, and not for long."""

from __future__ import annotations

import time

from msgspec import Struct
from sqlalchemy import Connection, delete, insert, select

from beffroi.core.action import Seat
from beffroi.server.storage.schema import TABLES, TRANSFERS
from beffroi.server.storage.store import Store, WriteConflict
from beffroi.server.tables.table import Table

GOOD_FOR = 600
"""Seconds."""


class WordUsed(Exception):
    """A word is good for nothing any more."""


class Transfer(Struct, frozen=True):
    """What a word stands for: the seat of a table, and who sat there when it was made."""

    table_id: str
    seat: Seat
    guest: str


class TransferStore:
    """The words that are good, hashed like every secret."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def add(self, word: str, transfer: Transfer, edition: int) -> None:
        """Keeps a word, or `WriteConflict` when its seat may have gone to somebody else since that edition."""
        row = {"word": word, "table_id": transfer.table_id, "seat": transfer.seat, "guest": transfer.guest}
        unchanged = select(TABLES.c.id).where(TABLES.c.id == transfer.table_id, TABLES.c.edition == edition)
        now = int(time.time())

        def write(c: Connection) -> None:
            if c.scalar(unchanged.with_for_update()) is None:
                raise WriteConflict
            c.execute(delete(TRANSFERS).where(TRANSFERS.c.until < now))
            c.execute(insert(TRANSFERS), row | {"until": now + GOOD_FOR})

        await self._store.write(write)

    async def find(self, word: str) -> Transfer | None:
        """What a word is good for."""
        query = select(TRANSFERS).where(TRANSFERS.c.word == word, TRANSFERS.c.until >= int(time.time()))
        row = await self._store.read(lambda c: c.execute(query).first())
        return None if row is None else Transfer(row.table_id, Seat(row.seat), row.guest)


def use_word(c: Connection, word: str) -> None:
    """Uses a word up, as part of what it is good for."""
    if c.execute(delete(TRANSFERS).where(TRANSFERS.c.word == word)).rowcount != 1:
        raise WordUsed


def void_words(c: Connection, table: Table) -> None:
    """A word dies with the right of its maker: when somebody else has the seat, or nobody plays any more."""
    words = delete(TRANSFERS).where(TRANSFERS.c.table_id == table.id)
    for seat, occupant in enumerate(table.occupants):
        if occupant.guest is not None and not table.is_ended:
            words = words.where((TRANSFERS.c.seat != seat) | (TRANSFERS.c.guest != occupant.guest))
    c.execute(words)
