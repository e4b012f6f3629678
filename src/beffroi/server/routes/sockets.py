"""The door for web sockets: who may come in, and on which chair's behalf."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Any
from urllib.parse import parse_qs

from beffroi.server.errors import BAD, FORBIDDEN, NOT_FOUND, TOO_MANY, UNAVAILABLE, Sorry
from beffroi.server.live.connection import Connection, connected, viewer_of
from beffroi.server.live.lobby import known_room
from beffroi.server.live.socket import NOT_YOURS, RESTART, TOO_MUCH, UNKNOWN, Socket
from beffroi.server.live.table import Room
from beffroi.server.live.tables import House
from beffroi.server.people.addresses import client_of
from beffroi.server.people.guests import hashed, read_code, secrets_of
from beffroi.server.protocol.rest import Guest
from beffroi.server.storage.store import Unreachable

PATH = re.compile(r"/api/tables/([A-Za-z0-9_-]{1,24})/socket")
NUMBER = re.compile(r"\d{1,9}")
BAD_QUERY = 4400
CLOSED_FOR = {NOT_FOUND: UNKNOWN, FORBIDDEN: NOT_YOURS, TOO_MANY: TOO_MUCH, UNAVAILABLE: RESTART}

Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]


async def serve_socket(house: House, scope: Any, receive: Receive, send: Send) -> None:
    """One connection from beginning to end."""
    await receive()  # websocket.connect
    await send({"type": "websocket.accept"})
    try:
        room, socket, since = await enter(house, PATH.fullmatch(scope["path"]), scope, send)
    except (Sorry, Unreachable) as error:
        await send({"type": "websocket.close", "code": closing_code(error)})
        return
    async with connected(house, room, socket) as connection:
        await connection.arrive(since)
        await _listen(connection, receive)


def closing_code(error: Sorry | Unreachable) -> int:
    """The code with which somebody is turned away."""
    status = error.status if isinstance(error, Sorry) else UNAVAILABLE
    return CLOSED_FOR.get(status, BAD_QUERY)


async def _listen(connection: Connection, receive: Receive) -> None:
    while not connection.socket.is_closing:
        message = await receive()
        if message["type"] == "websocket.disconnect":
            return
        await connection.hear(message.get("text"))


async def enter(house: House, match: re.Match[str] | None, scope: Any, send: Send) -> tuple[Room, Socket, int | None]:
    """Where somebody wants to go, on whose behalf, and what they have seen already; `Sorry` when they may not."""
    if house.is_closing:
        raise Sorry(UNAVAILABLE, "closing")
    if match is None:
        raise Sorry(NOT_FOUND, "no-such-table")
    query = parse_qs(scope["query_string"].decode("latin-1"))
    guest = await guest_of(house, scope)
    code = query.get("code", [None])[0]
    room = await known_room(house, match[1], guest, code, client_of(scope))
    viewer = viewer_of(room, guest, _number(query, "seat"))
    return room, Socket(send, guest, viewer, code and read_code(code)), _number(query, "since")


async def guest_of(house: House, scope: Any) -> Guest | None:
    """Whose cookie came with a connection; of several, the first that is known."""
    for secret in secrets_of(scope):
        if (guest := await house.store.guest(hashed(secret))) is not None:
            return guest
    return None


def _number(query: dict[str, list[str]], name: str) -> int | None:
    text = query.get(name, [""])[0]
    if not text:
        return None
    if not NUMBER.fullmatch(text):
        raise Sorry(BAD, "bad-query")
    return int(text)
