"""Strangers stay out: origins, headers, cookies, limits."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from beffroi.server.live.connection import AT_AN_ADDRESS
from tests.server.guest import BOTH_WAYS, TRUST, Guest
from tests.server.live.test_move import fair_for_two, refused_frame
from tests.server.running import RunningServer, running_server

PATHS = (
    *("join", "leave", "return", "start", "free?seat=1", "mute", "unmute"),
    *("resign", "close", "rematch", "pass"),
    *("wait?seat=1", "ask-back", "grant-back", "decline-back"),
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
PRIVATE = [
    "me",
    "tables",
    "tables/{0}",
    "tables/{0}/plies",
    "tables/{0}/record",
    "tables/{0}/moments/0",
    "tables/none",
    "puzzles/cathedral",
]


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


def test_reading_changes_nothing(ann: Guest, bob: Guest) -> None:
    table = fair_for_two(ann, bob)
    before = ann.get(f"/api/tables/{table}")
    for path in PATHS:
        assert ann.http.get(f"/api/tables/{table}/{path}").status_code in (404, 405)
    assert ann.http.get("/api/claim").status_code in (404, 405)
    assert ann.get(f"/api/tables/{table}") == before


@pytest.mark.parametrize("path", ["/", "/join/ABC234", "/api/games", "/healthz", "/nothing.js"])
def test_the_head_of_an_answer_is_that_of_the_whole(path: str, stranger: Guest) -> None:
    whole, head = stranger.http.get(path), stranger.http.head(path)
    assert (head.status_code, head.content) == (whole.status_code, b"")
    for name in ("content-type", "content-length", "cache-control"):
        assert head.headers.get(name) == whole.headers.get(name)


def test_a_body_that_is_too_long_is_refused(ann: Guest) -> None:
    refused = ann.http.post("/api/tables", content=b" " * (64 * 1024 + 1), headers={"content-type": "application/json"})
    assert (refused.status_code, refused.json()["why"]) == (413, "too-large")


@pytest.mark.parametrize("path", ["/api/tables/%00", "/api/codes/A%00B", "/api/tables/x?code=%00", "/%00"])
def test_a_null_character_is_refused(path: str, stranger: Guest) -> None:
    assert stranger.get(path, 400)["why"] == "bad-request"


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
        again = {"game": "fair", "seats": [{"kind": "me"}] * 2}
        assert ann.post("/api/tables", again, 429)["why"] == "too-many-tables"
        ann.close()


def test_who_resigns_and_plays_again_all_the_time_must_wait_too(tmp_path: Path) -> None:
    with running_server(tmp_path, tables_per_minute=0.001) as server:
        ann = Guest(server.address)
        table = ann.open_table("fair", "me", "random")["id"]
        for _ in range(9):
            ann.post(f"/api/tables/{table}/resign")
            table = ann.post(f"/api/tables/{table}/rematch")["id"]
        ann.post(f"/api/tables/{table}/resign")
        assert ann.post(f"/api/tables/{table}/rematch", status=429)["why"] == "too-many-tables"
        ann.close()


@BOTH_WAYS
def test_a_socket_that_sends_too_much_is_closed(tmp_path: Path, over: str) -> None:
    with running_server(tmp_path, frames_per_second=0.001) as server:
        ann = Guest(server.address, over=over)
        with ann.at(ann.open_table("fair", "me", "me")["id"], 0) as player:
            player.shown()
            for _ in range(11):
                player.say({"type": "ping"})
            assert player.closed() == 4429
        ann.close()


def test_an_address_that_sends_too_much_through_many_sockets_loses_them_and_others_do_not(tmp_path: Path) -> None:
    with running_server(tmp_path, frames_per_second=0.001, proxies="127.0.0.1") as server, ExitStack() as stack:
        ann, eve = Guest(server.address), Guest(server.address)
        eve.http.headers["x-forwarded-for"] = "192.0.2.7"
        table = ann.open_table("fair", "me", "open")["id"]
        for _ in range(2 * AT_AN_ADDRESS):
            socket = stack.enter_context(eve.at(table))
            assert all(socket.ping() for _ in range(5))
        socket = stack.enter_context(eve.at(table))
        socket.say({"type": "ping"})
        assert socket.closed() == 4429
        with ann.at(table, 0) as player:
            assert player.ping()
        for guest in (ann, eve):
            guest.close()


def test_a_text_said_as_bytes_cannot_be_read(ann: Guest, bob: Guest) -> None:
    with ann.at(fair_for_two(ann, bob), 0) as player:
        assert refused_frame(player, b'{"type":"ping"}')["why"] == "bad-frame"


@BOTH_WAYS
def test_a_seat_is_its_owners(ann: Guest, bob: Guest, stranger: Guest) -> None:
    table = fair_for_two(ann, bob)
    for guest, seat, code in ((bob, 0, 4403), (stranger, 0, 4403), (ann, 7, 4403)):
        with guest.at(table, seat) as player:
            assert player.closed() == code
    with ann.at("nothing") as nowhere:
        assert nowhere.closed() == 4404
