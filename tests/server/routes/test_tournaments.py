"""What people can do about tournaments."""

from __future__ import annotations

from tests.server.guest import Guest
from tests.server.tournaments.test_runner import announce, is_over, path_of, until


def test_the_results_of_a_tournament_are_written_in_utf_8(ann: Guest) -> None:
    tournament = ann.post("/api/tournaments", {"game": "fair", "format": "round-robin"})["id"]
    table = ann.http.get(f"/api/tournaments/{tournament}/results.csv")
    assert table.headers["content-type"] == "text/csv; charset=utf-8"


def test_results_are_exported_for_spreadsheets_and_programs(ann: Guest) -> None:
    bulletin = announce(ann, "series", bots=["random", "random"], planned=1)
    ann.post(f"{path_of(bulletin)}/begin")
    until(ann, bulletin, is_over)
    assert ann.get(f"{path_of(bulletin)}/results.csv").text.startswith("place,name,bot,total,games")
    told = ann.get(f"{path_of(bulletin)}/results.json")
    assert [len(told[name]) for name in ("entrants", "rounds", "results")] == [2, 1, 1]
