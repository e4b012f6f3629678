"""Which clocks of a table run: nobody stops one, and nobody wins time."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from beffroi.server.live.no_show import STAND_IN, no_show
from beffroi.server.live.table import LiveTable
from tests.server.guest import Guest
from tests.server.live.test_clock import ANN, BOB
from tests.server.passing import Time
from tests.server.running import RunningServer, settings_for
from tests.support.find import find_any
from tests.toy.rulebook import Bid, Offer


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
        with self.bob.at(self.table, BOB) as player:
            assert player.move(Bid(5))["type"] == "ok"

    # What becomes of Ann's seat

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
        self.server = silent_server(Path(self.server.settings.data))
        for guest in (self.ann, self.bob):
            guest.move_to(self.server.address)


def silent_server(folder: Path) -> RunningServer:
    """A server whose bots never answer."""
    server = RunningServer(settings_for(folder, bot_pause=3600.0), find_any)
    server.open()
    return server


@pytest.fixture(scope="module")
def silent(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    server = silent_server(tmp_path_factory.mktemp("silent"))
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


def test_the_time_of_somebody_away_runs_out(time: Time, pair: Pair) -> None:
    pair.leave()
    with pair.bob.at(pair.table, BOB) as player:
        player.move(Bid(5))
        time.pass_by(600)
        player.wait_for("over")
    assert player.sheet["result"]["places"] == [2, 1]


@pytest.mark.parametrize("terms", [{"bank": 600, "increment": 30}, {"per_move": 300}], ids=["bank", "per move"])
def test_nothing_but_an_answer_wins_time(silent: RunningServer, time: Time, terms: dict[str, int]) -> None:
    """Talk, a resend, a sealed answer that is changed or taken back: the time goes on as if nothing had been said."""
    pair = Pair(silent, **terms)
    full, _ = pair.left()
    with pair.ann.at(pair.table, ANN) as player:
        for spent in (20, 40):
            time.pass_by(20)
            assert player.move(Offer(BOB, 1))["type"] == "ok"
            assert pair.left()[ANN] == full - spent * 1000
        time.pass_by(20)
        step = player.shown()["step"]
        player.move(Bid(5), step, "once")
        once = pair.left()[ANN]
        assert player.move(Bid(5), step, "once")["type"] == "ok-duplicate"
        assert player.move(Bid(6), step)["type"] == "ok"
        assert pair.left()[ANN] == once
        for spent in (60, 80, 100):
            assert player.undo()["type"] == "ok"
            player.ping()
            assert pair.left()[ANN] == full - spent * 1000
            time.pass_by(10)
            assert player.move(Bid(5))["type"] == "ok"
            assert pair.left()[ANN] == once - (spent - 50) * 1000 * ("bank" in terms)
            time.pass_by(10)
    pair.close()


def test_a_bot_has_no_clock(ann: Guest) -> None:
    table = ann.open_table("cathedral", "me", "random", clock={"bank": 600})["id"]
    with ann.at(table, 0) as player:
        assert player.next()["clocks"]["running"] == [0]


@pytest.mark.parametrize("fate", FATES.values(), ids=FATES)
@pytest.mark.parametrize("moves_at", [None, 0, 1])
def test_the_clocks_of_exactly_those_who_are_asked_run_whatever_becomes_of_a_seat(
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
    pair = Pair(silent_server(tmp_path))
    time.pass_by(20)
    pair.bob_moves()
    for step in (*fate, Pair.restart, Pair.come_back):
        step(pair)
    assert pair.left() == (580_000, 590_000)
    time.pass_by(7)
    assert pair.left() == (573_000, 590_000)
    pair.server.close()
    pair.close()
