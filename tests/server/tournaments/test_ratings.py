"""Ratings: every ended game is judged once, by rules that nobody can bend, and the records give the same again."""

from __future__ import annotations

import shutil
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from itertools import permutations
from pathlib import Path

import pytest
from sqlalchemy import select

from beffroi.core.action import Seat
from beffroi.server.settings import SQLITE_FILE
from beffroi.server.storage.database import FolderLock
from beffroi.server.storage.schema import RATED
from beffroi.server.tournaments.rating_rules import LEAST_ANSWERS
from beffroi.server.tournaments.ratings import cards, differences
from beffroi.tournament.ratings import BOT, ESTABLISHED_AFTER, Rating
from tests.cli.beffroi import beffroi
from tests.server.guest import Guest, Json, TableSocket
from tests.server.running import PATIENCE, RunningServer, running_server
from tests.support.effort import effort
from tests.support.find import find_any
from tests.toy.rulebook import Add, Bid


def rated(guest: Guest, games: int) -> list[Json]:
    """The ratings in Cathedral once two have one, after some games."""
    end = time.monotonic() + PATIENCE
    cards: list[Json] = []
    while [each["games"] for each in cards] != [games] * 2:
        assert time.monotonic() < end, cards
        time.sleep(0.02)
        cards = guest.get("/api/ratings/cathedral")
    return cards


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A server in which two levels of bots have met twice, and something that does not count has happened."""
    folder = tmp_path_factory.mktemp("played")
    with running_server(folder) as server:
        ann = Guest(server.address, "Ann")
        ann.post(f"/api/tables/{ann.open_table('cathedral', 'me', 'me')['id']}/resign")
        ann.post(f"/api/tables/{ann.open_table('cathedral', 'me', 'random')['id']}/close")
        for _ in range(2):
            with ann.at(ann.open_table("cathedral", "novice", "random")["id"]) as window:
                window.wait_for("over")
        assert {each["level"] for each in rated(ann, 2)} == {"novice", "random"}
        ann.close()
    return folder


@pytest.fixture
def folder(played: Path, tmp_path: Path) -> Path:
    """A copy of that server, closed."""
    return Path(shutil.copytree(played, tmp_path / "server"))


def test_the_records_give_the_same_ratings_again(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BEFFROI_DATA", str(folder))
    ran = beffroi("ratings", "cathedral")
    assert ran.code == 0
    assert "All 2 ratings are what the records give." in ran.out
    assert "±" in ran.out


def test_a_rating_that_was_changed_by_hand_is_found_out(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BEFFROI_DATA", str(folder))
    with closing(sqlite3.connect(folder / SQLITE_FILE)) as database, database:
        database.execute("update ratings set mean = mean + 1")
    ran = beffroi("ratings")
    assert ran.code == 2
    assert "not what the records give" in ran.err


def test_ratings_that_are_not_what_the_records_give_can_be_put_right_while_the_server_is_closed(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BEFFROI_DATA", str(folder))
    with closing(sqlite3.connect(folder / SQLITE_FILE)) as database, database:
        before = dict(database.execute("select who, mean from ratings"))
        database.execute("update ratings set mean = mean + 1")
        database.execute("insert into ratings values ('cathedral', 'nobody', 50, 1, 99)")
    lock = FolderLock(folder)
    assert "already running" in beffroi("ratings", "--repair").err
    lock.release()
    assert "All 2 ratings are what the records give." in beffroi("ratings", "--repair").out
    with closing(sqlite3.connect(folder / SQLITE_FILE)) as database:
        assert dict(database.execute("select who, mean from ratings")) == before


def test_what_ended_while_nobody_looked_is_rated_when_the_server_opens(folder: Path) -> None:
    with closing(sqlite3.connect(folder / SQLITE_FILE)) as database, database:
        before = dict(database.execute("select who, mean from ratings"))
        database.execute("delete from ratings")
        database.execute("delete from rated")
    with running_server(folder) as server:
        looking = Guest(server.address, None)
        rated(looking, 2)
        looking.close()
    with closing(sqlite3.connect(folder / SQLITE_FILE)) as database:
        assert dict(database.execute("select who, mean from ratings")) == pytest.approx(before)


def test_a_record_that_cannot_be_replayed_keeps_only_itself_from_counting(folder: Path) -> None:
    with closing(sqlite3.connect(folder / SQLITE_FILE)) as database, database:
        (broken,) = database.execute("select table_id from rated order by number desc limit 1").fetchone()
        database.execute("update log set hash = 'another' where table_id = ?", (broken,))
        database.execute("delete from ratings")
        database.execute("delete from rated")
    with running_server(folder) as server:
        looking = Guest(server.address, None)
        rated(looking, 1)
        looking.close()


def test_a_tournament_of_the_server_can_be_exported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BEFFROI_DATA", str(tmp_path))
    assert "There is no Beffroi server" in beffroi("tournament", "export", "anything").err
    with running_server(tmp_path) as server:
        ann = Guest(server.address, "=Ann")
        bulletin = ann.post("/api/tournaments", {"game": "cathedral", "format": "series", "bots": ["random"]})
        ann.post(f"/api/tournaments/{bulletin['id']}/enter")
        ran = beffroi("tournament", "export", bulletin["id"], "--csv")
        ann.close()
    assert ran.code == 0
    assert ran.out.splitlines()[2].startswith("1,'=Ann,")
    assert "no such tournament" in beffroi("tournament", "export", "anything").err


# What people try


class Club:
    """Ann and Bob, who are established and have measured each other, at tables of the Fair; whoever bids more wins."""

    def __init__(self, server: RunningServer) -> None:
        self.server = server
        self.guests: list[Guest] = []
        self.ann, self.bob = self.guest("Ann"), self.guest("Bob")
        for number in range(ESTABLISHED_AFTER + 1):
            self.lose(*((self.ann, self.bob) if number % 2 else (self.bob, self.ann)))

    def guest(self, name: str) -> Guest:
        self.guests.append(Guest(self.server.address, name))
        return self.guests[-1]

    def sit_down(self, *guests: Guest, host: Guest | None = None) -> str:
        opened = host or guests[0]
        table: str = opened.open_table("fair", *["open"] * len(guests))["id"]
        for guest in guests:
            guest.post(f"/api/tables/{table}/join", {})
        return table

    def play(self, table: str, bids: dict[Guest, int], rounds: int = 99) -> None:
        """Those who are here bid whenever they are asked, for some rounds or to the end."""
        with ExitStack() as stack:
            players = {guest: stack.enter_context(guest.at(table, seat_of(guest, table))) for guest in bids}
            left = dict.fromkeys(bids, rounds)
            while any(left.values()) and all(is_playing(player) for player in players.values()):
                for guest in [guest for guest in bids if left[guest] and is_asked(players[guest])]:
                    left[guest] -= bid(players[guest], bids[guest])

    def lose(self, winner: Guest, loser: Guest, rounds: int = LEAST_ANSWERS) -> None:
        table = self.sit_down(winner, loser)
        self.play(table, {winner: 2, loser: 1}, rounds)
        loser.post(f"/api/tables/{table}/resign")
        self.judged(table)

    def judged(self, table: str) -> None:
        """Waits until a table was judged; then the records give the same ratings again."""
        query, end = select(RATED.c.table_id), time.monotonic() + PATIENCE
        while table not in self.server.ask(lambda: self.server.services.store.read(lambda c: list(c.scalars(query)))):
            assert time.monotonic() < end
            time.sleep(0.01)
        compared = self.server.ask(
            lambda: self.server.services.store.read(lambda c: differences(c, ["fair"], find_any))
        )
        assert compared[1] == []

    def rating(self, guest: Guest) -> Rating | None:
        ratings: dict[str, Rating] = self.server.ask(lambda: self.server.services.ratings.of_game("fair"))
        return ratings.get(guest.id)

    def names(self, ratings: dict[str, Rating]) -> list[str]:
        """Who would be in the list, if these were the ratings."""
        store = self.server.services.store
        return [card.name for card in self.server.ask(lambda: store.read(lambda c: cards(c, ratings)))]

    def rise(self, *guests: Guest) -> Callable[[], list[float]]:
        """How much the means of these have changed since, when it is asked."""
        before = [(self.rating(guest) or Rating()).mean for guest in guests]
        return lambda: [
            (self.rating(guest) or Rating()).mean - mean for guest, mean in zip(guests, before, strict=True)
        ]


def seat_of(guest: Guest, table: str) -> int:
    return next(n for n, seat in enumerate(guest.get(f"/api/tables/{table}")["seats"]) if seat["mine"])


def bid(player: TableSocket, amount: int) -> bool:
    """Answers what is asked with so much, or with all that is left, and tells whether that was the bid of a round."""
    shown = player.shown()
    is_first: bool = shown["asking"] == "FirstBid"
    assert player.move(Bid(min(amount, shown["ask"]["high"])) if is_first else Add(0))["type"] == "ok"
    return is_first


def is_playing(player: TableSocket) -> bool:
    player.ping()
    return player.shown()["result"] is None


def is_asked(player: TableSocket) -> bool:
    shown = player.shown()
    return shown["mine"] is None and shown["ask"] is not None


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    with running_server(tmp_path_factory.mktemp("club")) as server:
        club = Club(server)
        yield club
        for guest in club.guests:
            guest.close()


def test_of_two_who_are_as_strong_whoever_has_played_more_comes_first(club: Club) -> None:
    shown = {club.ann.id: Rating(26, 4, 3), club.bob.id: Rating(26, 4, 4), f"{BOT}novice": Rating(26, 4, 3)}
    for ratings in permutations(shown.items()):
        assert club.names(dict(ratings)) == ["Bob", "Ann", "novice"]


def test_whom_no_game_has_measured_is_not_in_the_list(club: Club) -> None:
    newcomer = club.guest("Newcomer")
    club.lose(newcomer, club.guest("Another"))
    rating = club.rating(newcomer)
    assert rating is not None
    assert rating.games == 1
    assert club.names({newcomer.id: rating, club.bob.id: Rating(0.1, 8, 9)}) == ["Bob"]


def test_a_loser_who_leaves_has_lost_though_the_bot_wins(club: Club) -> None:
    table, rise = club.sit_down(club.ann, club.bob), club.rise(club.ann, club.bob)
    club.play(table, {club.ann: 2, club.bob: 1}, 1)
    club.bob.post(f"/api/tables/{table}/leave")
    club.play(table, {club.ann: 0})
    club.bob.post(f"/api/tables/{table}/return")  # too late
    club.judged(table)
    ann, bob = rise()
    assert ann > 0 > bob


def test_a_rematch_costs_nothing_to_whoever_has_gone_home(club: Club) -> None:
    """It begins without asking anybody, and the bot that stands in would lose game after game for them."""
    table, rise = club.sit_down(club.bob, club.ann), club.rise(club.ann, club.bob)
    club.ann.post(f"/api/tables/{table}/resign")
    club.judged(table)
    again = club.bob.post(f"/api/tables/{table}/rematch")["id"]
    club.ann.post(f"/api/tables/{again}/leave")  # as whoever is away is made to after a while
    club.play(again, {club.bob: 2})
    club.judged(again)
    assert rise() == [0, 0]


@pytest.mark.parametrize("wins", [True, False])
def test_a_loser_who_leaves_and_comes_back_for_the_end_can_only_lose(club: Club, wins: bool) -> None:
    table, rise = club.sit_down(club.ann, club.bob), club.rise(club.bob)
    club.bob.post(f"/api/tables/{table}/leave")
    club.play(table, {club.ann: 0}, LEAST_ANSWERS - 1)
    with club.ann.at(table, 0) as player:
        while not is_asked(player):  # until the bot has answered too
            player.next()
    club.bob.post(f"/api/tables/{table}/return")
    club.play(table, {club.ann: 0, club.bob: 9}, 99 if wins else 1)
    if not wins:
        club.bob.post(f"/api/tables/{table}/resign")
    club.judged(table)
    (bob,) = rise()
    assert bob == 0 if wins else bob < 0


@pytest.mark.parametrize("rounds", [0, LEAST_ANSWERS])
def test_a_host_who_closes_has_lost_and_nobody_else_is_touched(club: Club, rounds: int) -> None:
    table, before = club.sit_down(club.bob, club.ann), club.rating(club.ann)
    rise = club.rise(club.bob)
    club.play(table, {club.ann: 2, club.bob: 1}, rounds)
    club.bob.post(f"/api/tables/{table}/close")
    club.judged(table)
    assert (rise()[0] < 0) == (rounds >= LEAST_ANSWERS)
    assert club.rating(club.ann) == before


def test_a_host_who_does_not_sit_may_close_at_nobodys_cost(club: Club) -> None:
    host = club.guest("Host")
    table, before = club.sit_down(club.ann, club.bob, host=host), [club.rating(each) for each in (club.ann, club.bob)]
    club.play(table, {club.ann: 2, club.bob: 1}, LEAST_ANSWERS)
    host.post(f"/api/tables/{table}/close")
    club.judged(table)
    assert [club.rating(each) for each in (club.ann, club.bob)] == before
    assert club.rating(host) is None


@pytest.mark.parametrize("rounds", [0, LEAST_ANSWERS])
def test_an_own_second_name_that_gives_up_brings_nothing(club: Club, rounds: int) -> None:
    """At the first move or at the fourth, as many new names as one likes: nobody gains, nobody leads the list."""
    rise, leader = club.rise(club.bob), club.ann.get("/api/ratings/fair")[0]["name"]
    main = club.guest("Main")
    for number in range(effort(2, 20)):
        for each in (club.bob, main):
            club.lose(each, club.guest(f"Name {number}"), rounds)
    assert rise() == [0]
    assert (club.rating(main) or Rating()).mean == Rating().mean
    assert club.ann.get("/api/ratings/fair")[0]["name"] == leader


def test_a_seat_handed_to_a_stronger_friend_counts_for_whoever_sat_down(club: Club) -> None:
    table, rise = club.sit_down(club.ann, club.bob), club.rise(club.ann, club.bob)
    friend = club.guest("Friend")
    friend.post("/api/claim", {"word": club.bob.post(f"/api/tables/{table}/pass?seat={Seat(1)}")["word"]})
    club.play(table, {club.ann: 1, friend: 2})
    club.judged(table)
    ann, bob = rise()
    assert bob > 0 > ann
    assert club.rating(friend) is None
