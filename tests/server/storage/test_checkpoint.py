"""What is written reaches the database itself while the server is open, and no commit has to wait for it."""

from __future__ import annotations

import re
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from prometheus_client import Histogram

from beffroi.server.settings import SQLITE_FILE
from beffroi.server.storage import checkpoint
from beffroi.server.storage.checkpoint import Checkpoints
from tests.server.guest import Guest
from tests.server.running import PATIENCE, running_server

PAGE = 4096


@pytest.fixture(autouse=True)
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checkpoint, "EVERY", 0.02)


def count(seconds: Histogram) -> float:
    (found,) = [each.value for each in next(iter(seconds.collect())).samples if each.name == "seconds_count"]
    return found


def wait_until(is_it: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not is_it():
        assert time.monotonic() < end
        time.sleep(0.01)


def test_what_was_written_is_moved_and_timed_while_the_writer_is_open(tmp_path: Path) -> None:
    file, seconds = tmp_path / "x.sqlite3", Histogram("seconds", "x", registry=None)
    with closing(sqlite3.connect(file, isolation_level=None)) as writer:
        writer.execute("PRAGMA journal_mode=WAL")
        writer.execute("PRAGMA wal_autocheckpoint=0")
        writer.execute("CREATE TABLE pages (page BLOB)")
        moving = Checkpoints(str(file), seconds)
        for number in range(1, 4):
            writer.execute("INSERT INTO pages VALUES (zeroblob(?))", (50 * PAGE,))
            wait_until(lambda number=number: file.stat().st_size > number * 50 * PAGE)  # type: ignore[misc]
        moving.close()
    assert count(seconds) >= 3


def test_nothing_is_moved_when_nothing_was_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checkpoint, "EVERY", 3600.0)
    file, seconds = tmp_path / "x.sqlite3", Histogram("seconds", "x", registry=None)
    moving = Checkpoints(str(file), seconds)
    with closing(sqlite3.connect(file)) as connection:
        seen = moving._move(connection, None)
        assert moving._move(connection, seen) == seen
    moving.close()
    assert count(seconds) == 1


def test_a_server_moves_what_it_writes_and_leaves_no_log_when_it_closes(tmp_path: Path) -> None:
    with running_server(tmp_path) as server:
        ann = Guest(server.address, "Ann")
        wait_until(lambda: bool(re.search(r'seconds_count{part="checkpoint"} [1-9]', ann.get("/metrics").text)))
        with server.services.store._writing.connect() as connection:
            assert connection.exec_driver_sql("PRAGMA wal_autocheckpoint").scalar() == 16_384
        ann.close()
    assert {path.name for path in tmp_path.iterdir()} == {SQLITE_FILE}
