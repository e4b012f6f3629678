"""The log of a table, entry by entry, as it is on disk."""

from __future__ import annotations

from beffroi.server.tables.log import read_log, read_seats
from tests.server.guest import Guest
from tests.server.live.test_move import fair_for_two
from tests.server.running import RunningServer
from tests.toy.rulebook import Bid


def test_an_entry_names_the_seats_that_are_asked_after_it() -> None:
    assert read_seats("0,2") == (0, 2)
    assert read_seats("-1") == (-1,)
    assert read_seats("") == ()


def test_what_is_read_is_what_was_answered_in_its_order(server: RunningServer, ann: Guest, bob: Guest) -> None:
    table = fair_for_two(ann, bob)
    with ann.at(table, 0) as player:
        player.move(Bid(5), move_id="first")
        player.undo(move_id="back")
    log = server.ask(lambda: server.services.store.read(lambda c: read_log(c, table)))
    assert [entry.version for entry in log] == list(range(1, len(log) + 1))
    assert [(entry.seat, entry.move_id, entry.asked) for entry in log[-2:]] == [(0, "first", (1,)), (0, "back", (0, 1))]
    assert log[-2].action == b'{"type":"Bid","amount":5}'
    assert log[-1].action is None, "taken back"
    assert server.ask(lambda: server.services.store.read(lambda c: read_log(c, table, log[-2].version))) == log[-1:]
