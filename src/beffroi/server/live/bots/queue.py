"""The questions that wait for a worker: tables take turns, and those where people are come first."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from enum import IntEnum

from msgspec import Struct

from beffroi.server.live.bots.worker import BotQuestion, BotReply


class Rank(IntEnum):
    """Whose questions come first: of a table where somebody is, of one whose people are away, of one of bots only."""

    PRESENT = 0
    AWAY = 1
    BOTS = 2


class QueuedQuestion(Struct, eq=False):
    """A question, the table it comes from, how urgent it is by now, and who waits for the answer."""

    question: BotQuestion
    table: str
    rank: Callable[[], Rank]
    answer: asyncio.Future[BotReply]


class FairQueue:
    """Errands by table; the table whose turn it is stands first, and goes to the end when it was served."""

    def __init__(self) -> None:
        self._tables: dict[str, list[QueuedQuestion]] = {}

    def __len__(self) -> int:
        """How many tables wait."""
        return len(self._tables)

    def put(self, errand: QueuedQuestion) -> None:
        self._tables.setdefault(errand.table, []).append(errand)

    def take(self) -> QueuedQuestion:
        """The next errand: of the most urgent tables, one of the table that has waited longest."""
        table = min(self._tables, key=self._rank_of)
        errands = self._tables.pop(table)
        errand = min(errands, key=lambda each: each.rank())
        errands.remove(errand)
        if errands:
            self._tables[table] = errands
        return errand

    def withdraw(self, errand: QueuedQuestion) -> None:
        """Nobody waits for it any more; one that was taken already is not here."""
        errands = self._tables.get(errand.table, [])
        if errand in errands:
            errands.remove(errand)
            if not errands:
                del self._tables[errand.table]

    def rivals(self, errand: QueuedQuestion) -> int:
        """How many other tables wait that are no less urgent."""
        rank = errand.rank()
        return sum(table != errand.table and self._rank_of(table) <= rank for table in self._tables)

    def _rank_of(self, table: str) -> Rank:
        return min(errand.rank() for errand in self._tables[table])
