"""Who was winning when in a finished game: asked for, looked at while it grows, kept; never while it is played."""

from __future__ import annotations

import time
from typing import Any

from beffroi.games import find
from beffroi.server.http.line_picture import SIGNATURE
from tests.server.guest import Guest, Json
from tests.server.live.test_move import fair_for_two
from tests.server.running import RunningServer

MOVES = ("CAnD4", "TAnJ1", "TAnJ10")


def begun(guest: Guest, **terms: Any) -> str:
    """A game of Cathedral after three buildings."""
    game, table = find("cathedral"), str(guest.open_table("cathedral", "me", "me", **terms)["id"])
    with guest.at(table, 0) as light, guest.at(table, 1) as dark:
        for player, move in zip((light, dark, light), MOVES, strict=True):
            player.until(lambda frame: (frame.get("seen") or {}).get("ask") is not None)
            assert player.move(game.read(move))["type"] == "ok"
    return table


def finished(guest: Guest, **terms: Any) -> str:
    table = begun(guest, **terms)
    guest.post(f"/api/tables/{table}/resign?seat=1")
    return table


def whole(guest: Guest, table: str, query: str = "") -> Json:
    """The analysis, waited for."""
    state: Json = guest.post(f"/api/tables/{table}/analysis{query}")
    while state["status"] in ("waiting", "running"):
        time.sleep(0.05)
        state = guest.get(f"/api/tables/{table}/analysis")
    assert state["status"] == "whole"
    return state


def test_a_finished_game_is_analysed_once_and_kept(ann: Guest, stranger: Guest) -> None:
    table = finished(ann)
    assert stranger.get(f"/api/tables/{table}/analysis")["status"] == "none"
    found = whole(ann, table)["analysis"]
    assert [point["number"] for point in found["points"]] == [0, 1, 2, 3, 4]
    assert found["points"][-1]["chances"] == [1, 0]
    assert found["story"]
    (left,) = ann.get(f"/api/tables/{table}/analysis")["landmarks"]
    assert (left["number"], left["event"]["what"]) == (4, "resigned")
    assert stranger.get(f"/api/tables/{table}/analysis") == ann.post(f"/api/tables/{table}/analysis")


def test_the_line_is_a_picture_once_the_analysis_is_whole(ann: Guest, stranger: Guest) -> None:
    table = finished(ann)
    path = f"/api/tables/{table}/line.png"
    assert stranger.get(path, 404)["why"] == "no-line"
    whole(ann, table)
    picture = stranger.http.get(path)
    assert (picture.status_code, picture.headers["content-type"]) == (200, "image/png")
    assert picture.content.startswith(SIGNATURE)


def test_no_figure_of_a_game_that_is_played_is_told_to_anybody(
    ann: Guest, stranger: Guest, server: RunningServer
) -> None:
    table = begun(ann)
    path = f"/api/tables/{table}/analysis"
    assert ann.post(path, status=403)["why"] == "game-is-running"
    for guest in (ann, stranger):
        for query in ("", "?seat=0", "?seat=1"):
            assert guest.get(f"{path}{query}", 403)["why"] == "game-is-running"
        assert guest.get(f"/api/tables/{table}/line.png", 404)["why"] == "no-line"
    assert server.ask(server.services.analyses.is_idle)


def test_who_has_no_name_only_looks(ann: Guest, stranger: Guest) -> None:
    table = finished(ann)
    assert stranger.post(f"/api/tables/{table}/analysis", status=403)["why"] == "not-introduced"


def test_a_game_that_no_search_can_play_is_not_analysed(ann: Guest, bob: Guest) -> None:
    table = fair_for_two(ann, bob)
    ann.post(f"/api/tables/{table}/close")
    assert ann.post(f"/api/tables/{table}/analysis", status=409)["why"] == "no-analysis"
