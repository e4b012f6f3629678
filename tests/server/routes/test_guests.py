"""Guests introduce themselves."""

from __future__ import annotations

import pytest

from tests.server.guest import Guest
from tests.server.http.test_middleware import PATHS
from tests.server.live.test_move import fair_for_two


def test_who_has_no_name_may_look_but_not_sit(ann: Guest, bob: Guest, stranger: Guest) -> None:
    table = fair_for_two(ann, bob)
    assert stranger.get("/api/me") is None
    assert stranger.get(f"/api/tables/{table}")["hosting"] is False
    for path in PATHS:
        assert stranger.post(f"/api/tables/{table}/{path}", {}, 403)["why"] == "not-introduced"
    assert stranger.get(f"/api/tables/{table}/hint", 403)["why"] == "not-introduced"


@pytest.mark.parametrize("nickname", ["", "   ", "a\0b", "\u200b", "x" * 25, 5, None])
def test_a_name_must_be_one(nickname: object, stranger: Guest) -> None:
    assert stranger.put("/api/me", {"nickname": nickname}, 400)["why"] in ("bad-request", "bad-nickname")
