"""An answer that is tried brings along what the table answers: chance, and every question with one answer."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

from beffroi.core.entry import Answered
from beffroi.core.record_file import load
from tests.core.positions import PURSE
from tests.server.guest import Guest, Json, TableSocket
from tests.server.live.test_game import first_frame
from tests.server.live.test_move import fair_for_two
from tests.server.running import running_server
from tests.support.find import find_any
from tests.toy.rulebook import Bid

DRAWN = 1
"""The number of the first entry at the Fair: the card that was drawn."""


def test_a_question_with_one_answer_is_answered_at_once_and_told(ann: Guest, bob: Guest) -> None:
    table = fair_for_two(ann, bob)
    with ann.at(table, 0) as first, bob.at(table, 1) as second:
        first.move(Bid(PURSE))
        assert second.move(Bid(0))["type"] == "ok"
        second.until(lambda frame: frame["type"] == "update" and frame["ply"]["lone"])
        plies = second.plies()
        assert [(ply["seat"], ply["lone"]) for ply in plies[-3:]] == [(0, False), (1, False), (0, True)]
        assert plies[-1]["events"][0]["what"] == "sold"
        assert not second.may_undo()


def test_nobody_is_shown_a_question_that_the_table_has_answered_in_the_same_moment(ann: Guest, bob: Guest) -> None:
    """Or whoever is quick would answer it too, and be refused."""
    table = fair_for_three(ann, bob)
    with ann.at(table, 0) as first, bob.at(table, 1) as second:
        second.move(Bid(PURSE))
        first.move(Bid(1))
        for player in (first, second):
            player.ping()
        shown = [update["seen"] for update in updates_of(second)]
        past = [seen for seen in shown if seen["asking"] == "RaiseBid"]
        assert [(seen["asked"], seen["ask"], seen["floor"]) for seen in past] == [([1], None, [])]
        assert first.shown()["ask"] is not None


def test_whoever_comes_back_is_asked_only_what_is_still_open(ann: Guest, bob: Guest) -> None:
    table = fair_for_three(ann, bob)
    with ann.at(table, 0) as first:
        first.move(Bid(1))
    with bob.at(table, 1) as second:
        second.move(Bid(PURSE))
        second.ping()
    with ann.at(table, 0, since=DRAWN) as first:
        first.ping()
        *before, last = updates_of(first)
    assert before
    assert all(update["seen"]["ask"] is None for update in before)
    assert last["seen"]["ask"] is not None


def test_what_the_table_has_answered_is_the_same_after_a_restart_and_in_the_record(tmp_path: Path) -> None:
    with running_server(tmp_path) as server, closing(Guest(server.address)) as ann:
        table = ann.open_table("fair", "me", "me", options={"rounds": 4})["id"]
        with ann.at(table, 0) as first, ann.at(table, 1) as second:
            first.move(Bid(PURSE))
            second.move(Bid(0))
            second.until(lambda frame: frame["type"] == "update" and frame["ply"]["lone"])
        before = ann.get(f"/api/tables/{table}/plies?seat=0")
        cookies = ann.http.cookies
    with running_server(tmp_path) as server, closing(Guest(server.address, None)) as ann:
        ann.http.cookies = cookies
        assert ann.get(f"/api/tables/{table}/plies?seat=0") == before
        with ann.at(table, 0) as first:
            assert first_frame(first)["plies"] == before
        ann.post(f"/api/tables/{table}/close")
        record = load(ann.get(f"/api/tables/{table}/record").content, find_any)
    assert [entry.seat for entry in record.entries if isinstance(entry, Answered) and entry.is_lone] == [0]


def fair_for_three(ann: Guest, bob: Guest) -> str:
    """A table of the Fair with Ann on two seats and Bob on one, where Ann has bid for her second one."""
    table: str = ann.open_table("fair", "me", "open", "me", options={"rounds": 4})["id"]
    bob.post(f"/api/tables/{table}/join", {})
    with ann.at(table, 2) as third:
        assert third.move(Bid(1))["type"] == "ok"
    return table


def updates_of(player: TableSocket) -> list[Json]:
    return [frame for frame in player.frames if frame["type"] == "update"]
