"""Who I am, and which tables I can see from the door."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Any

from litestar import Request, Response
from litestar.datastructures import Cookie

from beffroi.server.guest import COOKIE, hashed, named, new_id, new_secret
from beffroi.server.problems import NOT_FOUND, Sorry
from beffroi.server.protocol import Guest, Introduce, Sheet, Shelf
from beffroi.server.routes.given import House, Visitor, get, put
from beffroi.server.sheet import sheet_of
from beffroi.server.store import Standing

COOKIE_SECONDS = 400 * 86400


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
    """Gives somebody a name, and a cookie if he has none."""
    if visitor is not None:
        renamed = named(visitor.id, data.nickname)
        await house.store.rename_guest(renamed)
        return Response(renamed)
    guest, secret = named(new_id(), data.nickname), new_secret()
    await house.store.add_guest(guest, hashed(secret), int(time.time()))
    is_secure = house.settings.secure or request.scope["scheme"] == "https"
    return Response(guest, cookies=[_cookie(secret, is_secure)])


def _cookie(secret: str, is_secure: bool) -> Cookie:
    return Cookie(key=COOKIE, value=secret, httponly=True, samesite="strict", secure=is_secure, max_age=COOKIE_SECONDS)


@get("/api/tables")
async def shelf(house: House, visitor: Visitor) -> Shelf:
    """The tables of a guest and the public ones, newest first."""
    reader = None if visitor is None else visitor.id
    store = house.store
    every = ("open", "running", "frozen", "over", "closed")
    mine = [] if reader is None else await store.tables(every, reader)
    public = [await store.tables(status) for status in (("open",), ("running",), ("over",))]
    return Shelf(*(_sheets(house, standings, reader) for standings in (mine, *public)))


def _sheets(house: House, standings: Iterable[Standing], reader: str | None) -> tuple[Sheet, ...]:
    return tuple(_sheet(house, standing, reader) for standing in standings)


def _sheet(house: House, standing: Standing, reader: str | None) -> Sheet:
    room = house.rooms.get(standing.plan.id)
    online = () if room is None else room.online
    return sheet_of(standing.plan, reader, standing.asked, online)


ROUTES = (me, introduce, shelf)
