"""Several processes of one house: who looks after which table, who is where, and how news gets around.

Every process says once a second that it lives and who is connected to it. From those that live, each finds by itself
and in the same way who keeps a table: plays its bots, watches its clocks, and notices who is away. While they disagree
for a moment, two may try; the log takes one entry of each version, so one succeeds and the other reads it.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable
from contextlib import suppress
from hashlib import blake2b
from typing import TYPE_CHECKING

from beffroi.server.people.guests import new_id
from beffroi.server.storage.store import Stamp, Unreachable

if TYPE_CHECKING:
    from beffroi.server.cluster.bus import Bus
    from beffroi.server.live.table import Room
    from beffroi.server.live.tables import House

BEAT = 1.0
LEASE = 5.0
"""Seconds after its last sign of life in which the tables of a process go to the others."""
POLL_ALL = 5.0
"""Seconds after which a hint that was lost, or news of a table that nobody here has open, is made up for."""


class Keepers:
    """The processes of a house as one of them knows them."""

    def __init__(self, house: House) -> None:
        self.process = new_id()
        self._house = house
        self._alive: tuple[str, ...] = (self.process,)
        self._elsewhere: dict[str, frozenset[str]] = {}
        self._known: dict[str, Stamp] = {}
        self._polled_all = 0.0
        self.bus = self._bus(house.settings.bus) if house.settings.bus else None

    def _bus(self, address: str) -> Bus:
        from beffroi.server.cluster.bus import Bus  # noqa: PLC0415 - its client is an extra, and slow to load

        return Bus(address, self.process, self._hear)

    async def open(self) -> None:
        if self.bus is not None:
            self.bus.open()
        await self._beat()
        self._polled_all = time.monotonic()
        self._known = await self._house.store.stamps((), is_running=True)  # what went before is no news

    async def close(self) -> None:
        """Goes without a lease, so that the others take over at once."""
        if self.bus is not None:
            await self.bus.close()
        try:
            await self._house.store.leave(self.process)
        except Unreachable:
            return  # the lease runs out by itself

    def keeps(self, table: str) -> bool:
        """Whether a table is ours to look after."""
        return keeper_of(table, self._alive) == self.process

    def elsewhere(self, table: str) -> frozenset[str]:
        """The guests who are connected to a table through another process."""
        return self._elsewhere.get(table, frozenset())

    @property
    def guests(self) -> set[str]:
        """The guests who are connected to some table through another process."""
        return {guest for guests in self._elsewhere.values() for guest in guests}

    def tell(self, room: Room) -> None:
        """Tells the others that a table has gone on, unless they told us."""
        if self.bus is not None and self._is_news(room.id, room.stamp):
            self._known[room.id] = room.stamp
            self.bus.tell(room.id, room.stamp)

    async def watch(self) -> None:
        """Gives signs of life, notices those of others, and looks for what no hint has told."""
        while True:
            await asyncio.sleep(BEAT)
            with suppress(Unreachable), self._house.faults.contained("beat-missed"):  # the next one makes up for it
                if await self._beat():
                    self._house.look_around()
                await self._poll()

    async def _beat(self) -> bool:
        """Returns whether somebody has come or gone."""
        signs = await self._house.store.beat(self.process, self._present(), LEASE)
        self._meet({process: pairs for process, pairs in signs.items() if process != self.process})
        alive = tuple(sorted({self.process, *signs}))
        has_changed, self._alive = alive != self._alive, alive
        return has_changed

    def _present(self) -> list[tuple[str, str]]:
        """Who looks at which table; those without a name count too."""
        rooms = self._house.rooms.values()
        return sorted({(room.id, socket.guest_id or "") for room in rooms for socket in room.sockets})

    def _meet(self, others: dict[str, list[tuple[str, str]]]) -> None:
        """Takes in who is connected through the others, and shows it where it has changed.

        Where they look at a table of ours, it is open: bots may play for them, and somebody may keep them waiting.
        """
        found: dict[str, set[str]] = {}
        for table, guest in (pair for pairs in others.values() for pair in pairs):
            found.setdefault(table, set()).add(guest)
        before = self._elsewhere
        self._elsewhere = {table: frozenset(guests) for table, guests in found.items()}
        for table in before.keys() | self._elsewhere.keys():
            room = self._house.rooms.get(table)
            if room is not None and before.get(table) != self._elsewhere.get(table):
                room.tell_sheet()
        for table in self._elsewhere:
            if table not in self._house.rooms and self.keeps(table):
                self._house.wake(table)

    async def _poll(self) -> None:
        """Looks for what no hint has told: often at the tables that are open here, seldom at all that are played."""
        is_all = time.monotonic() - self._polled_all >= POLL_ALL
        has_bus = self.bus is not None and self.bus.is_here
        if has_bus and not is_all:
            return
        if is_all:
            self._polled_all = time.monotonic()
        for table, stamp in (await self._house.store.stamps(list(self._house.rooms), is_running=is_all)).items():
            self._hear(table, stamp)

    def _hear(self, table: str, stamp: Stamp) -> None:
        """Somebody says how far a table has gone: whoever shows it or keeps it reads on."""
        room = self._house.rooms.get(table)
        if room is not None and is_ahead(stamp, room.stamp):
            self._house.refresh(room)
        elif room is None and self._is_news(table, stamp) and self.keeps(table):
            self._house.wake(table)
        self._known[table] = stamp

    def _is_news(self, table: str, stamp: Stamp) -> bool:
        return is_ahead(stamp, self._known.get(table, (0, 0, 0)))


def is_ahead(one: Stamp, other: Stamp) -> bool:
    return any(mine > yours for mine, yours in zip(one, other, strict=True))


def keeper_of(table: str, processes: Iterable[str]) -> str:
    """The process a table falls to; when one goes, only its own tables move."""
    return max(processes, key=lambda process: blake2b(f"{process} {table}".encode(), digest_size=8).digest())
