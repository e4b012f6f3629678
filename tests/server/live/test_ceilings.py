"""Whoever has told the table how far they go in an auction need not bid themselves, and nobody else learns of it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from beffroi.core.action import Action, Seat
from beffroi.games import find
from beffroi.games.leonardo.rulebook import Bid, Decline, Pass, Raise
from beffroi.server.live.ceilings import LONGEST, SHORTEST, CeilingBids
from beffroi.server.tables.seating import stand_in
from bench.server_process import ServerProcess
from bench.server_process import server as killable
from tests.games.leonardo.table import A, B, C, arriving
from tests.games.leonardo.test_auction import on_sale
from tests.server.guest import BOTH_WAYS, Guest, Json, TableSocket
from tests.server.running import RunningServer, running_server
from tests.server.test_worlds import World
from tests.support.effort import effort

NUMBERS = count(1)
KILLS = effort(1, 20)


@pytest.fixture(scope="module")
def people(server: RunningServer) -> Iterator[list[Guest]]:
    with ExitStack() as stack:
        guests = [Guest(server.address, name) for name in ("Ann", "Bob", "Cléo")]
        for guest in guests:
            stack.callback(guest.close)
        yield guests


class Sale:
    """A table at which a palace is sold: Bob is asked first, then Cléo, and Ann last."""

    def __init__(self, stack: ExitStack, server: RunningServer, people: list[Guest], s: Any = None) -> None:
        self.server, self.people, self.id = server, people, f"C{next(NUMBERS):05}"
        World(server, people[0]).lay(find("leonardo"), on_sale() if s is None else s, self.id, *people)
        self.windows = [stack.enter_context(guest.at(self.id, seat)) for seat, guest in enumerate(people)]
        self.onlooker = stack.enter_context(people[0].at(self.id))
        for window in (*self.windows, self.onlooker):
            window.shown()

    def bid(self, seat: Seat, florins: int) -> None:
        self._answer(seat, Raise(), Bid(florins))

    def leave(self, seat: Seat) -> None:
        self._answer(seat, Pass())

    def _answer(self, seat: Seat, first: Action, *further: Action) -> None:
        window = asked(self.windows[seat])
        step = window.shown()["step"]
        assert window.move(first, then=further)["type"] == "ok"
        while window.shown()["step"] == step:
            window.next()

    def others(self, seat: Seat) -> list[TableSocket]:
        return [window for window in (*self.windows, self.onlooker) if window is not self.windows[seat]]


@pytest.fixture
def sale(server: RunningServer, people: list[Guest]) -> Iterator[Sale]:
    with ExitStack() as stack:
        yield Sale(stack, server, people)


def asked(window: TableSocket) -> TableSocket:
    """Reads until somebody is asked themselves."""
    while window.shown()["ask"] is None:
        window.next()
    return window


def bids(window: TableSocket) -> list[tuple[int, int]]:
    """The bids that somebody was shown, by whom and how high."""
    events = [event for ply in window.plies() for event in ply["events"]]
    return [(event["facts"]["seat"], event["facts"]["florins"]) for event in events if event["what"] == "bid"]


def owner(sale: Sale) -> int:
    """Whose the palace is that was sold."""
    game = sale.server.ask(lambda: sale.server.services.tables.open[sale.id].game)
    return cast(int, game.state.owners[18])


def until_bid(window: TableSocket, seat: Seat, florins: int) -> None:
    """Reads until somebody has bid so much."""
    while (seat, florins) not in bids(window):
        window.next()


def own_ceiling(window: TableSocket) -> Json | None:
    """What somebody was last shown of their own ceiling."""
    window.ping()
    told = [frame["ceiling"] for frame in window.frames if "ceiling" in frame]
    return cast("Json | None", told[-1])


def test_the_table_makes_the_smallest_bid_up_to_the_ceiling_and_then_asks(sale: Sale) -> None:
    assert sale.windows[A].set_ceiling(20)["type"] == "ok"
    sale.bid(B, 5)
    sale.leave(C)
    sale.bid(B, 15)
    sale.bid(B, 25)
    until_bid(sale.windows[A], B, 25)
    assert bids(sale.windows[A]) == [(B, 5), (A, 10), (B, 15), (A, 20), (B, 25)]
    assert not any(ply["lone"] for ply in sale.windows[A].plies())
    sale.leave(A)
    assert owner(sale) == B


def test_of_two_ceilings_the_higher_one_wins_where_the_other_can_bid_no_more(sale: Sale) -> None:
    sale.windows[A].set_ceiling(100)
    sale.windows[C].set_ceiling(40)
    sale.leave(B)
    until_bid(sale.windows[C], A, 40)
    assert bids(sale.windows[C])[-2:] == [(C, 35), (A, 40)]
    sale.leave(C)
    sale.windows[A].catch_up(sale.windows[C].number)
    assert owner(sale) == A
    assert own_ceiling(sale.windows[A]) is None


def test_a_ceiling_can_be_changed_and_withdrawn_and_its_seat_is_shown_it(sale: Sale) -> None:
    window = sale.windows[A]
    for amount in (20, 60, None):
        assert window.set_ceiling(amount)["type"] == "ok"
        told = own_ceiling(window)
        assert told is not None
        assert told["amount"] == amount
        with sale.people[A].at(sale.id, A) as again:
            again.shown()
            assert again.frames[0]["ceiling"]["amount"] == amount
    sale.bid(B, 5)
    sale.leave(C)
    asked(window)


def test_whoever_comes_back_and_has_missed_nothing_is_shown_the_ceiling_they_have_set_elsewhere(sale: Sale) -> None:
    sale.windows[A].set_ceiling(60)
    with sale.people[A].at(sale.id, A, since=sale.windows[A].number) as again:
        assert again.next()["type"] == "table"
        assert again.next()["ceiling"]["amount"] == 60


@BOTH_WAYS
def test_nobody_else_notices_a_ceiling(server: RunningServer, over: str) -> None:
    with ExitStack() as stack:
        people = [Guest(server.address, name, over) for name in ("Ann", "Bob", "Cléo")]
        for guest in people:
            stack.callback(guest.close)
        sale = Sale(stack, server, people)
        others = sale.others(A)
        told = [(window.number, window.seen) for window in others if window.ping()]
        info = people[B].get(f"/api/tables/{sale.id}")
        for amount in (20, 200, None, 60):
            assert sale.windows[A].set_ceiling(amount)["type"] == "ok"
        assert [window.ping()[:-1] for window in others] == [[], [], []]
        assert [(window.number, window.seen) for window in others] == told
        assert people[B].get(f"/api/tables/{sale.id}") == info
        for seat in (B, C):
            told_of = own_ceiling(sale.windows[seat])
            assert told_of is not None
            assert told_of["amount"] is None
        assert own_ceiling(sale.onlooker) is None


def test_what_others_are_sent_is_the_same_to_the_byte_however_far_somebody_goes(
    server: RunningServer, people: list[Guest]
) -> None:
    def sent(ceiling: int) -> list[list[Json]]:
        with ExitStack() as stack:
            sale = Sale(stack, server, people)
            sale.windows[A].set_ceiling(ceiling)
            sale.bid(B, 5)
            sale.leave(C)
            sale.bid(B, 15)
            asked(sale.windows[B])
            sale.windows[C].catch_up(sale.windows[B].number)
            sale.onlooker.catch_up(sale.windows[B].number)
            return [without_table(window) for window in sale.others(A)]

    assert sent(20) == sent(250)


def without_table(window: TableSocket) -> list[Json]:
    """The updates that somebody was sent, which do not name the table."""
    return [frame for frame in window.frames if frame["type"] == "update"]


def test_bids_are_in_the_record_like_any_others(sale: Sale) -> None:
    sale.windows[A].set_ceiling(20)
    sale.bid(B, 5)
    sale.leave(C)
    asked(sale.windows[B])
    entries = sale.server.ask(lambda: sale.server.services.table_store.log(sale.id))
    assert [entry.action for entry in entries if entry.seat == A] == [
        b'{"type":"Raise"}',
        b'{"type":"Bid","florins":10}',
    ]


@pytest.mark.parametrize(
    ("amount", "why"), [(13, "ceiling-out-of-bounds"), (0, "ceiling-out-of-bounds"), (255, "ceiling-out-of-bounds")]
)
def test_a_ceiling_that_is_no_possible_bid_is_refused(sale: Sale, amount: int, why: str) -> None:
    answer = sale.windows[A].set_ceiling(amount)
    assert answer["type"] == "illegal"
    assert [refusal["why"] for refusal in answer["refusals"]] == [why]


def test_whoever_bids_no_more_cannot_leave_a_ceiling(sale: Sale) -> None:
    sale.leave(B)
    assert own_ceiling(sale.windows[B]) is None
    assert sale.windows[B].set_ceiling(50)["type"] == "illegal"


def test_a_ceiling_is_for_one_auction(server: RunningServer, people: list[Guest]) -> None:
    with ExitStack() as stack:
        sale = Sale(stack, server, people, arriving(18, purses=(250, 250, 250)))
        assert sale.windows[B].set_ceiling(50)["type"] == "stale"
        assert asked(sale.windows[A]).move(Decline())["type"] == "ok"
        assert sale.windows[B].set_ceiling(50)["type"] == "stale"


def test_an_earlier_question_of_the_same_auction_is_good_enough(sale: Sale) -> None:
    step = sale.windows[A].shown()["step"]
    sale.bid(B, 5)
    assert sale.windows[A].set_ceiling(50, step=step)["type"] == "ok"
    assert sale.windows[A].set_ceiling(50, step=step - 1)["type"] == "stale"


def test_only_whoever_has_the_seat_tells_the_table_how_far_it_goes(sale: Sale) -> None:
    assert sale.onlooker.set_ceiling(50)["why"] == "only-watching"


def test_to_take_a_bid_back_ends_every_ceiling_of_the_auction(sale: Sale) -> None:
    sale.windows[B].set_ceiling(50)
    sale.windows[C].until(lambda frame: frame["type"] == "update" and frame["seen"]["ask"] is not None)
    sale.windows[B].ping()
    assert sale.windows[B].undo()["type"] == "ok"
    told = own_ceiling(asked(sale.windows[B]))
    assert told is not None
    assert told["amount"] is None


def test_a_bot_that_stands_in_does_not_bid_where_a_ceiling_does(server: RunningServer, people: list[Guest]) -> None:
    with ExitStack() as stack:
        sale = Sale(stack, server, people)
        sale.windows[A].set_ceiling(10)
        live = server.services.tables.open[sale.id]
        server.ask(lambda: live.change(lambda table: stand_in(table, A, "random")))
        sale.bid(B, 5)
        sale.leave(C)
        asked(sale.windows[B])
        assert bids(sale.windows[B]) == [(B, 5), (A, 10)]
        sale.leave(B)


def test_a_ceiling_outlives_the_server_and_nobody_need_be_there(tmp_path: Path) -> None:
    with ExitStack() as stack:
        with running_server(tmp_path, bot_pause=3600.0) as server:
            people = [Guest(server.address, name) for name in ("Ann", "Bob", "Cléo")]
            for guest in people:
                stack.callback(guest.close)
            with ExitStack() as windows:
                sale = Sale(windows, server, people)
                sale.windows[A].set_ceiling(20)
                sale.bid(B, 5)
                sale.leave(C)
        with running_server(tmp_path) as server:
            people[B].move_to(server.address)
            with people[B].at(sale.id, B) as window:
                assert bids(asked(window)) == [(B, 5), (A, 10)]


def test_a_ceiling_that_was_acknowledged_is_there_after_the_server_was_killed(tmp_path: Path) -> None:
    with ExitStack() as stack:
        people, table = left_to_themselves(stack, tmp_path)
        process = killable(str(tmp_path))
        stack.callback(process.kill)
        for number in range(KILLS):
            with at_home(people[A], process).at(table, A) as window:
                assert window.set_ceiling(20 + 5 * number)["type"] == "ok"
                process.kill()
            process.open()
            with at_home(people[A], process).at(table, A) as window:
                kept = own_ceiling(window)
                assert kept is not None
                assert kept["amount"] == 20 + 5 * number
        at_home(people[C], process)
        with at_home(people[B], process).at(table, B) as bob, people[C].at(table, C) as clea:
            assert bob.move(Raise(), then=(Bid(5),))["type"] == "ok"
            assert asked(clea).move(Pass())["type"] == "ok"
            until_bid(bob, A, 10)


def left_to_themselves(stack: ExitStack, folder: Path) -> tuple[list[Guest], str]:
    """An auction on the disk of a server that is closed, and the people at its table."""
    with running_server(folder) as server, ExitStack() as windows:
        people = [Guest(server.address, name) for name in ("Ann", "Bob", "Cléo")]
        for guest in people:
            stack.callback(guest.close)
        return people, Sale(windows, server, people).id


def at_home(guest: Guest, process: ServerProcess) -> Guest:
    """The same guest, wherever the server listens now."""
    guest.move_to(f"http://127.0.0.1:{process.port}")
    return guest


def bids_at(clock: Any) -> CeilingBids:
    return CeilingBids(cast(Any, SimpleNamespace(clock=clock)), 2.0)


def test_the_pause_before_a_bid_is_drawn_anew_and_at_most_half_of_what_is_left() -> None:
    pauses = [bids_at(None).time_before(A) for _ in range(50)]
    assert len(set(pauses)) > 1
    assert all(2 * SHORTEST <= pause <= 2 * LONGEST for pause in pauses)
    assert bids_at(SimpleNamespace(left=lambda _: 1000)).time_before(A) == 0.5
    assert bids_at(SimpleNamespace(left=lambda _: -10)).time_before(A) == 0.0
