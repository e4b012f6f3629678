"""The way in, where the server has a password."""

from __future__ import annotations

from pathlib import Path

import httpx

import beffroi.server.app  # noqa: F401 - it knows all routes
from beffroi.server.people.brute_force import AT_ONCE
from tests.server.guest import TRUST, Guest
from tests.server.people.test_password import PASSWORD, knows
from tests.server.running import running_server


def test_after_a_few_misses_an_address_must_wait_and_others_need_not(tmp_path: Path) -> None:
    with (
        running_server(tmp_path, password=PASSWORD, proxies="127.0.0.1", misses_per_minute=0.001) as server,
        httpx.Client(base_url=server.address, headers={"origin": server.address}, verify=TRUST) as http,
    ):
        assert all(knows(http, PASSWORD).status_code == 200 for _ in range(AT_ONCE + 1))
        http.headers["x-forwarded-for"] = "2001:db8::1"
        misses = [knows(http, "guess").status_code for _ in range(AT_ONCE + 1)]
        assert misses == [403] * AT_ONCE + [429]
        http.headers["x-forwarded-for"] = "2001:db8::2"
        assert knows(http, PASSWORD).json()["why"] == "too-many-misses"
        http.headers["x-forwarded-for"] = "2001:db8:0:1::1"
        assert knows(http, PASSWORD).status_code == 200


def test_without_a_password_nobody_is_asked_for_one(stranger: Guest) -> None:
    assert stranger.post("/api/password", {"password": ""}, 404)["why"] == "no-such-page"
    assert stranger.get("/api/games")
