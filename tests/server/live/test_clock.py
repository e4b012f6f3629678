"""The clocks of a table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from beffroi.core.action import CHANCE, HOST, Seat
from beffroi.server.live import clock as clock_module
from beffroi.server.live.clock import Clock
from beffroi.server.live.no_show import STAND_IN, no_show
from beffroi.server.live.table import LiveTable
from beffroi.server.protocol.rest import ClockTerms
from tests.server.guest import Guest
from tests.server.passing import Time
from tests.server.running import RunningServer, running_server, settings_for
from tests.support.find import find_any
from tests.toy.rulebook import Bid, Offer

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


def test_a_house_that_was_closed_cost_nobody_anything(time: Time) -> None:
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
    with ann.at(table, 0) as chair:
        assert chair.next()["clocks"]["running"] == [0, 1]
        chair.move(Bid(5))
        assert chair.until(lambda frame: frame["type"] == "update")["clocks"]["running"] == [1]
    assert server.services.tables.open[table].clock is not None


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
    with running_server(tmp_path) as server:
        ann = Guest(server.address)
        table = ann.open_table("fair", "me", "me", clock={"bank": 600})["id"]
        with ann.at(table, 0) as chair:
            chair.move(Bid(5))
            before = chair.until(lambda frame: frame["type"] == "update")["clocks"]["left"]
    with running_server(tmp_path) as server:
        ann.move_to(server.address)
        with ann.at(table, 0) as chair:
            after = chair.next()["clocks"]
            assert after["running"] == [1]
            assert after["left"][0] == before[0]
            assert 0 <= before[1] - after["left"][1] < 60_000
    ann.close()


# Nobody stops a clock, and nobody wins time


class Pair:
    """Ann and Bob at a clocked table of the Fair, where both are asked at once."""

    def __init__(self, server: RunningServer, **terms: int) -> None:
        self.server = server
        self.ann, self.bob = Guest(server.address, "Ann"), Guest(server.address, "Bob")
        self.table: str = self.ann.open_table("fair", "me", "open", clock=terms or {"bank": 600, "increment": 10})["id"]
        self.bob.post(f"/api/tables/{self.table}/join", {})

    def close(self) -> None:
        for guest in (self.ann, self.bob):
            guest.close()

    @property
    def live(self) -> LiveTable:
        live: LiveTable = self.server.ask(lambda: self.server.services.tables.get(self.table))
        return live

    def left(self) -> tuple[int, ...]:
        clock = self.live.clock
        assert clock is not None
        return clock.shown().left

    def bob_moves(self) -> None:
        with self.bob.at(self.table, BOB) as chair:
            assert chair.move(Bid(5))["type"] == "ok"

    # What becomes of Ann's chair

    def wait(self) -> None:
        pass

    def leave(self) -> None:
        self.ann.post(f"/api/tables/{self.table}/leave")

    def come_back(self) -> None:
        self.ann.post(f"/api/tables/{self.table}/return")

    def stay_away(self) -> None:
        live = self.live
        self.server.ask(lambda: no_show(live, ANN, STAND_IN))

    def hand_over(self) -> None:
        word = self.ann.post(f"/api/tables/{self.table}/pass?seat=0")["word"]
        other = Guest(self.server.address, "Ann’s telephone")
        other.post("/api/claim", {"word": word})
        self.ann.close()
        self.ann = other

    def freeze_and_thaw(self) -> None:
        live = self.live
        self.server.ask(lambda: live.freeze(ArithmeticError("a fault")))
        self.server.ask(live.thaw)

    def restart(self) -> None:
        self.server.close()
        self.server = silent_house(Path(self.server.settings.data))
        for guest in (self.ann, self.bob):
            guest.move_to(self.server.address)


def silent_house(folder: Path) -> RunningServer:
    """A house whose bots never answer."""
    server = RunningServer(settings_for(folder, bot_pause=3600.0), find_any)
    server.open()
    return server


@pytest.fixture(scope="module")
def silent(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    server = silent_house(tmp_path_factory.mktemp("silent"))
    yield server
    server.close()


@pytest.fixture
def pair(silent: RunningServer) -> Iterator[Pair]:
    pair = Pair(silent)
    yield pair
    pair.close()


FATES: dict[str, tuple[Callable[[Pair], None], ...]] = {
    "leaves": (Pair.leave,),
    "leaves and returns": (Pair.leave, Pair.come_back),
    "is stood in for": (Pair.stay_away,),
    "is stood in for and returns": (Pair.stay_away, Pair.come_back),
    "hands over": (Pair.hand_over,),
    "leaves, hands over": (Pair.leave, Pair.hand_over),
    "leaves, is frozen and thawed, returns": (Pair.leave, Pair.freeze_and_thaw, Pair.come_back),
    "is frozen and thawed": (Pair.freeze_and_thaw,),
}


@pytest.mark.parametrize("fate", FATES.values(), ids=FATES)
@pytest.mark.parametrize("moves_at", [None, 0, 1])
def test_the_clocks_of_exactly_those_who_are_asked_run_whatever_becomes_of_a_chair(
    time: Time, pair: Pair, fate: tuple[Callable[[Pair], None], ...], moves_at: int | None
) -> None:
    """Bob moves before one of the steps, after all of them, or not at all; every second is paid once."""
    asked = [True, True]
    spent = [0, 0]
    for number, step in enumerate((*fate, Pair.wait)):
        if number == moves_at:
            pair.bob_moves()
            asked[BOB], spent[BOB] = False, spent[BOB] - 10_000
        time.pass_by(7)
        step(pair)
        spent = [each + 7_000 * is_asked for each, is_asked in zip(spent, asked, strict=True)]
        assert pair.left() == tuple(600_000 - each for each in spent)


@pytest.mark.parametrize("fate", [(), (Pair.leave,), (Pair.stay_away,)], ids=["there", "left", "away"])
def test_a_restart_starts_the_clocks_of_all_who_are_asked(
    tmp_path: Path, time: Time, fate: tuple[Callable[[Pair], None], ...]
) -> None:
    pair = Pair(silent_house(tmp_path))
    time.pass_by(20)
    pair.bob_moves()
    for step in (*fate, Pair.restart, Pair.come_back):
        step(pair)
    assert pair.left() == (580_000, 590_000)
    time.pass_by(7)
    assert pair.left() == (573_000, 590_000)
    pair.server.close()
    pair.close()


def test_the_time_of_somebody_away_runs_out(time: Time, pair: Pair) -> None:
    pair.leave()
    with pair.bob.at(pair.table, BOB) as chair:
        chair.move(Bid(5))
        time.pass_by(600)
        chair.wait_for("over")
    assert chair.sheet["result"]["places"] == [2, 1]


def test_a_bot_that_stands_in_earns_no_increment(time: Time) -> None:
    clock = started(ClockTerms(bank=60, increment=5), ANN)
    time.pass_by(10)
    clock.turn(ANN, (BOB,), is_own=False)
    assert clock.left(ANN) == 50_000


@pytest.mark.parametrize("terms", [{"bank": 600, "increment": 30}, {"per_move": 300}], ids=["bank", "per move"])
def test_nothing_but_an_answer_wins_time(silent: RunningServer, time: Time, terms: dict[str, int]) -> None:
    """Talk, a resend, a sealed answer that is changed or taken back: the time goes on as if nothing had been said."""
    pair = Pair(silent, **terms)
    full, _ = pair.left()
    with pair.ann.at(pair.table, ANN) as chair:
        for spent in (20, 40):
            time.pass_by(20)
            assert chair.move(Offer(BOB, 1))["type"] == "ok"
            assert pair.left()[ANN] == full - spent * 1000
        time.pass_by(20)
        step = chair.shown()["step"]
        chair.move(Bid(5), step, "once")
        once = pair.left()[ANN]
        assert chair.move(Bid(5), step, "once")["type"] == "ok-duplicate"
        assert chair.move(Bid(6), step)["type"] == "ok"
        assert pair.left()[ANN] == once
        for spent in (60, 80, 100):
            assert chair.undo()["type"] == "ok"
            chair.ping()
            assert pair.left()[ANN] == full - spent * 1000
            time.pass_by(10)
            assert chair.move(Bid(5))["type"] == "ok"
            assert pair.left()[ANN] == once - (spent - 50) * 1000 * ("bank" in terms)
            time.pass_by(10)
    pair.close()


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
