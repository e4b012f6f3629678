"""A fault stays where it is."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from beffroi.server.settings import SQLITE_FILE
from tests.server.guest import Guest
from tests.server.live.test_move import fair_for_two
from tests.server.running import RunningServer, running_server
from tests.toy.rulebook import Bid


def break_table(server: RunningServer, table: str) -> None:
    """From now on this table cannot be tried on any more; what it says of it is a secret."""

    def fork() -> Any:
        raise ArithmeticError("the bid was 424242")

    game = server.services.tables.open[table].game
    assert game is not None
    server.ask(lambda: setattr(game.record, "fork", fork))


def test_a_fault_freezes_its_table_and_leaves_the_others_alone(server: RunningServer, ann: Guest, bob: Guest) -> None:
    broken, sound = fair_for_two(ann, bob), fair_for_two(ann, bob)
    with ann.at(broken, 0) as player, ann.at(sound, 0) as other:
        player.shown()
        break_table(server, broken)
        answer = player.move(Bid(5))
        assert (answer["type"], answer["why"]) == ("retry", "frozen")
        assert player.sheet["status"] == "frozen"
        assert other.move(Bid(5))["type"] == "ok"
        assert ann.get("/readyz").text == "ok"


def test_the_host_tries_a_frozen_table_again_and_nothing_is_lost(server: RunningServer, ann: Guest, bob: Guest) -> None:
    table = fair_for_two(ann, bob)
    with ann.at(table, 0) as player:
        player.move(Bid(5))
        player.ping()
        break_table(server, table)
        player.move(Bid(6))
        assert bob.post(f"/api/tables/{table}/start", None, 403)["why"] == "only-the-host"
        assert ann.post(f"/api/tables/{table}/start")["status"] == "running"
    with ann.at(table, 0) as player:
        assert player.shown()["mine"] == {"type": "Bid", "amount": 5}
        assert player.move(Bid(6))["type"] == "ok"


def test_a_frozen_table_can_be_closed(server: RunningServer, ann: Guest, bob: Guest) -> None:
    table = fair_for_two(ann, bob)
    with ann.at(table, 0) as player:
        player.shown()
        break_table(server, table)
        player.move(Bid(5))
    assert ann.post(f"/api/tables/{table}/close")["status"] == "closed"


def test_a_log_that_does_not_lead_where_it_led_freezes_its_table(tmp_path: Path) -> None:
    with running_server(tmp_path) as server:
        ann, bob = Guest(server.address, "Ann"), Guest(server.address, "Bob")
        table = fair_for_two(ann, bob)
    with closing(sqlite3.connect(tmp_path / SQLITE_FILE)) as database:
        database.execute("UPDATE log SET hash = 'something else' WHERE version = 1")
        database.commit()
    with running_server(tmp_path) as server:
        ann.move_to(server.address)
        assert ann.get(f"/api/tables/{table}")["status"] == "frozen"
        assert ann.post(f"/api/tables/{table}/start")["status"] == "frozen"
    for guest in (ann, bob):
        guest.close()
