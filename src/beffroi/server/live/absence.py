"""Who is away while others wait for them, and what becomes of their seats."""

from __future__ import annotations

import time
from math import ceil
from typing import TYPE_CHECKING

from beffroi.core.action import Seat

if TYPE_CHECKING:
    from beffroi.server.live.table import LiveTable

DAY_BY_DAY = 3600
"""With this many seconds a move or more, people come and go as they please, and no bot stands in."""


class Absence:
    """Remembers until when each seat of a table is waited for, where somebody who is there waits in vain."""

    def __init__(self) -> None:
        self._until: dict[Seat, float] = {}

    def look(self, live: LiveTable, patience: float) -> bool:
        """Notes who is missed now; says whether these are others than before."""
        before, end = self._until.keys(), time.monotonic() + patience
        self._until = {seat: self._until.get(seat, end) for seat in missed(live)}
        return self._until.keys() != before

    @property
    def overdue(self) -> list[Seat]:
        """The seats that have been waited for long enough."""
        now = time.monotonic()
        return [seat for seat, until in self._until.items() if until <= now]

    @property
    def seconds_left(self) -> dict[Seat, int]:
        """The seats that are missed, and for how long they are still waited for."""
        now = time.monotonic()
        return {seat: max(0, ceil(until - now)) for seat, until in self._until.items()}


def missed(live: LiveTable) -> list[Seat]:
    """The seats that are asked and whose people are not there, while somebody else is who does not want to wait."""
    table = live.table
    asked = [
        seat for seat in live.asked if seat >= 0 and table.occupants[seat].bot is None and seat not in table.awaited
    ]
    if not asked or (table.clock is not None and table.clock.per_move >= DAY_BY_DAY):
        return []
    online = live.online
    return [seat for seat in asked if seat not in online] if online else []
