"""A server that is killed while its tournaments draw rounds and take in results does each of it once."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from beffroi.games import find
from beffroi.tournament.log import AnyEvent, Paired, Scored
from bench.tournament import TournamentKills, TournamentReport, faults, kill_during_tournaments
from tests.support.effort import effort
from tests.support.services import Postgres, postgres

KILLS = effort(2, 10)


@pytest.fixture(scope="module")
def database() -> Iterator[Postgres]:
    with postgres() as service:
        yield service


def killed(kills: TournamentKills, folder: Path) -> TournamentReport:
    return asyncio.run(kill_during_tournaments(find("cathedral"), kills, folder, lambda *_: None))


def check(report: TournamentReport) -> None:
    assert report.kills == KILLS
    assert report.results >= report.rounds >= 4
    assert report.is_clean, report


def test_nobody_is_lost_and_nothing_is_counted_twice_on_sqlite(tmp_path: Path) -> None:
    check(killed(TournamentKills(KILLS), tmp_path))


def test_nobody_is_lost_and_nothing_is_counted_twice_on_postgresql(tmp_path: Path, database: Postgres) -> None:
    check(killed(TournamentKills(KILLS, database.new_database("tourney")), tmp_path))


def test_a_log_that_breaks_a_promise_is_found_out() -> None:
    good: list[AnyEvent] = [Paired(0, ((0, 1),), (2,)), Scored(0, 0, (1, 2), (3, 4))]
    assert not any(faults(good, 3).values())
    assert faults([*good, *good], 3)["recounted"] == 2
    assert faults([Paired(0, ((0, 1), (1, 2)))], 3)["twice"] == 1
    assert faults([Paired(0, ((0, 1),))], 3)["missing"] == 1
