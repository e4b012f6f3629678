"""What all routes have in common: what they may ask for, and how they say no."""

from __future__ import annotations

from functools import partial
from typing import Any

import litestar
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, FromQuery

from beffroi.server.errors import (
    BAD,
    CONFLICT,
    FORBIDDEN,
    NOT_FOUND,
    TOO_LARGE,
    TOO_MANY,
    UNAUTHORIZED,
    UNAVAILABLE,
)
from beffroi.server.live import tables as house
from beffroi.server.protocol import rest as protocol

PROBLEMS = {
    status: ResponseSpec(protocol.Problem, description=why, generate_examples=False)
    for status, why in {
        BAD: "It cannot be read, or the games cannot use it.",
        UNAUTHORIZED: "This server has a password.",
        FORBIDDEN: "It is not yours to do, or it came from elsewhere.",
        NOT_FOUND: "There is no such thing, or it is private.",
        CONFLICT: "It cannot be done now.",
        TOO_LARGE: "It is too long.",
        TOO_MANY: "It was too much at once.",
        UNAVAILABLE: "The house is closing, or cannot reach its database.",
    }.items()
}
get = partial(litestar.get, responses=PROBLEMS)
post = partial(litestar.post, responses=PROBLEMS, status_code=200)
put = partial(litestar.put, responses=PROBLEMS)

House = NamedDependency[house.House]
Guest = NamedDependency[protocol.Guest]
"""Somebody who has introduced himself; others are refused."""
Visitor = NamedDependency[protocol.Guest | None]
"""Whoever it is."""
Address = NamedDependency[str]
"""Where the request comes from."""

Name = FromPath[str]
Number = FromPath[int]
MaybeWord = FromQuery[str | None]
MaybeNumber = FromQuery[int | None]
COOKIE_SECONDS = 400 * 86400


def lasting_cookie(key: str, value: str, house: House, request: litestar.Request[Any, Any, Any]) -> Cookie:
    """A cookie that scripts cannot read and other sites cannot send."""
    is_secure = house.settings.secure or request.scope["scheme"] == "https"
    return Cookie(key=key, value=value, httponly=True, samesite="strict", secure=is_secure, max_age=COOKIE_SECONDS)
