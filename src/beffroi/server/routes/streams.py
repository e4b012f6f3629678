"""What guests say where web sockets are blocked; the house answers in the stream they have opened."""

from __future__ import annotations

from typing import Any

from litestar import Request

from beffroi.server.errors import TOO_LARGE, Sorry
from beffroi.server.live.socket import TOO_LONG
from beffroi.server.protocol.values import FRAME_BYTES
from beffroi.server.routes.dependencies import House, Name, Visitor, post
from beffroi.server.routes.event_streams import find_stream


@post("/api/tables/{table:str}/stream/{stream:str}", status_code=204)
async def say(table: Name, stream: Name, request: Request[Any, Any, Any], house: House, visitor: Visitor) -> None:
    """Says one frame of the protocol."""
    found = find_stream(house, table, stream, visitor)
    body = await request.body()
    if len(body) > FRAME_BYTES:
        found.socket.close(TOO_LONG)
        raise Sorry(TOO_LARGE, "too-large")
    await found.hear(_text(body))


def _text(body: bytes) -> str | None:
    try:
        return body.decode()
    except UnicodeDecodeError:
        return None


ROUTES = (say,)
