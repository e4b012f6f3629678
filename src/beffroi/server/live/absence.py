"""Who is away while others wait for them, and what becomes of their chairs."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from beffroi.core.action import Seat

if TYPE_CHECKING:
    from beffroi.server.live.table import LiveTable

DAY_BY_DAY = 3600
"""With so many seconds a move, people come and go as they please, and no bot stands in."""


class Absence:
    """Remembers since when each seat of a table has been waited for in vain by somebody who is there."""

    def __init__(self) -> None:
        self._since: dict[Seat, float] = {}

    def overdue(self, live: LiveTable, seconds: float) -> list[Seat]:
        """The seats that have been waited for longer than this."""
        now = time.monotonic()
        self._since = {seat: self._since.get(seat, now) for seat in missed(live)}
        return [seat for seat, since in self._since.items() if now - since >= seconds]


def missed(live: LiveTable) -> list[Seat]:
    """The seats that are asked and whose people are not there, while somebody else is."""
    table = live.table
    asked = [seat for seat in live.asked if seat >= 0 and table.chairs[seat].bot is None]
    if not asked or (table.clock is not None and table.clock.per_move >= DAY_BY_DAY):
        return []
    online = live.online
    return [seat for seat in asked if seat not in online] if online else []
