"""Copies of the database: made while the server is open, checked before anybody relies on them, restored only whole."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import NamedTuple, TypeAlias

from sqlalchemy import Connection, create_engine

from beffroi.core.model import BadInput
from beffroi.server.settings import SQLITE_FILE, Settings
from beffroi.server.storage.database import FolderLock, upgrade
from beffroi.server.storage.private_files import BESIDE, make_file, tighten

PAGES_AT_ONCE = 256


class BackupContents(NamedTuple):
    """What a copy holds."""

    tables: int
    entries: int


CheckGames: TypeAlias = Callable[[Connection, Path], BackupContents]
"""Plays every game in a database again, and counts them; raises `BadInput` when one does not fit."""


def back_up(settings: Settings, file: Path, check_games: CheckGames) -> BackupContents:
    """Writes a new file with everything the server has on disk; it may be open meanwhile."""
    source = _sqlite_file(settings)
    if not source.exists():
        raise BadInput("no-server-folder", folder=str(settings.folder))
    with _new_file(file) as draft:
        _copy(source, draft)
        return check(draft, check_games)


def restore(settings: Settings, file: Path, check_games: CheckGames) -> BackupContents:
    """Puts a checked copy in the place of the server's database, which is kept beside it."""
    target = _sqlite_file(settings)
    lock = FolderLock(settings.folder)
    draft = target.with_suffix(".restored")
    try:
        _copy(file, draft)
        checked = check(draft, check_games)
        _keep(target)
        os.replace(draft, target)
        return checked
    finally:
        draft.unlink(missing_ok=True)
        lock.release()


def check(file: Path, check_games: CheckGames) -> BackupContents:
    """Reads a copy from end to end and replays every game in it; raises `BadInput` when something does not fit."""
    with closing(sqlite3.connect(file)) as connection:
        _check_pages(connection, file)
    engine = create_engine(f"sqlite:///{file}")
    try:
        upgrade(engine)
        with engine.connect() as reading:
            return check_games(reading, file)
    finally:
        engine.dispose()


def _check_pages(connection: sqlite3.Connection, file: Path) -> None:
    try:
        found = [row[0] for row in connection.execute("PRAGMA integrity_check")]
        connection.execute("SELECT version_num FROM alembic_version")  # else it is not ours at all
    except sqlite3.DatabaseError as error:
        found = [str(error)]
    if found != ["ok"]:
        raise BadInput("damaged-copy", file=str(file), problem=found[0])


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
