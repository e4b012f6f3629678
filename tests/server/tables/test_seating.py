"""People come and go at a table that has not begun, against a small model of who sits where."""

from __future__ import annotations

import tempfile
from contextlib import ExitStack
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from beffroi.core.action import Seat
from beffroi.server.protocol.people import Guest as Visitor
from beffroi.server.protocol.problems import NotFound
from beffroi.server.tables.seating import hand_over
from beffroi.server.tables.table import Occupant
from tests.server.guest import Guest
from tests.server.running import RunningServer, settings_for
from tests.server.tables.test_table import ANN as ANNS
from tests.server.tables.test_table import table
from tests.support.effort import effort
from tests.support.find import find_any

SEATS = 4
PEOPLE = st.integers(0, 1)
NAMES = ("Ann", "Bob")
ANN, BOB = range(2)
"""Ann is the host."""


class Seats(RuleBasedStateMachine):
    """One seat always stays free, so that the game never begins."""

    @initialize(several=st.booleans())
    def open_the_server(self, several: bool) -> None:
        self.stack = ExitStack()
        self.folder = Path(self.stack.enter_context(tempfile.TemporaryDirectory()))
        self.server = self._server()
        self.guests = [Guest(self.server.address, name) for name in NAMES]
        self.table = self.guests[0].open_table("fair", *["open"] * SEATS, several_seats=several)["id"]
        self.sitting: dict[int, int] = {}
        self.several = several
        self.is_put_out = False

    def _server(self) -> RunningServer:
        server = RunningServer(settings_for(self.folder), find_any)
        server.open()
        return server

    @precondition(lambda self: len(self.sitting) < SEATS - 1)
    @rule(who=PEOPLE)
    def join(self, who: int) -> None:
        """Anywhere: who sits already stays where he is."""
        is_out = who == BOB and self.is_put_out
        self.guests[who].post(f"/api/tables/{self.table}/join", {}, 409 if is_out else None)
        if who not in self.sitting.values() and not is_out:
            self.sitting[min(set(range(SEATS)) - self.sitting.keys())] = who

    @precondition(lambda self: len(self.sitting) < SEATS - 1)
    @rule(who=PEOPLE, seat=st.integers(0, SEATS - 1))
    def take_a_seat(self, who: int, seat: int) -> None:
        """One more, for somebody at the same device; a seat is given once, to guests only one unless it was agreed."""
        why = self._why_not(who, seat)
        said = self.guests[who].post(f"/api/tables/{self.table}/join", {"seat": seat}, 409 if why else None)
        if why:
            assert said["why"] == why
        else:
            self.sitting[seat] = who

    def _why_not(self, who: int, seat: int) -> str | None:
        if who == BOB and self.is_put_out:
            return "put-out"
        if who == BOB and BOB in self.sitting.values() and not self.several:
            return "you-sit-already"
        return "seat-is-taken" if seat in self.sitting else None

    @rule(seat=st.integers(0, SEATS - 1))
    def free(self, seat: int) -> None:
        """The host frees one seat of his own, or all of Bob's, who does not sit down here again."""
        self.guests[ANN].post(f"/api/tables/{self.table}/free?seat={seat}")
        if self.sitting.get(seat) == BOB:
            self.is_put_out = True
            self.sitting = {seat: other for seat, other in self.sitting.items() if other != BOB}
        else:
            self.sitting.pop(seat, None)

    @rule(who=PEOPLE)
    def leave(self, who: int) -> None:
        """All one's seats are free again; who has none has nothing to leave."""
        sat = who in self.sitting.values()
        self.guests[who].post(f"/api/tables/{self.table}/leave", None, None if sat else 403)
        self.sitting = {seat: other for seat, other in self.sitting.items() if other != who}

    @rule()
    def restart(self) -> None:
        self.server.close()
        self.server = self._server()
        for guest in self.guests:
            guest.move_to(self.server.address)

    @invariant()
    def everybody_sees_who_sits_where(self) -> None:
        for who, guest in enumerate(self.guests):
            seats = guest.get(f"/api/tables/{self.table}")["seats"]
            assert {n: card["name"] for n, card in enumerate(seats) if card["kind"] == "person"} == {
                seat: NAMES[other] for seat, other in self.sitting.items()
            }
            assert {n for n, card in enumerate(seats) if card["mine"]} == {
                seat for seat, other in self.sitting.items() if other == who
            }

    def teardown(self) -> None:
        self.server.close()
        for guest in self.guests:
            guest.close()
        self.stack.close()


Seats.TestCase.settings = settings(
    max_examples=effort(3, 30),
    stateful_step_count=20,
    derandomize=True,
    database=None,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)
TestWhoSitsWhere = Seats.TestCase


def test_nobody_hands_over_a_seat_that_is_not_theirs_any_more() -> None:
    heir = Visitor("cid", "Cid")
    for giver, occupant in (("bob", ANNS), ("ann", Occupant("bot", guest="ann")), ("ann", Occupant("open"))):
        with pytest.raises(NotFound, match="no-such-word"):
            hand_over(table(occupant, ANNS), Seat(0), giver, heir)
    assert hand_over(table(ANNS), Seat(0), "ann", heir).occupants[0].guest == "cid"
