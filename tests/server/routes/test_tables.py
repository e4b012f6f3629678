"""Tables: listed, opened, joined."""

from __future__ import annotations

import pytest

from tests.server.guest import Guest
from tests.server.live.test_move import fair_for_two


def test_the_lists_show_my_tables_and_the_public_ones(ann: Guest, bob: Guest, stranger: Guest) -> None:
    opened = ann.open_table("fair", "me", "open")["id"]
    hidden = ann.open_table("fair", "me", "open", private=True)["id"]
    running = fair_for_two(ann, bob)

    def listed(guest: Guest, part: str) -> list[str]:
        return [sheet["id"] for sheet in guest.get("/api/tables")[part]]

    assert listed(ann, "mine")[:3] != []
    assert {opened, hidden, running} <= set(listed(ann, "mine"))
    assert opened in listed(stranger, "open")
    assert hidden not in listed(stranger, "open")
    assert running in listed(stranger, "running")
    assert listed(stranger, "mine") == []
    asked = next(sheet["asked"] for sheet in bob.get("/api/tables")["mine"] if sheet["id"] == running)
    assert asked == [0, 1]


def test_the_lists_count_who_looks_on_and_not_who_plays(ann: Guest, bob: Guest, stranger: Guest) -> None:
    table = fair_for_two(ann, bob)

    def watching() -> int:
        return int(next(each["watching"] for each in stranger.get("/api/tables")["running"] if each["id"] == table))

    with ann.at(table, 0) as player, stranger.at(table) as window:
        player.shown()
        window.shown()
        assert watching() == 1


@pytest.mark.parametrize("host", ["x" * 5000 + ".local", "x" * 249 + ".local", "[::1%" + "x" * 999 + "]"])
def test_a_very_long_host_is_no_fault(host: str, ann: Guest) -> None:
    table = ann.open_table("fair", "me", "me")["id"]
    assert ann.http.get(f"/api/tables/{table}/qr.svg", headers={"host": host}).status_code == 421
