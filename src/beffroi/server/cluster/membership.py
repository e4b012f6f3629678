"""The processes that serve the same tables: which of them live, who looks after which table, who is where.

Every process says once a second that it lives and who is connected to it. From those that live, each finds by itself
and in the same way who owns a table: plays its bots, watches its clocks, and notices who is away. While they disagree
for a moment, two may try; the log takes one entry of each version, so one succeeds and the other reads it.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from contextlib import suppress
from hashlib import blake2b
from typing import NamedTuple

from beffroi.core.action import Seat
from beffroi.server.cluster.store import Attendee, ProcessStore
from beffroi.server.people.tokens import new_id
from beffroi.server.storage.store import Unreachable

LEASE = 5.0
"""Seconds after its last sign of life in which the tables of a process go to the others."""


class Change(NamedTuple):
    """What a sign of life has brought to light."""

    has_other_members: bool
    """Whether a process has come or gone."""
    tables: set[str]
    """The tables where somebody has come or gone through another process."""


class Membership:
    """The processes of a server as one of them knows them."""

    def __init__(self, store: ProcessStore) -> None:
        self.process = new_id()
        self._store = store
        self._alive: tuple[str, ...] = (self.process,)
        self._elsewhere: dict[str, set[str]] = {}
        self._composing: dict[str, set[Seat]] = {}

    def owns(self, table_id: str) -> bool:
        """Whether a table is ours to look after."""
        return owner_of(table_id, self._alive) == self.process

    def elsewhere(self, table_id: str) -> set[str]:
        """The guests who are connected to a table through another process."""
        return self._elsewhere.get(table_id, set())

    def composing(self, table_id: str) -> set[Seat]:
        """The seats of a table for which an offer is being put together through another process."""
        return self._composing.get(table_id, set())

    @property
    def tables_elsewhere(self) -> list[str]:
        """The tables at which somebody looks through another process."""
        return list(self._elsewhere)

    @property
    def guests(self) -> set[str]:
        """The guests who are connected to some table through another process."""
        return {guest for guests in self._elsewhere.values() for guest in guests}

    async def beat(self, present: list[Attendee]) -> Change:
        """Gives a sign of life, with who is connected here, and notices those of the others."""
        signs = await self._store.beat(self.process, present, LEASE)
        others = (presences for process, presences in signs.items() if process != self.process)
        tables = self._meet(presence for presences in others for presence in presences)
        alive = tuple(sorted({self.process, *signs}))
        has_changed, self._alive = alive != self._alive, alive
        return Change(has_changed, tables)

    def _meet(self, others: Iterable[Attendee]) -> set[str]:
        """Takes in who is connected through the others; returns the tables where somebody has come or gone.

        That an offer is being put together is no such change: nobody may notice it.
        """
        guests, composing = defaultdict[str, set[str]](set), defaultdict[str, set[Seat]](set)
        for presence in others:
            guests[presence.table].add(presence.guest)
            composing[presence.table].update(presence.composing)
        before, self._elsewhere, self._composing = self._elsewhere, dict(guests), dict(composing)
        return {each for each in before.keys() | guests.keys() if before.get(each) != self._elsewhere.get(each)}

    async def leave(self) -> None:
        """Goes without a lease, so that the others take over at once."""
        with suppress(Unreachable):  # then the lease runs out by itself
            await self._store.leave(self.process)


def owner_of(table_id: str, processes: Iterable[str]) -> str:
    """The process a table falls to; when one goes, only its own tables move."""
    return max(processes, key=lambda process: blake2b(f"{process} {table_id}".encode(), digest_size=8).digest())
