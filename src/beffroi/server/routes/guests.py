"""Who I am, and which tables I can see from the door."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Any

from litestar import Request, Response

from beffroi.server.errors import CONFLICT, NOT_FOUND, Sorry
from beffroi.server.people.cookies import cookies_named
from beffroi.server.people.guests import COOKIE, hashed, named, new_id, new_secret, secrets_of
from beffroi.server.protocol.rest import Guest, Introduce, Sheet, Shelf
from beffroi.server.routes.dependencies import House, MaybeWord, Visitor, get, lasting_cookie, put
from beffroi.server.storage.store import SHELF_LENGTH, Behind, Standing
from beffroi.server.tables.info import sheet_of


@get("/api/me", sync_to_thread=False)
def me(visitor: Visitor) -> Guest:
    """The guest whose cookie came with the request."""
    if visitor is None:
        raise Sorry(NOT_FOUND, "not-introduced")
    return visitor


@put("/api/me")
async def introduce(
    data: Introduce, house: House, visitor: Visitor, request: Request[Any, Any, Any]
) -> Response[Guest]:
    """Gives somebody a name, and a cookie if he has none; one that he has is never replaced."""
    if visitor is not None:
        return Response(await _rename(house, visitor, data.nickname))
    if known_elsewhere := secrets_of(request.scope):
        return Response(await _adopt(house, known_elsewhere[0], data.nickname))
    if cookies_named(COOKIE, request.scope):
        raise Sorry(CONFLICT, "cookie-not-understood")
    guest, secret = named(new_id(), data.nickname), new_secret()
    await house.store.add_guest(guest, hashed(secret), int(time.time()))
    return Response(guest, cookies=[lasting_cookie(COOKIE, secret, house, request)])


async def _rename(house: House, guest: Guest, nickname: str) -> Guest:
    renamed = named(guest.id, nickname)
    await house.store.rename_guest(renamed)
    return renamed


async def _adopt(house: House, secret: str, nickname: str) -> Guest:
    """A new guest under a secret of another house on the same host: to replace it would lock him out there."""
    guest = named(new_id(), nickname)
    try:
        await house.store.add_guest(guest, hashed(secret), int(time.time()))
    except Behind:  # another page of his was faster
        known = await house.store.guest(hashed(secret))
        assert known is not None
        return await _rename(house, known, nickname)
    return guest


@get("/api/tables")
async def shelf(house: House, visitor: Visitor, before: MaybeWord = None) -> Shelf:
    """The tables of a guest and the public ones, newest first; or only those of a guest that are older than one."""
    reader = None if visitor is None else visitor.id
    mine = [] if reader is None else await house.store.tables_of(reader, before)
    public = [[], [], []] if before else await house.store.public_tables("open", "running", "over")
    own, opened, running, over = (_sheets(house, each, reader) for each in (mine[:SHELF_LENGTH], *public))
    return Shelf(own, opened, running, over, more=len(mine) > SHELF_LENGTH)


def _sheets(house: House, standings: Iterable[Standing], reader: str | None) -> tuple[Sheet, ...]:
    return tuple(_sheet(house, standing, reader) for standing in standings)


def _sheet(house: House, standing: Standing, reader: str | None) -> Sheet:
    room = house.rooms.get(standing.plan.id)
    online = () if room is None else room.online
    return sheet_of(standing.plan, reader, standing.asked, online)


ROUTES = (me, introduce, shelf)
