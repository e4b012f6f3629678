"""One stranger cannot stop the server: attacks on its connections, while others are served."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from http.client import HTTPException
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus, WebSocketException
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from beffroi.server.http import open_files as files
from beffroi.server.http.connections import HEAD_BYTES, PIPELINED, SECONDS
from tests.server.guest import Guest
from tests.server.knock import ELSEWHERE, knocking
from tests.server.running import PATIENCE, RunningServer, running_server
from tests.support.effort import effort

HEAD = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n"
POST = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\nContent-Type: application/json\r\n"
SOON = 0.2
ATTACKERS = effort(4, 32)


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deadlines that a test can wait for."""
    for awaited in SECONDS:
        monkeypatch.setitem(SECONDS, awaited, SOON)


@contextmanager
def others_are_served(server: RunningServer) -> Iterator[None]:
    """Somebody comes, opens a table and is answered, while the attack runs."""
    yield
    guest = Guest(server.address)
    table = guest.open_table("fair", "me", "me")["id"]
    with guest.at(table, 0) as player:
        assert player.ping()
    guest.close()


def cut_off(server: RunningServer, why: str) -> float:
    """How often somebody was cut off for a reason."""
    found = server.services.metrics.cut_off.labels(why)._value.get()
    return float(found)


def wait_until(is_so: Callable[[], bool]) -> None:
    pause = threading.Event()
    for _ in range(int(PATIENCE / 0.01)):
        if is_so():
            return
        pause.wait(0.01)
    raise AssertionError("it did not happen")


# Too much


def test_a_head_may_be_16_kib_long_and_not_a_byte_longer(server: RunningServer) -> None:
    start, end = HEAD + b"Connection: close\r\nX: ", b"\r\n\r\n"
    for length, status in ((HEAD_BYTES, 200), (HEAD_BYTES + 1, 431)):
        with knocking(server.address) as (knock,):
            knock.send(start + b"x" * (length - len(start) - len(end)) + end)
            assert knock.status() == status, length


ENDLESS = {
    "one value": (HEAD + b"X: ", b"x" * 4096),
    "one name": (HEAD, b"x" * 4096),
    "many headers": (HEAD, b"X: y\r\n" * 700),
    "an address": (b"GET /", b"x" * 4096),
    "blank lines": (b"", b"\r\n" * 2048),
    "trailers": (POST + b"Transfer-Encoding: chunked\r\n\r\n0\r\n", b"X: y\r\n" * 700),
    "a trailer": (POST + b"Transfer-Encoding: chunked\r\n\r\n0\r\nX: ", b"x" * 4096),
    "the name of a chunk": (POST + b"Transfer-Encoding: chunked\r\n\r\n1;", b"x" * 4096),
    "a body": (POST + b"Content-Length: 1000000000\r\n\r\n", b" " * 4096),
}


@pytest.mark.parametrize("kind", ENDLESS)
def test_whoever_never_stops_is_cut_off_and_others_are_served(kind: str, server: RunningServer) -> None:
    start, more = ENDLESS[kind]
    is_over = threading.Event()

    def attack() -> None:
        while not is_over.is_set():
            with knocking(server.address) as (knock,):
                knock.send(start)
                assert any(not knock.send(more) for _ in range(10_000)), "40 MB were taken"

    with ThreadPoolExecutor(ATTACKERS) as threads:
        attacks = [threads.submit(attack) for _ in range(ATTACKERS)]
        with others_are_served(server):
            pass
        is_over.set()
        for each in attacks:
            each.result(PATIENCE)


def test_requests_that_are_sent_before_the_last_is_answered_are_few(server: RunningServer) -> None:
    with knocking(server.address, ATTACKERS) as knocks, others_are_served(server):
        for knock in knocks:
            knock.send((HEAD + b"\r\n") * 5000)
            assert knock.rest().count(b"HTTP/1.1 200") <= PIPELINED + 1


def test_a_few_requests_may_be_sent_at_once(server: RunningServer) -> None:
    with knocking(server.address) as (knock,):
        knock.send((HEAD + b"\r\n") * PIPELINED + HEAD + b"Connection: close\r\n\r\n")
        assert knock.rest().count(b"HTTP/1.1 200") == PIPELINED + 1


MASKED = b"\x80\0\0\0\0"
FRAMES = {
    "pings": (b"", b"\x89\xfd\0\0\0\0" + b"x" * 125),
    "pongs": (b"", b"\x8a" + MASKED),
    "parts of a message that say nothing": (b"\x01" + MASKED, b"\x00" + MASKED),
    "messages that say nothing": (b"", b"\x81" + MASKED),
    "messages of bytes": (b"", b"\x82" + MASKED),
}
"""What a web socket sends at first, and then for ever."""


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server with the usual limit for frames."""
    with running_server(tmp_path_factory.mktemp("strict"), frames_per_second=10) as server:
        yield server


@pytest.mark.parametrize("kind", FRAMES)
def test_a_socket_that_sends_frames_for_ever_is_cut_off_and_others_are_served(kind: str, strict: RunningServer) -> None:
    start, more = FRAMES[kind]
    ann = Guest(strict.address)
    table = ann.open_table("fair", "me", "me")["id"]
    ann.close()
    with knocking(strict.address, ATTACKERS) as knocks, others_are_served(strict):
        before = cut_off(strict, "too-many-frames")
        for knock in knocks:
            knock.upgrade(f"/api/tables/{table}/socket")
            knock.send(start)
            assert any(not knock.send(more * 100) for _ in range(10_000)), "a million frames were taken"
        assert cut_off(strict, "too-many-frames") == before + len(knocks)


def test_a_long_message_may_come_in_parts_between_pings(strict: RunningServer) -> None:
    ann = Guest(strict.address)
    table = ann.open_table("fair", "me", "me")["id"]
    with ann.at(table, 0) as player:
        for _ in range(20):
            player.socket.ping()  # type: ignore[union-attr]
            player.socket.send(iter(['{"type":', ' "ping"', " }", ""]))  # type: ignore[arg-type]
            player.until(lambda frame: frame["type"] == "pong")
    ann.close()


# Too slow


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize(
    ("sent", "status"),
    [
        (b"", 0),
        (b"G", 408),
        (b"\r\n", 408),
        (HEAD + b"X: ", 408),
        (POST + b"Content-Length: 2\r\n\r\n", 408),
        (POST + b"Content-Length: 2\r\n\r\n{", 408),
        (POST + b"Transfer-Encoding: chunked\r\n\r\n2\r\n{", 408),
        (POST + b"Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\nX:", 408),
    ],
    ids=[
        "nothing",
        "a letter",
        "a blank line",
        "half a head",
        "no body",
        "half a body",
        "half a chunk",
        "half a trailer",
    ],
)
def test_a_request_that_is_not_ended_is_cut_off(sent: bytes, status: int, server: RunningServer) -> None:
    with knocking(server.address) as (knock,):
        knock.send(sent)
        assert knock.status() == status


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("start", [HEAD, POST + b"Content-Length: 1000000\r\n\r\n"], ids=["head", "body"])
def test_a_byte_now_and_then_gains_no_time(start: bytes, server: RunningServer) -> None:
    pause = threading.Event()
    with knocking(server.address, ATTACKERS) as knocks:
        for knock in knocks:
            knock.send(start)
        wait_until(lambda: _is_served(server))
        for knock in knocks:
            while knock.send(b"x"):
                pause.wait(SOON / 10)


@pytest.mark.usefixtures("hasty")
def test_every_request_of_a_connection_has_its_deadline(server: RunningServer) -> None:
    with knocking(server.address) as (knock,):
        assert knock.get()[0] == 200
        knock.send(HEAD)
        assert knock.status() == 408


@pytest.mark.usefixtures("hasty")
def test_a_body_that_nobody_wanted_has_its_deadline_too(server: RunningServer) -> None:
    """The answer is given at once, and the connection does not wait for the rest."""
    with knocking(server.address) as (knock,):
        knock.send(b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n")
        said = knock.rest()
        assert said.startswith(b"HTTP/1.1 403")
        assert said.count(b"HTTP/1.1") == 1


def test_whoever_does_not_read_the_answers_is_cut_off(server: RunningServer) -> None:
    uvicorn = server.uvicorn
    before = cut_off(server, "answer-not-read")
    with knocking(server.address) as (knock,), others_are_served(server):

        def is_cut_off() -> bool:
            knock.send(b"GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n")
            server.ask(lambda: uvicorn.connections.sweep(uvicorn.server_state.connections))
            return cut_off(server, "answer-not-read") > before

        wait_until(is_cut_off)


# Too many


def test_idle_connections_of_one_address_do_not_lock_others_out(tmp_path: Path) -> None:
    files.raise_limit()
    with (
        running_server(tmp_path, connections_per_address=50) as server,
        knocking(server.address, 1100),
        others_are_served(server),
    ):
        wait_until(lambda: cut_off(server, "too-many-connections") == 1050)


def test_when_files_run_out_new_connections_are_closed_until_others_have_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "most_connections", lambda: 50)
    with running_server(tmp_path) as server:
        with knocking(server.address, 300):
            wait_until(lambda: cut_off(server, "no-files-left") == 250)
            assert not _is_served(server)
        wait_until(lambda: _is_served(server))
        with others_are_served(server):
            pass


def _is_served(server: RunningServer) -> bool:
    with knocking(server.address) as (knock,):
        try:
            return knock.get()[0] == 200
        except (OSError, HTTPException):
            return False


def test_a_socket_counts_as_long_as_it_lives(tmp_path: Path) -> None:
    with running_server(tmp_path, connections_per_address=3) as server, ExitStack() as stack:
        ann = Guest(server.address)
        table = ann.open_table("fair", "me", "me")["id"]
        ann.close()
        wait_until(lambda: server.uvicorn.connections.open == 0)
        sockets = [stack.enter_context(_socket(server, table)) for _ in range(3)]
        with others_are_served(server):
            with pytest.raises((OSError, WebSocketException)), _socket(server, table):
                pass
            with knocking(server.address) as (knock,):
                assert knock.status() == 0
        sockets.pop().close()
        wait_until(lambda: server.uvicorn.connections.open == 2)
        with _socket(server, table):
            pass
        for socket in sockets:
            socket.close()
        wait_until(lambda: server.uvicorn.connections.open == 0)


def _socket(server: RunningServer, table: str, **headers: str) -> ClientConnection:
    address = f"{server.address.replace('http', 'ws')}/api/tables/{table}/socket"
    return connect(
        address, origin=Origin(server.address), additional_headers=headers, source_address=(ELSEWHERE, 0), proxy=None
    )


def test_behind_a_proxy_the_guests_are_counted_and_not_the_proxy(tmp_path: Path) -> None:
    with (
        running_server(tmp_path, connections_per_address=2, proxies=ELSEWHERE) as server,
        knocking(server.address, 20) as knocks,
        ExitStack() as stack,
    ):
        ann = Guest(server.address)
        table = ann.open_table("fair", "me", "me")["id"]
        for _ in range(2):
            stack.enter_context(_socket(server, table, **{"X-Forwarded-For": "2001:db8::1"}))
        with pytest.raises(InvalidStatus) as refused, _socket(server, table, **{"X-Forwarded-For": "2001:db8::2"}):
            pass
        assert refused.value.response.status_code == 429
        status, said = knocks[0].get(X_Forwarded_For="2001:db8::3")
        assert (status, b"too-many-connections" in said) == (429, True)
        assert knocks[1].get(X_Forwarded_For="2001:db8:0:1::1")[0] == 200
        with _socket(server, table, **{"X-Forwarded-For": "10.0.0.1"}):
            pass
        ann.close()


def test_with_no_limit_an_address_may_have_as_many_as_it_likes(server: RunningServer) -> None:
    with knocking(server.address, 300) as knocks:
        assert all(knock.get()[0] == 200 for knock in knocks)


# Said and counted


def test_who_was_cut_off_is_counted_each_time_and_logged_once_a_minute(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with running_server(tmp_path) as server:
        for _ in range(5):
            with knocking(server.address) as (knock,):
                knock.send(b"nonsense\r\n\r\n")
                assert knock.status() == 400
        with knocking(server.address) as (knock,):
            knock.send(b"x" * HEAD_BYTES)
            knock.rest()
        assert cut_off(server, "not-http") >= 5
    lines = [(line.why, line.address) for line in caplog.records if line.message == "cut-off"]  # type: ignore[attr-defined]
    assert lines == [("not-http", ELSEWHERE)]
    assert logging.getLogger("uvicorn.error").name not in {line.name for line in caplog.records}


def test_what_a_stranger_does_wrong_with_sockets_never_fills_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Each socket that was refused, and each text that was none, left a line or a traceback as if it were our fault."""
    with running_server(tmp_path) as server:
        guest = Guest(server.address)
        table = guest.open_table("fair", "me", "open")["id"]
        for _ in range(3):
            with knocking(server.address) as (knock,):
                knock.upgrade(f"/api/tables/{table}/socket", origin="http://elsewhere", status=403)
                knock.rest()
            with knocking(server.address) as (knock,):
                knock.upgrade(f"/api/tables/{table}/socket")
                knock.send(b"\x81\x82" + bytes(4) + b"\xff\xfe")
                assert b"\x88\x02\x03\xef" in knock.rest()
        assert cut_off(server, "not-utf-8") == 3
        guest.close()
    assert [line.why for line in caplog.records if line.name.startswith(("uvicorn", "beffroi"))] == ["not-utf-8"]  # type: ignore[attr-defined]
