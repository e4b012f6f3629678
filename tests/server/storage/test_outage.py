"""An outage of the database is told once when it begins and once when it ends, and ends by itself."""

from __future__ import annotations

import asyncio
import itertools
import logging
import os
import resource
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, create_engine, event
from sqlalchemy.exc import OperationalError

from beffroi.core.model import BadInput
from beffroi.server.people.limits import Limits
from beffroi.server.settings import SQLITE_FILE
from beffroi.server.storage import database
from beffroi.server.storage.database import LOCK_PATIENCE, FolderLock, open_engines
from beffroi.server.storage.outage import POSTGRES, SQLITE, Outages
from beffroi.server.storage.writer import Writer
from beffroi.server.tables.table import Table
from beffroi.text import LANGUAGES, Texts
from beffroi.tournament.ratings import RatedGame
from bench.server_process import server as premises
from tests.cli.beffroi import beffroi
from tests.server.guest import Guest, Json, TableSocket
from tests.server.live.test_move import fair_for_two
from tests.server.running import PATIENCE, RunningServer, running_server, settings_for
from tests.server.tournaments.test_ratings import rated
from tests.support.services import NOBODY
from tests.toy.rulebook import Bid

Names = itertools.count(1)


pytestmark = pytest.mark.usefixtures("impatience")


# Faults, each the real thing


@contextmanager
def locked(server: RunningServer) -> Iterator[None]:
    """Another program holds the database."""
    with closing(sqlite3.connect(server.settings.folder / SQLITE_FILE, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        yield
        other.execute("ROLLBACK")


@contextmanager
def read_only(server: RunningServer) -> Iterator[None]:
    """Whatever is written is refused as on a read-only file system."""
    pragma(server, "query_only=ON")
    yield
    pragma(server, "query_only=OFF")


@contextmanager
def full(server: RunningServer) -> Iterator[None]:
    """The database may not grow by a page."""
    pragma(server, "max_page_count=1")
    yield
    pragma(server, "max_page_count=1000000")


def pragma(server: RunningServer, setting: str) -> None:
    """Changes the connection that writes; a thread that waits for its turn is no part of the test."""
    with server.services.store._writing.connect() as connection:
        driver: Any = connection.connection.driver_connection
        driver.execute(f"PRAGMA {setting}")


FAULTS = {"locked": locked, "read-only": read_only, "disk-full": full}


def speak(player: TableSocket) -> Json:
    """Says something long, so that the database must grow sooner or later."""
    name = f"say-{next(Names)}"
    player.say({"type": "chat", "move_id": name, "text": "blah " * 50})
    return player.reply(name)


def wait_until(is_it: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not is_it():
        assert time.monotonic() < end
        time.sleep(0.02)


def told(caplog: pytest.LogCaptureFixture) -> list[logging.LogRecord]:
    return [record for record in caplog.records if record.getMessage().startswith("store-")]


@pytest.mark.parametrize("kind", FAULTS)
def test_an_outage_is_told_twice_counted_and_over_by_itself(
    kind: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with running_server(tmp_path) as server:
        server.services.connections.remarks = Limits(0)  # to fill a disk takes many of them
        ann, bob = Guest(server.address, "Ann"), Guest(server.address, "Bob")
        with ann.at(fair_for_two(ann, bob), 0) as player:
            player.shown()
            with FAULTS[kind](server):
                while (answer := speak(player))["type"] == "ok":
                    pass
                assert (answer["type"], answer["why"]) == ("retry", "store")
                assert [record.__dict__["kind"] for record in told(caplog)][:1] == [kind]
            wait_until(lambda: ann.http.get("/readyz").is_success)
            assert speak(player)["type"] == "ok"
        figures = ann.get("/metrics").text
        for guest in (ann, bob):
            guest.close()
    begun, over = told(caplog)[0], told(caplog)[1]
    assert (begun.getMessage(), over.getMessage()) == ("store-outage", "store-outage-over")
    assert over.__dict__["kind"] == kind
    assert over.__dict__["seconds"] >= 0
    assert over.__dict__["writes"] >= 1
    assert f'beffroi_store_outages_total{{kind="{kind}"}}' in figures
    assert f'beffroi_store_failures_total{{kind="{kind}"}}' in figures
    assert not [record for record in caplog.records if record.getMessage() == "background-work-failed"]


@pytest.mark.parametrize("kind", ["locked", "read-only"])
def test_a_move_sent_again_and_again_in_an_outage_counts_once(kind: str, tmp_path: Path) -> None:
    with running_server(tmp_path) as server:
        ann, bob = Guest(server.address, "Ann"), Guest(server.address, "Bob")
        table = fair_for_two(ann, bob)
        with ann.at(table, 0) as player:
            step = player.shown()["step"]
            with FAULTS[kind](server):
                for _ in range(3):
                    assert player.move(Bid(5), step, "mine")["type"] == "retry"
            said = [player.move(Bid(5), step, "mine")["type"] for _ in range(2)]
        log = server.ask(lambda: server.services.table_store.log(table))
        for guest in (ann, bob):
            guest.close()
    assert said == ["ok", "ok-duplicate"]
    assert [entry.move_id for entry in log].count("mine") == 1


def test_a_game_that_ended_in_an_outage_is_rated_after_it(tmp_path: Path) -> None:
    with running_server(tmp_path) as server:
        ann = Guest(server.address, "Ann")
        ratings = server.services.ratings
        rate = ratings.rate

        async def fail(table: Table, outcome: RatedGame | None) -> None:  # noqa: ARG001 - as it is called
            ratings.rate = rate  # type: ignore[method-assign]
            await server.services.store.write(_refuse)

        ratings.rate = fail  # type: ignore[method-assign]
        with ann.at(ann.open_table("cathedral", "novice", "random")["id"]) as window:
            window.wait_for("over")
        rated(ann, 1)
        ann.close()


def _refuse(c: Connection) -> None:
    """Fails as on a read-only file system."""
    c.exec_driver_sql("PRAGMA query_only=ON")
    try:
        database.write_pulse(c)
    finally:
        c.exec_driver_sql("PRAGMA query_only=OFF")


def test_a_disk_that_takes_nothing_more_is_told_and_found_again(tmp_path: Path) -> None:
    server = premises(str(tmp_path))
    ann = Guest(f"http://127.0.0.1:{server.port}", "Ann")
    try:
        assert ann.get("/readyz").text == "ok"
        unlimited = resource.prlimit(server.child.pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
        ann.put("/api/me", {"nickname": "Anne"}, 503)
        assert ann.get("/readyz", 503)["facts"] == {"kind": "disk-error"}
        resource.prlimit(server.child.pid, resource.RLIMIT_FSIZE, unlimited)
        wait_until(lambda: ann.http.get("/readyz").is_success)
        assert ann.put("/api/me", {"nickname": "Anna"})["nickname"] == "Anna"
    finally:
        ann.close()
        server.kill()


# Waiting


def test_a_lock_is_waited_for_a_second_at_most(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    assert LOCK_PATIENCE <= 1000
    for engine in open_engines(settings_for(tmp_path)):
        with engine.connect() as connection:
            assert connection.exec_driver_sql("PRAGMA busy_timeout").scalar() == LOCK_PATIENCE
        engine.dispose()


def test_those_who_wait_together_for_a_lock_wait_once(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path}/x.sqlite3", connect_args={"timeout": 0.05, "isolation_level": None})
    begun = []

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        begun.append(connection)
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    async def write(writer: Writer) -> list[Any]:
        return await asyncio.gather(*(writer.write(lambda _: None) for _ in range(20)), return_exceptions=True)

    with closing(sqlite3.connect(tmp_path / "x.sqlite3", isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        writer = Writer(engine)
        answers = asyncio.run(write(writer))
        writer.close()
    assert {type(each) for each in answers} == {OperationalError}
    assert len(begun) <= 2  # the first may have gone alone
    engine.dispose()


def test_an_outage_keeps_its_beginning_whatever_follows(caplog: pytest.LogCaptureFixture) -> None:
    outages = Outages()
    outages.wrote()
    for kind in ("unreachable", "disk-full", "unreachable"):
        outages.failed(kind, is_write=kind == "disk-full")
    outages.wrote()
    outages.wrote()
    assert [record.getMessage() for record in told(caplog)] == ["store-outage", "store-outage-over"]
    assert told(caplog)[1].__dict__["writes"] == 1


# Starting


def test_a_server_whose_disk_takes_nothing_says_so_in_one_sentence(tmp_path: Path) -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "beffroi", "serve", "--host", "127.0.0.1", "--port", "0", "--no-open"],
        env=os.environ | {"BEFFROI_DATA": str(tmp_path), "LANG": "C", "COLUMNS": "1000"},
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0)),
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert ran.returncode == 2
    assert ran.stderr.startswith(f"The disk does not take what is written to {tmp_path / SQLITE_FILE}")
    assert ran.stderr.count("\n") == 1


def test_a_server_without_its_postgresql_says_so_in_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BEFFROI_DATABASE", "postgresql://ann:secret@127.0.0.1:1/beffroi")
    ran = beffroi("serve", "--host", "127.0.0.1", "--port", "0", "--no-open", folder=tmp_path)
    assert ran.code == 2
    assert ran.err.startswith("No database answers at postgresql+psycopg://ann:***@127.0.0.1:1/beffroi")
    assert "secret" not in ran.err
    assert "Traceback" not in ran.err


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_outage_has_its_sentence(language: str) -> None:
    kinds = {*SQLITE.values(), *POSTGRES.values(), "unreachable", "other"}
    said = {Texts(language).say("error-no-database", kind=kind, where="here", problem="x") for kind in kinds}
    assert len(said) == len(kinds)
    assert all("here" in sentence and "$" not in sentence for sentence in said)


@pytest.mark.parametrize("address", ["mysql://nowhere/x", "nonsense"])
def test_an_address_that_is_none_of_a_database_is_refused(address: str, tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="no-database"):
        open_engines(settings_for(tmp_path, database=address))


@contextmanager
def as_nobody() -> Iterator[None]:
    """Root may write everywhere, so it becomes somebody else for a moment."""
    is_root = os.geteuid() == 0
    if is_root:
        os.seteuid(NOBODY)
    yield
    if is_root:
        os.seteuid(0)


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    closed = tmp_path / "closed"
    closed.mkdir()
    closed.chmod(0o500)
    for folder in (closed, closed / "inside"):
        with as_nobody(), pytest.raises(BadInput, match="unwritable-folder"):
            FolderLock(folder)
        with as_nobody(), pytest.raises(BadInput, match="unwritable-folder"):
            open_engines(settings_for(folder))


def test_a_database_that_is_held_by_another_program_is_named(tmp_path: Path) -> None:
    for engine in open_engines(settings_for(tmp_path)):
        engine.dispose()
    with closing(sqlite3.connect(tmp_path / SQLITE_FILE, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(BadInput, match="'kind': 'locked'"):
            open_engines(settings_for(tmp_path))


def test_a_file_that_is_no_database_is_named(tmp_path: Path) -> None:
    (tmp_path / SQLITE_FILE).write_bytes(b"nonsense" * 1000)
    with pytest.raises(BadInput, match="'kind': 'damaged'"):
        open_engines(settings_for(tmp_path))
