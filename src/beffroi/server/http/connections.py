"""The connections of a server: how many there may be, how long and how large a request may be before it is whole.

Uvicorn waits for ever for the end of a request and keeps whatever arrives. Here a connection that sends too much, too
slowly or nothing at all is cut off, counted, and logged once a minute for each reason.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from http import HTTPStatus
from typing import Any

import httptools
import uvicorn
from uvicorn.middleware.proxy_headers import _TrustedHosts
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import CloseCode
from websockets.protocol import State

from beffroi.server.errors import in_every_language
from beffroi.server.http import open_files
from beffroi.server.http.hosts import as_targeted
from beffroi.server.live.socket import TOO_MUCH
from beffroi.server.logs import ThrottledLog
from beffroi.server.metrics import Metrics
from beffroi.server.people.addresses import ConnectionCounter, plain, source_of
from beffroi.server.people.limits import Bucket
from beffroi.server.protocol.values import BODY_BYTES
from beffroi.server.settings import Settings

HEAD_BYTES = 16 * 1024
MESSAGE_BYTES = 8 * BODY_BYTES
"""A body with all that surrounds its chunks; the routes themselves take no more than `BODY_BYTES` of it."""
PIPELINED = 16
"""Requests that may wait on one connection for the answer to the one before."""
SECONDS = {"head": 10.0, "first-byte": 10.0, "body": 30.0}
"""How long a request may be on its way: its head, then the first byte of its body, then the rest."""
FRAMES_A_MESSAGE = 4
"""Frames of a web socket for every message it may send: parts of long messages, pings and pongs are frames too."""
PIECE = 1024
"""Bytes of a web socket that are read at once: the smallest frames have six, and a thousand of them take a while."""
SWEEP_TICKS = 300
"""Between two looks at who takes what is sent to them, in tenths of a second."""


class ConnectionLimits:
    """How many connections are open, from where, and what was done about those that misbehaved."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.open = 0
        self._most = open_files.most_connections()
        self._crowd = ConnectionCounter(settings.connections_per_address)
        self._proxies: Collection[str] | _TrustedHosts = _TrustedHosts(settings.proxies) if settings.proxies else ()
        self._metrics = metrics
        self._log = ThrottledLog()
        self._frames_per_second = FRAMES_A_MESSAGE * settings.frames_per_second
        self._unread: dict[HttpConnection | SocketConnection, int] = {}
        metrics.connections.set_function(lambda: self.open)

    def enter(self, host: str) -> bool:
        """Counts a new connection, unless there are too many; behind a proxy the routes count its guests."""
        if self._most is not None and self.open >= self._most:
            self.note("no-files-left", host)
            return False
        if host not in self._proxies and not self._crowd.enter(source_of(host)):
            self.note("too-many-connections", host)
            return False
        self.open += 1
        return True

    def leave(self, host: str) -> None:
        self.open -= 1
        if host not in self._proxies:
            self._crowd.leave(source_of(host))

    def new_bucket(self) -> Bucket | None:
        """How many frames one web socket may send, of whatever kind; none, where that is not limited."""
        return Bucket(self._frames_per_second) if self._frames_per_second else None

    def note(self, why: str, host: str) -> None:
        """Somebody was cut off."""
        self._metrics.cut_off.labels(why).inc()
        self._log.warning("cut-off", why=why, address=host)

    def sweep(self, connections: Collection[Any]) -> None:
        """Cuts those off who have taken nothing, since the last sweep, of what was sent to them."""
        waiting = {one: one.transport.get_write_buffer_size() for one in connections if one.must_be_read}
        for one, size in waiting.items():
            if 0 < size >= self._unread.get(one, size + 1):
                self.note("answer-not-read", one.host)
                one.transport.abort()
        self._unread = waiting


class ServerConfig(uvicorn.Config):
    """What uvicorn is told, and the connections that its protocols share."""

    connections: ConnectionLimits


class HttpConnection(HttpToolsProtocol):
    """One connection that speaks HTTP, with limits on what it may send before a request is whole."""

    must_be_read = True

    def __init__(
        self,
        config: ServerConfig,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.host = ""
        self._shared = config.connections
        self._is_let_in = False
        self._in_head = True
        self._head_bytes = self._body_bytes = 0
        self._awaited: str | None = None
        self._deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.client = _plain_client(self.client)
        self.host = self.client[0] if self.client else ""
        self._is_let_in = self._shared.enter(self.host)
        if self._is_let_in:
            self._await("head")
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._await(None)
        if self._is_let_in:
            self._shared.leave(self.host)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self._await(None)
        super().handle_websocket_upgrade()

    # What arrives

    def data_received(self, data: bytes) -> None:
        self._unset_keepalive_if_required()
        while data and not self.transport.is_closing():
            size = HEAD_BYTES - self._head_bytes
            if not self._take(data[:size]):
                return
            data = data[size:]
        self._await(self._missing())

    def _take(self, part: bytes) -> bool:
        """Reads so much that a head cannot become too long in one go; says whether there is more to be read."""
        if self._in_head:
            self._head_bytes += len(part)
        else:
            self._body_bytes += len(part)
        try:
            self.parser.feed_data(part)
        except httptools.HttpParserUpgrade:
            return self._upgrade()
        except httptools.HttpParserError:
            return self._cut("not-http", HTTPStatus.BAD_REQUEST)
        if self._head_bytes >= HEAD_BYTES:
            return self._cut("head-too-large", HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
        if self._body_bytes > MESSAGE_BYTES:
            return self._cut("body-too-large", HTTPStatus.REQUEST_ENTITY_TOO_LARGE)
        return True

    def _upgrade(self) -> bool:
        if self._should_upgrade():
            self.handle_websocket_upgrade()
        return False

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._head_bytes = self._head_bytes or 1

    def on_headers_complete(self) -> None:
        if len(self.pipeline) >= PIPELINED:
            raise ValueError("more requests at once than any browser sends")
        self._in_head = False
        self._head_bytes = self._body_bytes = 0
        self.headers[:] = as_targeted(self.url, self.headers)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._in_head = True
        self._body_bytes = 0

    # What does not arrive

    def _missing(self) -> str | None:
        """What the other side has begun to send and not ended."""
        if self._in_head:
            return "head" if self._head_bytes else None
        return "body" if self._body_bytes else "first-byte"

    def _await(self, awaited: str | None) -> None:
        if awaited == self._awaited:
            return
        self._awaited = awaited
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
        if awaited is not None:
            self._deadline = self.loop.call_later(SECONDS[awaited], self._is_late)

    def _is_late(self) -> None:
        awaited, self._awaited = self._awaited, None
        if self.flow.read_paused:  # it is we who do not read
            self._await(awaited)
        elif self._missing() is None:
            self._cut("silent", None)
        else:
            self._cut(f"{awaited}-too-slow", HTTPStatus.REQUEST_TIMEOUT)

    def _cut(self, why: str, status: HTTPStatus | None) -> bool:
        """Ends the connection, with an answer where none has begun."""
        self._shared.note(why, self.host)
        if status is not None and self._can_answer():
            self.transport.write(ANSWERS[status])
        if self.cycle is not None:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        self._await(None)
        self.transport.close()
        return False

    def _can_answer(self) -> bool:
        is_first = self.cycle is None
        if is_first or not self.cycle.response_started:
            return True
        return self.cycle.response_complete and self._in_head and not self.pipeline


class SocketConnection(WebSocketsSansIOProtocol):
    """One web socket; it takes the place of the connection that asked for it, and is counted in its stead."""

    def __init__(
        self,
        config: ServerConfig,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.host = ""
        self._shared = config.connections
        self._bucket = self._shared.new_bucket()

    @property
    def must_be_read(self) -> bool:
        """Whether it is over but for what is still to be sent; before that, pings tell who is not there."""
        return self.transport.is_closing()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.client = _plain_client(self.client)
        self.host = self.client[0] if self.client else ""

    def connection_lost(self, exc: Exception | None) -> None:
        self._shared.leave(self.host)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), PIECE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + PIECE])

    def handle_events(self) -> None:
        """The messages are counted by whoever hears them; who sends other frames, or goes on for ever, is cut off."""
        if self._bucket is None or all(self._bucket.take() for _ in self.conn.events):
            super().handle_events()
        else:
            self._cut()

    def send_receive_event_to_app(self) -> None:
        """What is no text is the sender's mistake; uvicorn would log it each time as a fault of ours."""
        if self.curr_msg_data_type == "text" and not _is_utf_8(b"".join(self.frames)):
            self._shared.note("not-utf-8", self.host)
            self.conn.send_close(CloseCode.INVALID_DATA)
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()

    async def send(self, message: Any) -> None:
        """A refusal is an answer too; uvicorn would log it each time as if there had been none."""
        await super().send(message)
        self.handshake_complete |= self.close_sent

    def _cut(self) -> None:
        self._shared.note("too-many-frames", self.host)
        if self.conn.state is State.OPEN:
            self.conn.send_close(TOO_MUCH)
            self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.close()


def _is_utf_8(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def _plain_client(client: tuple[str, int] | None) -> tuple[str, int] | None:
    return client and (plain(client[0]), client[1])


def _answer(status: HTTPStatus, why: str) -> bytes:
    body = in_every_language(why)
    head = f"HTTP/1.1 {status.value} {status.phrase}\r\ncontent-type: text/plain; charset=utf-8\r\n"
    return f"{head}content-length: {len(body)}\r\nconnection: close\r\n\r\n".encode() + body


ANSWERS = {
    HTTPStatus.BAD_REQUEST: _answer(HTTPStatus.BAD_REQUEST, "bad-request"),
    HTTPStatus.REQUEST_TIMEOUT: _answer(HTTPStatus.REQUEST_TIMEOUT, "too-slow"),
    HTTPStatus.REQUEST_ENTITY_TOO_LARGE: _answer(HTTPStatus.REQUEST_ENTITY_TOO_LARGE, "too-large"),
    HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE: _answer(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, "head-too-large"),
}
"""What is said to somebody who is cut off; nobody but a person with a strange browser ever reads it."""
