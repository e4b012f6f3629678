"""What the server writes about itself: a JSON object a line, with names and places, never a secret."""

from __future__ import annotations

import logging
import sys
import time
import traceback
from types import TracebackType

import msgspec

LOG = logging.getLogger("beffroi")
EVERY = 60.0
"""Seconds between two lines about the same thing, where a stranger could cause any number of them."""
FACTS = ("table", "tournament", "game", "seat", "address", "status", "why", "kind", "seconds", "writes", "waiting")


class JsonFormatter(logging.Formatter):
    """Writes a record as JSON; of an exception only its kind and where it came from: its words may tell a secret."""

    def format(self, record: logging.LogRecord) -> str:
        facts = {name: getattr(record, name) for name in FACTS if hasattr(record, name)}
        line = {"at": round(record.created, 3), "level": record.levelname, "what": record.getMessage(), **facts}
        if record.exc_info and record.exc_info[0] is not None:
            line |= {"fault": record.exc_info[0].__name__, "where": places(record.exc_info[2])}
        return msgspec.json.encode(line).decode()


class ThrottledLog:
    """Says at most once a minute that something happened, however often it does."""

    def __init__(self) -> None:
        self._said: dict[str, float] = {}

    def warning(self, what: str, why: str = "", **facts: object) -> None:
        now = time.monotonic()
        if now - self._said.get(what + why, -EVERY) >= EVERY:
            self._said[what + why] = now
            LOG.warning(what, extra=facts | ({"why": why} if why else {}))


def places(trace: TracebackType | None) -> list[str]:
    """The way an exception took, without the values it met."""
    return [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in traceback.extract_tb(trace)]


def set_up(level: str) -> None:
    """Everything that is logged in this process goes to standard error in one form."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for talkative in ("uvicorn", "alembic"):
        logging.getLogger(talkative).setLevel(logging.WARNING)
