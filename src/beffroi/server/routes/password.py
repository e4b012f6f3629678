"""The way in, where the server has a password."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.response import Response

from beffroi.server.errors import FORBIDDEN, NOT_FOUND, Sorry
from beffroi.server.people.password import COOKIE
from beffroi.server.protocol.rest import PasswordEntry
from beffroi.server.routes.dependencies import Address, House, lasting_cookie, post


@post("/api/door")
async def open_door(
    data: PasswordEntry, house: House, address: Address, request: Request[Any, Any, Any]
) -> Response[dict[str, bool]]:
    """Lets somebody in who knows the password; a cookie remembers it."""
    if not house.password.is_set:
        raise Sorry(NOT_FOUND, "no-such-page")
    await house.misses.ask(address)
    if not house.password.is_right(data.password):
        house.misses.note(address)
        raise Sorry(FORBIDDEN, "wrong-password")
    cookie = lasting_cookie(COOKIE, house.password.proof, house, request)
    return Response({"open": True}, cookies=[cookie])


ROUTES = (open_door,)
