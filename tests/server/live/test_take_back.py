"""One person asks to go back to their last decision, and the others allow it or do not."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from beffroi.core.entry import LetBack
from beffroi.core.record_file import load
from beffroi.games import find
from beffroi.server.live.game import KEPT
from beffroi.server.tables.verification import verify
from tests.server.guest import Guest, TableSocket
from tests.server.live.test_move import fair_for_two
from tests.server.running import running_server
from tests.toy.rulebook import Bid

MOVES = ("CAnD4", "TAnB9", "TAnI9")
Welcome = Callable[[str | None], Guest]


def cathedral(ann: Guest, bob: Guest) -> str:
    """Where Ann's last decision was the Cathedral, and Bob has placed a tavern since."""
    table: str = ann.open_table("cathedral", "me", "open")["id"]
    bob.post(f"/api/tables/{table}/join", {})
    with ann.at(table, 0) as player, bob.at(table, 1) as other:
        place(player, MOVES[0])
        place(other, MOVES[1])
        player.until(lambda frame: frame["type"] == "update" and frame["seen"]["ask"] is not None)
    return f"/api/tables/{table}"


def fair_for_three(ann: Guest, bob: Guest, welcome: Welcome) -> tuple[str, Guest]:
    """A table of the Fair where everybody is asked for a sealed bid, and who sits third."""
    cid = welcome("Cid")
    path = f"/api/tables/{ann.open_table('fair', 'me', 'open', 'open')['id']}"
    for guest in (bob, cid):
        guest.post(f"{path}/join", {})
    return path, cid


def place(player: TableSocket, move: str) -> None:
    while player.shown()["ask"] is None:
        player.next()
    assert player.move(find("cathedral").read(move))["type"] == "ok"


def can_ask(player: TableSocket) -> bool:
    shown = [frame for frame in player.frames if frame["type"] in ("snapshot", "update")]
    return bool(shown[-1]["can_ask_back"])


@contextmanager
def both_at(path: str, ann: Guest, bob: Guest) -> Iterator[tuple[TableSocket, TableSocket]]:
    table = path.rpartition("/")[2]
    with ann.at(table, 0) as player, bob.at(table, 1) as other:
        for socket in (player, other):
            socket.shown()
        yield player, other


def test_what_the_others_allow_is_done_and_the_record_tells_it(ann: Guest, bob: Guest) -> None:
    path = cathedral(ann, bob)
    with both_at(path, ann, bob) as (player, other):
        assert (can_ask(player), can_ask(other)) == (True, False)
        assert ann.post(f"{path}/ask-back")["asks_back"]["mine"] is False
        other.until(lambda frame: frame["type"] == "table" and frame["sheet"]["asks_back"] is not None)
        assert other.sheet["asks_back"]["mine"] is True
        assert bob.post(f"{path}/grant-back")["asks_back"] is None
        back = player.until(lambda frame: frame["type"] == "update")
        assert (back["ply"]["taken_back"], back["ply"]["rewound_to"]) == (True, 0)
        assert back["seen"]["asking"] == "PlaceCathedral"
        for socket in (player, other):
            socket.until(lambda frame: frame["type"] == "table" and frame["sheet"]["asks_back"] is None)
    ann.post(f"{path}/resign")
    data = ann.get(f"{path}/record").content
    assert [type(entry) for entry in load(data, find).entries].count(LetBack) == 1
    assert verify(data, find, ann.get(path)["commitment"]) == 0


def test_a_game_in_which_somebody_was_let_back_is_read_again_after_a_restart(tmp_path: Path) -> None:
    with running_server(tmp_path) as server:
        ann, bob = Guest(server.address, "Ann"), Guest(server.address, "Bob")
        path = cathedral(ann, bob)
        ann.post(f"{path}/ask-back")
        bob.post(f"{path}/grant-back")
        moments = ann.get(f"{path}/plies?seat=0")
    with running_server(tmp_path) as server:
        ann.move_to(server.address)
        assert ann.get(f"{path}/plies?seat=0") == moments
        assert ann.get(path)["status"] == "running"
    for guest in (ann, bob):
        guest.close()


def test_what_is_declined_is_not_asked_again_at_the_same_question(ann: Guest, bob: Guest) -> None:
    path = cathedral(ann, bob)
    ann.post(f"{path}/ask-back")
    assert bob.post(f"{path}/decline-back")["asks_back"]["declined"] is True
    assert ann.post(f"{path}/ask-back", status=409)["why"] == "take-back-was-asked"
    assert bob.post(f"{path}/grant-back", status=403)["why"] == "not-asked-back"


def test_a_move_makes_the_request_void(ann: Guest, bob: Guest) -> None:
    path = cathedral(ann, bob)
    ann.post(f"{path}/ask-back")
    with both_at(path, ann, bob) as (player, other):
        place(player, MOVES[2])
        other.until(lambda frame: frame["type"] == "table" and frame["sheet"]["asks_back"] is None)
    assert ann.get(path)["asks_back"] is None
    assert bob.post(f"{path}/grant-back", status=409)["why"] == "take-back-is-over"


def test_nobody_answers_for_somebody_else(ann: Guest, bob: Guest, welcome: Welcome) -> None:
    path = cathedral(ann, bob)
    sam, stranger = welcome("Sam"), welcome(None)
    for guest in (sam, stranger):
        guest.post(f"{path}/ask-back", status=403)
    ann.post(f"{path}/ask-back")
    for guest, why in ((sam, "not-your-table"), (ann, "not-asked-back"), (stranger, "not-introduced")):
        for word in ("grant-back", "decline-back"):
            assert guest.post(f"{path}/{word}", status=403)["why"] == why
    assert ann.get(path)["asks_back"]["declined"] is False


def test_everybody_else_has_to_agree(ann: Guest, bob: Guest, welcome: Welcome) -> None:
    path, cid = fair_for_three(ann, bob, welcome)
    with both_at(path, ann, bob) as (player, other):
        assert player.move(Bid(1))["type"] == "ok"
        assert other.move(Bid(2))["type"] == "ok"
    ann.post(f"{path}/ask-back")
    assert bob.post(f"{path}/grant-back")["asks_back"]["mine"] is False
    assert cid.get(path)["asks_back"]["mine"] is True
    assert cid.post(f"{path}/grant-back")["asks_back"] is None


def test_a_decision_may_be_asked_back_however_much_was_changed_in_secret_since(
    ann: Guest, bob: Guest, welcome: Welcome
) -> None:
    """That somebody has changed a sealed answer again and again is told by nothing, and freezes nothing."""
    path, cid = fair_for_three(ann, bob, welcome)
    with both_at(path, ann, bob) as (player, other):
        assert player.move(Bid(1))["type"] == "ok"
        for amount in range(KEPT + 2):
            assert other.move(Bid(amount))["type"] == "ok"
        ann.post(f"{path}/ask-back")
        for guest in (bob, cid):
            guest.post(f"{path}/grant-back")
        back = player.until(lambda frame: frame["type"] == "update" and frame["ply"]["taken_back"])
        assert (back["ply"]["rewound_to"], back["turns"][1]) == (1, [])
    assert ann.get(path)["status"] == "running"


def test_a_request_stands_where_a_sealed_answer_is_taken_back_and_is_not_made_twice(
    ann: Guest, bob: Guest, welcome: Welcome
) -> None:
    path, cid = fair_for_three(ann, bob, welcome)
    with both_at(path, ann, bob) as (player, other):
        assert player.move(Bid(1))["type"] == "ok"
        assert other.move(Bid(2))["type"] == "ok"
        ann.post(f"{path}/ask-back")
        assert other.undo()["type"] == "ok"
        other.ping()
        assert cid.post(f"{path}/decline-back")["asks_back"]["declined"] is True
        assert other.move(Bid(3))["type"] == "ok"
    assert ann.post(f"{path}/ask-back", status=409)["why"] == "take-back-was-asked"


def test_people_at_one_device_need_not_ask_themselves(ann: Guest) -> None:
    table = ann.open_table("cathedral", "me", "me")["id"]
    for seat, move in enumerate(MOVES[:2]):
        with ann.at(table, seat) as player:
            place(player, move)
    with ann.at(table, 0) as player:
        player.shown()
        assert ann.post(f"/api/tables/{table}/ask-back?seat=0")["asks_back"] is None
        assert player.until(lambda frame: frame["type"] == "update")["seen"]["asking"] == "PlaceCathedral"


def test_once_something_hidden_was_shown_nobody_is_asked(ann: Guest, bob: Guest) -> None:
    table = fair_for_two(ann, bob)
    with ann.at(table, 0) as player, bob.at(table, 1) as other:
        assert player.move(Bid(1))["type"] == "ok"
        assert other.move(Bid(2))["type"] == "ok"
    for guest in (ann, bob):
        assert guest.post(f"/api/tables/{table}/ask-back", status=409)["why"] == "nothing-to-take-back"


@pytest.mark.parametrize("agreed", [{}, {"free_take_back": True}])
def test_where_bots_play_nothing_is_taken_back_by_consent(ann: Guest, agreed: dict[str, bool]) -> None:
    table = ann.open_table("cathedral", "me", "random", **agreed)["id"]
    assert ann.post(f"/api/tables/{table}/ask-back", status=409)["why"] == "take-back-among-people"


def test_before_and_after_the_game_nobody_asks(ann: Guest, bob: Guest) -> None:
    table = ann.open_table("cathedral", "me", "open")["id"]
    assert ann.post(f"/api/tables/{table}/ask-back", status=409)["why"] == "not-playing-now"
    path = cathedral(ann, bob)
    ann.post(f"{path}/ask-back")
    bob.post(f"{path}/resign")
    assert bob.post(f"{path}/grant-back", status=409)["why"] == "take-back-is-over"
    assert ann.post(f"{path}/ask-back", status=409)["why"] == "not-playing-now"


def test_in_a_very_long_game_nobody_asks_any_more(ann: Guest, bob: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    path = cathedral(ann, bob)
    monkeypatch.setattr("beffroi.server.live.game.LONG_GAME", 2)
    assert ann.post(f"{path}/ask-back", status=409)["why"] == "answers-are-final"
