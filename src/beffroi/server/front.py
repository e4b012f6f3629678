"""What stands between the street and the house: the origin of a request, its rate, and what browsers are told."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from beffroi.server.house import House
from beffroi.server.limits import Limits
from beffroi.server.problems import BAD, FORBIDDEN, TOO_MANY
from beffroi.server.protocol import Problem
from beffroi.server.socket import encode
from beffroi.server.sockets import Receive, Send, serve_socket

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
SAFE = ("GET", "HEAD", "OPTIONS")


class Front:
    """The ASGI application: web sockets go to the rooms, everything else to the routes."""

    def __init__(self, house: House, inner: Inner) -> None:
        self.house = house
        self._inner = inner
        self._requests = Limits(house.settings.requests_per_second)
        self._tables = Limits(house.settings.tables_per_minute / 60)

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._serve(scope, receive, _with_headers(send))
        elif scope["type"] == "websocket":
            await self._connect(scope, receive, send)
        else:
            await self._inner(scope, receive, send)

    async def _serve(self, scope: Any, receive: Receive, send: Send) -> None:
        if b"%00" in scope["raw_path"] + scope["query_string"]:
            await _refuse(send, BAD, "bad-request")
        elif scope["method"] not in SAFE and not self._is_from_here(scope):
            await _refuse(send, FORBIDDEN, "foreign-origin")
        elif not self._requests.allow(_address(scope)):
            await _refuse(send, TOO_MANY, "too-many-requests")
        elif _opens_a_table(scope) and not self._tables.allow(_address(scope)):
            await _refuse(send, TOO_MANY, "too-many-tables")
        else:
            await self._inner(scope, receive, send)

    async def _connect(self, scope: Any, receive: Receive, send: Send) -> None:
        if not self._is_from_here(scope) or not self._requests.allow(_address(scope)):
            await receive()
            await send({"type": "websocket.close", "code": 4403})  # before it is accepted: HTTP 403
            return
        await serve_socket(self.house, scope, receive, send)

    def _is_from_here(self, scope: Any) -> bool:
        """Whether a request comes from one of our own pages, to the letter."""
        headers: dict[bytes, bytes] = dict(scope["headers"])
        origin = headers.get(b"origin", b"").decode("latin-1")
        if self.house.settings.origin:
            return origin == self.house.settings.origin.rstrip("/")
        scheme = {"ws": "http", "wss": "https"}.get(scope["scheme"], scope["scheme"])
        return origin == f"{scheme}://{headers.get(b'host', b'').decode('latin-1')}"


def _opens_a_table(scope: Any) -> bool:
    return bool(scope["method"] == "POST" and scope["path"].rstrip("/") in ("/api/tables", "/api/tournaments"))


def _address(scope: Any) -> str:
    client = scope.get("client")
    return client[0] if client else ""


def _with_headers(send: Send) -> Send:
    async def sending(message: Any) -> None:
        if message["type"] == "http.response.start":
            message = {**message, "headers": [*message["headers"], *HEADERS]}
        await send(message)

    return sending


async def _refuse(send: Send, status: int, why: str) -> None:
    headers = [(b"content-type", b"application/json")]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": encode(Problem(why))})
