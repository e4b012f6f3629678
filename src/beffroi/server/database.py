"""The database of a house: opened, brought up to date, and asked whether it keeps its word."""

from __future__ import annotations

import fcntl
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any

from sqlalchemy import Connection, Engine, create_engine, event, inspect, text

from beffroi.core.model import BadInput
from beffroi.server.settings import Settings

if TYPE_CHECKING:
    from alembic.config import Config

READERS = 4
MIGRATIONS = Path(__file__).parent / "migrations"
VERSION = "alembic_version"
"""Where alembic keeps the number of the last migration."""


def open_engines(settings: Settings) -> tuple[Engine, Engine]:
    """One to write with, one to read with, on a database that has today's tables."""
    if settings.url.startswith("sqlite"):
        settings.folder.mkdir(parents=True, exist_ok=True)
    writing, reading = _engine(settings.url, 1, "BEGIN IMMEDIATE"), _engine(settings.url, READERS, "BEGIN")
    upgrade(writing)
    check_durable(writing)
    return writing, reading


def upgrade(engine: Engine) -> None:
    """Gives the database today's tables, where it has older ones or none."""
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":  # processes that start together go one after the other
            connection.execute(text("SELECT pg_advisory_xact_lock(1302)"))
        if not is_up_to_date(connection):
            from alembic import command  # noqa: PLC0415 - slow to load, and seldom needed

            command.upgrade(alembic_config(connection), "head")


def is_up_to_date(connection: Connection) -> bool:
    """Whether the last migration has been applied; they are numbered."""
    last = max(path.name for path in (MIGRATIONS / "versions").glob("[0-9]*.py"))
    if not inspect(connection).has_table(VERSION):
        return False
    applied = connection.scalar(text(f"SELECT version_num FROM {VERSION}"))
    return bool(applied == last.partition("_")[0])


def alembic_config(connection: Connection) -> Config:
    from alembic.config import Config  # noqa: PLC0415 - slow to load, and seldom needed

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    return config


def check_durable(engine: Engine) -> None:
    """Refuses a database that may forget what it has acknowledged."""
    with engine.connect() as connection:
        if engine.dialect.name == "sqlite":
            kept = connection.scalar(text("PRAGMA synchronous")) == 2  # noqa: PLR2004 - 2 is FULL
        else:
            kept = connection.scalar(text("SHOW synchronous_commit")) == "on"
    if not kept:
        raise BadInput("not-durable")


class OnlyServer:
    """A lock on the data folder: a second house on the same SQLite file would not see the first one's moves."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._file: IO[str] = (folder / "lock").open("w")
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            self._file.close()
            raise BadInput("house-is-open", folder=str(folder)) from None

    def release(self) -> None:
        self._file.close()


def _engine(url: str, connections: int, begin: str) -> Engine:
    engine = create_engine(url, pool_size=connections, max_overflow=0, pool_pre_ping=not url.startswith("sqlite"))
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _tune_sqlite)
        event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(begin))
    return engine


def _tune_sqlite(connection: Any, _record: Any) -> None:
    connection.isolation_level = None  # SQLAlchemy says BEGIN itself
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=30000"):
        connection.execute(f"PRAGMA {pragma}")
