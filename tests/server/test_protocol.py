"""The contract of a table against a small model: whatever people do in whatever order, what was acknowledged stays."""

from __future__ import annotations

import tempfile
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from tests.server.guest import Guest, Json, TableSocket
from tests.server.running import RunningServer, settings_for
from tests.support.effort import effort
from tests.support.find import find_any
from tests.toy.rulebook import Add, Bid, Offer

SEATS = st.integers(0, 1)
AMOUNTS = st.integers(0, 4)


class Play(RuleBasedStateMachine):
    """Two people with any number of tabs; the model knows which moves were acknowledged, and what each seat saw."""

    @initialize()
    def open_the_server(self) -> None:
        self.stack = ExitStack()
        self.folder = Path(self.stack.enter_context(tempfile.TemporaryDirectory()))
        self.server = self._server()
        self.guests = [Guest(self.server.address, name) for name in ("Ann", "Bob")]
        self.table = self.guests[0].open_table("fair", "me", "open", options={"rounds": 4})["id"]
        self.guests[1].post(f"/api/tables/{self.table}/join", {})
        self.tabs: list[list[TableSocket]] = [[], []]
        self.sockets: list[list[ExitStack]] = [[], []]
        self.counted: list[tuple[int, str, int, Any]] = []
        self.names = 0
        for seat in range(2):
            self.another_tab(seat)

    def _server(self) -> RunningServer:
        server = RunningServer(settings_for(self.folder, away_after=3600.0), find_any)
        server.open()
        return server

    # What people do

    @rule(seat=SEATS, amount=AMOUNTS)
    def answer(self, seat: int, amount: int) -> None:
        tab = self.tabs[seat][0]
        before = tab.shown()
        action = Add(amount) if before["asking"] == "RaiseBid" else Bid(amount)
        said = self._move(seat, tab, action)
        if before["ask"] is not None and said["type"] != "ok":
            assert before["ask"]["high"] < amount, said
        if before["ask"] is None and before["mine"] is None:
            assert said["type"] == "illegal", said

    @rule(seat=SEATS)
    def offer(self, seat: int) -> None:
        tab = self.tabs[seat][0]
        number = tab.number
        if self._move(seat, tab, Offer(1 - seat, 1))["type"] != "ok":  # type: ignore[arg-type]
            tab.ping()
            assert tab.number == number

    @rule(seat=SEATS)
    def undo(self, seat: int) -> None:
        tab = self.tabs[seat][0]
        expected = "ok" if tab.may_undo() else "illegal"
        assert tab.undo(self._name())["type"] == expected

    @precondition(lambda self: self.counted)
    @rule(data=st.data())
    def send_again(self, data: st.DataObject) -> None:
        seat, name, step, action = data.draw(st.sampled_from(self.counted))
        assert self.tabs[seat][-1].move(action, step, name)["type"] == "ok-duplicate"

    @precondition(lambda self: self.counted)
    @rule(data=st.data())
    def use_a_name_twice(self, data: st.DataObject) -> None:
        seat, name, step, _ = data.draw(st.sampled_from(self.counted))
        assert self.tabs[seat][-1].move(Bid(999), step, name)["type"] == "id-reused"

    @rule(seat=SEATS)
    def another_tab(self, seat: int) -> None:
        socket = ExitStack()
        self.guests[seat].over = ("socket", "stream")[len(self.tabs[seat]) % 2]
        tab = socket.enter_context(self.guests[seat].at(self.table, seat))
        tab.shown()
        self.tabs[seat].append(tab)
        self.sockets[seat].append(socket)

    @rule(seat=SEATS)
    def come_back_after_a_break(self, seat: int) -> None:
        """Exactly what was missed is shown, or everything at once."""
        gone = self.tabs[seat].pop()
        self.sockets[seat].pop().close()
        socket = ExitStack()
        tab = socket.enter_context(self.guests[seat].at(self.table, seat, gone.number))
        tab.number, tab.seen, tab.frames = gone.number, gone.seen, gone.frames
        tab.next()
        self.tabs[seat].append(tab)
        self.sockets[seat].append(socket)

    @rule()
    def restart(self) -> None:
        before = [tabs[0].shown() for tabs in self.tabs]
        self._leave()
        self.server.close()
        self.server = self._server()
        for seat, guest in enumerate(self.guests):
            moved = Guest(self.server.address, None)
            moved.http.cookies = guest.http.cookies
            guest.close()
            self.guests[seat] = moved
            self.another_tab(seat)
        assert [tabs[0].shown() for tabs in self.tabs] == before

    # What must hold

    @invariant()
    def all_tabs_of_a_seat_show_the_same(self) -> None:
        for tabs in self.tabs:
            for tab in tabs:
                tab.ping()
            assert all(tab.seen == tabs[0].seen and tab.number == tabs[0].number for tab in tabs)

    @invariant()
    def both_are_asked_the_same_question(self) -> None:
        one, two = (tabs[0].shown() for tabs in self.tabs)
        assert [one[key] for key in ("step", "asked", "answered")] == [
            two[key] for key in ("step", "asked", "answered")
        ]

    def _move(self, seat: int, tab: TableSocket, action: Any) -> Json:
        name, step = self._name(), tab.shown()["step"]
        said = tab.move(action, step, name)
        if said["type"] == "ok":
            self.counted.append((seat, name, step, action))
        return said

    def _name(self) -> str:
        self.names += 1
        return f"n{self.names}"

    def _leave(self) -> None:
        for sockets in self.sockets:
            for socket in sockets:
                socket.close()
        self.tabs, self.sockets = [[], []], [[], []]

    def teardown(self) -> None:
        self._leave()
        self.server.close()
        for guest in self.guests:
            guest.close()
        self.stack.close()


Play.TestCase.settings = settings(
    max_examples=effort(3, 30),
    stateful_step_count=20,
    derandomize=True,
    database=None,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)
TestWhatWasAcknowledgedStays = Play.TestCase
