"""What all routes have in common."""

from __future__ import annotations

from pathlib import Path

import httpx

from tests.server.guest import TRUST, Guest
from tests.server.running import running_server


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(stranger: Guest) -> None:
    cookie = stranger.http.put("/api/me", json={"nickname": "Ann"}).headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=strict" in cookie
    assert "secure" not in cookie


def test_the_cookie_travels_only_encrypted_when_the_server_says_so(tmp_path: Path) -> None:
    with running_server(tmp_path, secure=True) as server, httpx.Client(base_url=server.address, verify=TRUST) as http:
        named = http.put("/api/me", json={"nickname": "Ann"}, headers={"origin": server.address})
        assert "secure" in named.headers["set-cookie"].lower()
