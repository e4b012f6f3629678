"""A finished game seen again: its moments, and what every seat knew."""

from __future__ import annotations

import threading
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from msgspec.structs import replace

from beffroi.core.model import BadInput
from beffroi.games import find
from beffroi.server.live import history as histories
from beffroi.server.live.game import LiveGame
from beffroi.server.live.history import History
from beffroi.server.live.replay import replayed
from beffroi.server.live.transition import Viewer
from beffroi.server.protocol.replays import ScoreCurve
from beffroi.server.tables.dice import bare_commitment
from beffroi.server.tables.table import SeededTable
from beffroi.server.tables.verification import verify
from tests.server.guest import Guest
from tests.server.live.test_move import fair_for_two
from tests.server.running import RunningServer
from tests.support.find import find_any
from tests.toy.rulebook import Bid


def closed_with_a_sealed_bid(ann: Guest, bob: Guest) -> str:
    """A table that was closed while Ann's bid was sealed and Bob's was awaited."""
    table = fair_for_two(ann, bob)
    with ann.at(table, 0) as first:
        first.move(Bid(5))
    ann.post(f"/api/tables/{table}/close")
    return table


def test_whoever_asks_for_many_games_at_once_has_them_replayed_once_and_one_after_the_other(
    ann: Guest, bob: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = [closed_with_a_sealed_bid(ann, bob) for _ in range(3)]
    replay, busy, replays = replayed, threading.Lock(), []

    def alone(rules: Any, seeded: SeededTable, entries: Any) -> LiveGame:
        assert busy.acquire(blocking=False), "somebody else is being replayed"
        replays.append(seeded.table.id)
        try:
            return replay(rules, seeded, entries)
        finally:
            busy.release()

    monkeypatch.setattr(histories, "replayed", alone)
    with ThreadPoolExecutor(12) as askers:
        asked = [askers.submit(record_of, ann, table) for table in tables * 4]
        assert len({each.result() for each in asked}) == len(tables)
    assert sorted(replays) == sorted(tables)


# How the points have stood


def test_the_standing_has_a_point_for_every_turn_and_ends_with_the_result(ann: Guest, stranger: Guest) -> None:
    game, table = find("cathedral"), ann.open_table("cathedral", "me", "me")["id"]
    with ann.at(table, 0) as light, ann.at(table, 1) as dark:
        for player, move in ((light, "CAnD4"), (dark, "TAnJ1"), (light, "TAnJ10")):
            player.until(lambda frame: (frame.get("seen") or {}).get("ask") is not None)
            assert player.move(game.read(move))["type"] == "ok"
    running = ann.get(f"/api/tables/{table}/standing?seat=0")["points"]
    result = ann.post(f"/api/tables/{table}/resign?seat=1")["result"]
    points = stranger.get(f"/api/tables/{table}/standing")["points"]
    assert points[: len(running)] == running
    assert [(point["number"], point["seat"]) for point in points] == [(0, None), (1, 0), (2, 1), (3, 0), (4, None)]
    assert points[0]["points"] == [[47, 47]]
    assert points[-1]["points"] == [result["points"]]


def test_the_points_of_many_games_are_told_one_after_the_other(
    ann: Guest, bob: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = [closed_with_a_sealed_bid(ann, bob) for _ in range(6)]
    standing, busy = History.standing, threading.Lock()

    def alone(history: History, viewer: Viewer) -> ScoreCurve:
        assert busy.acquire(blocking=False), "somebody else is being told"
        try:
            time.sleep(0.01)
            return standing(history, viewer)
        finally:
            busy.release()

    monkeypatch.setattr(History, "standing", alone)
    with ThreadPoolExecutor(12) as askers:
        asked = [askers.submit(ann.get, f"/api/tables/{table}/standing") for table in tables * 2]
        assert all(each.result()["points"] for each in asked)


def test_the_standing_tells_nothing_of_what_is_sealed(ann: Guest, bob: Guest) -> None:
    table = fair_for_two(ann, bob)
    before = bob.get(f"/api/tables/{table}/standing?seat=1")
    with ann.at(table, 0) as first:
        first.move(Bid(424242))
        first.move(Bid(5))
    assert bob.get(f"/api/tables/{table}/standing?seat=1") == before
    assert bob.get(f"/api/tables/{table}/standing?seat=0", 403)["why"] == "not-your-seat"


def test_a_sealed_answer_that_is_changed_costs_nobody_any_time_who_looks_at_what_happened(
    ann: Guest, bob: Guest, stranger: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game takes a while to be replayed: whoever kept asking could hear on the clock that its log had grown."""
    replay, replays = replayed, list[str]()

    def counted(rules: Any, seeded: SeededTable, entries: Any) -> LiveGame:
        replays.append(seeded.table.id)
        return replay(rules, seeded, entries)

    monkeypatch.setattr(histories, "replayed", counted)
    table = fair_for_two(ann, bob)
    with ann.at(table, 0) as first:
        for amount in range(3):
            first.move(Bid(amount))
            for guest, seat in ((bob, "?seat=1"), (stranger, "")):
                assert guest.get(f"/api/tables/{table}/plies{seat}")[-1]["seat"] == 0
                guest.get(f"/api/tables/{table}/standing{seat}")
        assert replays.count(table) == 1
        assert len(ann.get(f"/api/tables/{table}/plies?seat=0")) == 4
    assert replays.count(table) == 2


# The record and what was promised


def record_of(guest: Guest, table: str) -> bytes:
    content: bytes = guest.get(f"/api/tables/{table}/record").content
    return content


def test_a_record_holds_what_its_table_promised(ann: Guest, bob: Guest) -> None:
    table = fair_for_two(ann, bob)
    promised = ann.get(f"/api/tables/{table}")["commitment"]
    assert promised.startswith("v2:")
    ann.post(f"/api/tables/{table}/close")
    assert verify(record_of(bob, table), find_any, promised) == 1


def test_a_table_that_plays_on_from_a_position_is_bound_to_it(ann: Guest, bob: Guest) -> None:
    over = closed_with_a_sealed_bid(ann, bob)
    sheet = ann.open_table("fair", "me", "me", start={"table": over, "ply": 1})
    ann.post(f"/api/tables/{sheet['id']}/close")
    record = record_of(ann, sheet["id"])
    assert verify(record, find_any, sheet["commitment"]) == 0
    moved = record.replace(sheet["id"].encode(), over.encode())
    with pytest.raises(BadInput, match="broken-promise"):
        verify(moved, find_any)


def test_a_table_from_before_keeps_the_commitment_it_had(server: RunningServer, ann: Guest, bob: Guest) -> None:
    table = ann.open_table("fair", "me", "open")["id"]
    live = server.services.tables.open[table]
    old = bare_commitment(live.seed)
    server.ask(lambda: live.change(lambda table: replace(table, commitment=old)))
    sheets: list[Any] = [bob.post(f"/api/tables/{table}/join", {}), ann.post(f"/api/tables/{table}/close")]
    assert [sheet["commitment"] for sheet in sheets] == [old, old]
    record = record_of(ann, table)
    assert b'"table"' not in record
    assert verify(record, find_any, old) == 1
