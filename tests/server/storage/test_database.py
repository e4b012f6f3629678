"""The database: migrated from the first day, durable, written in batches."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any, TypeAlias

import msgspec
import pytest
from alembic import command
from sqlalchemy import (
    Column,
    Connection,
    Integer,
    MetaData,
    Table,
    create_engine,
    insert,
    inspect,
    text,
)
from sqlalchemy.exc import IntegrityError

from beffroi.core.model import BadInput
from beffroi.server.settings import Settings
from beffroi.server.storage.database import alembic_config, check_durable, open_engines, upgrade
from beffroi.server.storage.schema import METADATA
from beffroi.server.storage.writer import Rows, Writer
from tests.server.running import settings_for
from tests.support.services import postgres


def test_the_migrations_lead_to_the_schema_of_today(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path}/new.sqlite3")
    upgrade(engine)
    with engine.begin() as connection:
        command.check(alembic_config(connection))
        assert set(inspect(connection).get_table_names()) == {*METADATA.tables, "alembic_version"}
    engine.dispose()


def test_a_server_opened_again_finds_its_database_up_to_date(tmp_path: Path) -> None:
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


# A database of before


def plan_of(table: str, code: str) -> bytes:
    return msgspec.json.encode({"id": table, "code": code, "title": "Coupe", "host": "ann"})


@pytest.fixture(params=["sqlite", "postgresql"])
def before(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Settings]:
    """A server from before codes were forgotten, with a table that has begun and one that waits."""
    with ExitStack() as stack:
        service = None if request.param == "sqlite" else stack.enter_context(postgres())
        settings = settings_for(tmp_path, **({} if service is None else {"database": service.new_database("before")}))
        engine = create_engine(settings.url)
        with engine.begin() as c:
            command.upgrade(alembic_config(c), "0003")
            c.execute(text("INSERT INTO guests VALUES ('ann', 'secret', 'Ann', 1)"))
            for table, status in (("begun", "running"), ("waits", "open"), ("done", "over")):
                row = {"id": table, "code": table.upper(), "status": status, "plan": plan_of(table, table.upper())}
                c.execute(text("INSERT INTO tables VALUES (:id, :code, :status, false, 1, 1, :plan, :plan)"), row)
                c.execute(text("INSERT INTO sitting VALUES ('ann', :id)"), row)
                c.execute(text("INSERT INTO log VALUES (:id, 1, 0, NULL, 'hash', NULL, NULL, 1, '', NULL)"), row)
                c.execute(text("INSERT INTO passings VALUES (:id, :id, 0, 1)"), row)
            c.execute(text("INSERT INTO tournaments VALUES ('cup', 'ann', 'over', false, 1, :deed)"), {"deed": b"{}"})
            event = "INSERT INTO happenings VALUES ('cup', 1, 'Finished', NULL, :event, 1)"
            c.execute(text(event), {"event": b"{}"})
        engine.dispose()
        yield settings


def test_a_server_of_before_keeps_everything_but_the_codes_and_words_that_are_void(before: Settings) -> None:
    writing, reading = open_engines(before)
    with writing.connect() as c:
        command.check(alembic_config(c))
        codes = {row.id: row.code for row in c.execute(text("SELECT id, code FROM tables"))}
        tables = {
            row.id: msgspec.json.decode(row.document) for row in c.execute(text("SELECT id, document FROM tables"))
        }
        kept = [c.scalar(text(f"SELECT count(*) FROM {name}")) for name in ("sitting", "log", "transfers")]
        kept_events = c.execute(text("SELECT tournament, number, once FROM tournament_events")).all()
        header = c.scalar(text("SELECT header FROM tournaments"))
        names = {index["name"] for index in inspect(c).get_indexes("tables")}
        hosts = {row.id: row.host for row in c.execute(text("SELECT id, host FROM tables"))}
    assert codes == {"begun": None, "waits": "WAITS", "done": None}
    assert {name: (table["code"], table["title"]) for name, table in tables.items()} == {
        name: (code, "Coupe") for name, code in codes.items()
    }
    assert kept == [3, 3, 0]
    assert (kept_events, header) == ([("cup", 1, "Finished")], b"{}")
    assert hosts == {"begun": "ann", "waits": "ann", "done": None}
    assert "ix_tables_status_private_created" in names
    with pytest.raises(IntegrityError), writing.begin() as c:
        c.execute(text("DELETE FROM tables"))
    writing.dispose()
    reading.dispose()


# The writer


NUMBERS = Table("numbers", MetaData(), Column("number", Integer, primary_key=True))
Made: TypeAlias = Callable[[int], Callable[[Connection], Any]]


def counting(number: int) -> Callable[[Connection], int]:
    def count(c: Connection) -> int:
        c.execute(insert(NUMBERS), {"number": number})
        return number

    return count


def rows(number: int) -> Rows:
    return Rows(NUMBERS, [{"number": number}])


def written(tmp_path: Path, made: Made, *numbers: int) -> tuple[list[int | type | None], list[int]]:
    """What a writer says to these numbers when they come all at once, and what is on disk then."""
    engine = create_engine(f"sqlite:///{tmp_path}/numbers.sqlite3")
    NUMBERS.create(engine)
    writer, held = Writer(engine), threading.Event()

    async def write() -> list[int | type | None]:
        gate = asyncio.create_task(writer.write(lambda _: held.wait(60)))
        await asyncio.sleep(0)
        jobs = [asyncio.create_task(writer.write(made(number))) for number in numbers]
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
