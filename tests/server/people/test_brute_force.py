"""Guesses cost something: an address that misses too often is refused, and nobody can lock others out."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator
from contextlib import suppress

import pytest

from beffroi.server.logs import JsonFormatter
from beffroi.server.people.brute_force import AT_ONCE, LONGEST_DELAY, MOST, BruteForceLimit
from beffroi.server.protocol.problems import NotFound, TooMany
from beffroi.server.storage.store import Unreachable
from tests.server.guest import Guest, Json
from tests.server.running import RunningServer, running_server

SELDOM = 0.001
"""Misses a minute: a bucket that is empty stays empty while a test runs."""


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server behind a proxy: everybody may come from an address of his own."""
    folder = tmp_path_factory.mktemp("club")
    with running_server(folder, proxies="127.0.0.1", misses_per_minute=SELDOM) as server:
        yield server


@pytest.fixture
def come(club: RunningServer, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str], Guest]]:
    """Lets somebody in from an address."""
    monkeypatch.setattr("beffroi.server.people.brute_force.LONGEST_DELAY", 0.001)
    guests: list[Guest] = []

    def let_in(address: str) -> Guest:
        guests.append(Guest(club.address, None))
        guests[-1].http.headers["x-forwarded-for"] = address
        guests[-1].put("/api/me", {"nickname": "Zoé"})
        return guests[-1]

    yield let_in
    for guest in guests:
        guest.close()


def guess_a_code(guest: Guest, _private: Json) -> int:
    return guest.http.get("/api/codes/ZZZZZZ").status_code


def guess_by_looking(guest: Guest, private: Json) -> int:
    return guest.http.get(f"/api/tables/{private['id']}?code=ZZZZZZ").status_code


def guess_by_joining(guest: Guest, private: Json) -> int:
    return guest.http.post(f"/api/tables/{private['id']}/join", json={"code": "ZZZZZZ"}).status_code


def guess_a_word(guest: Guest, _private: Json) -> int:
    return guest.http.post("/api/claim", json={"word": "Z" * 22}).status_code


def guess_at_the_socket(guest: Guest, private: Json) -> int:
    with guest.at(private["id"], code="ZZZZZZ") as window:
        return window.closed() - 4000


def guess_at_the_stream(guest: Guest, private: Json) -> int:
    guest.over = "stream"
    said = guess_at_the_socket(guest, private)
    guest.over = "socket"
    return said


GUESSES = (guess_a_code, guess_by_looking, guess_by_joining, guess_a_word, guess_at_the_socket, guess_at_the_stream)


@pytest.mark.parametrize("guess", GUESSES)
def test_an_address_that_misses_too_often_is_refused_whatever_it_tries(
    come: Callable[[str], Guest], guess: Callable[[Guest, Json], int]
) -> None:
    number = GUESSES.index(guess)
    ann, eve = come(f"192.0.2.{number}"), come(f"198.51.100.{number}")
    private = ann.open_table("fair", "me", "open", "open", private=True)
    said = [guess(eve, private) for _ in range(AT_ONCE + 2)]
    assert said == [404] * AT_ONCE + [429] * 2
    assert [each(eve, private) for each in GUESSES] == [429] * len(GUESSES)
    assert eve.get(f"/api/codes/{private['code']}", 429)["why"] == "too-many-misses"


def test_who_opens_invitations_that_lead_nowhere_has_guessed(come: Callable[[str], Guest]) -> None:
    """What a page tells of a table would otherwise tell which codes there are."""
    eve = come("203.0.113.2")
    for _ in range(AT_ONCE):
        assert eve.http.get("/join/ZZZZZZ").is_success
    assert guess_a_code(eve, {}) == 429
    assert eve.http.get("/join/ZZZZZZ").is_success


def test_what_needs_no_code_is_never_refused(come: Callable[[str], Guest]) -> None:
    eve = come("203.0.113.1")
    private, public = (eve.open_table("fair", "me", "open", "open", private=is_private) for is_private in (True, False))
    for _ in range(AT_ONCE + 1):
        guess_a_code(eve, private)
    assert eve.get(f"/api/tables/{private['id']}?code=ZZZZZZ")["id"] == private["id"]
    assert come("203.0.113.1").post(f"/api/tables/{public['id']}/join", {"code": "ZZZZZZ"})["status"] == "open"


def test_a_right_code_works_from_another_address_however_many_guess(
    club: RunningServer, come: Callable[[str], Guest]
) -> None:
    ann = come("192.0.2.100")
    sheet = ann.open_table("fair", "me", "open", private=True)
    word = ann.post(f"/api/tables/{sheet['id']}/pass")["word"]
    eve = come("10.0.0.0")
    for number in range(3):
        eve.http.headers["x-forwarded-for"] = f"10.0.0.{number}"
        while guess_a_code(eve, sheet) == 404:
            pass
    for number in range(2 * MOST):
        club.services.brute_force.note(f"10.0.1.{number}")
    bob = come("192.0.2.101")
    assert bob.get(f"/api/codes/{sheet['code']}") == {"table": sheet["id"]}
    assert bob.post(f"/api/tables/{sheet['id']}/join", {"code": sheet["code"]})["status"] == "running"
    assert bob.post("/api/claim", {"word": word}) == {"table": sheet["id"]}


def test_the_addresses_of_one_network_miss_together(come: Callable[[str], Guest]) -> None:
    eve = come("2001:db8::1")
    said = set()
    for number in range(AT_ONCE + 1):
        eve.http.headers["x-forwarded-for"] = f"2001:db8::{number + 1:x}"
        said.add(guess_a_code(eve, {}))
    assert said == {404, 429}
    eve.http.headers["x-forwarded-for"] = "2001:db8:0:1::1"
    assert guess_a_code(eve, {}) == 404


def test_the_more_all_miss_the_longer_answers_take_up_to_a_limit_and_the_log_says_so_once(
    caplog: pytest.LogCaptureFixture,
) -> None:
    misses = BruteForceLimit(SELDOM)
    delays = []
    with caplog.at_level(logging.WARNING):
        for number in range(2 * MOST):
            delays.append(misses.delay)
            misses.note(f"10.0.{number // 256}.{number % 256}")
    assert delays[0] == 0
    assert delays == sorted(delays)
    assert LONGEST_DELAY / 2 < delays[-1] <= LONGEST_DELAY
    assert [JsonFormatter().format(record) for record in caplog.records if "guessed" in record.getMessage()][1:] == []
    assert caplog.records


def test_of_many_guesses_at_once_no_more_are_looked_at_than_one_after_the_other() -> None:
    misses, looked_at = BruteForceLimit(SELDOM), list[int]()

    async def try_one(number: int) -> None:
        with suppress(NotFound, TooMany):
            async with misses.guess("192.0.2.7"):
                looked_at.append(number)
                await asyncio.sleep(0)
                raise NotFound("no-such-code")

    async def try_all() -> None:
        await asyncio.gather(*map(try_one, range(200)))

    asyncio.run(try_all())
    assert len(looked_at) == AT_ONCE


def test_a_guess_that_hits_or_that_nobody_could_look_at_costs_nothing() -> None:
    misses = BruteForceLimit(SELDOM)

    async def hit_and_fail() -> None:
        for _ in range(2 * AT_ONCE):
            async with misses.guess("192.0.2.7"):
                pass
            with suppress(Unreachable):
                async with misses.guess("192.0.2.7"):
                    raise Unreachable("it is locked")

    asyncio.run(hit_and_fail())
    assert misses.delay == 0


def test_a_server_may_let_everybody_guess() -> None:
    misses = BruteForceLimit(0)
    for _ in range(2 * MOST):
        misses.note("192.0.2.7")
    assert misses.delay == 0
