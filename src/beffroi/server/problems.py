"""Why something cannot be done, said to the one who asked."""

from __future__ import annotations

from typing import Any

from beffroi.core.model import BadInput
from beffroi.server.protocol import Problem

BAD, FORBIDDEN, NOT_FOUND, CONFLICT, TOO_LARGE, TOO_MANY = 400, 403, 404, 409, 413, 429
FAULT, UNAVAILABLE = 500, 503


class Sorry(Exception):
    """A request that is not done; nothing has changed."""

    def __init__(self, status: int, why: str, **facts: Any) -> None:
        super().__init__(why)
        self.status = status
        self.problem = Problem(why, facts)


def sorry_for(error: BadInput) -> Sorry:
    """The same, for something the games cannot use."""
    return Sorry(BAD, error.why, **error.facts)
