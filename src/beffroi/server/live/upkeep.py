"""What happens at tables by itself: clocks run out, the absent are replaced, idle tables are put away."""

from __future__ import annotations

import asyncio

from beffroi.server.live.background import Background
from beffroi.server.live.host import run_out
from beffroi.server.live.no_show import no_show
from beffroi.server.live.publishing import show_table
from beffroi.server.live.table import LiveTable
from beffroi.server.live.tables import LiveTables
from beffroi.server.settings import Settings

TICK = 0.25
TABLES_AT_ONCE = 20
"""How many tables are looked at before moves are answered that came meanwhile."""


class Upkeep:
    """Looks at every open table a few times a second."""

    def __init__(self, tables: LiveTables, settings: Settings, background: Background) -> None:
        self._tables = tables
        self._away_after = settings.away_after
        self._put_away_after = settings.put_away_after
        self._background = background

    async def run(self) -> None:
        while True:
            await asyncio.sleep(TICK)
            for number, table_id in enumerate(list(self._tables.open)):
                try:
                    self._tick(table_id)
                except Exception as fault:
                    self._background.faults.report("table-not-looked-after", fault, table=table_id)
                if number % TABLES_AT_ONCE == 0:
                    await asyncio.sleep(0)  # moves come first

    def _tick(self, table_id: str) -> None:
        live = self._tables.open.get(table_id)
        if live is None or live.lock.locked() or self._tables.is_closing:
            return
        usual, agreed = self._away_after, live.table.patience
        if live.absence.look(live, usual if agreed is None else agreed):
            show_table(live)
        if self._tables.peers.owns(live.id):
            self._look_after(live)
        if live.is_idle(self._put_away_after) and not self._tables.bots[live.id].are_thinking:
            self._tables.put_away(live)

    def _look_after(self, live: LiveTable) -> None:
        self._tables.bots[live.id].attend()
        if live.clock is not None and live.table.is_playing and live.clock.late() is not None:
            self._background.start(run_out(live))
        for seat in live.absence.overdue:
            self._background.start(no_show(live, seat))
