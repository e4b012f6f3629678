"""One server in several processes: people of one table may sit on different ones, and nothing is lost between them."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, text

from beffroi.core.action import CHANCE, Action
from beffroi.core.record_file import load
from beffroi.games import find
from beffroi.games.leonardo.rulebook import Bid as LeonardoBid
from beffroi.games.leonardo.rulebook import Pass, Raise
from beffroi.server.storage.store import WriteConflict
from bench.server_process import server
from tests.games.leonardo.test_auction import on_sale
from tests.server.guest import Guest, Json, TableSocket
from tests.server.passing import Time
from tests.server.running import PATIENCE, RunningServer, running_server
from tests.server.stream import EventSocket
from tests.server.test_worlds import World
from tests.support.find import find_any
from tests.support.services import Nats, Postgres, nats, postgres
from tests.toy.rulebook import Add, Bid


@pytest.fixture(scope="module")
def database() -> Iterator[Postgres]:
    with postgres() as service:
        yield service


@pytest.fixture(scope="module")
def bus() -> Iterator[Nats]:
    with nats() as service:
        yield service


@pytest.fixture
def club(tmp_path: Path, database: Postgres, bus: Nats, request: pytest.FixtureRequest) -> Iterator[Club]:
    """Two processes on one new database and one bus."""
    chosen: dict[str, Any] = {
        "database": database.new_database(request.node.name[-60:]),
        "bus": bus.url,
        "away_after": 3600.0,
    }
    with ExitStack() as stack:
        servers = [stack.enter_context(running_server(tmp_path / str(number), **chosen)) for number in range(2)]
        yield Club(stack, servers)


def all_at_once(*calls: Callable[[], Any]) -> list[Any]:
    with ThreadPoolExecutor(len(calls)) as threads:
        return [future.result(PATIENCE) for future in [threads.submit(call) for call in calls]]


def answers(tables: list[TableSocket], amount: int) -> list[Json]:
    """Everybody who is asked answers at once, and reads what comes of it."""
    step = tables[0].shown()["step"]
    asked = [table for table in tables if table.shown()["ask"] is not None]
    said = all_at_once(*(partial(table.move, answer_to(table, amount)) for table in asked))
    read_on(tables, step)
    return said


def answer_to(table: TableSocket, amount: int) -> Action:
    return Bid(amount) if table.shown()["asking"] == "FirstBid" else Add(amount)


def read_on(tables: list[TableSocket], step: int) -> None:
    """Everybody reads until the step is over and the next one asks somebody, or nobody ever again."""
    for table in tables:
        while not is_past(table.shown(), step):
            table.next()


def is_past(seen: Json, step: int) -> bool:
    return seen["result"] is not None or (seen["step"] > step and CHANCE not in seen["asked"])


class Club:
    """The people of a test: they come through the processes in turn, and go home at its end."""

    def __init__(self, stack: ExitStack, servers: list[RunningServer]) -> None:
        self.stack, self.servers = stack, servers

    def guest(self, server: int, nickname: str | None = "Zoé") -> Guest:
        guest = Guest(self.servers[server % len(self.servers)].address, nickname)
        self.stack.callback(guest.close)
        return guest

    def through(self, guest: Guest, server: int) -> Guest:
        """The same guest, by way of another process."""
        other = self.guest(server, None)
        other.http.cookies = guest.http.cookies
        return other

    def at(self, guest: Guest, table: str, seat: int | None = None) -> TableSocket:
        return self.stack.enter_context(guest.at(table, seat))

    def sit_down(self, seats: int) -> list[TableSocket]:
        """A table of the fair whose people come through different processes."""
        guests = [self.guest(number, f"Guest {number}") for number in range(seats)]
        sheet = guests[0].open_table("fair", "me", *["open"] * (seats - 1), options={"talk": False})
        for guest in guests[1:]:
            guest.post(f"/api/tables/{sheet['id']}/join", {})
        tables = [self.at(guest, sheet["id"], seat) for seat, guest in enumerate(guests)]
        for table in tables:
            table.shown()
        return tables


def play_to_the_end(tables: list[TableSocket]) -> set[str]:
    """Everybody answers at once until the game is over; returns what the server said to the answers."""
    said: set[str] = set()
    while tables[0].shown()["result"] is None:
        said |= {each["type"] for each in answers(tables, 1)}
    return said


def test_people_of_one_table_on_different_processes_answer_at_once_and_none_is_refused(club: Club) -> None:
    for _ in range(3):
        tables = club.sit_down(4)
        assert play_to_the_end(tables) == {"ok"}
        assert len({str(table.shown()["result"]) for table in tables}) == 1
        assert len({table.number for table in tables}) == 1


def test_one_follows_to_a_rematch_that_another_process_has_opened(club: Club) -> None:
    ann, bob = (club.guest(number, f"Guest {number}") for number in range(2))
    table = ann.open_table("fair", "me", "open")["id"]
    bob.post(f"/api/tables/{table}/join", {})
    player = club.at(bob, table, 1)
    ann.post(f"/api/tables/{table}/close")
    player.wait_for("closed")
    again = ann.post(f"/api/tables/{table}/rematch")["id"]
    shown = player.follow(0)
    assert (shown["sheet"]["id"], shown["seen"]["viewer"]) == (again, 0)


def test_a_stream_hears_only_through_the_process_that_has_it(club: Club) -> None:
    ann = club.guest(0, "Ann")
    ann.over = "stream"
    table = ann.open_table("fair", "me", "me")["id"]
    player = club.at(ann, table, 0)
    assert isinstance(player.socket, EventSocket)
    lost = club.through(ann, 1).post(player.socket.address, {"type": "ping"}, status=404)
    assert lost["why"] == "no-such-stream"
    assert player.move(Bid(1))["type"] == "ok"


def test_the_server_plays_on_while_the_bus_is_dead_and_when_it_is_back(club: Club, bus: Nats) -> None:
    tables = club.sit_down(2)
    bus.stop()
    try:
        said = {each["type"] for each in answers(tables, 1)}
    finally:
        bus.start()
    assert said | play_to_the_end(tables) == {"ok"}


def test_one_free_seat_is_given_once(club: Club) -> None:
    host = club.guest(0)
    guests = [club.guest(number, f"Guest {number}") for number in range(6)]
    for _ in range(5):
        table = host.open_table("fair", "me", "open")["id"]
        got = all_at_once(*(partial(guest.http.post, f"/api/tables/{table}/join", json={}) for guest in guests))
        assert sorted(answer.status_code for answer in got) == [200, 409, 409, 409, 409, 409]
        winner = next(guest for guest, answer in zip(guests, got, strict=True) if answer.status_code == 200)
        for process in range(2):
            sheet = club.through(winner, process).get(f"/api/tables/{table}")
            assert [seat["mine"] for seat in sheet["seats"]] == [False, True]


def test_one_word_claimed_through_two_processes_is_good_once(club: Club) -> None:
    host = club.guest(0)
    devices = [club.guest(number, f"Device {number}") for number in range(4)]
    for _ in range(5):
        table = host.open_table("fair", "me", "random")["id"]
        word = host.post(f"/api/tables/{table}/pass")["word"]
        got = all_at_once(*(partial(device.http.post, "/api/claim", json={"word": word}) for device in devices))
        assert sorted(answer.status_code for answer in got) == [200, 404, 404, 404]
        winner = next(device for device, answer in zip(devices, got, strict=True) if answer.status_code == 200)
        assert winner.get(f"/api/tables/{table}/plies?seat=0")
        while host.get(f"/api/tables/{table}")["seats"][0]["mine"]:
            time.sleep(0.01)  # until the other process has heard of it


def test_one_move_sent_to_two_processes_counts_once(club: Club) -> None:
    guest = club.guest(0)
    table = guest.open_table("fair", "me", "me", options={"talk": False})["id"]
    one, two = club.at(guest, table, 0), club.at(club.through(guest, 1), table, 0)
    for amount in range(6):
        step = one.shown()["step"]
        said = all_at_once(*(partial(each.move, Bid(amount), step, f"move-{amount}") for each in (one, two)))
        assert sorted(each["type"] for each in said) == ["ok", "ok-duplicate"], said
        for each in (one, two):
            each.catch_up(amount + 2)  # the card that was drawn is the first entry
    assert one.shown() == two.shown()


def test_who_is_connected_through_another_process_is_seen_to_be_there(club: Club) -> None:
    for table in club.sit_down(2):
        while not all(seat["online"] for seat in table.sheet["seats"]):
            table.next()


def test_coming_in_through_another_process_gives_no_thinking_time_back(time: Time, club: Club) -> None:
    guest = club.guest(0)
    terms = {"bank": 600, "increment": 10}
    tables = (guest.open_table("fair", "me", "me", clock=terms)["id"] for _ in range(100))
    table = next(
        each for each in tables if not club.servers[1].services.tables.peers.owns(each)
    )  # so that it is not open there
    with guest.at(table, 0) as player:
        time.pass_by(30)
        player.move(Bid(5))
        time.pass_by(60)
    player = club.at(club.through(guest, 1), table, 0)
    clocks = player.next()["clocks"]
    assert (clocks["left"], clocks["running"]) == ([580_000, 510_000], [1])
    player.undo()
    assert player.until(lambda frame: frame["type"] == "update")["clocks"]["left"] == [510_000, 510_000]


def test_somebody_connected_through_another_process_is_not_absent(club: Club) -> None:
    host, players = club.guest(0, "Host"), [club.guest(number, f"Guest {number}") for number in range(2)]
    path = f"/api/tournaments/{host.post('/api/tournaments', {'game': 'fair', 'format': 'series'})['id']}"
    for guest in players:
        guest.post(f"{path}/enter")
    host.post(f"{path}/begin")
    club.at(players[1], players[1].open_table("fair", "me", "open")["id"], 0)
    while host.get(path)["entrants"][1]["can_miss"]:
        time.sleep(0.05)
    assert host.post(f"{path}/absent", {"entrant": 1}, 409)["why"] == "entrant-is-online"


def test_what_is_said_reaches_the_people_on_other_processes(club: Club) -> None:
    one, two = club.sit_down(2)
    one.say({"type": "chat", "move_id": "hello", "text": "Bonsoir"})
    assert two.until(lambda frame: frame["type"] == "remark")["text"] == "Bonsoir"


def test_moves_flow_again_when_the_database_was_stopped_at_once_and_is_back(club: Club, database: Postgres) -> None:
    tables = club.sit_down(2)
    answers(tables, 1)
    step, move = tables[0].shown()["step"], partial(tables[0].move, answer_to(tables[0], 2), move_id="while-away")
    database.stop()
    try:
        assert move(step=step)["type"] == "retry"
    finally:
        database.start()
    while move(step=step)["type"] == "retry":
        time.sleep(0.05)
    assert move(step=step)["type"] == "ok-duplicate"
    tables[1].move(answer_to(tables[1], 2))
    read_on(tables, step)
    assert play_to_the_end(tables) == {"ok"}


def test_an_outage_of_the_database_is_told_once_by_each_process(
    club: Club, database: Postgres, caplog: pytest.LogCaptureFixture
) -> None:
    guest = club.guest(0)
    assert guest.get("/readyz").text == "ok"
    database.stop()
    try:
        assert guest.post("/api/tables", {"game": "fair", "seats": [{"kind": "me"}] * 2}, 503)["why"] == "store"
        assert guest.get("/readyz", 503)["facts"] == {"kind": "unreachable"}
    finally:
        database.start()
    end = time.monotonic() + PATIENCE
    while len(lines := store_lines(caplog)) < 2 * len(club.servers) and time.monotonic() < end:
        time.sleep(0.05)
    assert sorted(lines) == ["store-outage"] * 2 + ["store-outage-over"] * 2
    assert guest.get("/readyz").text == "ok"
    assert guest.open_table("fair", "me", "me")["status"] == "running"


def test_transactions_that_were_in_each_others_way_are_tried_again_and_are_no_outage(club: Club) -> None:
    server = club.servers[0]
    deadlock = text("DO $$ BEGIN RAISE EXCEPTION USING ERRCODE = '40P01'; END $$")
    with pytest.raises(WriteConflict):
        server.ask(lambda: server.services.store.write(lambda c: c.execute(deadlock)))
    assert club.guest(0).get("/readyz").text == "ok"
    assert server.services.store.outages.kind is None


def test_a_postgresql_server_has_several_batches_on_their_way(club: Club) -> None:
    server, begun, held = club.servers[0], threading.Event(), threading.Event()

    def wait(c: Connection) -> bool:
        c.execute(text("SELECT 1"))
        begun.set()
        return held.wait(PATIENCE)

    async def write() -> bool:
        first = asyncio.create_task(server.services.store.write(wait))
        await asyncio.to_thread(begun.wait, PATIENCE)
        await server.services.store.write(lambda _: held.set())
        return await first

    assert server.ask(write)


def store_lines(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.getMessage().startswith("store-outage")]


def test_bots_play_for_whoever_watches_through_another_process(club: Club) -> None:
    guest, owner = club.guest(0), club.servers[1].services.tables.peers
    tables: list[str] = []
    while not tables or not owner.owns(tables[-1]):
        tables.append(guest.open_table("cathedral", "random", "random")["id"])
    window = club.at(club.guest(0, None), tables[-1])
    window.wait_for("over")


def test_that_an_offer_is_put_together_is_known_to_the_process_that_plays_the_bots_and_nobody_is_told(
    club: Club,
) -> None:
    ann, owner = club.guest(0, "Ann"), club.servers[1]
    tables: list[str] = []
    while not tables or not owner.services.tables.peers.owns(tables[-1]):
        tables.append(ann.open_table("fair", "me", "me")["id"])
    player, watcher = club.at(ann, tables[-1], 0), club.at(club.guest(1, None), tables[-1])
    watcher.ping()
    while not all(seat["online"] for seat in watcher.sheet["seats"]):
        watcher.next()

    def wait_until_composing(*seats: int) -> None:
        while owner.ask(lambda: owner.services.tables.open[tables[-1]].composing.seats) != set(seats):
            time.sleep(0.05)

    player.say({"type": "composing", "is_on": True})
    wait_until_composing(0)
    assert "table" not in {frame["type"] for frame in watcher.ping()}
    player.say({"type": "composing", "is_on": False})
    wait_until_composing()
    player.say({"type": "composing", "is_on": True})
    wait_until_composing(0)
    player.leave()
    wait_until_composing()


def test_only_tables_that_need_it_are_opened_by_a_process_that_comes_later(club: Club, tmp_path: Path) -> None:
    guest = club.guest(0)
    # Three processes share them by chance; there are enough for the last one to get some.
    quiet = {guest.open_table("fair", "me", "me")["id"] for _ in range(40)}
    late = club.stack.enter_context(running_server(tmp_path / "late", database=club.servers[0].settings.database))
    kept = [table for table in quiet if late.services.tables.peers.owns(table)]
    last = guest.open_table("fair", "me", "random")["id"]
    while not late.services.tables.peers.owns(last):
        last = guest.open_table("fair", "me", "random")["id"]
    while last not in late.services.tables.open:
        time.sleep(0.05)
    assert kept
    assert not quiet & late.services.tables.open.keys()


def test_a_ceiling_left_with_one_process_is_bid_by_the_other_once_that_is_gone(club: Club) -> None:
    people = [club.guest(number, name) for number, name in enumerate(("Ann", "Bob", "Cléo"))]
    World(club.servers[0], people[0]).lay(find("leonardo"), on_sale(), "SALE", *people)
    ann, bob, _ = (club.at(guest, "SALE", seat) for seat, guest in enumerate(people))
    assert ann.set_ceiling(40)["type"] == "ok"
    other = club.at(club.through(people[0], 1), "SALE", 0)
    other.until(lambda frame: (frame.get("ceiling") or {}).get("amount") == 40)
    club.servers[0].close()
    assert bob.move(Raise(), then=(LeonardoBid(5),))["type"] == "ok"
    late = club.at(club.through(people[2], 1), "SALE", 2)
    while late.shown()["ask"] is None:
        late.next()
    assert late.move(Pass())["type"] == "ok"
    bob.until(lambda frame: frame["type"] == "update" and bid_of(frame) == (0, 10))


def bid_of(update: Json) -> tuple[int, int] | None:
    """Who bids how much in an update."""
    bids = [event["facts"] for event in update["ply"]["events"] if event["what"] == "bid"]
    return next(((facts["seat"], facts["florins"]) for facts in bids), None)


def test_the_bots_of_a_process_that_was_killed_are_taken_over(tmp_path: Path, database: Postgres, bus: Nats) -> None:
    settings = {"BEFFROI_DATABASE": database.new_database("killed"), "BEFFROI_BUS": bus.url, "BEFFROI_BOT_PAUSE": "0.1"}
    killed, kept = (server(str(tmp_path / name), **settings) for name in ("killed", "kept"))
    with ExitStack() as stack:
        stack.callback(kept.kill)
        guest = Guest(f"http://127.0.0.1:{kept.port}")
        stack.callback(guest.close)
        # Bots play bots; there are enough tables for each process to keep some.
        tables = [guest.open_table("cathedral", "random", "random")["id"] for _ in range(8)]
        windows = [stack.enter_context(guest.at(table)) for table in tables]
        killed.kill()
        for table, window in zip(tables, windows, strict=True):
            while window.shown()["result"] is None:
                window.next()
            record = load(guest.get(f"/api/tables/{table}/record").content, find_any)
            assert record.state.result is not None
