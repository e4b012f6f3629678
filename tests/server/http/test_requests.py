"""Whatever the body of a request is, the answer names what is wrong with it."""

from __future__ import annotations

import logging
from typing import Any

import pytest

from tests.server.guest import Guest
from tests.server.knock import knocking
from tests.server.running import RunningServer

DEEP = 30_000
TWO = [{"kind": "me"}, {"kind": "me"}]
UNREADABLE = {
    "nothing": b"",
    "half": b"{",
    "not UTF-8": b'{"nickname":"\xff"}',
    "a name that is not UTF-8": b'{"\xff":1}',
    "UTF-16": '{"nickname":"x"}'.encode("utf-16"),
    "half a letter": b'{"nickname":"\\ud800"}',
    "many lists": b"[" * DEEP + b"]" * DEEP,
    "many objects": b'{"a":' * 10_000 + b"1" + b"}" * 10_000,
    "many lists in a field": b'{"nickname":' + b"[" * DEEP + b"]" * DEEP + b"}",
    "a huge number": b'{"nickname":' + b"9" * 5000 + b"}",
    "no number": b'{"nickname":NaN}',
    "a list": b"[]",
}
ADDRESSES = [("PUT", "/api/me"), ("POST", "/api/tables"), ("POST", "/api/claim"), ("POST", "/api/lessons/cathedral/1")]
KINDS = [
    "application/json",
    "text/plain",
    "application/x-www-form-urlencoded",
    "application/x-msgpack",
    ";;;",
    "x" * 99,
]


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("body", UNREADABLE)
def test_a_body_that_cannot_be_read_is_refused(
    kind: str, body: str, ann: Guest, caplog: pytest.LogCaptureFixture
) -> None:
    for method, path in ADDRESSES:
        answer = ann.http.request(method, path, content=UNREADABLE[body], headers={"content-type": kind})
        assert 400 <= answer.status_code < 500, (method, path, answer.text)
        assert answer.json()["why"] in ("bad-request", "bad-record")
    assert not [line for line in caplog.records if line.levelno >= logging.ERROR]


@pytest.mark.parametrize(
    ("path", "body", "field"),
    [
        ("/api/tables", {"seats": TWO}, "game"),
        ("/api/tables", {"game": 5, "seats": TWO}, "game"),
        ("/api/tables", {"game": "fair", "seats": 5}, "seats"),
        ("/api/tables", {"game": "fair", "seats": [{"kind": "me"}, {"kind": "king"}]}, "seats[1].kind"),
        ("/api/tables", {"game": "fair", "seats": [{"kind": "me"}, {}]}, "seats[1].kind"),
        ("/api/tables", {"game": "fair", "seats": TWO, "clock": {"bank": -1}}, "clock.bank"),
        ("/api/tables", {"game": "fair", "seats": TWO, "more": 1}, "more"),
        ("/api/tables", [], "body"),
        ("/api/claim", {}, "word"),
        ("/api/tables/{table}/start?level={long}", None, None),
        ("/api/tables/{table}/resign?seat=x", None, "seat"),
    ],
)
def test_what_is_wrong_is_named(path: str, body: Any, field: str | None, ann: Guest) -> None:
    table = ann.open_table("fair", "me", "me")["id"]
    refused = ann.post(path.format(table=table, long="x" * 5000), body, 400)
    assert refused["facts"].get("field") == field
    assert refused["why"] == ("bad-request" if field else "unknown-level")


def test_a_sender_who_goes_away_is_no_fault(server: RunningServer, caplog: pytest.LogCaptureFixture) -> None:
    with knocking(server.address) as (knock,):
        head = f"PUT /api/me HTTP/1.1\r\nHost: {knock.host}\r\nOrigin: {server.address}\r\nContent-Length: 99\r\n\r\n"
        knock.send(head.encode() + b"{")
    Guest(server.address).close()
    assert not [line for line in caplog.records if line.levelno >= logging.ERROR]


ODD = ["%FF", "%ED%A0%80", "%E2%80%AE", "..", "%2F", "-1", "9" * 30, "1e9", "%0A", "x" * 8000, "nan", "%2500", "+"]
PLACES = [
    *("/{}", "/api/{}", "/api/tables/{}", "/api/codes/{}", "/api/texts/{}", "/api/texts/en/{}", "/api/rules/{}/en"),
    *("/api/lessons/{}", "/api/ratings/{}", "/api/tournaments/{}", "/api/tournaments/{}/results.csv", "/assets/{}"),
    *("/api/tables/TABLE/moments/{}", "/api/tables/TABLE/moments/{}/hands", "/api/tables/TABLE/plies?seat={}"),
    *("/api/tables/TABLE/plies?before={}", "/api/tables/TABLE/record?seat={}", "/api/tables/TABLE?code={}"),
    *("/api/tables/TABLE/hint?seat={}", "/api/tables/TABLE?{}={}"),
]


@pytest.mark.parametrize("place", PLACES)
def test_an_odd_address_is_no_fault(place: str, ann: Guest) -> None:
    table = ann.open_table("fair", "me", "me")["id"]
    with knocking(ann.address) as (knock,):
        for odd in ODD:
            status, said = knock.get(place.replace("TABLE", table).replace("{}", odd))
            assert status < 500, (odd, said)


def test_a_frame_that_is_nested_too_deep_is_answered(ann: Guest) -> None:
    deep = "[" * 8000 + "]" * 8000
    with ann.at(ann.open_table("fair", "me", "me")["id"], 0) as player:
        player.shown()
        for frame in (deep, f'{{"type":{deep}}}', f'{{"type":"move","move_id":"a","step":0,"action":{deep}}}'):
            player.socket.send(frame)
            assert player.until(lambda heard: heard["type"] in ("bad", "illegal"))
        assert player.ping()
