"""The same conversation where web sockets are blocked: the server speaks in a stream of events, guests in requests."""

from __future__ import annotations

import asyncio
import re
import secrets
import time
from asyncio import FIRST_COMPLETED
from typing import Any

from litestar import Controller, Request
from msgspec import Struct

from beffroi.server.live.connection import Connection
from beffroi.server.live.socket import TOO_LONG, TOO_SLOW, Receive, Send, Socket, encode
from beffroi.server.protocol.frames import StreamClosed, StreamOpened
from beffroi.server.protocol.people import Guest
from beffroi.server.protocol.problems import NotFound, Rejected, TooLarge
from beffroi.server.protocol.values import FRAME_BYTES
from beffroi.server.routes.dependencies import Name, Visitor, post
from beffroi.server.routes.sockets import SocketEndpoint, closing_code
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
        """Does what one frame says; what is answered is told in the stream."""
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


class StreamEndpoint:
    """Serves every stream, and remembers those that are open in this process."""

    def __init__(self, sockets: SocketEndpoint) -> None:
        self.open: dict[tuple[str, str], Stream] = {}
        self._sockets = sockets

    def takes(self, scope: Any) -> bool:
        return scope.get("method") == "GET" and PATH.fullmatch(scope["path"]) is not None

    async def serve(self, scope: Any, receive: Receive, send: Send) -> None:
        """One stream from beginning to end."""
        say = _in_events(send)
        await send({"type": "http.response.start", "status": 200, "headers": HEADERS})
        try:
            live, socket, since = await self._sockets.enter(PATH.fullmatch(scope["path"]), scope, say)
        except (Rejected, Unreachable) as error:
            await say({"type": "websocket.close", "code": closing_code(error)})
            return
        name = live.id, secrets.token_urlsafe(16)
        async with self._sockets.connections.open(live, socket) as connection:
            stream = self.open[name] = Stream(connection)
            try:
                await send(_event("stream", StreamOpened(name[1])))
                await stream.arrive(since)
                await stream.stay(receive)
            finally:
                del self.open[name]

    def find(self, table_id: str, stream: str, guest: Guest | None) -> Stream:
        """The stream somebody opened at a table through this process; nobody else's."""
        found = self.open.get((table_id, stream))
        if found is None or found.socket.guest_id != (None if guest is None else guest.id):
            raise NotFound("no-such-stream")
        return found


class StreamRoutes(Controller):
    """What guests say where web sockets are blocked; the answer comes in the stream they have opened."""

    streams: StreamEndpoint

    @post("/api/tables/{table:str}/stream/{stream:str}", status_code=204)
    async def say(self, table: Name, stream: Name, request: Request[Any, Any, Any], visitor: Visitor) -> None:
        """Says one frame of the protocol."""
        found = self.streams.find(table, stream, visitor)
        body = await request.body()
        if len(body) > FRAME_BYTES:
            found.socket.close(TOO_LONG)
            raise TooLarge("too-large")
        await found.hear(_text(body))


def _text(body: bytes) -> str | None:
    try:
        return body.decode()
    except UnicodeDecodeError:
        return None


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
