"""Checkpoints of SQLite: what was written goes from its log into the database while the writer goes on."""

from __future__ import annotations

import sqlite3
import threading
from contextlib import closing, suppress
from time import perf_counter

from prometheus_client import Histogram

EVERY = 1.0


class Checkpoints:
    """A thread with a connection of its own, which moves what was written since it last looked."""

    def __init__(self, file: str, seconds: Histogram) -> None:
        self._file = file
        self._seconds = seconds
        self._closing = threading.Event()
        self._thread = threading.Thread(target=self._run, name="checkpoints", daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._closing.set()
        self._thread.join()

    def _run(self) -> None:
        seen = None
        with closing(sqlite3.connect(self._file, isolation_level=None)) as connection:
            connection.execute("PRAGMA synchronous=FULL")
            while not self._closing.wait(EVERY):
                with suppress(sqlite3.Error):  # in an outage; the writer tells of it
                    seen = self._move(connection, seen)

    def _move(self, connection: sqlite3.Connection, seen: int | None) -> int:
        """Returns the version of the data it has seen."""
        version: int = connection.execute("PRAGMA data_version").fetchone()[0]
        if version != seen:
            begun = perf_counter()
            connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
            self._seconds.observe(perf_counter() - begun)
        return version
