"""Copies of a house: made while it is open, checked before anybody relies on them, brought back only whole."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import Connection, create_engine, select

from beffroi.core.model import BadInput
from beffroi.core.revisions import Find
from beffroi.server.live.game import Match, new_record
from beffroi.server.settings import SQLITE_FILE, Settings
from beffroi.server.storage.database import OnlyServer, upgrade
from beffroi.server.storage.private_files import BESIDE, make_file, tighten
from beffroi.server.storage.schema import LOG, TABLES
from beffroi.server.storage.store import logged
from beffroi.server.tables.table import decode_plan

PAGES_AT_ONCE = 256


class Checked(NamedTuple):
    """What a copy holds."""

    tables: int
    entries: int


def back_up(settings: Settings, file: Path, find: Find) -> Checked:
    """Writes a new file with everything the house has on disk; the house may be open meanwhile."""
    source = _sqlite_file(settings)
    if not source.exists():
        raise BadInput("no-house", folder=str(settings.folder))
    with _new_file(file) as draft:
        _copy(source, draft)
        return check(draft, find)


def restore(settings: Settings, file: Path, find: Find) -> Checked:
    """Puts a checked copy in the place of the house's database, which is kept beside it."""
    target = _sqlite_file(settings)
    lock = OnlyServer(settings.folder)
    draft = target.with_suffix(".restored")
    try:
        _copy(file, draft)
        checked = check(draft, find)
        _keep(target)
        os.replace(draft, target)
        return checked
    finally:
        draft.unlink(missing_ok=True)
        lock.release()


def check(file: Path, find: Find) -> Checked:
    """Reads a copy from end to end and replays every game in it; raises `BadInput` when something does not fit."""
    with closing(sqlite3.connect(file)) as connection:
        _check_pages(connection, file)
    engine = create_engine(f"sqlite:///{file}")
    try:
        upgrade(engine)
        with engine.connect() as reading:
            return _check_games(reading, file, find)
    finally:
        engine.dispose()


def _check_pages(connection: sqlite3.Connection, file: Path) -> None:
    try:
        found = [row[0] for row in connection.execute("PRAGMA integrity_check")]
        connection.execute("SELECT version_num FROM alembic_version")  # else it is no house at all
    except sqlite3.DatabaseError as error:
        found = [str(error)]
    if found != ["ok"]:
        raise BadInput("damaged-copy", file=str(file), problem=found[0])


def _check_games(reading: Connection, file: Path, find: Find) -> Checked:
    tables = entries = 0
    for row in reading.execute(select(TABLES.c.plan, TABLES.c.seed)).all():
        plan = decode_plan(row.plan)
        match = Match(new_record(find(plan.game, plan.revision), plan), row.seed)
        log = select(LOG).where(LOG.c.table_id == plan.id).order_by(LOG.c.version)
        for entry in map(logged, reading.execute(log)):
            try:
                match.replay(entry)
            except Exception:
                raise BadInput("damaged-copy", file=str(file), problem=f"{plan.id} {entry.version}") from None
        tables, entries = tables + 1, entries + match.version
    return Checked(tables, entries)


def _copy(source: Path, target: Path) -> None:
    """Copies a database into a file that only its owner can read."""
    make_file(target)
    try:
        with (
            closing(sqlite3.connect(f"file:{source}?mode=ro", uri=True)) as read,
            closing(sqlite3.connect(target)) as written,
        ):
            read.backup(written, pages=PAGES_AT_ONCE)
    except sqlite3.Error as error:
        raise BadInput("damaged-copy", file=str(source), problem=str(error)) from None


@contextmanager
def _new_file(file: Path) -> Iterator[Path]:
    """A draft beside a file that does not exist yet; it gets its name when all went well."""
    draft = file.with_name(file.name + ".part")
    try:
        if file.exists():
            raise FileExistsError(17, os.strerror(17))
        yield draft
        with draft.open("rb") as written:
            os.fsync(written.fileno())
        os.replace(draft, file)
    except OSError as error:
        raise BadInput("unwritable-file", file=str(file), problem=error.strerror or "") from None
    finally:
        draft.unlink(missing_ok=True)


def _keep(target: Path) -> None:
    """The database that is replaced stays beside the new one, with what was not yet in it."""
    for suffix in BESIDE:
        old = target.with_name(target.name + suffix)
        if old.exists():
            tighten(old)
            os.replace(old, old.with_name(f"{SQLITE_FILE}.before{suffix}"))


def _sqlite_file(settings: Settings) -> Path:
    if settings.database:
        raise BadInput("not-sqlite")
    return settings.folder / SQLITE_FILE
