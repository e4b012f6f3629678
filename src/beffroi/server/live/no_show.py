"""What becomes of the seat of somebody who does not come."""

from __future__ import annotations

from beffroi.core.action import Seat
from beffroi.core.host import Resign
from beffroi.server.live.host import say_as_host
from beffroi.server.live.table import LiveTable
from beffroi.server.tables.seating import stand_in

STAND_IN = "apprentice"
"""The level of the bot that plays for people who are away."""


async def no_show(live: LiveTable, seat: Seat, level: str = STAND_IN) -> None:
    """Somebody does not come: a bot plays for them, or they lose, as was agreed."""
    if not live.table.is_playing or live.table.occupants[seat].bot is not None:
        return
    if live.table.forfeits:
        await say_as_host(live, Resign(seat))
    else:
        await live.change(lambda table: stand_in(table, seat, level))
