"""A game being played: where it was agreed, its player goes back to their last decision, and the log tells it."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

from beffroi.core.record import Answered, Record, Rewound, load
from beffroi.games import find
from beffroi.server.live.game import Attempt, LiveGame
from beffroi.server.tables.verification import verify
from tests.core import test_promises
from tests.core.positions import PURSE
from tests.games.bastide.towns import BLUE
from tests.server.guest import Guest, Json, TableSocket
from tests.server.live.test_move import fair_for_two
from tests.server.running import running_server
from tests.support.find import find_any
from tests.toy.rulebook import Bid

DRAWN = 1
"""The number of the first entry at the Fair: the card that was drawn."""
CATHEDRAL = find("cathedral").read("CAnD4")


def alone(guest: Guest) -> str:
    """A table of somebody and a bot, where taking back is free."""
    table: str = guest.open_table("cathedral", "me", "random", free_take_back=True)["id"]
    return table


def wait_for_turn(player: TableSocket) -> None:
    player.until(lambda frame: frame["type"] == "update" and frame["seen"]["ask"] is not None)


def test_alone_among_bots_one_goes_back_after_they_have_answered(ann: Guest) -> None:
    with ann.at(alone(ann), 0) as player:
        asked = player.shown()["asking"]
        player.move(CATHEDRAL)
        wait_for_turn(player)
        assert player.shown()["asking"] != asked
        assert player.may_undo()
        assert player.undo()["type"] == "ok"
        player.ping()
        assert player.shown()["asking"] == asked
        assert (player.plies()[-1]["taken_back"], player.plies()[-1]["rewound_to"]) == (True, 0)
        assert not player.may_undo()
        assert player.move(CATHEDRAL)["type"] == "ok"


def test_a_game_in_which_somebody_went_back_is_read_from_its_log_and_verified(ann: Guest) -> None:
    table = alone(ann)
    with ann.at(table, 0) as player:
        player.move(CATHEDRAL)
        wait_for_turn(player)
        player.undo()
        player.move(CATHEDRAL)
    ann.post(f"/api/tables/{table}/resign")
    data = ann.get(f"/api/tables/{table}/record").content
    record = load(data, find)
    assert [entry.seat for entry in record.entries if isinstance(entry, Rewound)] == [0]
    assert verify(data, find, ann.get(f"/api/tables/{table}")["commitment"]) == 0


def test_a_move_is_not_free_to_be_taken_back_where_that_was_not_agreed(ann: Guest) -> None:
    with ann.at(ann.open_table("cathedral", "me", "random")["id"], 0) as player:
        player.move(CATHEDRAL)
        wait_for_turn(player)
        assert not player.may_undo()
        assert player.undo()["refusals"][0]["why"] == "cannot-take-back"


# Marks and points


def test_everybodys_last_turn_is_shown_on_arrival_and_goes_back_with_what_is_taken_back(ann: Guest) -> None:
    table = alone(ann)
    with ann.at(table, 0) as player:
        assert first_frame(player)["turns"] == [[], []]
        player.move(CATHEDRAL)
        wait_for_turn(player)
        last = player.number
        assert player.frames[-1]["turns"] == [[1], [last]]
        with ann.at(table, 0) as again:
            assert first_frame(again)["turns"] == [[1], [last]]
        player.undo()
        player.ping()
        assert player.frames[-2]["turns"] == [[], []]
        assert ann.get(f"/api/tables/{table}/moments/{last}")["turns"] == [[1], [last]]


def test_the_score_sheet_comes_with_every_position(ann: Guest) -> None:
    table = alone(ann)
    with ann.at(table, 0) as player:
        before = first_frame(player)["score"]
        player.move(CATHEDRAL)
        wait_for_turn(player)
        after = player.frames[-1]["score"]
    assert [seat["lines"][0]["points"] for seat in before["seats"]] == [[47], [47]]
    assert after["seats"][0]["lines"][0]["points"] == [47]
    assert after["seats"][1]["lines"][0]["points"] < [47]
    assert [ann.get(f"/api/tables/{table}/moments/{number}")["score"] for number in (0, player.number)] == [
        before,
        after,
    ]


# What the table answers


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


def fair_for_three(ann: Guest, bob: Guest) -> str:
    """A table of the Fair with Ann on two seats and Bob on one, where Ann has bid for her second one."""
    table: str = ann.open_table("fair", "me", "open", "me", options={"rounds": 4})["id"]
    bob.post(f"/api/tables/{table}/join", {})
    with ann.at(table, 2) as third:
        assert third.move(Bid(1))["type"] == "ok"
    return table


def updates_of(player: TableSocket) -> list[Json]:
    return [frame for frame in player.frames if frame["type"] == "update"]


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


def first_frame(player: TableSocket) -> Json:
    player.shown()
    return next(frame for frame in player.frames if frame["type"] == "snapshot")


def test_every_viewer_sees_how_promises_ended_as_far_as_they_were_not_taken_back() -> None:
    game = LiveGame(Record(find("bastide"), test_promises.bidding(), free_take_back=True), b"dice")
    for seat, action in test_promises.BROKEN:
        attempt = Attempt(game)
        attempt.play(seat, action)
        game.adopt(attempt)
    for viewer in (*game.state.seats, None):
        assert [line.how for line in game.score(viewer).seats[BLUE].promises] == ["broken"]
    attempt = Attempt(game)
    attempt.take_back(BLUE)
    game.adopt(attempt)
    assert [line.how for line in game.score(None).seats[BLUE].promises] == ["open"]
