"""What all routes have in common: what they may ask for, and how they say no."""

from __future__ import annotations

from functools import partial
from inspect import isfunction
from typing import Any, TypeVar

import litestar
from litestar import Controller
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, FromQuery

from beffroi.server.errors import STATUSES
from beffroi.server.protocol import people
from beffroi.server.protocol.problems import (
    Malformed,
    NotAllowed,
    NotFound,
    NotNow,
    PasswordNeeded,
    Problem,
    TooLarge,
    TooMany,
    Unavailable,
)

PROBLEMS = {
    STATUSES[kind]: ResponseSpec(Problem, description=why, generate_examples=False)
    for kind, why in {
        Malformed: "It cannot be read, or the games cannot use it.",
        PasswordNeeded: "This server has a password.",
        NotAllowed: "It is not yours to do, or it came from elsewhere.",
        NotFound: "There is no such thing, or it is private.",
        NotNow: "It cannot be done now.",
        TooLarge: "It is too long.",
        TooMany: "It was too much at once.",
        Unavailable: "The server is closing, or cannot reach its database.",
    }.items()
}
get = partial(litestar.get, responses=PROBLEMS)
post = partial(litestar.post, responses=PROBLEMS, status_code=200)
put = partial(litestar.put, responses=PROBLEMS)
delete = partial(litestar.delete, responses=PROBLEMS)

Guest = NamedDependency[people.Guest]
"""Somebody who has introduced themselves; others are refused."""
Visitor = NamedDependency[people.Guest | None]
"""Whoever it is."""
Address = NamedDependency[str]
"""Where the request comes from."""

Name = FromPath[str]
Number = FromPath[int]
MaybeWord = FromQuery[str | None]
MaybeNumber = FromQuery[int | None]
MaybeTrue = FromQuery[bool]
COOKIE_SECONDS = 400 * 86400
C = TypeVar("C", bound=Controller)


def with_parts(routes: type[C], **parts: Any) -> type[C]:
    """Routes that have what they need: Litestar makes a controller of a class, so the parts are its attributes."""
    own = {name: staticmethod(part) if isfunction(part) else part for name, part in parts.items()}
    return type(routes.__name__, (routes,), own)


def lasting_cookie(key: str, value: str, is_secure: bool, request: litestar.Request[Any, Any, Any]) -> Cookie:
    """A cookie that scripts cannot read and other sites cannot send; `is_secure`: always over https only."""
    secure = is_secure or request.scope["scheme"] == "https"
    return Cookie(key=key, value=value, httponly=True, samesite="strict", secure=secure, max_age=COOKIE_SECONDS)
