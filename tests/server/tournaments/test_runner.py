"""Tournaments of a server: tables by themselves, results from the records, nothing twice."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from beffroi.core.record_file import load
from beffroi.games.cathedral.material import KINDS
from tests.server.guest import Guest, Json
from tests.server.running import PATIENCE, running_server
from tests.support.find import find_any
from tests.support.services import Postgres, postgres
from tests.toy.rulebook import Bid

BOTS = ["random"] * 4
SQUARES = {"TA": 1, "ST": 2, "IN": 3, "BR": 3, "MA": 4, "SQ": 4, "AB": 4, "IF": 5, "CS": 5, "TO": 5, "AC": 5}
"""How many squares a building covers, counted on the drawings of the rulebook."""


@pytest.fixture(scope="module")
def database() -> Iterator[Postgres]:
    with postgres() as service:
        yield service


def announce(guest: Guest, format: str = "rulebook", game: str = "fair", **more: Any) -> Json:
    bulletin: Json = guest.post("/api/tournaments", {"game": game, "format": format, **more})
    return bulletin


def path_of(bulletin: Json) -> str:
    return f"/api/tournaments/{bulletin['id']}"


def until(guest: Guest, bulletin: Json, is_it: Callable[[Json], bool]) -> Json:
    """Reads a tournament again until something is true of it."""
    end = time.monotonic() + PATIENCE
    now: Json = bulletin
    while not is_it(now):
        assert time.monotonic() < end, now
        time.sleep(0.02)
        now = guest.get(path_of(bulletin))
    return now


def is_over(bulletin: Json) -> bool:
    return bool(bulletin["status"] == "over")


def boards(bulletin: Json) -> list[Json]:
    return [board for each in bulletin["rounds"] for board in each["boards"]]


def pair_up(ann: Guest, bob: Guest, host: Guest | None = None, **more: Any) -> Json:
    """A series of Ann and Bob that has begun; Ann holds it, or somebody who does not play."""
    organiser = host or ann
    bulletin = announce(organiser, "series", planned=2, **more)
    for guest in (ann, bob):
        guest.post(f"{path_of(bulletin)}/enter")
    begun: Json = organiser.post(f"{path_of(bulletin)}/begin")
    return begun


# Entering


# Playing


def test_a_tournament_of_bots_runs_by_itself_to_its_end(ann: Guest) -> None:
    bulletin = announce(ann, bots=BOTS, planned=6)
    ann.post(f"{path_of(bulletin)}/begin")
    over = until(ann, bulletin, is_over)
    assert len(over["rounds"]) == over["rounds_planned"] == 6
    assert [row["games"] for row in over["standings"]] == [6, 6, 6, 6]
    seated = Counter(tuple(board["entrants"]) for board in boards(over))
    assert set(seated.values()) == {1}, "every two have met twice, with the seats swapped"
    assert len(seated) == 12
    assert ann.post(f"{path_of(bulletin)}/enter", None, 409)["why"] == "tournament-has-begun"


def test_to_begin_twice_draws_one_round(ann: Guest) -> None:
    bulletin = announce(ann, bots=BOTS)
    with ThreadPoolExecutor(4) as threads:
        list(threads.map(lambda _: ann.post(f"{path_of(bulletin)}/begin"), range(4)))
    over = until(ann, bulletin, is_over)
    assert len({board["table"] for board in boards(over)}) == len(boards(over)) == 12


def test_one_click_leads_to_my_next_game_and_its_result_is_taken_in(ann: Guest, bob: Guest) -> None:
    bulletin = pair_up(ann, bob)
    table = bulletin["my_table"]
    assert bob.get(path_of(bulletin))["my_table"] == table
    sheet = ann.get(f"/api/tables/{table}")
    assert (sheet["status"], sheet["tournament"]) == ("running", bulletin["id"])
    (seat,) = (number for number, each in enumerate(sheet["seats"]) if each["mine"])
    bob.post(f"/api/tables/{table}/resign")
    second = until(ann, bulletin, lambda now: len(now["rounds"]) == 2)
    assert second["rounds"][0]["boards"][0]["places"][seat] == 1
    assert second["my_table"] not in (None, table)
    assert second["rounds"][1]["boards"][0]["entrants"] == second["rounds"][0]["boards"][0]["entrants"][::-1]
    ann.post(f"/api/tables/{second['my_table']}/resign")
    assert until(ann, bulletin, is_over)["my_table"] is None


def test_the_tables_of_a_tournament_are_not_listed_but_can_be_watched(ann: Guest, bob: Guest, stranger: Guest) -> None:
    table = pair_up(ann, bob)["my_table"]
    lists = stranger.get("/api/tables")
    assert table not in [sheet["id"] for sheet in (*lists["open"], *lists["running"])]
    assert stranger.get(f"/api/tables/{table}")["status"] == "running"
    assert table in [sheet["id"] for sheet in ann.get("/api/tables")["mine"]]


def test_a_bot_plays_for_somebody_who_does_not_come(
    ann: Guest, bob: Guest, welcome: Callable[[str | None], Guest]
) -> None:
    host = welcome("Host")
    bulletin = pair_up(ann, bob, host)
    table = ann.get(path_of(bulletin))["my_table"]
    bob_is = next(number for number, each in enumerate(bulletin["entrants"]) if each["name"] == "Bob")
    host.post(f"{path_of(bulletin)}/absent", {"entrant": bob_is})
    seats = ann.get(f"/api/tables/{table}")["seats"]
    assert [each["stand_in"] for each in seats if each["name"] == "Bob"] == ["apprentice"]


def test_somebody_who_does_not_come_loses_where_that_was_agreed(
    ann: Guest, bob: Guest, welcome: Callable[[str | None], Guest]
) -> None:
    host = welcome("Host")
    bulletin = pair_up(ann, bob, host, no_show="forfeit")
    host.post(f"{path_of(bulletin)}/absent", {"entrant": 1})
    second = until(ann, bulletin, lambda now: len(now["rounds"]) == 2)
    board = second["rounds"][0]["boards"][0]
    assert board["places"][board["entrants"].index(1)] == 2


def test_who_leaves_the_table_loses_where_that_was_agreed(ann: Guest, bob: Guest) -> None:
    bulletin = pair_up(ann, bob, no_show="forfeit")
    assert bob.post(f"/api/tables/{bulletin['my_table']}/leave")["status"] == "over"


def test_who_is_waited_for_too_long_loses_by_himself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("beffroi.server.tournaments.runner.FORFEIT_AFTER", 0.1)
    with running_server(tmp_path) as opened:
        ann, bob = Guest(opened.address, "Ann"), Guest(opened.address, "Bob")
        bulletin = pair_up(ann, bob, no_show="forfeit")
        seats = ann.get(f"/api/tables/{bulletin['my_table']}")["seats"]
        with ann.at(bulletin["my_table"], next(n for n, each in enumerate(seats) if each["mine"])) as player:
            if player.shown()["ask"] is not None:
                player.move(Bid(1))
            player.wait_for("over")
        ann.close()
        bob.close()


@pytest.mark.parametrize("no_show", ["bot", "forfeit"])
def test_the_others_play_on_when_somebody_withdraws(ann: Guest, bob: Guest, no_show: str) -> None:
    bulletin = announce(ann, bots=["random"] * 3, no_show=no_show, planned=6)
    bob.post(f"{path_of(bulletin)}/enter")
    ann.post(f"{path_of(bulletin)}/begin")
    bob.post(f"{path_of(bulletin)}/withdraw", {})
    over = until(ann, bulletin, is_over)
    assert [row["games"] for row in over["standings"]] == [6, 6, 6, 6]
    assert over["standings"][-1]["entrant"] == 3
    assert over["entrants"][3]["withdrew"]


def test_a_swiss_of_more_seats_gives_byes_and_points_by_rank(ann: Guest) -> None:
    bulletin = announce(ann, "swiss", seats=3, counting="places", bots=["random"] * 7, planned=3)
    ann.post(f"{path_of(bulletin)}/begin")
    over = until(ann, bulletin, is_over)
    assert [len(each["byes"]) for each in over["rounds"]] == [1, 1, 1]
    assert len({each["byes"][0] for each in over["rounds"]}) == 3
    for board in boards(over):
        assert sum(board["counted"]) == 6


# From the records


def test_the_rulebooks_tournament_of_cathedral_adds_up_the_unplaced_squares_of_the_records(ann: Guest) -> None:
    bulletin = announce(ann, game="cathedral", bots=["random"] * 4, planned=4)
    ann.post(f"{path_of(bulletin)}/begin")
    over = until(ann, bulletin, is_over)
    by_hand: Counter[int] = Counter()
    for board in boards(over):
        record = load(ann.get(f"/api/tables/{board['table']}/record").content, find_any)
        for seat, entrant in enumerate(board["entrants"]):
            by_hand[entrant] += sum(
                count * SQUARES[kind] for kind, count in zip(KINDS, record.state.stock[seat], strict=True)
            )
    assert {row["entrant"]: row["total"] for row in over["standings"]} == by_hand
    totals = [row["total"] for row in over["standings"]]
    assert totals == sorted(totals)
    assert len({frozenset(board["entrants"]) for board in boards(over)}) == 4, "two opponents each"


# Crashes and several processes


def test_a_tournament_goes_on_after_the_server_was_opened_again(tmp_path: Path) -> None:
    with running_server(tmp_path) as opened:
        ann = Guest(opened.address, "Ann")
        bulletin = announce(ann, bots=BOTS, planned=6)
        ann.post(f"{path_of(bulletin)}/begin")
    with running_server(tmp_path) as opened:
        ann.move_to(opened.address)
        over = until(ann, bulletin, is_over)
        assert len(boards(over)) == 12
        ann.close()


def test_two_processes_on_one_database_draw_every_round_once(tmp_path: Path, database: Postgres) -> None:
    address = database.new_database("tournament")
    with (
        running_server(tmp_path / "a", database=address) as one,
        running_server(tmp_path / "b", database=address) as other,
    ):
        ann = Guest(one.address, "Ann")
        bulletin = announce(ann, bots=BOTS, planned=6)
        ann.post(f"{path_of(bulletin)}/begin")
        end = time.monotonic() + PATIENCE
        while not is_over(ann.get(path_of(bulletin))) and time.monotonic() < end:
            for server in (one, other):
                server.ask(partial(server.services.runner.go_on, bulletin["id"]))
            time.sleep(0.02)  # and leave the processor to the bots
        over = ann.get(path_of(bulletin))
        assert is_over(over)
        assert len(boards(over)) == len({board["table"] for board in boards(over)}) == 12
        ann.close()
