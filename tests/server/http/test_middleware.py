"""Strangers stay out: origins, headers, cookies, limits."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from beffroi.server.errors import STATUSES
from beffroi.server.settings import SQLITE_FILE
from beffroi.text import LANGUAGES
from tests.house.tree import ROOT
from tests.server.guest import BOTH_WAYS, TRUST, Guest
from tests.server.live.test_move import fair_for_two, refused_frame
from tests.server.running import RunningServer, running_server

PATHS = (
    *("join", "leave", "return", "start", "free?seat=1", "mute", "unmute"),
    *("resign", "close", "rematch", "pass"),
)
"""What can be done about a table."""
FOREIGN = (
    "",
    "null",
    "http://evil.example",
    "{scheme}s://{host}",
    "{scheme}://{host}.evil.example",
    "{scheme}://{host}/",
)


def foreign_origins(address: str) -> list[str]:
    scheme, _, host = address.partition("://")
    return [origin.format(scheme=scheme, host=host) for origin in FOREIGN]


def test_what_changes_something_must_come_from_one_of_our_pages(server: RunningServer, ann: Guest) -> None:
    for origin in foreign_origins(server.address):
        refused = ann.http.post("/api/tables", json={}, headers={"origin": origin})
        assert (refused.status_code, refused.json()["why"]) == (403, "foreign-origin"), origin
        assert ann.http.put("/api/me", json={"nickname": "Eve"}, headers={"origin": origin}).status_code == 403
    assert ann.get("/api/me")["nickname"] == "Ann"


def test_a_socket_must_come_from_one_of_our_pages(server: RunningServer, ann: Guest, bob: Guest) -> None:
    path = f"{server.address.replace('http', 'ws')}/api/tables/{fair_for_two(ann, bob)}/socket"
    for origin in foreign_origins(server.address):
        with pytest.raises(InvalidStatus) as refused, connect(path, origin=Origin(origin) if origin else None):
            pass
        assert refused.value.response.status_code == 403, origin


def test_behind_a_proxy_the_origin_is_the_one_people_use(tmp_path: Path) -> None:
    public = "https://beffroi.example"
    with running_server(tmp_path, origin=public) as server, httpx.Client(base_url=server.address, verify=TRUST) as http:
        for origin, status in ((public, 200), (server.address, 403)):
            named = http.put("/api/me", json={"nickname": "Ann"}, headers={"origin": origin})
            assert named.status_code == status


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/nothing", "/healthz", "/assets/none.js"])
def test_every_answer_tells_the_browser_to_be_careful(path: str, stranger: Guest) -> None:
    headers = stranger.http.get(path).headers
    policy = headers["content-security-policy"]
    assert "script-src 'self';" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy.partition("style-src")[0]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"


PUBLIC = [
    "games",
    "texts/en",
    "texts/en/cathedral",
    "rules/cathedral/en",
    "lessons/cathedral",
    "lessons/cathedral/pictures",
]
PRIVATE = ["me", "tables", "tables/{0}", "tables/{0}/plies", "tables/{0}/record", "tables/{0}/moments/0", "tables/none"]


@pytest.mark.parametrize("path", [*PUBLIC, *PRIVATE, "nothing", "tournaments", "cores", "ratings/cathedral"])
def test_what_depends_on_the_reader_is_kept_by_nobody(path: str, ann: Guest) -> None:
    answer = ann.http.get(f"/api/{path.format(ann.open_table('fair', 'me', 'me')['id'])}")
    assert (answer.headers.get("cache-control") == "no-store") == (path not in PUBLIC)


def test_what_changes_something_is_kept_by_nobody(ann: Guest) -> None:
    for asked in (
        ann.http.put("/api/me", json={"nickname": "Ann"}),
        ann.http.post("/api/lessons/cathedral/1", json={}),
    ):
        assert asked.headers["cache-control"] == "no-store"
    foreign = ann.http.post("/api/tables", json={}, headers={"origin": "http://evil.example"})
    assert foreign.headers["cache-control"] == "no-store"


@pytest.mark.parametrize("path", ["/", "/worker.js", "/api/texts/en", "/api/games", "/api/openapi.json", "/metrics"])
def test_how_it_is_written_is_said_once(path: str, stranger: Guest) -> None:
    answer = stranger.http.get(path)
    assert answer.status_code == 200
    kind = answer.headers["content-type"]
    assert kind.count("charset") == (0 if "json" in kind else 1), kind


def test_the_results_of_a_tournament_are_written_in_utf_8(ann: Guest) -> None:
    tournament = ann.post("/api/tournaments", {"game": "fair", "format": "round-robin"})["id"]
    table = ann.http.get(f"/api/tournaments/{tournament}/results.csv")
    assert table.headers["content-type"] == "text/csv; charset=utf-8"


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(stranger: Guest) -> None:
    cookie = stranger.http.put("/api/me", json={"nickname": "Ann"}).headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=strict" in cookie
    assert "secure" not in cookie


def test_the_cookie_travels_only_encrypted_when_the_house_says_so(tmp_path: Path) -> None:
    with running_server(tmp_path, secure=True) as server, httpx.Client(base_url=server.address, verify=TRUST) as http:
        named = http.put("/api/me", json={"nickname": "Ann"}, headers={"origin": server.address})
        assert "secure" in named.headers["set-cookie"].lower()


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
        assert httpx.get(f"{server.address}/api/me", headers=cookie, verify=TRUST).status_code == 404


def test_reading_changes_nothing(ann: Guest, bob: Guest) -> None:
    table = fair_for_two(ann, bob)
    before = ann.get(f"/api/tables/{table}")
    for path in PATHS:
        assert ann.http.get(f"/api/tables/{table}/{path}").status_code in (404, 405)
    assert ann.http.get("/api/claim").status_code in (404, 405)
    assert ann.get(f"/api/tables/{table}") == before


def test_a_body_that_is_too_long_is_refused(ann: Guest) -> None:
    refused = ann.http.post("/api/tables", content=b" " * (64 * 1024 + 1), headers={"content-type": "application/json"})
    assert (refused.status_code, refused.json()["why"]) == (413, "too-large")


@pytest.mark.parametrize("path", ["/api/tables/%00", "/api/codes/A%00B", "/api/tables/x?code=%00", "/%00"])
def test_a_null_character_is_refused(path: str, stranger: Guest) -> None:
    assert stranger.get(path, 400)["why"] == "bad-request"


@pytest.mark.parametrize("nickname", ["", "   ", "a\0b", "\u200b", "x" * 25, 5, None])
def test_a_name_must_be_one(nickname: object, stranger: Guest) -> None:
    assert stranger.put("/api/me", {"nickname": nickname}, 400)["why"] in ("bad-request", "bad-nickname")


def test_a_name_is_shown_without_what_cannot_be_seen(stranger: Guest) -> None:
    assert stranger.put("/api/me", {"nickname": "  Zoé \u202e  Max "})["nickname"] == "Zoé Max"


def test_what_is_not_there_is_said_in_the_form_of_all_problems(stranger: Guest) -> None:
    assert stranger.get("/api/nothing", 404) == {"why": "no-such-page", "facts": {}}
    assert stranger.get("/api/tables/nothing", 404)["why"] == "no-such-table"
    assert stranger.get("/api/tables/nothing/moments/x", 404)["why"] == "no-such-page"
    assert stranger.http.delete("/api/me").json()["why"] == "no-such-page"


def test_who_asks_too_much_at_once_must_wait(tmp_path: Path) -> None:
    with (
        running_server(tmp_path, requests_per_second=0.001) as server,
        httpx.Client(base_url=server.address, verify=TRUST) as http,
    ):
        answers = [http.get("/healthz").status_code for _ in range(11)]
        assert answers == [200] * 10 + [429]
        assert http.get("/healthz").json()["why"] == "too-many-requests"


def test_who_opens_too_many_tables_must_wait(tmp_path: Path) -> None:
    with running_server(tmp_path, tables_per_minute=0.001) as server:
        ann = Guest(server.address)
        for _ in range(10):
            ann.open_table("fair", "me", "open")
        again = {"game": "fair", "chairs": [{"kind": "me"}] * 2}
        assert ann.post("/api/tables", again, 429)["why"] == "too-many-tables"
        ann.close()


@BOTH_WAYS
def test_a_socket_that_sends_too_much_is_closed(tmp_path: Path, over: str) -> None:
    with running_server(tmp_path, frames_per_second=0.001) as server:
        ann = Guest(server.address, over=over)
        with ann.at(ann.open_table("fair", "me", "me")["id"], 0) as chair:
            chair.shown()
            for _ in range(11):
                chair.say({"type": "ping"})
            assert chair.closed() == 4429
        ann.close()


def test_a_text_said_as_bytes_cannot_be_read(ann: Guest, bob: Guest) -> None:
    with ann.at(fair_for_two(ann, bob), 0) as chair:
        assert refused_frame(chair, b'{"type":"ping"}')["why"] == "bad-frame"


@BOTH_WAYS
def test_a_chair_is_its_owners(ann: Guest, bob: Guest, stranger: Guest) -> None:
    table = fair_for_two(ann, bob)
    for guest, seat, code in ((bob, 0, 4403), (stranger, 0, 4403), (ann, 7, 4403)):
        with guest.at(table, seat) as chair:
            assert chair.closed() == code
    with ann.at("nothing") as nowhere:
        assert nowhere.closed() == 4404


def test_the_schema_names_every_value(stranger: Guest) -> None:
    schemas = stranger.get("/api/openapi.json")["components"]["schemas"]
    assert {"TableInfo", "Invitation", "GameCard", "RulesPage", "Problem", "TableLists", "Ply"} <= schemas.keys()


def test_every_problem_can_be_said_in_both_languages() -> None:
    kinds = "|".join(kind.__name__ for kind in STATUSES)
    said = re.compile(rf'(?:{kinds}|BadInput|Bad|Retry\([\w.]+, |dismiss)\(?"([a-z-]+)"')
    source = "".join(path.read_text("utf-8") for path in (ROOT / "src/beffroi/server").rglob("*.py"))
    keys = {f"error-{key}" for key in said.findall(source)}
    assert len(keys) > 60
    for language in LANGUAGES:
        files = (f"src/beffroi/text/{name}.ftl" for name in (language, f"pages.{language}"))
        words = "".join((ROOT / file).read_text("utf-8") for file in files)
        assert [key for key in sorted(keys) if f"{key} =" not in words] == []
