"""Tournaments on disk."""

from __future__ import annotations

from pathlib import Path

from tests.server.guest import Guest
from tests.server.running import running_server
from tests.server.tournaments.test_runner import announce, path_of


def test_an_organiser_has_a_bounded_number_of_tournaments_announced_or_running(tmp_path: Path) -> None:
    with running_server(tmp_path, running_tournaments_per_guest=2) as server:
        ann, bob = Guest(server.address, "Ann"), Guest(server.address, "Bob")
        announced = announce(ann)
        running = announce(ann, bots=["random"] * 4)
        ann.post(f"{path_of(running)}/begin")
        refused = ann.post("/api/tournaments", {"game": "fair", "format": "series"}, 409)
        assert (refused["why"], refused["facts"]) == ("too-many-tournaments", {"most": 2})
        assert announce(bob)["status"] == "open", "tournaments of others do not count"
        ann.post(f"{path_of(announced)}/end")
        assert announce(ann)["status"] == "open"
        for guest in (ann, bob):
            guest.close()
