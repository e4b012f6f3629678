"""The clocks of a table."""

from __future__ import annotations

from pathlib import Path

import pytest

from beffroi.core.action import CHANCE, HOST, Seat
from beffroi.server import clock as clocks
from beffroi.server.clock import Clock
from beffroi.server.protocol import ClockTerms
from tests.server.guest import Guest
from tests.server.house import RunningHouse, running_house
from tests.toy.rulebook import Bid

ANN, BOB = Seat(0), Seat(1)


class Time:
    """A time that passes when a test says so."""

    def __init__(self) -> None:
        self.now = 1_000_000

    def pass_by(self, seconds: float) -> None:
        self.now += int(seconds * 1000)


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    time = Time()
    monkeypatch.setattr(clocks, "_now", lambda: time.now)
    return time


def started(terms: ClockTerms, *asked: Seat) -> Clock:
    clock = Clock(terms, 2)
    clock.turn(CHANCE, asked)
    return clock


def test_a_bank_is_spent_while_its_seat_is_waited_for(time: Time) -> None:
    clock = started(ClockTerms(bank=60), ANN)
    time.pass_by(10)
    assert (clock.left(ANN), clock.left(BOB)) == (50_000, 60_000)
    assert clock.shown().running == (ANN,)


def test_a_bank_grows_with_each_move(time: Time) -> None:
    clock = started(ClockTerms(bank=60, increment=5), ANN)
    time.pass_by(10)
    clock.turn(ANN, (BOB,))
    assert clock.left(ANN) == 55_000
    time.pass_by(1)
    assert clock.left(ANN) == 55_000


def test_the_time_for_a_move_is_new_for_every_move(time: Time) -> None:
    clock = started(ClockTerms(per_move=30), ANN)
    time.pass_by(20)
    assert clock.left(ANN) == 10_000
    clock.turn(ANN, (ANN,))
    assert clock.left(ANN) == 30_000


def test_the_bank_is_touched_only_when_the_time_for_a_move_is_over(time: Time) -> None:
    clock = started(ClockTerms(per_move=30, bank=60), ANN)
    time.pass_by(40)
    clock.turn(ANN, (BOB,))
    assert clock.left(ANN) == 80_000


def test_who_has_no_time_left_is_late(time: Time) -> None:
    clock = started(ClockTerms(bank=60), ANN, BOB)
    assert clock.late() is None
    time.pass_by(59)
    clock.turn(BOB, (ANN,))
    time.pass_by(1)
    assert clock.late() == ANN
    assert clock.shown().left == (0, 1_000)


def test_who_sealed_an_answer_does_not_wait_at_his_own_cost(time: Time) -> None:
    clock = started(ClockTerms(bank=60), ANN, BOB)
    time.pass_by(5)
    clock.turn(ANN, (BOB,))
    time.pass_by(5)
    assert (clock.left(ANN), clock.left(BOB)) == (55_000, 50_000)


def test_a_house_that_was_closed_cost_nobody_anything(time: Time) -> None:
    clock = started(ClockTerms(bank=60), ANN)
    time.pass_by(10)
    kept = clock.kept()
    time.pass_by(3600)
    again = Clock(ClockTerms(bank=60), 2)
    again.restore(kept)
    again.turn(CHANCE, (ANN,))
    assert again.left(ANN) == 50_000
    time.pass_by(1)
    assert again.left(ANN) == 49_000


def test_a_copy_goes_its_own_way(time: Time) -> None:
    clock = started(ClockTerms(bank=60), ANN)
    twin = clock.copy()
    twin.turn(ANN, (BOB,))
    assert clock.shown().running == (ANN,)
    time.pass_by(1)
    assert clock.left(BOB) == 60_000


# At a table


def test_a_table_shows_its_clocks(ann: Guest, house: RunningHouse) -> None:
    table = ann.open_table("fair", "me", "me", clock={"bank": 600})["id"]
    with ann.at(table, 0) as chair:
        assert chair.next()["clocks"]["running"] == [0, 1]
        chair.move(Bid(5))
        assert chair.until(lambda frame: frame["type"] == "update")["clocks"]["running"] == [1]
    assert house.house.rooms[table].clock is not None


def test_terms_without_any_time_are_no_clock(ann: Guest) -> None:
    assert ann.open_table("fair", "me", "me", clock={"increment": 5})["clock"] is None


def test_who_runs_out_of_time_is_told_so_by_the_host(ann: Guest) -> None:
    table = ann.open_table("fair", "me", "me", clock={"per_move": 1})["id"]
    with ann.at(table) as window:
        while not any(ply["seat"] == HOST for ply in window.plies()):
            window.next()


def test_a_bot_has_no_clock(ann: Guest) -> None:
    table = ann.open_table("cathedral", "me", "random", clock={"bank": 600})["id"]
    with ann.at(table, 0) as chair:
        assert chair.next()["clocks"]["running"] == [0]


def test_clocks_are_credited_after_a_restart(tmp_path: Path) -> None:
    with running_house(tmp_path) as house:
        ann = Guest(house.address)
        table = ann.open_table("fair", "me", "me", clock={"bank": 600})["id"]
        with ann.at(table, 0) as chair:
            chair.move(Bid(5))
            before = chair.until(lambda frame: frame["type"] == "update")["clocks"]["left"]
    with running_house(tmp_path) as house:
        ann.move_to(house.address)
        with ann.at(table, 0) as chair:
            after = chair.next()["clocks"]
            assert after["running"] == [1]
            assert after["left"][0] == before[0]
            assert 0 <= before[1] - after["left"][1] < 60_000
    ann.close()
