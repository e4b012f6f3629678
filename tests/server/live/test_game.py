"""A game being played: where it was agreed, its player goes back to their last decision, and the log tells it."""

from __future__ import annotations

from beffroi.core.entry import Rewound
from beffroi.core.record import Record
from beffroi.core.record_file import load
from beffroi.games import find
from beffroi.server.live.attempt import Attempt
from beffroi.server.live.game import LiveGame
from beffroi.server.tables.verification import verify
from tests.core import test_promises
from tests.games.bastide.towns import BLUE
from tests.server.guest import Guest, Json, TableSocket

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
