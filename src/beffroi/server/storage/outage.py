"""Outages of the database: one line in the log when one begins, one when it ends, and figures."""

from __future__ import annotations

import asyncio
import time

from prometheus_client import Counter
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError, SQLAlchemyError

from beffroi.server.logs import LOG

SQLITE = {
    "SQLITE_FULL": "disk-full",
    "SQLITE_IOERR": "disk-error",
    "SQLITE_BUSY": "locked",
    "SQLITE_LOCKED": "locked",
    "SQLITE_READONLY": "read-only",
    "SQLITE_CANTOPEN": "unreachable",
    "SQLITE_CORRUPT": "damaged",
    "SQLITE_NOTADB": "damaged",
}
POSTGRES = {"53100": "disk-full", "58": "disk-error", "55P03": "locked", "25006": "read-only", "XX": "damaged"}
"""How the codes of its errors begin."""
CONFLICT = "40"
"""How the codes of PostgreSQL begin when transactions were in each other's way."""


def is_conflict(error: Exception) -> bool:
    """Whether others wrote at the same time, so that the same may succeed in a moment."""
    return isinstance(error, DBAPIError) and _state(error).startswith(CONFLICT)


def outage_of(error: Exception) -> str | None:
    """The kind of outage an error tells of; none when the database is well and only this cannot be done."""
    if not isinstance(error, SQLAlchemyError) or isinstance(error, IntegrityError | DataError | ProgrammingError):
        return None
    if is_conflict(error):
        return None
    name = getattr(getattr(error, "orig", None), "sqlite_errorname", None)
    known, told, other = (POSTGRES, _state(error), "unreachable") if name is None else (SQLITE, name, "other")
    return next((kind for start, kind in known.items() if told.startswith(start)), other)


def _state(error: SQLAlchemyError) -> str:
    """The code PostgreSQL gives with an error; it gives none when it cannot be reached."""
    return getattr(getattr(error, "orig", None), "sqlstate", None) or ""


class Outages:
    """Hears of all that fails and of every write; an outage lasts from the first failure to the next write."""

    def __init__(self) -> None:
        self.kind: str | None = None
        """What ails the database now."""
        self.begun = asyncio.Event()
        self.figures = (
            Counter("beffroi_store_outages", "Times the database stopped answering", ["kind"], registry=None),
            Counter("beffroi_store_failures", "Reads and writes the database failed", ["kind"], registry=None),
        )
        self._since = 0.0
        self._writes = 0

    def failed(self, kind: str, *, is_write: bool) -> None:
        outages, failures = self.figures
        failures.labels(kind).inc()
        if self.kind is None:
            self._since, self._writes = time.monotonic(), 0
            outages.labels(kind).inc()
            LOG.error("store-outage", extra={"kind": kind})
            self.begun.set()
        self.kind = kind
        self._writes += is_write

    def wrote(self) -> None:
        if self.kind is None:
            return
        seconds = round(time.monotonic() - self._since, 1)
        LOG.warning("store-outage-over", extra={"kind": self.kind, "seconds": seconds, "writes": self._writes})
        self.kind = None
        self.begun.clear()
