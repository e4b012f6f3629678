"""The password of a server on a shared network: typed once, then shown by a cookie that is made from it."""

from __future__ import annotations

import hashlib
import hmac
import unicodedata
from typing import Any

from beffroi.server.people.cookies import cookies_named

COOKIE = "beffroi-door"
SALT = b"beffroi-door"
"""The same everywhere: the cookie is good after a restart, and in every process of one server."""
COST = {"n": 2**14, "r": 8, "p": 1}


class Password:
    """Whether somebody has said it; without one, everybody has."""

    def __init__(self, password: str) -> None:
        self._password = _plain(password)
        self.proof = hashlib.scrypt(self._password, salt=SALT, **COST).hex() if self._password else ""

    @property
    def is_set(self) -> bool:
        return bool(self._password)

    def is_shown(self, scope: Any) -> bool:
        """Whether the cookie came with a connection."""
        shown = (value.encode() for value in cookies_named(COOKIE, scope))
        return any(hmac.compare_digest(value, self.proof.encode()) for value in shown)

    def is_right(self, said: str) -> bool:
        return hmac.compare_digest(_plain(said), self._password)


def _plain(password: str) -> bytes:
    """The same bytes on whichever keyboard it was typed."""
    return unicodedata.normalize("NFC", password.strip()).encode()
