"""The database of a server: opened, brought up to date, and asked whether it keeps its word."""

from __future__ import annotations

import fcntl
import time
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any

from sqlalchemy import Connection, Engine, create_engine, event, inspect, make_url, text, update
from sqlalchemy.exc import ArgumentError, DBAPIError, DisconnectionError, SQLAlchemyError

from beffroi.core.model import BadInput
from beffroi.server.settings import Settings
from beffroi.server.storage.outage import outage_of
from beffroi.server.storage.private_files import make_database, make_file, make_folder, unwritable
from beffroi.server.storage.schema import PULSE

if TYPE_CHECKING:
    from alembic.config import Config

READERS, WRITERS = 4, 4
WRITE, READ = "BEGIN IMMEDIATE", "BEGIN"
"""How transactions begin on SQLite."""
LOCK_PATIENCE = 1000
"""Milliseconds a write waits for somebody else's lock; whoever waits behind it waits twice as long at most."""
IMPATIENT = {"connect_timeout": 2, "tcp_user_timeout": 2000, "options": "-c lock_timeout=1500"}
"""How PostgreSQL is asked, unless its address says otherwise; a deadlock, found in a second, is no outage."""
MOST_PAGES = 16_384
"""How long the log of SQLite may become, 64 MiB, before a commit helps the thread that moves it into the database."""
SURE = 1.0
"""Seconds after it was last used in which a connection is taken to be open still."""
MIGRATIONS = Path(__file__).parent / "migrations"
VERSION = "alembic_version"
"""Where alembic keeps the number of the last migration."""


def open_engines(settings: Settings) -> tuple[Engine, Engine]:
    """One to write with, one to read with, on a database that has today's tables and can be written."""
    if settings.url.startswith("sqlite"):
        make_folder(settings.folder)
        make_database(settings.folder)
    try:
        _upgrade_in_place(settings.url)
        writing = _engine(settings.url, writers(settings), WRITE)
        reading = _engine(settings.url, READERS, READ)
        _check(writing)
    except SQLAlchemyError as error:
        raise _unusable(settings.url, error) from None
    return writing, reading


def _upgrade_in_place(url: str) -> None:
    # SQLite changes a column by copying its table; meanwhile nothing may mind what refers to it.
    migrating = _engine(url, 1, WRITE, foreign_keys="OFF")
    try:
        upgrade(migrating)
    finally:
        migrating.dispose()


def writers(settings: Settings) -> int:
    """How many may write at once: SQLite lets one, PostgreSQL syncs several commits together."""
    return WRITERS if settings.is_shared else 1


def _check(writing: Engine) -> None:
    try:
        check_durable(writing)
        with writing.begin() as connection:
            write_pulse(connection)
    except SQLAlchemyError:
        writing.dispose()
        raise


def write_pulse(c: Connection) -> None:
    """Writes something that can be written whenever anything can."""
    c.execute(update(PULSE).values(at=int(time.time())))


def _unusable(url: str, error: SQLAlchemyError) -> BadInput:
    """Why a server cannot be opened, for whoever opens it."""
    told = error.orig if isinstance(error, DBAPIError) else error
    problem = next(iter(str(told).splitlines()), "")
    return BadInput("no-database", kind=outage_of(error) or "other", where=_place(url), problem=problem)


def _place(url: str) -> str:
    """A database as its owner knows it; its password stays a secret."""
    try:
        named = make_url(url)
    except ArgumentError:
        return url.partition(":")[0]
    return str(named.database) if named.drivername == "sqlite" else named.render_as_string(hide_password=True)


def upgrade(engine: Engine) -> None:
    """Gives the database today's tables, where it has older ones or none."""
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":  # processes that start together go one after the other
            connection.execute(text("SET LOCAL lock_timeout = 0"))
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


class FolderLock:
    """A lock on the data folder: a second server on the same SQLite file would not see the first one's moves."""

    def __init__(self, folder: Path) -> None:
        make_folder(folder)
        try:
            make_file(folder / "lock")
            self._file: IO[str] = (folder / "lock").open("w")
        except OSError as error:
            raise unwritable(folder, error) from None
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            self._file.close()
            raise BadInput("folder-is-in-use", folder=str(folder)) from None

    def release(self) -> None:
        self._file.close()


def _engine(url: str, connections: int, begin: str, foreign_keys: str = "ON") -> Engine:
    if not url.startswith("sqlite"):
        return _postgres_engine(url, connections, begin)
    engine = create_engine(url, pool_size=connections, max_overflow=0)
    event.listen(engine, "connect", lambda connection, _: _tune_sqlite(connection, foreign_keys))
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(begin))
    return engine


def _postgres_engine(url: str, connections: int, begin: str) -> Engine:
    """Those who only read need no transaction, which costs two messages more for every question."""
    if make_url(url).get_backend_name() != "postgresql":
        raise ArgumentError("not PostgreSQL")
    given: dict[str, Any] = {name: value for name, value in IMPATIENT.items() if name not in make_url(url).query}
    chosen: dict[str, Any] = {} if begin == WRITE else {"isolation_level": "AUTOCOMMIT"}
    engine = create_engine(url, pool_size=connections, max_overflow=0, connect_args=given, **chosen)

    def note(_connection: Any, record: Any) -> None:
        record.info["used"] = time.monotonic()

    def ping(connection: Any, record: Any, _proxy: Any) -> None:
        """Finds out whether the database went away meanwhile, if nobody has spoken to it for a while."""
        if time.monotonic() - record.info.get("used", 0.0) < SURE:
            return
        try:
            engine.dialect.do_ping(connection)
        except Exception as error:
            raise DisconnectionError from error

    event.listen(engine, "checkin", note)
    event.listen(engine, "checkout", ping)
    return engine


def _tune_sqlite(connection: Any, foreign_keys: str) -> None:
    connection.isolation_level = None  # SQLAlchemy says BEGIN itself
    durable = ("journal_mode=WAL", "synchronous=FULL", f"foreign_keys={foreign_keys}")
    for pragma in (f"busy_timeout={LOCK_PATIENCE}", *durable):
        connection.execute(f"PRAGMA {pragma}")
    connection.execute(f"PRAGMA wal_autocheckpoint={MOST_PAGES}")
