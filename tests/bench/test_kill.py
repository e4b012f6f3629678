"""A server that is killed in the middle of play keeps every move it has acknowledged, and counts it once."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from beffroi.core.action import Seat
from beffroi.core.codec import encode
from beffroi.core.entry import Answered
from beffroi.core.record import Record
from beffroi.games import NAMES, find
from beffroi.server.tables.log import LogEntry
from bench.kill import KillReport, Kills, faults, kill_during_play, replayed
from bench.server_process import Visitor
from bench.simulated import SimulatedTable
from tests.cli.beffroi import bench
from tests.support.cases import Case, walk
from tests.support.effort import effort
from tests.support.services import Postgres, nats, postgres

GAMES = [find(name) for name in NAMES]
KILLS = effort(2, 20)


@pytest.fixture(scope="module")
def database() -> Iterator[Postgres]:
    with postgres() as service:
        yield service


def killed(kills: Kills, folder: Path) -> KillReport:
    return asyncio.run(kill_during_play(GAMES, kills, folder, lambda *_: None))


def check(report: KillReport) -> None:
    assert report.kills == KILLS
    assert report.acknowledged > 10
    assert report.is_clean, report


def test_nothing_acknowledged_is_lost_on_sqlite(tmp_path: Path) -> None:
    check(killed(Kills(KILLS), tmp_path))


def test_nothing_acknowledged_is_lost_when_the_power_fails(tmp_path: Path) -> None:
    check(killed(Kills(KILLS, power=True), tmp_path))


def test_nothing_acknowledged_is_lost_on_postgresql(tmp_path: Path, database: Postgres) -> None:
    check(killed(Kills(KILLS, database.new_database("killed")), tmp_path))


def test_nothing_acknowledged_is_lost_when_some_of_several_processes_are_killed(
    tmp_path: Path, database: Postgres
) -> None:
    with nats() as bus:
        kills = Kills(KILLS, database.new_database("shared"), processes=effort(2, 3), bus=bus.url)
        check(killed(kills, tmp_path))


def entry(version: int, seat: int, move_id: str | None, action: bytes | None = None, hash: str = "") -> LogEntry:
    return LogEntry(version, Seat(seat), action, hash, move_id, None, 0, ())


def test_a_log_that_breaks_a_promise_is_found_out() -> None:
    rows = [entry(1, 0, "a"), entry(2, 1, "a"), entry(3, -1, None), entry(5, 0, "b"), entry(6, 0, "b")]
    assert faults(rows, {"a", "b"}) == {"gaps": 2, "duplicated": 1, "lost": 0}
    assert faults(rows[:2], {"a", "b", "c"}) == {"gaps": 0, "duplicated": 0, "lost": 2}


def test_a_log_that_does_not_lead_where_it_says_is_found_out() -> None:
    game = GAMES[0]
    record = Record.of_setup(game)
    for ply, _ in zip(walk(Case(game, 2, game.options()), seed=1), range(6), strict=False):
        record.play(ply.seat, ply.action)
    rows = []
    for number, said in enumerate(record.entries, start=1):
        assert isinstance(said, Answered)
        rows.append(entry(number, said.seat, None, encode(said.action), said.hash))
    table = SimulatedTable(game, [Visitor(0), Visitor(0)], Random(0), lambda *_: None)
    assert replayed(table, rows)[1] == 0
    rows[3] = replace(rows[3], hash=rows[2].hash)
    assert replayed(table, rows)[1] == 1


def test_several_processes_need_a_database_they_can_share(tmp_path: Path) -> None:
    ran = bench("kill", "--processes", "2", folder=tmp_path)
    assert ran.code == 2
    assert "--database" in ran.err


def test_the_power_fails_on_sqlite_only(tmp_path: Path) -> None:
    ran = bench("kill", "--power", "--database", "postgresql://nowhere/x", folder=tmp_path)
    assert ran.code == 2
    assert "--power" in ran.err
