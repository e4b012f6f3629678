"""One house in several processes: people of one table may sit on different ones, and nothing is lost between them."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from beffroi.bench.premises import house
from beffroi.core.action import CHANCE, Action
from beffroi.core.record import load
from tests.server.guest import Guest, Json, Table
from tests.server.house import PATIENCE, RunningHouse, running_house
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
        houses = [stack.enter_context(running_house(tmp_path / str(number), **chosen)) for number in range(2)]
        yield Club(stack, houses)


def all_at_once(*calls: Callable[[], Any]) -> list[Any]:
    with ThreadPoolExecutor(len(calls)) as threads:
        return [future.result(PATIENCE) for future in [threads.submit(call) for call in calls]]


def answers(tables: list[Table], amount: int) -> list[Json]:
    """Everybody who is asked answers at once, and reads what comes of it."""
    step = tables[0].shown()["step"]
    asked = [table for table in tables if table.shown()["ask"] is not None]
    said = all_at_once(*(partial(table.move, answer_to(table, amount)) for table in asked))
    read_on(tables, step)
    return said


def answer_to(table: Table, amount: int) -> Action:
    return Bid(amount) if table.shown()["asking"] == "FirstBid" else Add(amount)


def read_on(tables: list[Table], step: int) -> None:
    """Everybody reads until the step is over and the next one asks somebody, or nobody ever again."""
    for table in tables:
        while not is_past(table.shown(), step):
            table.next()


def is_past(seen: Json, step: int) -> bool:
    return seen["result"] is not None or (seen["step"] > step and CHANCE not in seen["asked"])


class Club:
    """The people of a test: they come through the processes in turn, and go home at its end."""

    def __init__(self, stack: ExitStack, houses: list[RunningHouse]) -> None:
        self.stack, self.houses = stack, houses

    def guest(self, house: int, nickname: str | None = "Zoé") -> Guest:
        guest = Guest(self.houses[house % len(self.houses)].address, nickname)
        self.stack.callback(guest.close)
        return guest

    def through(self, guest: Guest, house: int) -> Guest:
        """The same guest, by way of another process."""
        other = self.guest(house, None)
        other.http.cookies = guest.http.cookies
        return other

    def at(self, guest: Guest, table: str, seat: int | None = None) -> Table:
        return self.stack.enter_context(guest.at(table, seat))

    def sit_down(self, chairs: int) -> list[Table]:
        """A table of the fair whose people come through different processes."""
        guests = [self.guest(number, f"Guest {number}") for number in range(chairs)]
        sheet = guests[0].open_table("fair", "me", *["open"] * (chairs - 1), options={"talk": False})
        for guest in guests[1:]:
            guest.post(f"/api/tables/{sheet['id']}/join", {})
        tables = [self.at(guest, sheet["id"], seat) for seat, guest in enumerate(guests)]
        for table in tables:
            table.shown()
        return tables


def play_to_the_end(tables: list[Table]) -> set[str]:
    """Everybody answers at once until the game is over; returns what the house said to the answers."""
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


def test_the_house_plays_on_while_the_bus_is_dead_and_when_it_is_back(club: Club, bus: Nats) -> None:
    tables = club.sit_down(2)
    bus.stop()
    try:
        said = {each["type"] for each in answers(tables, 1)}
    finally:
        bus.start()
    assert said | play_to_the_end(tables) == {"ok"}


def test_one_free_chair_is_given_once(club: Club) -> None:
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


def test_the_bots_of_a_process_that_was_killed_are_taken_over(tmp_path: Path, database: Postgres, bus: Nats) -> None:
    settings = {"BEFFROI_DATABASE": database.new_database("killed"), "BEFFROI_BUS": bus.url, "BEFFROI_BOT_PAUSE": "0.1"}
    killed, kept = (house(str(tmp_path / name), **settings) for name in ("killed", "kept"))
    with ExitStack() as stack:
        stack.callback(kept.kill)
        guest = Guest(f"http://127.0.0.1:{kept.port}")
        stack.callback(guest.close)
        # Bots play bots; of so many tables, each process keeps some.
        tables = [guest.open_table("cathedral", "random", "random")["id"] for _ in range(8)]
        killed.kill()
        for table in tables:
            with guest.at(table) as watched:
                while watched.shown()["result"] is None:
                    watched.next()
            record = load(guest.get(f"/api/tables/{table}/record").content, find_any)
            assert record.state.result is not None
