"""What happened at a table: its log, its positions, its record."""

from __future__ import annotations

from typing import Any

from litestar import Controller
from litestar.response import Response

from beffroi.core.action import Seat
from beffroi.server.live.access import TableAccess
from beffroi.server.live.history import Histories
from beffroi.server.live.transition import Viewer
from beffroi.server.protocol.frames import Ply
from beffroi.server.protocol.people import Guest
from beffroi.server.protocol.problems import NotAllowed, NotFound
from beffroi.server.protocol.replays import Moment, ScoreCurve
from beffroi.server.routes.dependencies import MaybeNumber, Name, Number, Visitor, get
from beffroi.server.tables.seating import own_seat
from beffroi.server.tables.table import Table


class RecordRoutes(Controller):
    """A game from its beginning, as far as whoever asks may know it."""

    access: TableAccess
    histories: Histories

    @get("/api/tables/{table:str}/plies")
    async def plies(
        self,
        table: Name,
        visitor: Visitor,
        seat: MaybeNumber = None,
        before: MaybeNumber = None,
    ) -> tuple[Ply, ...]:
        """The entries of the log before a number, as a viewer saw them."""
        live = await self.access.find(table, visitor)
        viewer = _viewer(live.table, visitor, seat)
        return (await self.histories.of(live, viewer)).plies(viewer, before)

    @get("/api/tables/{table:str}/moments/{ply:int}")
    async def moment(self, table: Name, ply: Number, visitor: Visitor, seat: MaybeNumber = None) -> Moment:
        """A position of the game as a viewer saw it."""
        live = await self.access.find(table, visitor)
        viewer = _viewer(live.table, visitor, seat)
        return (await self.histories.of(live, viewer)).moment(ply, viewer)

    @get("/api/tables/{table:str}/standing")
    async def standing(self, table: Name, visitor: Visitor, seat: MaybeNumber = None) -> ScoreCurve:
        """How the points have stood from the beginning, as a viewer saw it."""
        live = await self.access.find(table, visitor)
        viewer = _viewer(live.table, visitor, seat)
        return await self.histories.standing(live, viewer)

    @get("/api/tables/{table:str}/moments/{ply:int}/hands")
    async def hands(self, table: Name, ply: Number, visitor: Visitor) -> tuple[Any, ...]:
        """A position of a finished game as every seat saw it."""
        live = await self.access.find(table, visitor)
        if not live.table.is_ended:
            raise NotAllowed("game-is-running")
        return (await self.histories.of(live, None)).hands(ply)

    @get("/api/tables/{table:str}/record", media_type="application/x-ndjson")
    async def record(self, table: Name, visitor: Visitor, seat: MaybeNumber = None) -> Response[bytes]:
        """The whole record with the seed of its dice; of a running game, what the asker may see."""
        live = await self.access.find(table, visitor)
        viewer = _viewer(live.table, visitor, seat)
        lines = await self.histories.record(live, viewer)
        name = f"{live.table.game}-{live.id}.jsonl"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return Response(lines, media_type="application/x-ndjson", headers=headers)


def _viewer(table: Table, visitor: Guest | None, seat: int | None) -> Viewer:
    """Through whose eyes somebody may look: their own, a spectator's, anybody's once the game is over."""
    if seat is None:
        return None
    if table.is_ended:
        if not 0 <= seat < len(table.occupants):
            raise NotFound("no-such-seat", seat=seat)
        return Seat(seat)
    if visitor is None:
        raise NotAllowed("not-your-seat", seat=seat)
    return own_seat(table, visitor.id, seat)
