"""The server answers only to its own names."""

from __future__ import annotations

import socket
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from beffroi.server.http.hosts import Hosts
from beffroi.server.settings import Settings
from tests.server.guest import TRUST, Guest
from tests.server.knock import knocking
from tests.server.live.test_move import fair_for_two
from tests.server.running import RunningServer, running_server

OURS = [
    *("127.0.0.1", "127.0.0.1:8302", "192.168.1.20:80", "8.8.8.8"),
    *("[::1]", "[::1]:8302", "[2001:DB8::1]", "[::ffff:127.0.0.1]:80"),
    *("localhost", "localhost:8302", "LocalHost", "localhost.", "localhost.:8302", "localhost:"),
    *("box.example.org", "BOX.example.org:8302", "box.example.org.", "box", "Box:8302"),
    *("beffroi.local", "BEFFROI.LOCAL:8302", "a.b.local.", "my_box.local"),
]
FOREIGN = [
    *("", ":8302", ".", "evil.example", "evil.example:8302", "evil.example."),
    *("localhost.evil.example", "evil-localhost", "evil.example/localhost", "local", ".local.evil.example"),
    *("127.0.0.1.evil.example", "127.0.0.1@evil.example", "127.1", "2130706433", "0x7f.0.0.1", "127.0.0.256"),
    *("::1", "[127.0.0.1]", "[::1", "[::1].evil.example", "[evil]", "127.0.0.1:80:80", "127.0.0.1:x", "127.0.0.1:-1"),
    *("example.org", "org", "mybox", "box.evil.example"),
    *("127.0.0.1, evil.example", "127.0.0.1 ", "a\tb.local", "é.local", "x" * 300 + ".local"),
]


@pytest.fixture(autouse=True)
def machine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: "Box.example.org")


def known(host: str, settings: Settings = Settings()) -> bool:  # noqa: B008 - they are frozen
    return Hosts(settings).know({"headers": [(b"host", host.encode("latin-1"))]})


@pytest.mark.parametrize("host", OURS)
def test_addresses_and_names_of_this_machine_are_ours(host: str) -> None:
    assert known(host)


@pytest.mark.parametrize("host", FOREIGN)
def test_other_names_are_not(host: str) -> None:
    assert not known(host)


def test_whoever_runs_the_server_may_give_it_a_name() -> None:
    assert known("Beffroi.Example", Settings(origin="https://beffroi.example:444/"))
    assert known("mybox:8302", Settings(host="MyBox"))
    assert not known("www.beffroi.example", Settings(origin="https://beffroi.example"))
    assert not known("evil.example", Settings(origin="not an address"))


def test_a_request_names_exactly_one_host() -> None:
    one = (b"host", b"localhost")
    assert not Hosts(Settings()).know({"headers": []})
    assert not Hosts(Settings()).know({"headers": [one, one]})


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/me", "/healthz", "/nothing"])
def test_under_another_name_nothing_is_served(path: str, server: RunningServer) -> None:
    with httpx.Client(base_url=server.address, verify=TRUST) as http:
        answer = http.get(path, headers={"host": "evil.example"})
    assert answer.status_code == 421
    assert "does not go by that name" in answer.text
    assert "ne porte pas ce nom" in answer.text


def test_without_a_name_nothing_is_served(server: RunningServer) -> None:
    for head in (b"GET / HTTP/1.0\r\n\r\n", b"GET / HTTP/1.1\r\nConnection: close\r\n\r\n"):
        with knocking(server.address) as (knock,):
            knock.send(head)
            assert knock.status() == 421


TARGETS = [
    ("http://evil.example/healthz", "localhost", 421),
    ("HTTPS://evil.example:80/healthz", "localhost", 421),
    ("http://localhost@evil.example/healthz", "localhost", 421),
    ("http://evil.example@localhost/healthz", "localhost", 421),
    ("http://localhost/healthz", "evil.example", 200),
    ("http://[::1]:8302/healthz?http://evil.example", "localhost", 200),
    ("/healthz?http://evil.example", "localhost", 200),
]


@pytest.mark.parametrize(("target", "host", "status"), TARGETS)
def test_a_target_that_names_a_host_means_that_one(target: str, host: str, status: int, server: RunningServer) -> None:
    with knocking(server.address) as (knock,):
        knock.send(f"GET {target} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode())
        assert knock.status() == status


def test_under_another_name_nothing_is_changed(server: RunningServer) -> None:
    """As a page of another site would ask, whose name was made to lead here."""
    told = {"host": "evil.example", "origin": "http://evil.example"}
    answer = httpx.put(f"{server.address}/api/me", json={"nickname": "Eve"}, headers=told, verify=TRUST)
    assert (answer.status_code, answer.headers.get("set-cookie")) == (421, None)


def test_under_another_name_no_socket_is_opened(server: RunningServer, ann: Guest, bob: Guest) -> None:
    port = server.address.rpartition(":")[2]
    address = f"ws://evil.example:{port}/api/tables/{fair_for_two(ann, bob)}/socket"
    with (
        socket.create_connection(("127.0.0.1", int(port))) as way,
        pytest.raises(InvalidStatus) as refused,
        connect(address, sock=way, origin=Origin(f"http://evil.example:{port}"), proxy=None),
    ):
        pass
    assert refused.value.response.status_code == 421
    assert "does not go by that name" in refused.value.response.body.decode()


def test_a_server_with_an_origin_is_served_under_its_name(tmp_path: Path) -> None:
    with running_server(tmp_path, origin="https://beffroi.example") as server:
        for host, status in (("beffroi.example", 200), ("evil.example", 421)):
            assert httpx.get(f"{server.address}/healthz", headers={"host": host}, verify=TRUST).status_code == status
