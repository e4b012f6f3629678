"""What becomes of the seat of somebody who does not come."""

from __future__ import annotations

from msgspec.structs import replace

from beffroi.core.action import Seat
from beffroi.server.live.no_show import STAND_IN, no_show
from tests.server.guest import Guest
from tests.server.live.test_move import fair_for_two
from tests.server.running import RunningServer

BOB = Seat(1)


def test_a_bot_plays_for_them_until_they_are_back(server: RunningServer, ann: Guest, bob: Guest) -> None:
    live = server.services.tables.open[fair_for_two(ann, bob)]
    server.ask(lambda: no_show(live, BOB))
    assert (live.table.occupants[BOB].stand_in, live.table.occupants[BOB].name) == (STAND_IN, "Bob")
    edition = live.table.edition
    server.ask(lambda: no_show(live, BOB))
    assert live.table.edition == edition, "told twice, it happens once"
    bob.post(f"/api/tables/{live.id}/return")
    assert live.table.occupants[BOB].stand_in is None


def test_they_lose_where_that_was_agreed(server: RunningServer, ann: Guest, bob: Guest) -> None:
    live = server.services.tables.open[fair_for_two(ann, bob)]
    server.ask(lambda: live.change(lambda table: replace(table, forfeits=True)))
    server.ask(lambda: no_show(live, BOB))
    assert live.table.status == "over"
    assert live.table.result is not None
    assert live.table.result.places == (1, 2)
    server.ask(lambda: no_show(live, Seat(0)))
    assert live.table.result.places == (1, 2), "nobody is waited for any more"
