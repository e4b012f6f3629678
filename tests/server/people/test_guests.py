"""Who somebody is: a nickname, and a secret that proves it."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import httpx

from beffroi.server.settings import SQLITE_FILE
from tests.server.guest import TRUST, Guest
from tests.server.live.test_move import fair_for_two
from tests.server.running import RunningServer, running_server


def test_secrets_are_kept_hashed(tmp_path: Path) -> None:
    with running_server(tmp_path) as server:
        ann, bob = Guest(server.address, "Ann"), Guest(server.address, "Bob")
        word = ann.post(f"/api/tables/{fair_for_two(ann, bob)}/pass")["word"]
        secret = ann.http.cookies["beffroi"]
        assert len(secret) * 6 >= 128 <= len(word) * 6
        ann.close()
        bob.close()
    with closing(sqlite3.connect(tmp_path / SQLITE_FILE)) as database:
        kept = str(list(database.iterdump()))
    assert secret not in kept
    assert word not in kept


def test_a_forged_cookie_is_nobody(server: RunningServer) -> None:
    for value in (b"", b"x", b"x" * 5000, b"%00", b'"', "é".encode()):
        cookie = {b"cookie": b"beffroi=" + value}
        told = httpx.get(f"{server.address}/api/me", headers=cookie, verify=TRUST)
        assert (told.status_code, told.json()) == (200, None)


def test_a_name_is_shown_without_what_cannot_be_seen(stranger: Guest) -> None:
    assert stranger.put("/api/me", {"nickname": "  Zoé \u202e  Max "})["nickname"] == "Zoé Max"


def test_a_new_name_is_known_at_once(server: RunningServer) -> None:
    ann = Guest(server.address, "Ann")
    for name in ("Anna", "Anne"):
        assert ann.get("/api/me")["nickname"] != name
        ann.put("/api/me", {"nickname": name})
        assert ann.get("/api/me")["nickname"] == name
    ann.close()


def test_a_cookie_that_nobody_has_is_nobodys_however_often_it_is_shown(server: RunningServer) -> None:
    stranger = Guest(server.address, None)
    stranger.http.cookies.set("beffroi", "nonsense")
    for _ in range(3):
        assert stranger.get("/api/me") is None
    stranger.close()
