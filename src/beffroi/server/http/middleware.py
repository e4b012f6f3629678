"""What every request passes before a route sees it: its origin, its rate, the password; and what browsers are told."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Protocol

from beffroi.server.errors import in_every_language, status_of
from beffroi.server.http.hosts import Hosts
from beffroi.server.live.socket import Receive, Send, encode
from beffroi.server.people.addresses import ConnectionCounter, client_of
from beffroi.server.people.limits import Limits
from beffroi.server.people.password import Password
from beffroi.server.protocol.problems import (
    Malformed,
    Misdirected,
    NotAllowed,
    PasswordNeeded,
    Rejected,
    TooMany,
)
from beffroi.server.settings import Settings

Inner = Callable[[Any, Receive, Send], Awaitable[None]]

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "font-src 'self'; media-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
]
TEXTS_PARTS = 3  # /api/texts/en: the words that belong to no game
REMATCH = (["api", "tables"], ["rematch"])
PUBLIC = ("games", "texts", "rules", "lessons")
SAFE = ("GET", "HEAD", "OPTIONS")


class Endpoint(Protocol):
    """What serves a connection to a table."""

    def takes(self, scope: Any) -> bool:
        """Whether a connection is meant for it."""

    async def serve(self, scope: Any, receive: Receive, send: Send) -> None: ...


class Middleware:
    """The ASGI application: web sockets and streams go to their tables, everything else to the routes."""

    def __init__(
        self, settings: Settings, password: Password, inner: Inner, sockets: Endpoint, streams: Endpoint
    ) -> None:
        self._origin = settings.origin.rstrip("/")
        self._password = password
        self._inner = inner
        self._sockets = sockets
        self._streams = streams
        self._requests = Limits(settings.requests_per_second)
        self._tables = Limits(settings.tables_per_minute / 60)
        # Without a proxy connections are counted where they arrive, and nobody has more requests than connections.
        self._counter = ConnectionCounter(settings.connections_per_address if settings.proxies else 0)
        self._conditions: tuple[tuple[Callable[[Any], bool], Rejected], ...] = (
            (Hosts(settings).know, Misdirected("unknown-host")),
            (_is_readable, Malformed("bad-request")),
            (self._is_from_here, NotAllowed("foreign-origin")),
            (self._is_moderate, TooMany("too-many-requests")),
            (self._knows_the_password, PasswordNeeded("password-needed")),
            (self._opens_few_tables, TooMany("too-many-tables")),
        )

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._inner(scope, receive, send)
            return
        source = client_of(scope)
        if not self._counter.enter(source):
            await _refuse(scope, send, TooMany("too-many-connections"))
            return
        try:
            await self._let_in(scope, receive, send)
        finally:
            self._counter.leave(source)

    async def _let_in(self, scope: Any, receive: Receive, send: Send) -> None:
        for is_met, rejected in self._conditions:
            if not is_met(scope):
                await _refuse(scope, send, rejected)
                return
        if self._sockets.takes(scope):
            await self._sockets.serve(scope, receive, send)
        elif self._streams.takes(scope):
            await self._streams.serve(scope, receive, _with_headers(scope, send))
        else:
            await self._inner(_as_get(scope), receive, _with_headers(scope, send))

    # The conditions, in the order in which they are asked

    def _is_moderate(self, scope: Any) -> bool:
        return self._requests.allow(client_of(scope))

    def _knows_the_password(self, scope: Any) -> bool:
        return not self._password.is_set or not _needs_password(scope) or self._password.is_shown(scope)

    def _opens_few_tables(self, scope: Any) -> bool:
        return not _opens_a_table(scope) or self._tables.allow(client_of(scope))

    def _is_from_here(self, scope: Any) -> bool:
        """Whether what could change something comes from one of our own pages, to the letter."""
        headers: dict[bytes, bytes] = dict(scope["headers"])
        if scope.get("method") in SAFE and not (self._streams.takes(scope) and b"origin" in headers):
            return True  # a web socket has no method; of a stream browsers name the origin when it is not their own
        origin = headers.get(b"origin", b"").decode("latin-1")
        if self._origin:
            return origin == self._origin
        scheme = {"ws": "http", "wss": "https"}.get(scope["scheme"], scope["scheme"])
        return origin == f"{scheme}://{headers.get(b'host', b'').decode('latin-1')}"


def _as_get(scope: Any) -> Any:
    """Whoever wants the head of an answer only is answered like others; the connection leaves the body out."""
    return {**scope, "method": "GET"} if scope.get("method") == "HEAD" else scope


def _is_readable(scope: Any) -> bool:
    return b"%00" not in scope["raw_path"] + scope["query_string"]


def _opens_a_table(scope: Any) -> bool:
    parts = _parts(scope)
    is_new = parts in (["api", "tables"], ["api", "tournaments"]) or (parts[:2], parts[3:]) == REMATCH
    return bool(scope.get("method") == "POST") and is_new


def _needs_password(scope: Any) -> bool:
    """Every web socket, and the interface, but for what a page needs to ask for the password."""
    parts = _parts(scope)
    is_for_asking = parts == ["api", "password"] or (parts[:2] == ["api", "texts"] and len(parts) == TEXTS_PARTS)
    return scope["type"] == "websocket" or (parts[:1] == ["api"] and not is_for_asking)


def _headers(scope: Any) -> list[tuple[bytes, bytes]]:
    """What a browser is told with every answer; only pages and what is the same for everybody may be kept."""
    parts = _parts(scope)
    is_public = parts[:1] != ["api"] or (scope.get("method") in SAFE and "".join(parts[1:2]) in PUBLIC)
    return HEADERS if is_public else [*HEADERS, (b"cache-control", b"no-store")]


def _parts(scope: Any) -> list[str]:
    """A path as the routes read it: empty parts do not count."""
    return [part for part in scope["path"].split("/") if part]


def _with_headers(scope: Any, send: Send) -> Send:
    headers = _headers(scope)

    async def sending(message: Any) -> None:
        if message["type"] == "http.response.start":
            message = {**message, "headers": [*message["headers"], *headers]}
        await send(message)

    return sending


async def _refuse(scope: Any, send: Send, rejected: Rejected) -> None:
    """Says no, also to a web socket, as long as it is not open."""
    kind = "websocket.http" if scope["type"] == "websocket" else "http"
    media, body = b"application/json", encode(rejected.problem)
    if isinstance(rejected, Misdirected):  # no page of ours will translate it
        media, body = b"text/plain; charset=utf-8", in_every_language(rejected.problem.why)
    headers = [(b"content-type", media), *_headers(scope)]
    await send({"type": f"{kind}.response.start", "status": status_of(rejected), "headers": headers})
    await send({"type": f"{kind}.response.body", "body": body})
