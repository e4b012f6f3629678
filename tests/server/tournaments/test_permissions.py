"""What an organiser may do about the others: less when taking part, and nobody who is online is absent."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest

from tests.server.guest import Guest, Json
from tests.server.tournaments.test_runner import announce, boards, path_of

Welcome = Callable[[str | None], Guest]
ROLES = ("organiser at this table", "organiser at another", "organiser not playing", "opponent", "stranger")
STATES = ("away", "at this table", "at another table", "on another device")


class Cup:
    """Four people who play two games; the first of them holds it, or somebody who does not play."""

    def __init__(self, welcome: Welcome, is_playing: bool, **more: str) -> None:
        self.players = [welcome(f"Player {number}") for number in range(4)]
        self.stranger = welcome("Stranger")
        self.host = self.players[0] if is_playing else welcome("Host")
        self.path = path_of(announce(self.host, "round-robin", **more))
        for guest in self.players:
            guest.post(f"{self.path}/enter")
        self.begun: Json = self.host.post(f"{self.path}/begin")

    def board(self, number: int) -> Json:
        return next(each for each in boards(self.begun) if number in each["entrants"])

    def opponent(self, number: int) -> int:
        other: int = next(each for each in self.board(number)["entrants"] if each != number)
        return other

    def table(self, number: int) -> str:
        return str(self.board(number)["table"])

    def seat(self, number: int) -> int:
        return int(self.board(number)["entrants"].index(number))

    def card(self, number: int) -> Json:
        card: Json = self.host.get(self.path)["entrants"][number]
        return card


def arrange(welcome: Welcome, role: str, **more: str) -> tuple[Cup, Guest, int]:
    """A cup, who acts in it, and the number of the entrant it is about."""
    cup = Cup(welcome, is_playing=role != "organiser not playing", **more)
    beside = cup.opponent(0)
    elsewhere = next(number for number in range(4) if number not in (0, beside))
    about = elsewhere if role == "organiser at another" else beside
    if role == "opponent":
        return cup, cup.players[cup.opponent(elsewhere)], elsewhere
    return cup, cup.stranger if role == "stranger" else cup.host, about


@contextmanager
def being(cup: Cup, welcome: Welcome, state: str, number: int) -> Iterator[None]:
    """Somebody is away, or online somewhere."""
    guest, table, seat = cup.players[number], cup.table(number), cup.seat(number)
    if state == "away":
        yield
        return
    if state == "at another table":
        table, seat = guest.open_table("fair", "me", "open")["id"], 0
    if state == "on another device":
        word = guest.post(f"/api/tables/{table}/pass?seat={seat}")["word"]
        guest = welcome("Telephone")
        guest.post("/api/claim", {"word": word})
    with guest.at(table, seat) as player:
        player.next()
        yield


def why_not(role: str, state: str, word: str) -> str | None:
    if role in ("opponent", "stranger"):
        return "only-the-organiser"
    if role == "organiser at this table":
        return "own-opponent"
    if state == "away" or (word == "withdraw" and role == "organiser not playing"):
        return None
    return "entrant-is-online"


@pytest.mark.parametrize("state", STATES)
@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize("word", ["absent", "withdraw"])
def test_who_may_declare_whom_absent_or_take_them_out(welcome: Welcome, word: str, role: str, state: str) -> None:
    cup, actor, number = arrange(welcome, role)
    with being(cup, welcome, state, number):
        expected = why_not(role, state, word)
        if actor is cup.host:
            assert cup.card(number)["can_miss" if word == "absent" else "can_remove"] == (expected is None)
        status = {None: 200, "only-the-organiser": 403}.get(expected, 409)
        said = actor.post(f"{cup.path}/{word}", {"entrant": number}, status)
        assert said.get("why") == expected
        stood_in = cup.stranger.get(f"/api/tables/{cup.table(number)}")["seats"][cup.seat(number)]["stand_in"]
        assert (stood_in is None) == (expected is not None)


@pytest.mark.parametrize("role", ROLES)
def test_everybody_may_take_themselves_out(welcome: Welcome, role: str) -> None:
    cup, actor, _ = arrange(welcome, role)
    if actor not in cup.players:
        assert actor.post(f"{cup.path}/withdraw", {}, 409)["why"] == "not-taking-part"
        return
    with being(cup, welcome, "at this table", cup.players.index(actor)):
        assert actor.post(f"{cup.path}/withdraw", {})["entrants"][cup.players.index(actor)]["withdrew"]


def test_an_organiser_who_plays_cannot_make_somebody_lose_by_absence(welcome: Welcome) -> None:
    cup, host, number = arrange(welcome, "organiser at this table", no_show="forfeit")
    for word in ("absent", "withdraw"):
        assert host.post(f"{cup.path}/{word}", {"entrant": number}, 409)["why"] == "own-opponent"
    assert host.get(f"/api/tables/{cup.table(number)}")["status"] == "running"


def test_an_organiser_who_is_there_to_say_so_is_not_absent(welcome: Welcome) -> None:
    cup, host, _ = arrange(welcome, "organiser at this table")
    assert host.post(f"{cup.path}/absent", {}, 409)["why"] == "entrant-is-online"


def test_bots_are_always_online(welcome: Welcome) -> None:
    host = welcome("Host")
    path = path_of(announce(host, "series", bots=["random"], planned=2))
    host.post(f"{path}/enter")
    assert host.get(path)["entrants"][0]["can_remove"]
    begun = host.post(f"{path}/begin")
    assert not begun["entrants"][0]["can_remove"]
    assert host.post(f"{path}/withdraw", {"entrant": 0}, 409)["why"] == "own-opponent"


def test_before_the_beginning_an_organiser_lets_in_whom_they_like(welcome: Welcome) -> None:
    host, guest = welcome("Host"), welcome("Guest")
    path = path_of(announce(host, "series"))
    for each in (host, guest):
        each.post(f"{path}/enter")
    with guest.at(guest.open_table("fair", "me", "open")["id"], 0) as player:
        player.next()
        assert host.post(f"{path}/withdraw", {"entrant": 1})["entrants"][1]["withdrew"]


@pytest.mark.parametrize("role", ROLES)
def test_who_may_close_a_table_of_a_tournament(welcome: Welcome, role: str) -> None:
    cup, actor, number = arrange(welcome, role)
    table = cup.table(number)
    expected = {
        "organiser at this table": (409, "own-tournament-table"),
        "opponent": (403, "only-the-host"),
        "stranger": (403, "only-the-host"),
    }.get(role)
    assert actor.get(f"/api/tables/{table}")["can_close"] == (expected is None)
    said = actor.post(f"/api/tables/{table}/close", None, expected and expected[0])
    assert said.get("why") == (expected and expected[1])


def test_an_organiser_who_gave_the_seat_to_another_device_still_plays_there(welcome: Welcome) -> None:
    cup, host, number = arrange(welcome, "organiser at this table")
    table = cup.table(0)
    word = host.post(f"/api/tables/{table}/pass?seat={cup.seat(0)}")["word"]
    welcome("Telephone").post("/api/claim", {"word": word})
    assert host.post(f"/api/tables/{table}/close", None, 409)["why"] == "own-tournament-table"
    assert host.post(f"{cup.path}/absent", {"entrant": number}, 409)["why"] == "own-opponent"


@pytest.mark.parametrize("role", ROLES)
def test_nobody_gives_up_for_somebody_else(welcome: Welcome, role: str) -> None:
    cup, actor, number = arrange(welcome, role)
    assert actor.post(f"/api/tables/{cup.table(number)}/resign?seat={cup.seat(number)}", None, 403)["why"] in (
        "not-your-seat",
        "not-your-table",
    )


@pytest.mark.parametrize("is_playing", [True, False])
def test_an_organiser_who_plays_and_ends_it_early_stands_last(welcome: Welcome, is_playing: bool) -> None:
    cup = Cup(welcome, is_playing)
    cup.players[cup.opponent(0)].post(f"/api/tables/{cup.table(0)}/resign")  # the organiser leads
    assert cup.host.get(cup.path)["taking_part"] == is_playing
    ended = cup.host.post(f"{cup.path}/end")
    assert ended["status"] == "over"
    assert ended["entrants"][0]["withdrew"] == is_playing
    assert (ended["standings"][-1]["entrant"] == 0) == is_playing


def test_an_organiser_who_plays_may_end_it_before_it_begins(welcome: Welcome) -> None:
    host = welcome("Host")
    path = path_of(announce(host, "series", bots=["random"]))
    host.post(f"{path}/enter")
    ended = host.post(f"{path}/end")
    assert [each["withdrew"] for each in ended["entrants"]] == [False, False]
