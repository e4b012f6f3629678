"""What is said at a table: plain text, kept, in one order for all."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Collection

from beffroi.core.action import Seat
from beffroi.server.live.socket import Socket, text_of
from beffroi.server.protocol.frames import Frame, IdReused, Ok, OkDuplicate, Remark, Retry
from beffroi.server.protocol.people import Guest
from beffroi.server.storage.store import Unreachable, WriteConflict
from beffroi.server.tables.remarks import REMARKS_KEPT, RemarkStore

TRIES = 5
SOON = 250
AT_ONCE, A_SECOND = 8, 0.5
"""How many remarks a guest may make in one breath, and how many in the long run."""


class TableChat:
    """The remarks of one table; the caller holds its lock."""

    def __init__(self, table_id: str, store: RemarkStore, sockets: Collection[Socket]) -> None:
        self.remarks: deque[Remark] = deque(maxlen=REMARKS_KEPT)
        self._said: dict[tuple[str, str], str] = {}
        self._speakers: dict[int, str] = {}
        self._table_id = table_id
        self._store = store
        self._sockets = sockets

    async def catch_up(self) -> None:
        """Takes in what was said and we have not heard."""
        for guest, move_id, remark in await self._store.after(self._table_id, self.last):
            self._take(guest, move_id, remark)

    async def say(self, guest: Guest, seat: Seat | None, move_id: str, text: str) -> Frame:
        """Keeps a remark and tells it to all; said twice under one name, it is said once."""
        for _ in range(TRIES):
            known = self._said.get((guest.id, move_id))
            if known is not None:
                return OkDuplicate(move_id) if known == text else IdReused(move_id)
            remark = Remark(self.last + 1, seat, guest.nickname, text, int(time.time()))
            try:
                await self._store.add(self._table_id, guest.id, move_id, remark)
            except WriteConflict:
                await self.catch_up()
                continue
            except Unreachable:
                break
            self._take(guest.id, move_id, remark)
            return Ok(move_id)
        return Retry(move_id, "store", SOON)

    def has_heard(self, guest: str, move_id: str) -> bool:
        return (guest, move_id) in self._said

    def speaker(self, number: int) -> str | None:
        """The guest who made a remark."""
        return self._speakers.get(number)

    def said_by(self, guests: Collection[str]) -> tuple[int, ...]:
        """The remarks of these guests, by number."""
        return tuple(each.number for each in self.remarks if self._speakers[each.number] in guests)

    @property
    def last(self) -> int:
        """The number of the last remark."""
        return self.remarks[-1].number if self.remarks else 0

    def _take(self, guest: str, move_id: str, remark: Remark) -> None:
        self.remarks.append(remark)
        self._said[guest, move_id] = remark.text
        self._speakers[remark.number] = guest
        text = text_of(remark)
        for socket in self._sockets:
            socket.pass_on(text)
