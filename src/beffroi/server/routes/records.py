"""What happened at a table: its log, its positions, its record."""

from __future__ import annotations

from typing import Any

from litestar.response import Response

from beffroi.core.action import Seat
from beffroi.server.errors import FORBIDDEN, NOT_FOUND, Sorry
from beffroi.server.live.game import Viewer
from beffroi.server.live.history import ENDED
from beffroi.server.live.lobby import known_room
from beffroi.server.protocol.frames import Ply
from beffroi.server.protocol.rest import Guest, Moment
from beffroi.server.routes.dependencies import House, MaybeNumber, Name, Number, Visitor, get
from beffroi.server.tables.table import Plan, own_seat


@get("/api/tables/{table:str}/plies")
async def plies(
    table: Name,
    house: House,
    visitor: Visitor,
    seat: MaybeNumber = None,
    before: MaybeNumber = None,
) -> tuple[Ply, ...]:
    """The entries of the log before a number, as a viewer saw them."""
    room = await known_room(house, table, visitor)
    viewer = _viewer(room.plan, visitor, seat)
    return (await house.histories.of(room)).plies(viewer, before)


@get("/api/tables/{table:str}/moments/{ply:int}")
async def moment(table: Name, ply: Number, house: House, visitor: Visitor, seat: MaybeNumber = None) -> Moment:
    """A position of the game as a viewer saw it."""
    room = await known_room(house, table, visitor)
    viewer = _viewer(room.plan, visitor, seat)
    return (await house.histories.of(room)).moment(ply, viewer)


@get("/api/tables/{table:str}/moments/{ply:int}/hands")
async def hands(table: Name, ply: Number, house: House, visitor: Visitor) -> tuple[Any, ...]:
    """A position of a finished game as every seat saw it."""
    room = await known_room(house, table, visitor)
    if room.plan.status not in ENDED:
        raise Sorry(FORBIDDEN, "game-is-running")
    return (await house.histories.of(room)).hands(ply)


@get("/api/tables/{table:str}/record", media_type="application/x-ndjson")
async def record(table: Name, house: House, visitor: Visitor, seat: MaybeNumber = None) -> Response[bytes]:
    """The whole record with the seed of its dice; of a running game, what the asker may see."""
    room = await known_room(house, table, visitor)
    viewer = _viewer(room.plan, visitor, seat)
    lines = b"".join((await house.histories.of(room)).lines(room, viewer))
    name = f"{room.plan.game}-{room.id}.jsonl"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(lines, media_type="application/x-ndjson", headers=headers)


def _viewer(plan: Plan, visitor: Guest | None, seat: int | None) -> Viewer:
    """Through whose eyes somebody may look: his own, a spectator's, anybody's once the game is over."""
    if seat is None:
        return None
    if plan.status in ENDED:
        if not 0 <= seat < len(plan.chairs):
            raise Sorry(NOT_FOUND, "no-such-chair", seat=seat)
        return Seat(seat)
    if visitor is None:
        raise Sorry(FORBIDDEN, "not-your-chair", seat=seat)
    return own_seat(plan, visitor.id, seat)


ROUTES = (plies, moment, hands, record)
