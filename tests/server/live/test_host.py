"""What the host's seat says at a table."""

from __future__ import annotations

from beffroi.core.action import HOST
from tests.server.guest import Guest
from tests.server.live.test_move import fair_for_two


def test_who_runs_out_of_time_is_told_so_by_the_host(ann: Guest) -> None:
    table = ann.open_table("fair", "me", "me", clock={"per_move": 1})["id"]
    with ann.at(table) as window:
        while not any(ply["seat"] == HOST for ply in window.plies()):
            window.next()


def test_who_resigns_is_last(ann: Guest, bob: Guest) -> None:
    table = fair_for_two(ann, bob)
    with ann.at(table, 0) as player:
        player.shown()
        sheet = bob.post(f"/api/tables/{table}/resign")
        assert (sheet["status"], sheet["result"]["places"]) == ("over", [1, 2])
        assert player.until(lambda frame: frame["type"] == "update")["ply"]["seat"] == -2
        assert player.until(lambda frame: frame["type"] == "table")["sheet"]["status"] == "over"
    assert bob.post(f"/api/tables/{table}/resign", None, 409)["why"] == "not-playing-now"
