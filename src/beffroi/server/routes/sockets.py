"""Web sockets of tables: who may come in, and on which seat's behalf."""

from __future__ import annotations

import re
from typing import Any
from urllib.parse import parse_qs

from beffroi.server.live.access import TableAccess, viewer_of
from beffroi.server.live.connection import Connection, Connections
from beffroi.server.live.socket import NOT_YOURS, RESTART, TOO_MUCH, UNKNOWN, Receive, Send, Socket
from beffroi.server.live.table import LiveTable
from beffroi.server.people.addresses import client_of
from beffroi.server.people.guests import Guests
from beffroi.server.people.tokens import read_code
from beffroi.server.protocol.problems import Malformed, NotAllowed, NotFound, Rejected, TooMany, Unavailable
from beffroi.server.storage.store import Unreachable

PATH = re.compile(r"/api/tables/([A-Za-z0-9_-]{1,24})/socket")
NUMBER = re.compile(r"\d{1,9}")
BAD_QUERY = 4400
CLOSED_FOR: dict[type[Exception], int] = {
    NotFound: UNKNOWN,
    NotAllowed: NOT_YOURS,
    TooMany: TOO_MUCH,
    Unavailable: RESTART,
    Unreachable: RESTART,
}
"""The codes with which somebody is turned away."""


class SocketEndpoint:
    """Serves every web socket."""

    def __init__(self, guests: Guests, access: TableAccess, connections: Connections) -> None:
        self._guests = guests
        self._access = access
        self.connections = connections

    def takes(self, scope: Any) -> bool:
        return bool(scope["type"] == "websocket")

    async def serve(self, scope: Any, receive: Receive, send: Send) -> None:
        """One connection from beginning to end."""
        await receive()  # websocket.connect
        await send({"type": "websocket.accept"})
        try:
            live, socket, since = await self.enter(PATH.fullmatch(scope["path"]), scope, send)
        except (Rejected, Unreachable) as error:
            await send({"type": "websocket.close", "code": closing_code(error)})
            return
        async with self.connections.open(live, socket) as connection:
            await connection.arrive(since)
            await _listen(connection, receive)

    async def enter(self, path: re.Match[str] | None, scope: Any, send: Send) -> tuple[LiveTable, Socket, int | None]:
        """Where somebody wants to go, on whose behalf, and what they have seen; `Rejected` when they may not."""
        if self.connections.tables.is_closing:
            raise Unavailable("closing")
        if path is None:
            raise NotFound("no-such-table")
        query = parse_qs(scope["query_string"].decode("latin-1"))
        guest = await self._guests.of(scope)
        code, address = query.get("code", [None])[0], client_of(scope)
        live = await self._access.find(path[1], guest, code, address)
        viewer = viewer_of(live, guest, _number(query, "seat"))
        return live, Socket(send, guest, viewer, code and read_code(code), address), _number(query, "since")


def closing_code(error: Rejected | Unreachable) -> int:
    return CLOSED_FOR.get(type(error), BAD_QUERY)


async def _listen(connection: Connection, receive: Receive) -> None:
    while not connection.socket.is_closing:
        message = await receive()
        if message["type"] == "websocket.disconnect":
            return
        await connection.hear(message.get("text"))


def _number(query: dict[str, list[str]], name: str) -> int | None:
    text = query.get(name, [""])[0]
    if not text:
        return None
    if not NUMBER.fullmatch(text):
        raise Malformed("bad-query")
    return int(text)
