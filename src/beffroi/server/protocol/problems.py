"""Why something was not done: a key that the texts translate, and its facts."""

from __future__ import annotations

from typing import Any

from msgspec import field

from beffroi.server.protocol.values import Value


class Problem(Value, frozen=True):
    """Why a request was not done: a key that the texts translate (`error-…`), and its facts."""

    why: str
    facts: dict[str, Any] = field(default_factory=dict)


class Rejected(Exception):
    """Something that is not done; nothing has changed. What that means in HTTP is the business of `errors`."""

    def __init__(self, why: str, **facts: Any) -> None:
        super().__init__(why)
        self.problem = Problem(why, facts)


class Malformed(Rejected):
    """It cannot be read."""


class NotAllowed(Rejected):
    """It is not theirs to do."""


class NotFound(Rejected):
    """There is no such thing, or not for whoever asks."""


class NotNow(Rejected):
    """It cannot be done as things stand."""


class TooLarge(Rejected):
    """It is too long."""


class TooMany(Rejected):
    """It was too much at once."""


class Unavailable(Rejected):
    """The server is closing, or cannot reach its database."""


class PasswordNeeded(Rejected):
    """This server has a password, and it was not shown."""


class Misdirected(Rejected):
    """It was meant for a server of another name."""
