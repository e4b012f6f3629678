"""A word by which a seat goes to another device: good once, and only while its maker sits in that seat."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from typing import Any

import pytest
from msgspec.structs import replace

from beffroi.core.action import Seat
from beffroi.server.people.tokens import hashed
from beffroi.server.protocol.people import Guest as Visitor
from beffroi.server.storage.store import WriteConflict
from beffroi.server.tables.seating import hand_over
from beffroi.server.tables.transfers import WordUsed
from tests.server.guest import Guest, Json
from tests.server.live.test_lobby import mine
from tests.server.live.test_move import fair_for_two
from tests.server.running import PATIENCE, RunningServer
from tests.toy.rulebook import Bid

SEAT = 1
"""Bob's, at a table of three; Ann is its host and has the first."""


class Evening:
    """A table, and the people who come and go there."""

    def __init__(self, people: list[Guest]) -> None:
        self.ann, self.bob, self.cid, self.dot = self.people = people
        self.path = f"/api/tables/{self.ann.open_table('fair', 'me', 'open', 'open')['id']}"
        self.bob.post(f"{self.path}/join", {"seat": SEAT})

    def pass_on(self, guest: Guest, seat: int = SEAT) -> str:
        word: str = guest.post(f"{self.path}/pass?seat={seat}")["word"]
        return word

    def nothing(self) -> None:
        """Bob sits where he sat."""

    def begin(self) -> None:
        self.ann.post(f"{self.path}/start?level=random")

    def leave(self) -> None:
        self.bob.post(f"{self.path}/leave")

    def leave_and_sit_again(self) -> None:
        self.leave()
        self.bob.post(f"{self.path}/join", {"seat": SEAT})

    def somebody_else_sits(self) -> None:
        self.leave()
        self.cid.post(f"{self.path}/join", {"seat": SEAT})

    def somebody_else_sits_and_plays(self) -> None:
        self.somebody_else_sits()
        self.begin()

    def host_frees(self) -> None:
        self.ann.post(f"{self.path}/free?seat={SEAT}")

    def host_frees_and_somebody_else_sits(self) -> None:
        self.host_frees()
        self.cid.post(f"{self.path}/join", {"seat": SEAT})

    def bots_fill(self) -> None:
        self.leave()
        self.begin()

    def hand_over(self) -> None:
        self.cid.post("/api/claim", {"word": self.pass_on(self.bob)})

    def hand_over_and_back(self) -> None:
        self.hand_over()
        self.bob.post("/api/claim", {"word": self.pass_on(self.cid)})

    def stand_in(self) -> None:
        self.begin()
        self.leave()

    def stand_in_and_return(self) -> None:
        self.stand_in()
        self.bob.post(f"{self.path}/return")

    def game_over(self) -> None:
        self.begin()
        for guest in (self.bob, self.ann):
            guest.http.post(f"{self.path}/resign")
        while self.ann.get(self.path)["status"] != "over":
            pass

    def close_before_the_start(self) -> None:
        self.ann.post(f"{self.path}/close")

    def close(self) -> None:
        self.begin()
        self.ann.post(f"{self.path}/close")

    def rematch(self) -> None:
        self.close()
        self.bob.post(f"{self.path}/rematch")


STILL_GOOD = (Evening.nothing, Evening.begin, Evening.stand_in, Evening.stand_in_and_return)
VOID = (
    *(Evening.leave, Evening.leave_and_sit_again, Evening.somebody_else_sits, Evening.somebody_else_sits_and_plays),
    *(
        Evening.host_frees,
        Evening.host_frees_and_somebody_else_sits,
        Evening.bots_fill,
        Evening.hand_over,
        Evening.hand_over_and_back,
    ),
    *(Evening.game_over, Evening.close_before_the_start, Evening.close, Evening.rematch),
)


@pytest.fixture(scope="module")
def people(server: RunningServer) -> Iterator[list[Guest]]:
    guests = [Guest(server.address, name) for name in ("Ann", "Bob", "Cid", "Dot")]
    yield guests
    for guest in guests:
        guest.close()


@pytest.fixture
def evening(people: list[Guest]) -> Evening:
    return Evening(people)


def claims(guest: Guest, word: str) -> tuple[int, Json]:
    said = guest.http.post("/api/claim", json={"word": word})
    return said.status_code, said.json()


def shown(sheet: Json) -> Json:
    """A sheet without who is online and when it changed."""
    return {"status": sheet["status"], "seats": [{**seat, "online": None} for seat in sheet["seats"]]}


@pytest.mark.parametrize("since", STILL_GOOD, ids=lambda since: since.__name__)
@pytest.mark.parametrize("claimer", ["dot", "ann"])
def test_a_word_gives_its_makers_seat_to_another_device_once(
    evening: Evening, since: Callable[[Evening], None], claimer: str
) -> None:
    word, guest = evening.pass_on(evening.bob), getattr(evening, claimer)
    since(evening)
    before = mine(guest.get(evening.path))
    assert claims(guest, word) == (200, {"table": evening.path.rpartition("/")[2]})
    sheet = guest.get(evening.path)
    assert (mine(sheet), sheet["seats"][SEAT]["stand_in"]) == ([*before, SEAT], None)
    assert mine(evening.bob.get(evening.path)) == []
    for late in (evening.cid, evening.bob, guest):
        assert claims(late, word)[1]["why"] == "no-such-word"
    assert mine(guest.get(evening.path)) == [*before, SEAT]


@pytest.mark.parametrize("since", STILL_GOOD, ids=lambda since: since.__name__)
def test_to_claim_ones_own_seat_changes_nothing(evening: Evening, since: Callable[[Evening], None]) -> None:
    word = evening.pass_on(evening.bob)
    since(evening)
    before = evening.bob.get(evening.path)
    for _ in range(2):
        assert claims(evening.bob, word)[0] == 200
    assert shown(evening.bob.get(evening.path)) == shown(before)
    assert claims(evening.dot, word)[0] == 200


@pytest.mark.parametrize("since", VOID, ids=lambda since: since.__name__)
def test_a_word_is_void_once_its_maker_has_lost_the_seat_or_the_game_is_over(
    evening: Evening, since: Callable[[Evening], None]
) -> None:
    word = evening.pass_on(evening.bob)
    since(evening)
    before = [shown(guest.get(evening.path)) for guest in evening.people]
    for guest in evening.people:
        status, said = claims(guest, word)
        assert (status, said["why"]) == (404, "no-such-word")
    assert [shown(guest.get(evening.path)) for guest in evening.people] == before


@pytest.mark.parametrize("since", [*STILL_GOOD, *VOID], ids=lambda since: since.__name__)
def test_what_happens_to_one_seat_is_nothing_to_the_words_of_another(
    evening: Evening, since: Callable[[Evening], None]
) -> None:
    word = evening.pass_on(evening.ann, 0)
    since(evening)
    is_playing = evening.ann.get(evening.path)["status"] in ("open", "running")
    assert claims(evening.dot, word)[0] == (200 if is_playing else 404)


def test_of_many_who_claim_at_once_one_gets_the_seat(evening: Evening, welcome: Callable[[str], Guest]) -> None:
    devices = [welcome(f"Device {number}") for number in range(6)]
    for _ in range(4):
        word = evening.pass_on(evening.bob)
        with ThreadPoolExecutor(len(devices)) as threads:
            said = list(threads.map(lambda device: claims(device, word)[0], devices))  # noqa: B023 - done in this turn
        assert sorted(said) == [200, 404, 404, 404, 404, 404]
        winner = devices[said.index(200)]
        assert mine(winner.get(evening.path)) == [SEAT]
        evening.bob.post("/api/claim", {"word": evening.pass_on(winner)})


def test_a_seat_that_was_handed_over_voids_all_its_other_words(evening: Evening) -> None:
    words = [evening.pass_on(evening.bob) for _ in range(3)]
    assert claims(evening.dot, words[1])[0] == 200
    assert [claims(evening.cid, word)[0] for word in words] == [404, 404, 404]


# While others wait


class Queue:
    """The lock of a table, held while several people knock; they come in one after the other, in their order."""

    def __init__(self, server: RunningServer, table: str) -> None:
        self._server, self._table = server, table
        self._threads = ThreadPoolExecutor(4)
        self._knocking = 0

    def __enter__(self) -> Queue:
        self._server.ask(self._lock.acquire)
        return self

    def __exit__(self, *_: object) -> None:
        self._server.ask(self._lock.release)
        self._threads.shutdown()

    @property
    def _lock(self) -> asyncio.Lock:
        return self._server.services.tables.open[self._table].lock

    def knock(self, call: Callable[[], Any]) -> Future[Any]:
        """Calls, and returns when the call waits for the table."""
        called = self._threads.submit(call)
        self._knocking += 1
        while self._server.ask(lambda: len(self._lock._waiters or ())) < self._knocking:
            pass
        return called


def test_a_move_that_waited_while_its_seat_was_handed_over_does_not_count(
    server: RunningServer, ann: Guest, bob: Guest, welcome: Callable[[str], Guest]
) -> None:
    table, cid = fair_for_two(ann, bob), welcome("Cid")
    word = bob.post(f"/api/tables/{table}/pass")["word"]
    with bob.at(table, SEAT) as old, cid.at(table) as window:
        window.shown()
        move = {"type": "move", "move_id": "late", "step": old.shown()["step"], "action": {"type": "Bid", "amount": 5}}
        with Queue(server, table) as queue:
            claimed = queue.knock(lambda: claims(cid, word))
            queue.knock(lambda: old.say(move))
        assert claimed.result()[0] == 200
        assert old.closed() == 4403
        ann.post(f"/api/tables/{table}/pass")  # takes the lock after all of them
        window.ping()
        assert window.shown()["answered"] == []


def test_a_resignation_that_waited_while_its_seat_was_handed_over_does_not_count(
    server: RunningServer, ann: Guest, bob: Guest, welcome: Callable[[str], Guest]
) -> None:
    table, cid = fair_for_two(ann, bob), welcome("Cid")
    word = bob.post(f"/api/tables/{table}/pass")["word"]
    with Queue(server, table) as queue:
        queue.knock(lambda: claims(cid, word))
        resigned = queue.knock(lambda: bob.http.post(f"/api/tables/{table}/resign").status_code)
    assert resigned.result() == 409
    assert cid.get(f"/api/tables/{table}")["status"] == "running"


def test_a_request_to_go_back_that_waited_while_its_seat_was_handed_over_is_not_made(
    server: RunningServer, ann: Guest, bob: Guest, welcome: Callable[[str], Guest]
) -> None:
    table, cid = ann.open_table("fair", "me", "open", "me")["id"], welcome("Cid")
    bob.post(f"/api/tables/{table}/join", {})
    with bob.at(table, SEAT) as player:
        player.move(Bid(5))
    with ann.at(table, 0) as player:
        player.move(Bid(6))
    word = bob.post(f"/api/tables/{table}/pass")["word"]
    with Queue(server, table) as queue:
        queue.knock(lambda: claims(cid, word))
        asked = queue.knock(lambda: bob.http.post(f"/api/tables/{table}/ask-back").status_code)
    assert asked.result() == 403
    assert cid.get(f"/api/tables/{table}")["asks_back"] is None


def test_whoever_leaves_a_game_they_would_lose_by_it_does_not_lose_it_for_the_heir_of_the_seat(
    server: RunningServer, ann: Guest, bob: Guest, welcome: Callable[[str], Guest]
) -> None:
    table, cid = fair_for_two(ann, bob), welcome("Cid")
    live = server.services.tables.open[table]
    server.ask(lambda: live.change(lambda table: replace(table, forfeits=True)))
    word = bob.post(f"/api/tables/{table}/pass")["word"]
    with Queue(server, table) as queue:
        queue.knock(lambda: claims(cid, word))
        queue.knock(lambda: bob.http.post(f"/api/tables/{table}/leave"))
    assert cid.get(f"/api/tables/{table}")["status"] == "running"


@pytest.mark.parametrize("has_begun", [True, False])
def test_a_socket_that_waited_while_its_seat_was_handed_over_is_shown_nothing(
    server: RunningServer, ann: Guest, bob: Guest, welcome: Callable[[str], Guest], has_begun: bool
) -> None:
    cid = welcome("Cid")
    table = ann.open_table("fair", "me", "open", *([] if has_begun else ["open"]))["id"]
    bob.post(f"/api/tables/{table}/join", {"seat": SEAT})
    word = bob.post(f"/api/tables/{table}/pass")["word"]

    def frames() -> tuple[int, list[Json]]:
        with bob.at(table, SEAT) as old:
            return old.closed(), old.frames

    with Queue(server, table) as queue:
        queue.knock(lambda: claims(cid, word))
        shown = queue.knock(frames)
    assert shown.result(PATIENCE) == (4403, [])


def test_a_word_that_waited_while_its_seat_was_left_is_void_even_for_who_sits_down_again(
    server: RunningServer, evening: Evening
) -> None:
    bob, path = evening.bob, evening.path
    word = evening.pass_on(bob)
    with Queue(server, path.rpartition("/")[2]) as queue:
        queue.knock(lambda: bob.post(f"{path}/leave"))
        queue.knock(lambda: Guest.post(bob, f"{path}/join", {"seat": SEAT}))
        claimed = queue.knock(lambda: claims(evening.dot, word))
    assert claimed.result()[0] == 404
    assert mine(bob.get(path)) == [SEAT]


def test_a_word_that_is_too_old_is_void(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("beffroi.server.tables.transfers.GOOD_FOR", -1)
    assert claims(evening.dot, evening.pass_on(evening.bob))[0] == 404


def test_a_word_and_the_change_it_makes_are_written_together_or_not_at_all(
    server: RunningServer, evening: Evening
) -> None:
    store, word = server.services.table_store, hashed(evening.pass_on(evening.bob))
    table = server.services.tables.open[evening.path.rpartition("/")[2]].table
    handed = hand_over(table, Seat(SEAT), evening.bob.id, Visitor(evening.dot.id, "Dot"))
    for edition, given, refusal in ((0, word, WriteConflict), (1, hashed("another"), WordUsed)):
        changed = replace(handed, edition=table.edition + edition)
        with pytest.raises(refusal):
            server.ask(partial(store.change, changed, word=given))
        assert server.ask(partial(store.find, table.id))[0] == table
        assert server.ask(partial(store.transfers.find, word)) is not None
    server.ask(partial(store.change, replace(handed, edition=table.edition + 1), word=word))
    assert server.ask(partial(store.transfers.find, word)) is None
