"""The same conversation where web sockets are blocked: the house speaks in a stream of events, guests in requests."""

from __future__ import annotations

import asyncio
import re
import secrets
import time
from asyncio import FIRST_COMPLETED
from typing import Any

from msgspec import Struct

from beffroi.server.errors import NOT_FOUND, Sorry
from beffroi.server.live.connection import Connection, connected
from beffroi.server.live.socket import TOO_SLOW, Socket, encode
from beffroi.server.live.tables import House
from beffroi.server.protocol.frames import StreamClosed, StreamOpened
from beffroi.server.protocol.rest import Guest
from beffroi.server.routes.sockets import Receive, Send, closing_code, enter
from beffroi.server.storage.store import Unreachable

PATH = re.compile(r"/api/tables/([A-Za-z0-9_-]{1,24})/stream")
KEEP_ALIVE = 15.0
"""Seconds after which a comment is sent, so that no proxy takes the stream for dead."""
PATIENCE = 150.0
"""Seconds after which somebody who has said nothing is taken for gone; a page that nobody looks at may be slow."""
COMMENT = ""
HEADERS = [
    (b"content-type", b"text/event-stream"),
    (b"x-accel-buffering", b"no"),  # some proxies would keep what is said until they have enough of it
]


class Stream:
    """A connection whose frames come in requests of their own: they are heard one by one, and none before arrival."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self.heard = time.monotonic()
        self._turn = asyncio.Lock()

    @property
    def socket(self) -> Socket:
        return self.connection.socket

    async def arrive(self, since: int | None) -> None:
        async with self._turn:
            await self.connection.arrive(since)

    async def hear(self, text: str | None) -> None:
        """Does what one frame says; what the house answers is told in the stream."""
        self.heard = time.monotonic()
        async with self._turn:
            try:
                await self.connection.hear(text)
            except Unreachable:
                self.socket.dismiss("store")

    async def stay(self, receive: Receive) -> None:
        """Waits until somebody leaves, or is taken for gone, or is sent away."""
        leaving = asyncio.create_task(_left(receive))
        try:
            while not self.socket.is_closing:
                await asyncio.wait({leaving, self.connection.delivery}, timeout=KEEP_ALIVE, return_when=FIRST_COMPLETED)
                if leaving.done():
                    return
                self._keep_alive()
        finally:
            leaving.cancel()

    def _keep_alive(self) -> None:
        if time.monotonic() - self.heard > PATIENCE:
            self.socket.close(TOO_SLOW)
        else:
            self.socket.pass_on(COMMENT)


async def serve_stream(house: House, scope: Any, receive: Receive, send: Send) -> None:
    """One stream from beginning to end."""
    say = _in_events(send)
    await send({"type": "http.response.start", "status": 200, "headers": HEADERS})
    try:
        room, socket, since = await enter(house, PATH.fullmatch(scope["path"]), scope, say)
    except (Sorry, Unreachable) as error:
        await say({"type": "websocket.close", "code": closing_code(error)})
        return
    name = room.id, secrets.token_urlsafe(16)
    async with connected(house, room, socket) as connection:
        stream = house.streams[name] = Stream(connection)
        try:
            await send(_event("stream", StreamOpened(name[1])))
            await stream.arrive(since)
            await stream.stay(receive)
        finally:
            del house.streams[name]


def find_stream(house: House, table: str, stream: str, guest: Guest | None) -> Stream:
    """The stream somebody opened at a table through this process; nobody else's."""
    found = house.streams.get((table, stream))
    if found is None or found.socket.guest_id != (None if guest is None else guest.id):
        raise Sorry(NOT_FOUND, "no-such-stream")
    return found


async def _left(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass


def _in_events(send: Send) -> Send:
    """Says as events what a socket says."""

    async def sending(message: Any) -> None:
        if message["type"] == "websocket.send":
            await send(_chunk(f"data: {message['text']}\n\n" if message["text"] != COMMENT else ":\n\n"))
        else:
            await send(_event("close", StreamClosed(message["code"])) | {"more_body": False})

    return sending


def _event(kind: str, told: Struct) -> dict[str, Any]:
    return _chunk(f"event: {kind}\ndata: {encode(told).decode()}\n\n")


def _chunk(text: str) -> dict[str, Any]:
    return {"type": "http.response.body", "body": text.encode(), "more_body": True}
