"""Our cookie among those of others: read by its name, never replaced when it is not understood."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest

from beffroi.server.people.tokens import new_secret
from tests.server.guest import TRUST, Guest
from tests.server.knock import knocking
from tests.server.live.test_move import fair_for_two
from tests.server.running import RunningServer, running_server

AMONG = [
    "beffroi={}",
    "a=b;beffroi = {} ; c=d",
    'prefs={{"a":1}}; beffroi={}',
    'beffroi={}; prefs={{"a":1}}',
    "a=b=c; =; ;; beffroi={}; é=ü; [x]=(y)",
    "xbeffroi=no; beffroi-door=no; Beffroi=no; beffroi={}",
    '"beffroi=no"; beffroi={}',
    "beffroi=forged; beffroi={}",
    "beffroi={}; beffroi=forged",
    f"beffroi={'x' * 43}; beffroi={{}}",
]
MALFORMED = ["", "x", '"', "x" * 42, "x" * 44, "x" * 42 + ".", '"' + "x" * 43 + '"', "é" * 43]


def ask(server: RunningServer, cookie: str, nickname: str | None = None) -> httpx.Response:
    """Asks who somebody with this cookie is, or gives him a name."""
    headers = {b"cookie": cookie.encode(), b"origin": server.address.encode()}
    path = f"{server.address}/api/me"
    if nickname is None:
        return httpx.get(path, headers=headers, verify=TRUST)
    return httpx.put(path, headers=headers, json={"nickname": nickname}, verify=TRUST)


@pytest.mark.parametrize("cookies", AMONG)
def test_our_cookie_is_found_among_those_of_others(cookies: str, server: RunningServer, ann: Guest) -> None:
    sent = cookies.format(ann.http.cookies["beffroi"])
    assert ask(server, sent).json()["nickname"] == "Ann"
    renamed = ask(server, sent, "Anna")
    assert renamed.json() == {"id": ann.id, "nickname": "Anna"}
    assert "set-cookie" not in renamed.headers


@pytest.mark.parametrize("cookies", AMONG)
def test_a_socket_finds_it_too(cookies: str, ann: Guest, bob: Guest) -> None:
    table, secret = fair_for_two(ann, bob), ann.http.cookies["beffroi"]
    with knocking(ann.address) as (knock,):
        knock.send(
            f"GET /api/tables/{table}/socket?seat=0 HTTP/1.1\r\nHost: {knock.host}\r\nOrigin: {ann.address}\r\n"
            "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nCookie: {cookies.format(secret)}\r\n\r\n".encode()
        )
        said = b""
        while b"snapshot" not in said:
            heard = knock.socket.recv(65536)
            assert heard, said
            said += heard


def test_cookies_may_come_in_several_lines(server: RunningServer, ann: Guest) -> None:
    with knocking(server.address) as (knock,):
        secret = ann.http.cookies["beffroi"]
        status, said = knock.get("/api/me", Cookie=f"prefs=1\r\nCookie: beffroi={secret}")
        assert (status, b"Ann" in said) == (200, True)


def test_a_cookie_of_another_server_is_adopted_and_not_replaced(tmp_path: Path) -> None:
    """Two servers on one machine share the cookies of their host; a restored database has forgotten some."""
    with running_server(tmp_path / "one") as one, running_server(tmp_path / "two") as two:
        ann = Guest(one.address, "Ann")
        secret = f"beffroi={ann.http.cookies['beffroi']}"
        assert ask(two, secret).json() is None
        named = ask(two, secret, "Anne")
        assert (named.status_code, named.headers.get("set-cookie")) == (200, None)
        assert ask(two, secret).json() == named.json()
        assert ask(one, secret).json() == {"id": ann.id, "nickname": "Ann"}
        ann.close()


def test_whoever_introduces_himself_twice_at_once_is_one_guest(server: RunningServer) -> None:
    secret = f"beffroi={new_secret()}"
    with ThreadPoolExecutor(8) as threads:
        named = list(threads.map(lambda _: ask(server, secret, "Twin"), range(8)))
    assert {answer.status_code for answer in named} == {200}
    assert {answer.json()["id"] for answer in named} == {ask(server, secret).json()["id"]}


@pytest.mark.parametrize("value", MALFORMED)
def test_a_cookie_that_is_not_understood_is_left_alone(value: str, server: RunningServer) -> None:
    assert ask(server, f"beffroi={value}").json() is None
    refused = ask(server, f"beffroi={value}", "Eve")
    assert (refused.status_code, refused.json()["why"]) == (409, "cookie-not-understood")
    assert "set-cookie" not in refused.headers
