"""The database: migrated from the first day, durable, written by one thread."""

from __future__ import annotations

import asyncio
import threading
from functools import partial
from pathlib import Path

import pytest
from alembic import command
from sqlalchemy import Connection, create_engine, inspect, text
from sqlalchemy.exc import IntegrityError

from beffroi.core.model import BadInput
from beffroi.server.database import alembic_config, check_durable, open_engines, upgrade
from beffroi.server.schema import METADATA
from beffroi.server.writer import Writer
from tests.server.house import settings_for


def test_the_migrations_lead_to_the_schema_of_today(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path}/new.sqlite3")
    upgrade(engine)
    with engine.begin() as connection:
        command.check(alembic_config(connection))
        assert set(inspect(connection).get_table_names()) == {*METADATA.tables, "alembic_version"}
    engine.dispose()


def test_a_house_opened_again_finds_its_database_up_to_date(tmp_path: Path) -> None:
    for _ in range(2):
        for engine in open_engines(settings_for(tmp_path)):
            engine.dispose()


def test_a_database_that_may_forget_is_refused(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path}/careless.sqlite3")
    with engine.connect() as connection:
        connection.execute(text("PRAGMA synchronous=OFF"))
        connection.commit()
    with pytest.raises(BadInput, match="not-durable"):
        check_durable(engine)
    engine.dispose()


def test_sqlite_writes_ahead_and_syncs_fully(tmp_path: Path) -> None:
    writing, reading = open_engines(settings_for(tmp_path))
    with writing.connect() as connection:
        assert connection.scalar(text("PRAGMA journal_mode")) == "wal"
        assert connection.scalar(text("PRAGMA synchronous")) == 2
    writing.dispose()
    reading.dispose()


# The writer


def count(number: int, c: Connection) -> int:
    c.execute(text("INSERT INTO numbers VALUES (:number)"), {"number": number})
    return number


def written(tmp_path: Path, *numbers: int) -> tuple[list[int | type], list[int]]:
    """What a writer says to these numbers when they come all at once, and what is on disk then."""
    engine = create_engine(f"sqlite:///{tmp_path}/numbers.sqlite3")
    with engine.begin() as connection:
        connection.execute(text("CREATE TABLE numbers (number INTEGER PRIMARY KEY)"))
    writer, held = Writer(engine), threading.Event()

    async def write() -> list[int | type]:
        gate = asyncio.create_task(writer.write(lambda _: held.wait(60)))
        await asyncio.sleep(0)
        jobs = [asyncio.create_task(writer.write(partial(count, number))) for number in numbers]
        await asyncio.sleep(0)
        held.set()
        await gate
        answers = await asyncio.gather(*jobs, return_exceptions=True)
        return [type(each) if isinstance(each, BaseException) else each for each in answers]

    answers = asyncio.run(write())
    writer.close()
    with engine.connect() as connection:
        kept = list(connection.scalars(text("SELECT number FROM numbers ORDER BY number")))
    engine.dispose()
    return answers, kept


def test_what_waits_together_is_written_together(tmp_path: Path) -> None:
    assert written(tmp_path, 1, 2, 3) == ([1, 2, 3], [1, 2, 3])


def test_a_job_that_fails_takes_no_other_with_it(tmp_path: Path) -> None:
    assert written(tmp_path, 1, 2, 2, 3) == ([1, 2, IntegrityError, 3], [1, 2, 3])
