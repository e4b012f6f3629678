"""A game from its beginning, as far as whoever asks may know it."""

from __future__ import annotations

from tests.server.guest import Guest
from tests.server.live.test_history import closed_with_a_sealed_bid
from tests.server.live.test_move import fair_for_two


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
