"""Tables: opened, joined, left, started, ended, played again."""

from __future__ import annotations

import io
from typing import Any

import msgspec
import segno
from litestar import Request
from litestar.params import FromQuery
from litestar.response import Response

from beffroi.server.errors import CONFLICT, Sorry
from beffroi.server.live import lobby
from beffroi.server.protocol.rest import Claim, Hint, Invitation, Join, Passing, Sheet, Where, Whom
from beffroi.server.routes.dependencies import Address, Guest, House, MaybeNumber, MaybeWord, Name, Visitor, get, post
from beffroi.server.tables.table import own_seat


@post("/api/tables")
async def open_table(data: Invitation, house: House, guest: Guest) -> Sheet:
    """Opens a table; it begins at once when no chair is open."""
    return (await lobby.open_table(house, guest, data)).sheet(guest.id)


@get("/api/tables/{table:str}")
async def table_sheet(table: Name, house: House, visitor: Visitor, address: Address, code: MaybeWord = None) -> Sheet:
    """A table as the reader may know it; a private one opens to its guests and to its code."""
    room = await lobby.known_room(house, table, visitor, code, address)
    return room.sheet(None if visitor is None else visitor.id)


@get("/api/codes/{code:str}")
async def find_code(code: Name, house: House, address: Address) -> Where:
    """Where a code leads."""
    return Where(await lobby.find_code(house, code, address))


@post("/api/tables/{table:str}/join")
async def join(table: Name, data: Join, house: House, guest: Guest, address: Address) -> Sheet:
    """Takes a chair."""
    return (await lobby.join(house, table, guest, data, address)).sheet(guest.id)


@post("/api/tables/{table:str}/leave")
async def leave(table: Name, house: House, guest: Guest) -> Sheet:
    """Gets up: the chair is free again, or a bot plays until its owner is back."""
    return (await lobby.leave(house, table, guest)).sheet(guest.id)


@post("/api/tables/{table:str}/return")
async def come_back(table: Name, house: House, guest: Guest) -> Sheet:
    """Takes the chair back from the bot."""
    return (await lobby.take_back_chair(house, table, guest)).sheet(guest.id)


@post("/api/tables/{table:str}/start")
async def start(table: Name, house: House, guest: Guest, level: MaybeWord = None) -> Sheet:
    """Begins with bots on the chairs that are still open; tries a frozen table again."""
    return (await lobby.start(house, table, guest, level)).sheet(guest.id)


@post("/api/tables/{table:str}/free")
async def free_chair(table: Name, house: House, guest: Guest, seat: FromQuery[int]) -> Sheet:
    """Puts whoever sits on a chair out, before the game has begun; only the host may."""
    return (await lobby.free_chair(house, table, guest, seat)).sheet(guest.id)


@post("/api/tables/{table:str}/mute")
async def mute(table: Name, data: Whom, house: House, guest: Guest) -> Sheet:
    """Refuses the remarks of a guest from now on; only the host may."""
    return (await lobby.mute_guest(house, table, guest, data)).sheet(guest.id)


@post("/api/tables/{table:str}/unmute")
async def unmute(table: Name, data: Whom, house: House, guest: Guest) -> Sheet:
    """Lets a guest speak again; only the host may."""
    return (await lobby.unmute_guest(house, table, guest, data)).sheet(guest.id)


@post("/api/tables/{table:str}/resign")
async def resign(table: Name, house: House, guest: Guest, seat: MaybeNumber = None) -> Sheet:
    """Gives up."""
    return (await lobby.resign(house, table, guest, seat)).sheet(guest.id)


@post("/api/tables/{table:str}/close")
async def close(table: Name, house: House, guest: Guest) -> Sheet:
    """Ends the table before its time; only its host may."""
    return (await lobby.close(house, table, guest)).sheet(guest.id)


@post("/api/tables/{table:str}/rematch")
async def rematch(table: Name, house: House, guest: Guest) -> Sheet:
    """The same people again, one chair further."""
    return (await lobby.rematch(house, table, guest)).sheet(guest.id)


@post("/api/tables/{table:str}/pass")
async def hand_on(table: Name, house: House, guest: Guest, seat: MaybeNumber = None) -> Passing:
    """A word by which another device takes over a chair."""
    return Passing(await lobby.hand_on(house, table, guest, seat))


@post("/api/claim")
async def claim(data: Claim, house: House, guest: Guest, address: Address) -> Where:
    """Takes over the chair a word stands for."""
    return Where(await lobby.claim(house, guest, data.word, address))


@get("/api/tables/{table:str}/hint")
async def hint(table: Name, house: House, guest: Guest, seat: MaybeNumber = None) -> tuple[Hint, ...]:
    """What a bot on this chair would consider, from what the chair sees."""
    room = await lobby.known_room(house, table, guest)
    chair = own_seat(room.plan, guest.id, seat)
    if room.match is None or chair not in room.asked:
        raise Sorry(CONFLICT, "not-asked-now")
    return msgspec.json.decode(await house.robots[room.id].hint(chair), type=tuple[Hint, ...])


@get("/api/tables/{table:str}/qr.svg", media_type="image/svg+xml")
async def qr(table: Name, house: House, visitor: Visitor, request: Request[Any, Any, Any]) -> Response[bytes]:
    """The link of a table, for a telephone's camera."""
    room = await lobby.known_room(house, table, visitor)
    base = house.settings.origin.rstrip("/") or str(request.base_url).rstrip("/")
    drawn = io.BytesIO()
    segno.make(f"{base}/table/{room.id}").save(drawn, kind="svg", scale=4, border=2)
    return Response(drawn.getvalue(), media_type="image/svg+xml")


ROUTES = (
    open_table,
    table_sheet,
    find_code,
    join,
    leave,
    come_back,
    start,
    free_chair,
    mute,
    unmute,
    resign,
    close,
    rematch,
    hand_on,
    claim,
    hint,
    qr,
)
