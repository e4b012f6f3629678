"""The conversation where web sockets are blocked: what is its own beside what sockets and streams share."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from beffroi.server.routes import streams
from tests.server.guest import PATIENCE, TRUST, Guest, Json, TableSocket
from tests.server.live.test_connection import behind_a_gate, over, rematch_of
from tests.server.live.test_move import fair_for_two
from tests.server.running import RunningServer, running_server
from tests.server.stream import EventSocket
from tests.toy.rulebook import Bid

PING = b'{"type":"ping"}'


@pytest.fixture(name="over")
def over_a_stream() -> str:
    return "stream"


def stream_of(table: TableSocket) -> EventSocket:
    assert isinstance(table.socket, EventSocket)
    return table.socket


@pytest.fixture
def brisk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Silence is noticed at once."""
    monkeypatch.setattr(streams, "KEEP_ALIVE", 0.01)


def test_a_whole_game_is_played_over_streams(ann: Guest, bob: Guest) -> None:
    table = ann.open_table("fair", "me", "open", options={"rounds": 2, "talk": False})["id"]
    bob.post(f"/api/tables/{table}/join", {})
    with ann.at(table, 0) as first, bob.at(table, 1) as second:
        while first.shown()["result"] is None:
            step = first.shown()["step"]
            for player, amount in ((first, 1), (second, 2)):
                assert player.move(Bid(amount), step)["type"] == "ok"
            for player in (first, second):
                while not is_past(player.shown(), step):
                    player.next()
        assert first.shown()["result"] == second.shown()["result"]


def is_past(seen: Json, step: int) -> bool:
    return seen["result"] is not None or (seen["step"] != step and seen["asking"] == "FirstBid")


def test_a_stream_is_told_as_events_that_nobody_keeps(ann: Guest, bob: Guest) -> None:
    with ann.http.stream("GET", f"/api/tables/{fair_for_two(ann, bob)}/stream?seat=0") as answer:
        lines = answer.iter_lines()
        told = [next(lines) for _ in range(5)]
        assert answer.headers["content-type"] == "text/event-stream"
        assert answer.headers["cache-control"] == "no-store"
        assert "content-security-policy" in answer.headers
    assert [line.partition(":")[0] for line in told] == ["event", "data", "", "data", ""]
    assert told[0] == "event: stream"
    assert '"type":"snapshot"' in told[3]


@pytest.mark.usefixtures("brisk")
def test_silence_is_broken_by_a_comment(ann: Guest, bob: Guest) -> None:
    with ann.at(fair_for_two(ann, bob), 0) as player:
        player.shown()
        assert stream_of(player).comment() == ":"
        assert [frame["type"] for frame in player.ping() if frame["type"] != "table"] == ["pong"]


@pytest.mark.usefixtures("brisk")
def test_whoever_says_nothing_is_taken_for_gone(
    monkeypatch: pytest.MonkeyPatch, server: RunningServer, ann: Guest, bob: Guest
) -> None:
    table = fair_for_two(ann, bob)
    monkeypatch.setattr(streams, "PATIENCE", -1.0)
    with ann.at(table, 0) as player:
        assert player.closed() == 4408
    assert not server.services.tables.open[table].sockets


# Who may speak into a stream


@pytest.mark.parametrize("role", ["opponent", "another guest", "stranger"])
def test_nobody_speaks_into_the_stream_of_another(
    role: str, ann: Guest, bob: Guest, welcome: Callable[[str | None], Guest]
) -> None:
    someone = {"opponent": bob, "another guest": welcome("Eve"), "stranger": welcome(None)}[role]
    with ann.at(fair_for_two(ann, bob), 0) as player:
        player.shown()
        refused = someone.http.post(stream_of(player).address, content=PING)
        assert (refused.status_code, refused.json()["why"]) == (404, "no-such-stream")
        assert [frame["type"] for frame in player.ping() if frame["type"] != "table"] == ["pong"]


def test_a_guest_does_not_speak_into_the_stream_of_one_without_a_name(ann: Guest, bob: Guest, stranger: Guest) -> None:
    with stranger.at(fair_for_two(ann, bob)) as window:
        assert ann.http.post(stream_of(window).address, content=PING).status_code == 404
        assert window.ping()[-1]["type"] == "pong"


def test_a_stream_belongs_to_its_table(ann: Guest, bob: Guest) -> None:
    table, other = fair_for_two(ann, bob), fair_for_two(ann, bob)
    with ann.at(table, 0) as player:
        elsewhere = stream_of(player).address.replace(table, other)
        assert ann.post(elsewhere, status=404)["why"] == "no-such-stream"


def test_a_stream_that_has_ended_hears_nothing(server: RunningServer, ann: Guest, bob: Guest) -> None:
    table = fair_for_two(ann, bob)
    with ann.at(table, 0) as player:
        player.shown()
        address = stream_of(player).address
    with bob.at(table, 1) as other:
        while other.sheet == {} or other.sheet["seats"][0]["online"]:
            other.next()
    assert ann.post(address, status=404)["why"] == "no-such-stream"
    assert not [name for name in server.app.streams.open if name[0] == table]


ORIGINS = ["null", "http://elsewhere.example", "http://127.0.0.1", ""]


@pytest.mark.parametrize("origin", ORIGINS)
def test_no_page_of_others_reads_or_speaks(origin: str, ann: Guest, bob: Guest) -> None:
    table = fair_for_two(ann, bob)
    with ann.at(table, 0) as player:
        saying = ann.http.post(stream_of(player).address, content=PING, headers={"origin": origin})
        assert (saying.status_code, saying.json()["why"]) == (403, "foreign-origin")
    with ann.http.stream("GET", f"/api/tables/{table}/stream?seat=0", headers={"origin": origin}) as reading:
        assert reading.status_code == 403


def test_a_browser_that_reads_from_its_own_page_names_no_origin(ann: Guest, bob: Guest) -> None:
    table = fair_for_two(ann, bob)
    cookies = dict(ann.http.cookies)
    with (
        httpx.Client(base_url=ann.address, cookies=cookies, verify=TRUST) as http,
        http.stream("GET", f"/api/tables/{table}/stream?seat=0") as answer,
    ):
        assert next(answer.iter_lines()) == "event: stream"
        assert http.post(f"/api/tables/{table}/stream/x", content=PING).status_code == 403


def test_a_frame_that_is_too_long_is_refused_and_ends_the_stream(ann: Guest, bob: Guest) -> None:
    with ann.at(fair_for_two(ann, bob), 0) as player:
        player.shown()
        refused = stream_of(player).post(b" " * (16 * 1024 + 1))
        assert (refused.status_code, refused.json()["why"]) == (413, "too-large")
        assert player.closed() == 1009


@pytest.mark.parametrize("query", ["seat=x", "seat=-1", "since=1e9", "seat=99999999999"])
def test_an_address_that_cannot_be_read_is_closed_with_its_code(query: str, ann: Guest, bob: Guest) -> None:
    table = fair_for_two(ann, bob)
    stream = EventSocket(ann.http, table, query)
    assert TableSocket(stream, 0).closed() == 4400
    stream.close()


# One after the other


def test_frames_are_heard_after_arrival_and_one_by_one(server: RunningServer, ann: Guest, bob: Guest) -> None:
    table = fair_for_two(ann, bob)
    _, gate = behind_a_gate(server, table)
    with ann.at(table, 0) as player:
        assert gate.asked.wait(PATIENCE)
        (stream,) = (stream for name, stream in server.app.streams.open.items() if name[0] == table)
        before = stream.heard
        said = threading.Thread(target=player.say, args=({"type": "ping"},))
        said.start()
        server.ask(lambda: until(lambda: stream.heard != before))
        server.ask(gate.release)
        assert [player.next()["type"] for _ in range(2)] == ["snapshot", "pong"]
        said.join(PATIENCE)


async def until(is_so: Callable[[], bool]) -> None:
    while not is_so():
        await asyncio.sleep(0.01)


def test_whoever_leaves_while_he_follows_is_nowhere(server: RunningServer, ann: Guest, bob: Guest) -> None:
    table = over(ann, bob)
    again = rematch_of(ann, table)
    live, gate = behind_a_gate(server, again)
    with ann.at(table, 0) as player:
        player.ping()
        said = threading.Thread(target=player.say, args=({"type": "follow", "seat": 1},))
        said.start()
        assert gate.asked.wait(PATIENCE)
    server.ask(lambda: until(lambda: not any(name[0] == table for name in server.app.streams.open)))
    server.ask(gate.release)
    said.join(PATIENCE)
    assert not live.sockets
    assert not server.services.tables.open[table].sockets


def test_a_revoked_seat_ends_the_stream(ann: Guest, bob: Guest) -> None:
    table = fair_for_two(ann, bob)
    word = ann.post(f"/api/tables/{table}/pass")["word"]
    with ann.at(table, 0) as player:
        player.shown()
        bob.post("/api/claim", {"word": word})
        assert player.closed() == 4403


def test_a_server_that_closes_says_so_in_the_stream(tmp_path: Path) -> None:
    with running_server(tmp_path) as server:
        ann = Guest(server.address, "Ann", "stream")
        with ann.at(ann.open_table("fair", "me", "me")["id"], 0) as player:
            player.shown()
            server.close()
            assert player.closed() == 1012
            assert player.frames[-1]["type"] == "bye"
        ann.close()
