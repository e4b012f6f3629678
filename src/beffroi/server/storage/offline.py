"""The database from outside the server: read at any time, put right while the server is closed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import Connection, Engine, create_engine, text

from beffroi.core.model import BadInput
from beffroi.server.settings import SQLITE_FILE, Settings
from beffroi.server.storage.database import FolderLock


@contextmanager
def reading(settings: Settings) -> Iterator[Connection]:
    """A connection to the database of a server that was run here."""
    with _engine(settings) as engine, engine.connect() as connection:
        yield connection


@contextmanager
def writing(settings: Settings) -> Iterator[Connection]:
    """One transaction in the database, while nobody else rates a game in it."""
    with _engine(settings) as engine:
        lock = None if settings.is_shared else FolderLock(settings.folder)
        try:
            with engine.begin() as connection:
                if settings.is_shared:
                    connection.execute(text("lock table rated in exclusive mode"))
                yield connection
        finally:
            if lock is not None:
                lock.release()


@contextmanager
def _engine(settings: Settings) -> Iterator[Engine]:
    if not settings.database and not (settings.folder / SQLITE_FILE).exists():
        raise BadInput("no-server-folder", folder=str(settings.folder))
    engine = create_engine(settings.url)
    try:
        yield engine
    finally:
        engine.dispose()
