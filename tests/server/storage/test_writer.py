"""What waits together is written together."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any

from sqlalchemy import (
    Connection,
    Engine,
    create_engine,
    event,
    select,
)
from sqlalchemy.exc import IntegrityError

from beffroi.server.storage.writer import Writer
from tests.server.storage.test_database import NUMBERS, counting, rows, written


def test_what_waits_together_is_written_together(tmp_path: Path) -> None:
    assert written(tmp_path, counting, 1, 2, 3) == ([1, 2, 3], [1, 2, 3])


def test_a_job_that_fails_takes_no_other_with_it(tmp_path: Path) -> None:
    assert written(tmp_path, counting, 1, 2, 2, 3) == ([1, 2, IntegrityError, 3], [1, 2, 3])


def test_a_row_that_is_refused_takes_no_other_with_it(tmp_path: Path) -> None:
    assert written(tmp_path, rows, 1, 2, 2, 3) == ([None, None, IntegrityError, None], [1, 2, 3])


def test_rows_that_wait_together_are_written_by_one_statement(tmp_path: Path) -> None:
    statements: list[bool] = []

    def note(_c: Any, _cursor: Any, _statement: str, _parameters: Any, _context: Any, is_many: bool) -> None:
        statements.append(is_many)

    event.listen(Engine, "before_cursor_execute", note)
    try:
        written(tmp_path, rows, 1, 2, 3)
    finally:
        event.remove(Engine, "before_cursor_execute", note)
    assert statements.count(True) == 1


def test_several_threads_have_several_batches_on_their_way(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path}/numbers.sqlite3")
    writer, begun, held = Writer(engine, threads=2), threading.Event(), threading.Event()

    def wait(_c: Connection) -> bool:
        begun.set()
        return held.wait(60)

    async def write() -> bool:
        first = asyncio.create_task(writer.write(wait))
        await asyncio.to_thread(begun.wait, 60)
        await writer.write(lambda _: held.set())
        return await first

    assert asyncio.run(write())
    writer.close()
    engine.dispose()


def test_a_writer_that_is_closed_has_written_all_it_was_given(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path}/numbers.sqlite3")
    NUMBERS.create(engine)
    writer = Writer(engine, threads=4)

    async def write() -> None:
        jobs = [asyncio.create_task(writer.write(rows(number))) for number in range(300)]
        await asyncio.sleep(0)
        await asyncio.to_thread(writer.close)
        await asyncio.gather(*jobs)

    asyncio.run(write())
    with engine.connect() as connection:
        assert len(list(connection.scalars(select(NUMBERS)))) == 300
    engine.dispose()
