"""How strong everybody is, as it is told."""

from __future__ import annotations

from tests.server.guest import Guest


def test_ratings_are_told_game_by_game(ann: Guest) -> None:
    assert isinstance(ann.get("/api/ratings/fair"), list)
    assert ann.get("/api/ratings/chess", 400)["why"] == "unknown-game"
