"""A finished game seen again: its moments, and what every seat knew."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from beffroi.core.model import BadInput
from beffroi.server.tables.dice import bare_commitment
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


def test_once_a_game_is_over_everybody_may_see_what_every_seat_knew(ann: Guest, bob: Guest, stranger: Guest) -> None:
    table = closed_with_a_sealed_bid(ann, bob)
    last = stranger.get(f"/api/tables/{table}/plies")[-1]["number"]
    shown = stranger.get(f"/api/tables/{table}/moments/{last - 1}")["seen"]
    hands = stranger.get(f"/api/tables/{table}/moments/{last - 1}/hands")
    assert [hand["viewer"] for hand in hands] == [0, 1]
    assert shown["mine"] is None
    assert [hand["mine"] for hand in hands] == [{"type": "Bid", "amount": 5}, None]


def test_while_a_game_is_running_nobody_sees_all(ann: Guest, bob: Guest) -> None:
    table = fair_for_two(ann, bob)
    assert ann.get(f"/api/tables/{table}/moments/0/hands", 403)["why"] == "game-is-running"


def test_a_moment_that_never_was_is_not_found(ann: Guest, bob: Guest) -> None:
    table = closed_with_a_sealed_bid(ann, bob)
    for path in ("moments/999", "moments/999/hands"):
        assert ann.get(f"/api/tables/{table}/{path}", 404)["why"] == "no-such-ply"


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
