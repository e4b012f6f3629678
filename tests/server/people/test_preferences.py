"""What somebody has chosen for themselves, on every device of theirs."""

from __future__ import annotations

import pytest

from tests.server.guest import Guest
from tests.server.running import RunningServer

WISHES = {"language": "fr", "theme": "candle", "speed": "fast", "sound": False, "volume": 0.3}


def test_what_was_chosen_on_one_device_is_found_on_the_other(server: RunningServer) -> None:
    desktop, phone = Guest(server.address, "Ann"), Guest(server.address, None)
    phone.http.cookies = desktop.http.cookies
    assert phone.get("/api/me/preferences") is None
    desktop.put("/api/me/preferences", WISHES)
    assert phone.get("/api/me/preferences") == WISHES
    phone.put("/api/me/preferences", {"speed": "none"})
    assert desktop.get("/api/me/preferences") == {"speed": "none"}
    desktop.close()
    phone.close()


def test_nobody_reads_or_keeps_what_somebody_else_has_chosen(ann: Guest, bob: Guest, stranger: Guest) -> None:
    ann.put("/api/me/preferences", WISHES)
    assert bob.get("/api/me/preferences") is None
    assert stranger.get("/api/me/preferences") is None
    assert stranger.put("/api/me/preferences", WISHES, 403)["why"] == "not-introduced"


@pytest.mark.parametrize(
    "wish", [{"theme": "pink"}, {"volume": 2}, {"volume": "loud"}, {"sound": "maybe"}, {"colour": "red"}, [], None]
)
def test_only_what_can_be_chosen_is_kept(wish: object, ann: Guest) -> None:
    assert ann.put("/api/me/preferences", wish, 400)["why"] == "bad-request"
    assert ann.get("/api/me/preferences") is None


def test_a_new_name_keeps_what_was_chosen(ann: Guest) -> None:
    ann.put("/api/me/preferences", WISHES)
    ann.put("/api/me", {"nickname": "Anne"})
    assert ann.get("/api/me/preferences") == WISHES
