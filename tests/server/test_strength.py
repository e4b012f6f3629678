"""Ratings: every finished game counts once, and the records give the same again."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest

from beffroi.server.settings import SQLITE_FILE
from beffroi.tournament.ratings import Rating
from tests.cli.beffroi import beffroi
from tests.server.guest import Guest, Json
from tests.server.house import PATIENCE, running_house


def rated(guest: Guest, game: str, people: int) -> list[Json]:
    """The ratings of a game once so many have one."""
    end = time.monotonic() + PATIENCE
    while len(cards := guest.get(f"/api/ratings/{game}")) < people and time.monotonic() < end:
        time.sleep(0.02)
    assert len(cards) == people
    found: list[Json] = cards
    return found


def lose(winner: Guest, loser: Guest, game: str = "cathedral") -> str:
    table: str = winner.open_table(game, "me", "open")["id"]
    loser.post(f"/api/tables/{table}/join", {})
    loser.post(f"/api/tables/{table}/resign")
    return table


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A house in which Ann has beaten Bob twice, and something that does not count has happened."""
    with running_house(tmp_path) as house:
        ann, bob = Guest(house.address, "Ann"), Guest(house.address, "Bob")
        lose(ann, bob)
        ann.post(f"/api/tables/{ann.open_table('cathedral', 'me', 'me')['id']}/resign")
        closed = ann.open_table("cathedral", "me", "random")["id"]
        ann.post(f"/api/tables/{closed}/close")
        lose(ann, bob)
        rated(ann, "cathedral", 2)
        end = time.monotonic() + PATIENCE
        while ann.get("/api/ratings/cathedral")[0]["games"] < 2 and time.monotonic() < end:
            time.sleep(0.02)
        cards = ann.get("/api/ratings/cathedral")
        assert [(each["name"], each["level"], each["games"]) for each in cards] == [("Ann", None, 2), ("Bob", None, 2)]
        assert cards[0]["mean"] > Rating().mean > cards[1]["mean"]
        ann.close()
        bob.close()
    return tmp_path


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


def test_what_ended_while_nobody_looked_is_rated_when_the_house_opens(folder: Path) -> None:
    with closing(sqlite3.connect(folder / SQLITE_FILE)) as database, database:
        before = dict(database.execute("select who, mean from ratings"))
        database.execute("delete from ratings")
        database.execute("delete from rated")
    with running_house(folder) as house:
        looking = Guest(house.address, None)
        end = time.monotonic() + PATIENCE
        while [each["games"] for each in looking.get("/api/ratings/cathedral")] != [2, 2] and time.monotonic() < end:
            time.sleep(0.02)
        looking.close()
    with closing(sqlite3.connect(folder / SQLITE_FILE)) as database:
        assert dict(database.execute("select who, mean from ratings")) == pytest.approx(before)


def test_a_tournament_of_the_house_can_be_exported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BEFFROI_DATA", str(tmp_path))
    assert "There is no house" in beffroi("tournament", "export", "anything").err
    with running_house(tmp_path) as house:
        ann = Guest(house.address, "=Ann")
        bulletin = ann.post("/api/tournaments", {"game": "cathedral", "format": "series", "bots": ["random"]})
        ann.post(f"/api/tournaments/{bulletin['id']}/enter")
        ran = beffroi("tournament", "export", bulletin["id"], "--csv")
        ann.close()
    assert ran.code == 0
    assert ran.out.splitlines()[2].startswith("1,'=Ann,")
    assert "no such tournament" in beffroi("tournament", "export", "anything").err
