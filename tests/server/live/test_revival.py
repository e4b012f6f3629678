"""A server that opens looks after the tables that need it, and only those; one that cannot be read stops no other."""

from __future__ import annotations

import logging
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from beffroi.core.action import CHANCE, Seat
from beffroi.server.live import revival as upkeep
from beffroi.server.live.faults import Faults, pause_after
from beffroi.server.live.revival import needs_upkeep
from beffroi.server.protocol.tables import ClockTerms
from beffroi.server.settings import SQLITE_FILE
from beffroi.server.storage.store import Unreachable
from beffroi.server.tables.table import Ceiling, Occupant
from tests.server.guest import Guest
from tests.server.live.test_move import fair_for_two
from tests.server.running import PATIENCE, running_server
from tests.server.tables.test_table import ANN, BOT, TABLE
from tests.server.tournaments.test_runner import announce, is_over, path_of, until
from tests.support.effort import effort

AWAY = replace(ANN, stand_in="apprentice")
CLOCK = ClockTerms(per_move=60)


def eventually(true: Callable[[], object]) -> None:
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end
        time.sleep(0.01)


# Which tables need somebody


@pytest.mark.parametrize(
    ("occupants", "more", "asked", "is_needed"),
    [
        ((ANN, ANN), {}, (0, 1), False),
        ((ANN, ANN), {"clock": CLOCK}, (0,), True),
        ((ANN, BOT), {}, (0,), False),
        ((ANN, BOT), {}, (1,), True),
        ((ANN, BOT), {"clock": CLOCK}, (0,), True),
        ((AWAY, ANN), {}, (0,), True),
        ((BOT, BOT), {}, (0, 1), False),
        ((BOT, BOT), {"clock": CLOCK}, (0, 1), False),
        ((BOT, BOT), {"tournament": "t"}, (1,), True),
        ((ANN, BOT), {"clock": CLOCK}, (CHANCE,), False),
        ((ANN, ANN), {"ceilings": (Ceiling(Seat(1), 60, 7),)}, (1,), True),
        ((ANN, ANN), {"ceilings": (Ceiling(Seat(1), 60, 7),)}, (0,), False),
    ],
)
def test_a_table_needs_somebody_while_a_clock_runs_or_a_bot_or_a_ceiling_is_asked(
    occupants: tuple[Occupant, ...], more: dict[str, Any], asked: tuple[Seat, ...], is_needed: bool
) -> None:
    assert needs_upkeep(replace(TABLE, occupants=occupants, **more), asked) == is_needed


# What a server does when it opens

TABLES = effort(300, 10_000)


@contextmanager
def database(folder: Path) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(folder / SQLITE_FILE)) as opened:
        yield opened
        opened.commit()


def add_copies(folder: Path, table: str, copies: int) -> None:
    """Puts the same table there again and again, as if many were playing."""
    with database(folder) as opened:
        data, seed = opened.execute("SELECT document, seed FROM tables WHERE id = ?", (table,)).fetchone()
        for number in range(copies):
            name = f"copy-{number:06}"
            written = data.replace(table.encode(), name.encode())
            opened.execute(
                "INSERT INTO tables (id, code, status, private, created, edition, document, seed)"
                " VALUES (?, ?, 'running', 0, 1, 1, ?, ?)",
                (name, name, written, seed),
            )
            opened.execute("INSERT INTO log SELECT ?, version, seat, action, hash, move_id, digest, at, asked, clock"
                           " FROM log WHERE table_id = ?", (name, table))  # fmt: skip


def test_a_server_opens_the_tables_that_need_it_and_no_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(upkeep, "CHUNK", 64)
    with running_server(tmp_path, bot_pause=3600.0) as server:
        ann, bob = Guest(server.address, "Ann"), Guest(server.address, "Bob")
        quiet = fair_for_two(ann, bob)
        needy = {ann.open_table("fair", "me", "random")["id"] for _ in range(3)}
        needy |= {ann.open_table("fair", "me", "me", clock={"per_move": 3600})["id"] for _ in range(2)}
        ann.open_table("fair", "random", "random")
    add_copies(tmp_path, quiet, TABLES)
    with running_server(tmp_path, bot_pause=3600.0) as server:
        eventually(lambda: needy <= server.services.tables.open.keys())
        server.ask(server.services.revival.revive)
        assert server.services.tables.open.keys() == needy
        ann.move_to(server.address)
        assert ann.get(f"/api/tables/{quiet}")["status"] == "running", "when somebody comes"
    for guest in (ann, bob):
        guest.close()


# One table that cannot be read


def garbled(folder: Path, table: str) -> None:
    with database(folder) as opened:
        opened.execute("UPDATE tables SET document = X'7B00' WHERE id = ?", (table,))


def of_an_unknown_game(folder: Path, table: str) -> None:
    with database(folder) as opened:
        (data,) = opened.execute("SELECT document FROM tables WHERE id = ?", (table,)).fetchone()
        opened.execute("UPDATE tables SET document = ? WHERE id = ?", (data.replace(b'"fair"', b'"chess"'), table))


def with_an_unknown_option(folder: Path, table: str) -> None:
    with database(folder) as opened:
        (data,) = opened.execute("SELECT document FROM tables WHERE id = ?", (table,)).fetchone()
        opened.execute("UPDATE tables SET document = ? WHERE id = ?", (data.replace(b'"rounds"', b'"moons"'), table))


# What happens by itself goes on


def test_a_tournament_that_cannot_be_read_stops_no_other(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with running_server(tmp_path) as server:
        ann, bob = Guest(server.address, "Ann"), Guest(server.address, "Bob")
        broken = announce(ann, "series", planned=2)
        for guest in (ann, bob):
            guest.post(f"{path_of(broken)}/enter")
        ann.post(f"{path_of(broken)}/begin")
        with database(tmp_path) as opened:
            opened.execute("UPDATE tournaments SET header = X'7B00' WHERE id = ?", (broken["id"],))
        sound = announce(ann, bots=["random"] * 2, planned=1)
        ann.post(f"{path_of(sound)}/begin")
        until(ann, sound, is_over)
        eventually(lambda: "tournament-stopped" in [record.message for record in caplog.records])
    assert [record.message for record in caplog.records].count("tournament-stopped") == 1
    for guest in (ann, bob):
        guest.close()


def test_a_finished_table_that_cannot_be_read_does_not_keep_others_from_counting(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with running_server(tmp_path) as server:
        ann = Guest(server.address, "Ann")
        tables = []
        for _ in range(2):
            tables.append(ann.open_table("cathedral", "random", "novice")["id"])
            with ann.at(tables[-1]) as window:
                window.wait_for("over")
        eventually(lambda: [card["games"] for card in ann.get("/api/ratings/cathedral")] == [2, 2])
    with database(tmp_path) as opened:
        opened.execute("DELETE FROM rated")
        opened.execute("DELETE FROM ratings")
        opened.execute("UPDATE tables SET document = X'7B00' WHERE id = ?", (min(tables),))
    with running_server(tmp_path) as server:
        ann.move_to(server.address)
        eventually(lambda: ann.get("/api/ratings/cathedral"))
        assert [card["games"] for card in ann.get("/api/ratings/cathedral")] == [1, 1]
    assert [record.message for record in caplog.records].count("table-not-rated") == 1
    ann.close()


def test_a_fault_is_said_once_until_it_goes_well_again(caplog: pytest.LogCaptureFixture) -> None:
    faults = Faults()

    def attempt(table: str, *, fails: bool) -> None:
        with faults.contained("broken", table=table):
            if fails:
                raise ArithmeticError

    with caplog.at_level(logging.ERROR):
        for table, fails in (("A", True), ("A", True), ("B", True), ("A", False), ("A", True)):
            attempt(table, fails=fails)
    assert [getattr(record, "table", "") for record in caplog.records] == ["A", "B", "A"]


def test_a_database_that_is_away_is_not_the_fault_of_one_table() -> None:
    with pytest.raises(Unreachable), Faults().contained("broken", table="A"):
        raise Unreachable("OperationalError")


def test_pauses_grow_up_to_a_minute() -> None:
    assert [pause_after(faults) for faults in (1, 2, 3, 6, 7, 8, 10_000)] == [1, 2, 4, 32, 60, 60, 60]
