"""A rematch on the connection one already has: who may follow, when, and what is shown to those who may not."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Literal

import pytest

from beffroi.server.live.table import LiveTable
from beffroi.server.tables.seating import with_occupant
from beffroi.server.tables.table import Occupant
from tests.server.guest import BOTH_WAYS, Guest, Json, TableSocket
from tests.server.live.test_move import fair_for_two
from tests.server.running import PATIENCE, RunningServer, running_server
from tests.toy.rulebook import Bid

pytestmark = BOTH_WAYS


def rematch_of(guest: Guest, table: str) -> str:
    """The table where the same people play again, everybody one seat further."""
    again: str = guest.post(f"/api/tables/{table}/rematch")["id"]
    return again


def over(ann: Guest, bob: Guest) -> str:
    table = fair_for_two(ann, bob)
    ann.post(f"/api/tables/{table}/close")
    return table


NOT_HIS = {"player": "not-your-seat", "guest": "not-your-table", "stranger": "not-your-seat"}


def refused(table: TableSocket, seat: int | None = None) -> str:
    said = table.follow(seat)
    assert said["type"] == "bad", said
    return str(said["why"])


def test_a_player_follows_to_the_seat_of_the_rematch(ann: Guest, bob: Guest) -> None:
    table = over(ann, bob)
    again = rematch_of(bob, table)
    with ann.at(table, 0) as first, bob.at(table, 1) as second:
        shown = [first.follow(1), second.follow(0)]
        assert [frame["sheet"]["id"] for frame in shown] == [again, again]
        assert [frame["seen"]["viewer"] for frame in shown] == [1, 0]
        assert first.move(Bid(5))["type"] == "ok"
        assert second.until(lambda frame: frame["type"] == "update")["ply"]["seat"] == 1
    with ann.at(again, 1) as player:
        assert player.shown()["mine"] == {"type": "Bid", "amount": 5}


def test_whoever_has_followed_is_there_and_no_longer_here(ann: Guest, bob: Guest) -> None:
    table = over(ann, bob)
    again = rematch_of(ann, table)
    with ann.at(table, 0) as first, bob.at(table, 1) as second:
        second.until(lambda frame: is_online(frame, "Ann"))
        first.follow(1)
        second.until(lambda frame: frame["type"] == "table" and not is_online(frame, "Ann"))
        assert is_online({"sheet": bob.get(f"/api/tables/{again}")}, "Ann")
        second.say({"type": "chat", "move_id": "c", "text": "Are you coming?"})
        second.ping()
        heard = [
            frame for frame in first.ping() if frame["type"] == "remark" or frame.get("sheet", {}).get("id") == table
        ]
        assert heard == []


def is_online(frame: Json, name: str) -> bool:
    return any(card["name"] == name and card["online"] for card in frame.get("sheet", {}).get("seats", ()))


@pytest.mark.parametrize("role", ["player", "guest", "stranger"])
def test_anybody_may_follow_as_a_spectator_where_anybody_may_look(
    role: str, ann: Guest, bob: Guest, welcome: Callable[[str | None], Guest]
) -> None:
    table = over(ann, bob)
    again = rematch_of(ann, table)
    someone = {"player": ann, "guest": welcome("Eve"), "stranger": welcome(None)}[role]
    with someone.at(table) as window, ann.at(again, 1) as player:
        shown = window.follow()
        assert (shown["sheet"]["id"], shown["seen"]["viewer"]) == (again, None)
        player.move(Bid(424242))
        window.ping()
        assert "424242" not in str(window.frames)


@pytest.mark.parametrize("role", ["player", "guest", "stranger"])
def test_nobody_follows_to_a_seat_that_is_not_theirs(
    role: str, ann: Guest, bob: Guest, welcome: Callable[[str | None], Guest]
) -> None:
    table = over(ann, bob)
    again = rematch_of(ann, table)
    someone = {"player": ann, "guest": welcome("Eve"), "stranger": welcome(None)}[role]
    with someone.at(table) as window, bob.at(again, 0) as player:
        assert refused(window, 0) == NOT_HIS[role]
        player.move(Bid(424242))
        assert [frame["type"] for frame in window.ping()] == ["pong"]


@pytest.mark.parametrize("state", ["open", "running", "over"])
def test_there_is_nothing_to_follow_to_before_somebody_has_asked_for_it(state: str, ann: Guest, bob: Guest) -> None:
    table = fair_for_two(ann, bob) if state == "running" else over(ann, bob)
    if state == "open":
        table = ann.open_table("fair", "me", "open")["id"]
    with ann.at(table, 0) as player:
        assert refused(player, 0) == "no-rematch"
        assert [frame["type"] for frame in player.ping() if frame["type"] != "table"] == ["pong"]


def test_one_follows_from_game_to_game(ann: Guest, bob: Guest) -> None:
    tables = [over(ann, bob)]
    with ann.at(tables[0], 0) as player:
        for number in (1, 2):
            tables.append(rematch_of(bob, tables[-1]))
            assert player.follow(number % 2)["sheet"]["id"] == tables[-1]
            assert player.move(Bid(number))["type"] == "ok"
            ann.post(f"/api/tables/{tables[-1]}/close")
            player.wait_for("closed")
        assert refused(player, 0) == "no-rematch"
    assert len(set(tables)) == 3


class Gate(asyncio.Lock):
    """A lock that tells when somebody waits for it."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = threading.Event()

    async def acquire(self) -> Literal[True]:
        if self.locked():
            self.asked.set()
        return await super().acquire()


def behind_a_gate(server: RunningServer, table: str) -> tuple[LiveTable, Gate]:
    """A table that nobody can come to until its gate is released."""
    live, gate = server.services.tables.open[table], Gate()
    server.ask(lambda: setattr(live, "lock", gate))
    server.ask(gate.acquire)
    return live, gate


def test_a_seat_lost_on_the_way_in_shows_nothing(server: RunningServer, ann: Guest, bob: Guest) -> None:
    table = fair_for_two(ann, bob)
    live, gate = behind_a_gate(server, table)
    with ann.at(table, 0) as player:
        gate.asked.wait(PATIENCE)
        server.ask(lambda: setattr(live, "table", with_occupant(live.table, 0, Occupant("person", "Bob", bob.id))))
        server.ask(gate.release)
        assert player.closed() == 4403
        assert player.frames == []


def test_whoever_comes_in_while_the_server_closes_is_sent_away(tmp_path: Path, over: str) -> None:
    with running_server(tmp_path) as server:
        ann = Guest(server.address, "Ann", over)
        table = ann.open_table("fair", "me", "me")["id"]
        _, gate = behind_a_gate(server, table)
        with ann.at(table) as window:
            gate.asked.wait(PATIENCE)
            server.ask(lambda: setattr(server.services.tables, "is_closing", True))
            server.ask(gate.release)
            assert window.next()["type"] == "bye"
            assert window.closed() == 1012
        ann.close()
