"""How errors are said in HTTP: the only module that knows which status belongs to which of them."""

from __future__ import annotations

import re
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException

from beffroi.core.model import BadInput
from beffroi.server.logs import LOG
from beffroi.server.protocol.problems import (
    Malformed,
    Misdirected,
    NotAllowed,
    NotFound,
    NotNow,
    PasswordNeeded,
    Problem,
    Rejected,
    TooLarge,
    TooMany,
    Unavailable,
)
from beffroi.server.storage.store import Unreachable
from beffroi.text import LANGUAGES, Texts

STATUSES: dict[type[Rejected], int] = {
    Malformed: 400,
    PasswordNeeded: 401,
    NotAllowed: 403,
    NotFound: 404,
    NotNow: 409,
    TooLarge: 413,
    Misdirected: 421,
    TooMany: 429,
    Unavailable: 503,
}
FAULT = 500
KEYS = {404: "no-such-page", 405: "no-such-page", 413: "too-large"}
"""How those are said that the routes never see."""
NAMED = re.compile(r"field `([^`]*)`$")


def status_of(rejected: Rejected) -> int:
    return STATUSES[type(rejected)]


def respond(_request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Every error is a key that the texts translate, with its facts."""
    status, problem = said(error)
    if status == FAULT:
        LOG.error("fault", exc_info=error)
    return Response(problem, status_code=status)


def said(error: Exception) -> tuple[int, Problem]:
    """The status and the problem that tell somebody of an error; a fault of ours tells nothing more."""
    if isinstance(error, HTTPException):
        return _said_of_request(error)
    rejected = _rejected(error)
    return (FAULT, Problem("fault")) if rejected is None else (status_of(rejected), rejected.problem)


def _rejected(error: Exception) -> Rejected | None:
    if isinstance(error, Rejected):
        return error
    if isinstance(error, BadInput):
        return Malformed(error.why, **error.facts)
    return Unavailable("store") if isinstance(error, Unreachable) else None


def _said_of_request(error: HTTPException) -> tuple[int, Problem]:
    """What Litestar refuses before a route sees it."""
    status = error.status_code
    if status >= FAULT:
        return FAULT, Problem("fault")
    if status == STATUSES[Malformed]:
        return status, unreadable(error).problem
    return status, Problem(KEYS.get(status, "bad-request"))


def unreadable(error: HTTPException) -> Malformed:
    """Names the field that is wrong, and how."""
    if not isinstance(error, ValidationException) or not isinstance(error.extra, list) or not error.extra:
        return Malformed("bad-request", field="body", problem=error.detail)
    key, problem = error.extra[0].get("key", "body"), error.extra[0]["message"]
    within = "" if key == "data" else key
    missing = NAMED.search(problem)
    field = ".".join(part for part in (within, missing[1] if missing else "") if part)
    return Malformed("bad-request", field=field or "body", problem=problem)


def in_every_language(why: str) -> bytes:
    """A sentence for somebody whose language is not known, because no page of ours can be shown."""
    return "\n".join(Texts(language).say(f"error-{why}") for language in LANGUAGES).encode()
