"""Who is away while others wait."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

from beffroi.core.action import Seat
from tests.server.guest import Guest, TableSocket
from tests.server.live.test_move import fair_for_two
from tests.server.running import running_server
from tests.toy.rulebook import Bid, Join, Propose

MOMENT = 0.5
"""Long enough for a bot without a pause to answer, if it would."""


def test_a_bot_stands_in_for_who_is_away_and_gives_the_seat_back(tmp_path: Path) -> None:
    with running_server(tmp_path, away_after=0.1) as server:
        ann, bob = Guest(server.address, "Ann"), Guest(server.address, "Bob")
        table = fair_for_two(ann, bob)
        with ann.at(table, 0) as player:
            player.until(lambda frame: frame["type"] == "table" and frame["sheet"]["seats"][1]["stand_in"] is not None)
            player.until(lambda frame: frame["type"] == "update" and frame["ply"]["seat"] == 1)
            with bob.at(table, 1) as other:
                other.shown()
                assert other.sheet["seats"][1]["stand_in"] is None
                player.until(lambda frame: frame["type"] == "table" and frame["sheet"]["seats"][1]["online"])
                assert player.sheet["seats"][1]["stand_in"] is None
        for guest in (ann, bob):
            guest.close()


def test_a_move_takes_the_seat_back_too(tmp_path: Path) -> None:
    with running_server(tmp_path, bot_pause=3600.0) as server:
        ann, bob = Guest(server.address, "Ann"), Guest(server.address, "Bob")
        table = fair_for_two(ann, bob)
        with bob.at(table, 1) as player:
            player.shown()
            bob.post(f"/api/tables/{table}/leave")
            assert player.move(Bid(5))["type"] == "ok"
            player.ping()
            assert player.sheet["seats"][1]["stand_in"] is None
        for guest in (ann, bob):
            guest.close()


def test_who_stands_in_for_an_ally_leaves_the_word_to_the_person_beside_it(tmp_path: Path) -> None:
    with running_server(tmp_path) as server:
        ann, bob, cat = (Guest(server.address, name) for name in ("Ann", "Bob", "Cat"))
        table = ann.open_table("fair", "me", "open", "open")["id"]
        for guest in (bob, cat):
            guest.post(f"/api/tables/{table}/join", {})
        with ann.at(table, 0) as player, bob.at(table, 1) as other:
            assert player.move(Propose(Seat(1)))["type"] == "ok"
            assert other.move(Join(Seat(0)))["type"] == "ok"
            bob.post(f"/api/tables/{table}/leave")
            time.sleep(MOMENT)
            assert player.move(Bid(5))["type"] == "ok"
            player.until(lambda _: answers(player) == [0, 1, 0])
        for guest in (ann, bob, cat):
            guest.close()


def answers(player: TableSocket) -> list[int]:
    """Who has said or answered something, in order."""
    return [ply["seat"] for ply in player.plies() if ply["seat"] >= 0]


@pytest.mark.parametrize(
    ("agreed", "is_watched"),
    [({"clock": {"per_move": 86_400}}, True), ({}, False)],
    ids=["a day for each move", "nobody is waiting"],
)
def test_no_bot_stands_in_where_nobody_is_kept_waiting(
    tmp_path: Path, agreed: dict[str, Any], is_watched: bool
) -> None:
    with running_server(tmp_path, away_after=0.0) as server:
        ann, bob = Guest(server.address, "Ann"), Guest(server.address, "Bob")
        table = ann.open_table("fair", "me", "open", **agreed)["id"]
        bob.post(f"/api/tables/{table}/join", {})
        live = server.services.tables.open[table]
        if is_watched:
            with ann.at(table, 0) as player:
                player.shown()
                assert server.ask(lambda: live.absence.look(live, 0.0)) is False
        else:
            assert server.ask(lambda: live.absence.look(live, 0.0)) is False
        for guest in (ann, bob):
            guest.close()


def test_everybody_is_told_in_how_many_seconds_a_bot_stands_in(tmp_path: Path) -> None:
    with running_server(tmp_path, away_after=90.0) as server:
        ann, bob = Guest(server.address, "Ann"), Guest(server.address, "Bob")
        table = fair_for_two(ann, bob)
        with ann.at(table, 0) as player:
            player.until(lambda frame: frame["type"] == "table" and frame["sheet"]["seats"][1]["stand_in_after"])
            assert 0 < player.sheet["seats"][1]["stand_in_after"] <= 90
            assert player.sheet["seats"][0]["stand_in_after"] is None
            with bob.at(table, 1):
                player.until(
                    lambda frame: frame["type"] == "table" and not frame["sheet"]["seats"][1]["stand_in_after"]
                )
        for guest in (ann, bob):
            guest.close()


def test_those_who_would_rather_wait_get_no_bot_until_the_person_has_been_back(tmp_path: Path) -> None:
    with running_server(tmp_path, away_after=0.4) as server:
        ann, bob = Guest(server.address, "Ann"), Guest(server.address, "Bob")
        table = fair_for_two(ann, bob)
        path = f"/api/tables/{table}"
        with ann.at(table, 0) as player:
            player.until(
                lambda frame: frame["type"] == "table" and frame["sheet"]["seats"][1]["stand_in_after"] is not None
            )
            waiting = ann.post(f"{path}/wait?seat=1")["seats"][1]
            assert (waiting["stand_in"], waiting["stand_in_after"]) == (None, None)
            player.until(
                lambda frame: frame["type"] == "table" and frame["sheet"]["seats"][1]["stand_in_after"] is None
            )
            live = server.services.tables.open[table]
            assert server.ask(lambda: live.table.awaited) == (1,)
            with bob.at(table, 1) as other:
                other.shown()
            player.until(lambda frame: frame["type"] == "table" and frame["sheet"]["seats"][1]["stand_in"] is not None)
        for guest in (ann, bob):
            guest.close()


def test_only_who_plays_may_want_to_wait_and_only_for_a_person(ann: Guest, bob: Guest) -> None:
    table = fair_for_two(ann, bob)
    spectator = Guest(ann.address, "Sam")
    spectator.post(f"/api/tables/{table}/wait?seat=1", status=403)
    ann.post(f"/api/tables/{table}/wait?seat=9", status=404)
    alone = ann.open_table("fair", "me", "random")["id"]
    assert ann.post(f"/api/tables/{alone}/wait?seat=1", status=409)["why"] == "nobody-to-wait-for"
    spectator.close()
