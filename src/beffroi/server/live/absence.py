"""Who is away while others wait for him."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from beffroi.core.action import Seat

if TYPE_CHECKING:
    from beffroi.server.live.table import Room

DAY_BY_DAY = 3600
"""With so many seconds a move, people come and go as they please, and no bot stands in."""


class Absence:
    """Remembers since when each seat of a room has been waited for in vain by somebody who is there."""

    def __init__(self) -> None:
        self._since: dict[Seat, float] = {}

    def overdue(self, room: Room, seconds: float) -> list[Seat]:
        """The seats that have been waited for longer than this."""
        now = time.monotonic()
        self._since = {seat: self._since.get(seat, now) for seat in missed(room)}
        return [seat for seat, since in self._since.items() if now - since >= seconds]


def missed(room: Room) -> list[Seat]:
    """The seats that are asked and whose people are not there, while somebody else is."""
    plan = room.plan
    asked = [seat for seat in room.asked if seat >= 0 and plan.chairs[seat].bot is None]
    if not asked or (plan.clock is not None and plan.clock.per_move >= DAY_BY_DAY):
        return []
    online = room.online
    return [seat for seat in asked if seat not in online] if online else []
