"""Requests as the routes read them."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.exceptions import InternalServerException

from beffroi.server.protocol.problems import Malformed


class ReadRequest(Request[Any, Any, Any]):
    """A request whose body may be anything: what is not JSON, or not there, is the sender's mistake."""

    async def body(self) -> bytes:
        try:
            return await super().body()
        except InternalServerException:  # the sender has gone, or was cut off
            raise Malformed("bad-request", field="body", problem="it did not arrive") from None

    async def json(self) -> Any:
        try:
            return await super().json()
        except (UnicodeError, RecursionError) as error:
            raise Malformed("bad-request", field="body", problem=str(error)) from None
