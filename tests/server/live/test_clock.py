"""The clocks of a table."""

from __future__ import annotations

from pathlib import Path

import pytest

from beffroi.core.action import CHANCE, Seat
from beffroi.server.live import clock as clock_module
from beffroi.server.live.clock import Clock
from beffroi.server.protocol.tables import ClockTerms
from tests.server.guest import Guest
from tests.server.passing import Time
from tests.server.running import RunningServer, running_server
from tests.toy.rulebook import Bid

ANN, BOB = Seat(0), Seat(1)


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


def test_a_server_that_was_closed_cost_nobody_anything(time: Time) -> None:
    clock = started(ClockTerms(bank=60), ANN)
    time.pass_by(10)
    kept = clock.kept()
    time.pass_by(3600)
    again = Clock(ClockTerms(bank=60), 2)
    again.restore(kept, (ANN,), 0)
    assert again.left(ANN) == 50_000
    time.pass_by(1)
    assert again.left(ANN) == 49_000


def test_a_clock_that_is_read_elsewhere_has_been_running(time: Time) -> None:
    clock = started(ClockTerms(bank=60), ANN)
    time.pass_by(10)
    again = Clock(ClockTerms(bank=60), 2)
    again.restore(clock.kept(), (ANN,), 5_000)
    again.turn(CHANCE, (ANN, BOB))
    assert (again.left(ANN), again.left(BOB)) == (45_000, 60_000)


def test_a_copy_goes_its_own_way(time: Time) -> None:
    clock = started(ClockTerms(bank=60), ANN)
    twin = clock.copy()
    twin.turn(ANN, (BOB,))
    assert clock.shown().running == (ANN,)
    time.pass_by(1)
    assert clock.left(BOB) == 60_000


# At a table


def test_a_table_shows_its_clocks(ann: Guest, server: RunningServer) -> None:
    table = ann.open_table("fair", "me", "me", clock={"bank": 600})["id"]
    with ann.at(table, 0) as player:
        assert player.next()["clocks"]["running"] == [0, 1]
        player.move(Bid(5))
        assert player.until(lambda frame: frame["type"] == "update")["clocks"]["running"] == [1]
    assert server.services.tables.open[table].clock is not None


def test_clocks_are_credited_after_a_restart(tmp_path: Path) -> None:
    with running_server(tmp_path) as server:
        ann = Guest(server.address)
        table = ann.open_table("fair", "me", "me", clock={"bank": 600})["id"]
        with ann.at(table, 0) as player:
            player.move(Bid(5))
            before = player.until(lambda frame: frame["type"] == "update")["clocks"]["left"]
    with running_server(tmp_path) as server:
        ann.move_to(server.address)
        with ann.at(table, 0) as player:
            after = player.next()["clocks"]
            assert after["running"] == [1]
            assert after["left"][0] == before[0]
            assert 0 <= before[1] - after["left"][1] < 60_000
    ann.close()


def test_a_bot_that_stands_in_earns_no_increment(time: Time) -> None:
    clock = started(ClockTerms(bank=60, increment=5), ANN)
    time.pass_by(10)
    clock.turn(ANN, (BOB,), is_own=False)
    assert clock.left(ANN) == 50_000


def test_whoever_takes_an_answer_back_has_been_thinking_all_the_while(time: Time) -> None:
    clock = started(ClockTerms(bank=60, increment=5), ANN)
    time.pass_by(10)
    clock.turn(ANN, (BOB,))
    time.pass_by(20)
    clock.take_back((ANN,))
    assert (clock.left(ANN), clock.left(BOB)) == (30_000, 60_000)
    clock.turn(ANN, (ANN,))
    clock.turn(ANN, (BOB,))
    assert clock.left(ANN) == 40_000
    time.pass_by(1)
    clock.take_back((ANN,))
    clock.take_back((ANN,))
    assert (clock.left(ANN), clock.left(BOB)) == (29_000, 60_000)


@pytest.mark.parametrize(("jump", "served"), [(0, 5), (-86_400, 0), (86_400, 5)])
def test_a_clock_on_the_wall_that_jumps_makes_nobody_think_longer(
    jump: int, served: int, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    uptime, at = clock_module.Uptime(), time.now
    time.pass_by(5)
    monkeypatch.setattr(clock_module, "wall_clock", lambda: time.now + jump * 1000)
    assert uptime.since(at) == served * 1000
