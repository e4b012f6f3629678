"""Requests as the routes read them, and what is wrong with one that cannot be read."""

from __future__ import annotations

import re
from typing import Any

from litestar import Request
from litestar.exceptions import HTTPException, InternalServerException, ValidationException

from beffroi.server.errors import BAD, Sorry

NAMED = re.compile(r"field `([^`]*)`$")


class ReadRequest(Request[Any, Any, Any]):
    """A request whose body may be anything: what is not JSON, or not there, is the sender's mistake."""

    async def body(self) -> bytes:
        try:
            return await super().body()
        except InternalServerException:  # the sender has gone, or was cut off
            raise Sorry(BAD, "bad-request", field="body", problem="it did not arrive") from None

    async def json(self) -> Any:
        try:
            return await super().json()
        except (UnicodeError, RecursionError) as error:
            raise Sorry(BAD, "bad-request", field="body", problem=str(error)) from None


def unreadable(error: HTTPException) -> Sorry:
    """Names the field that is wrong, and how."""
    if not isinstance(error, ValidationException) or not isinstance(error.extra, list) or not error.extra:
        return Sorry(BAD, "bad-request", field="body", problem=error.detail)
    key, problem = error.extra[0].get("key", "body"), error.extra[0]["message"]
    within = "" if key == "data" else key
    missing = NAMED.search(problem)
    field = ".".join(part for part in (within, missing[1] if missing else "") if part)
    return Sorry(BAD, "bad-request", field=field or "body", problem=problem)
