"""Who was winning when in a finished game: asked for, looked at while it grows, and kept."""

from __future__ import annotations

from litestar import Controller

from beffroi.server.live.access import TableAccess
from beffroi.server.live.analyses.numbers import as_shown
from beffroi.server.live.analyses.queue import AnalysisQueue
from beffroi.server.live.history import Histories
from beffroi.server.live.table import LiveTable
from beffroi.server.protocol.replays import AnalysisState
from beffroi.server.routes.dependencies import Guest, MaybeTrue, Name, Visitor, delete, get, post


class AnalysisRoutes(Controller):
    """Analyses; while a game is played there is none for anybody."""

    access: TableAccess
    histories: Histories
    analyses: AnalysisQueue

    @get("/api/tables/{table:str}/analysis")
    async def analysis(self, table: Name, visitor: Visitor) -> AnalysisState:
        """How far the analysis of a finished game has got, and what it says so far."""
        live = await self.access.find(table, visitor)
        return await self._shown(live, await self.analyses.state_of(live))

    @post("/api/tables/{table:str}/analysis")
    async def analyse(self, table: Name, guest: Guest, deeper: MaybeTrue = False) -> AnalysisState:
        """Has a finished game analysed, unless it was before; on request four times as thoroughly."""
        live = await self.access.find(table, guest)
        return await self._shown(live, await self.analyses.ask(live, guest.id, is_deeper=deeper))

    @delete("/api/tables/{table:str}/analysis")
    async def cancel(self, table: Name, guest: Guest) -> None:
        """Has it no longer analysed; only whoever asked for it may."""
        await self.analyses.cancel(await self.access.find(table, guest), guest.id)

    async def _shown(self, live: LiveTable, state: AnalysisState) -> AnalysisState:
        return as_shown(state, await self.histories.of(live, None)) if state.analysis else state
