"""A tournament as one reader may know it."""

from __future__ import annotations

from tests.server.guest import Guest
from tests.server.tournaments.test_runner import announce, path_of


def test_the_lists_show_public_tournaments_to_all_and_private_ones_to_those_in_them(ann: Guest, bob: Guest) -> None:
    public, private = announce(ann, title="Ouvert"), announce(ann, private=True)
    lists = bob.get("/api/tournaments")
    assert public["id"] in [each["id"] for each in lists["open"]]
    assert private["id"] not in [each["id"] for each in (*lists["mine"], *lists["open"])]
    bob.post(f"{path_of(private)}/enter")
    assert [each["id"] for each in bob.get("/api/tournaments")["mine"]] == [private["id"]]
