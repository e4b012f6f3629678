"""Who somebody is: a nickname, and a secret in a cookie that proves it."""

from __future__ import annotations

import hashlib
import re
import secrets
from typing import Any

from beffroi.server.errors import BAD, Sorry
from beffroi.server.people.cookies import cookies_named
from beffroi.server.people.sanitize import visible
from beffroi.server.protocol.rest import Guest
from beffroi.server.protocol.values import NICKNAME_LENGTH

COOKIE = "beffroi"
SECRET_BYTES = 32
SECRET = re.compile(r"[A-Za-z0-9_-]{43}")
MOST_SECRETS = 4
"""A browser sends several when they were set for several paths."""
CODE_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""Without those that are mistaken for each other."""
CODE_LENGTH = 6


def new_secret() -> str:
    return secrets.token_urlsafe(SECRET_BYTES)


def secrets_of(scope: Any) -> list[str]:
    """The secrets that came with a connection: some house has made them, perhaps this one."""
    return [value for value in cookies_named(COOKIE, scope) if SECRET.fullmatch(value)][:MOST_SECRETS]


def hashed(secret: str) -> str:
    """What is kept of a secret; it has so much entropy that no salt is needed."""
    return hashlib.sha256(secret.encode(errors="replace")).hexdigest()


def new_id() -> str:
    return secrets.token_urlsafe(12)


def new_word() -> str:
    """By which a chair changes hands; 128 bits, because it is as good as the seat."""
    return secrets.token_urlsafe(16)


def new_code() -> str:
    """Something short that can be said on the telephone."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def read_code(text: str) -> str:
    """A code as it was typed, made comparable."""
    return "".join(letter for letter in text.upper() if letter in CODE_LETTERS)[: CODE_LENGTH + 1]


def named(guest: str, nickname: str) -> Guest:
    """A guest under a name that can be read: no invisible letters, no blanks around it."""
    shown = visible(nickname, NICKNAME_LENGTH)
    if not shown:
        raise Sorry(BAD, "bad-nickname")
    return Guest(guest, shown)
