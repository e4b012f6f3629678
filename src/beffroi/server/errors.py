"""Why something cannot be done, said to the one who asked."""

from __future__ import annotations

from typing import Any

from beffroi.core.model import BadInput
from beffroi.server.protocol.rest import Problem
from beffroi.text import LANGUAGES, Texts

BAD, UNAUTHORIZED, FORBIDDEN, NOT_FOUND, CONFLICT, TOO_LARGE, TOO_MANY = 400, 401, 403, 404, 409, 413, 429
MISDIRECTED, FAULT, UNAVAILABLE = 421, 500, 503


class Sorry(Exception):
    """A request that is not done; nothing has changed."""

    def __init__(self, status: int, why: str, **facts: Any) -> None:
        super().__init__(why)
        self.status = status
        self.problem = Problem(why, facts)


def in_every_language(why: str) -> bytes:
    """A sentence for somebody whose language is not known, because no page of ours can be shown."""
    return "\n".join(Texts(language).say(f"error-{why}") for language in LANGUAGES).encode()


def sorry_for(error: BadInput) -> Sorry:
    """The same, for something the games cannot use."""
    return Sorry(BAD, error.why, **error.facts)
