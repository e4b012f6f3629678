"""What nobody may notice: sealed answers, hashes, seeds."""

from __future__ import annotations

from beffroi.core.action import Seat
from tests.server.guest import BOTH_WAYS, Guest, Json
from tests.server.live.test_move import fair_for_two
from tests.toy.rulebook import Bid

pytestmark = BOTH_WAYS


def fair_for_three(ann: Guest, bob: Guest) -> str:
    table: str = ann.open_table("fair", "me", "me", "open")["id"]
    bob.post(f"/api/tables/{table}/join", {})
    return table


def test_nobody_else_notices_that_a_sealed_answer_was_changed(ann: Guest, bob: Guest, stranger: Guest) -> None:
    table = fair_for_two(ann, bob)
    with ann.at(table, 0) as first, bob.at(table, 1) as second, stranger.at(table) as window:
        first.move(Bid(5))
        others = (second, window)
        for other in others:
            other.ping()
        numbers = [other.number for other in others]
        for amount in (6, 7, 8):
            assert first.move(Bid(amount))["type"] == "ok"
        assert [other.ping()[:-1] for other in others] == [[], []]
        assert [other.number for other in others] == numbers
        first.ping()
        assert first.shown()["mine"] == {"type": "Bid", "amount": 8}
        assert first.number == numbers[0] + 3


def test_numbers_go_on_without_a_gap_for_those_who_noticed_nothing(ann: Guest, bob: Guest, stranger: Guest) -> None:
    table = fair_for_two(ann, bob)
    with ann.at(table, 0) as first, bob.at(table, 1) as second, stranger.at(table) as window:
        first.move(Bid(5))
        first.move(Bid(6))
        window.ping()
        number = window.number
        assert second.move(Bid(7))["type"] == "ok"
        window.until(lambda frame: frame["type"] == "update" and frame["ply"]["seat"] == 1)
        assert window.number == number + 1
    with stranger.at(table, since=number) as again:
        assert [again.next()["type"] for _ in range(2)] == ["table", "update"]


def test_whether_i_may_undo_does_not_tell_that_another_changed_his_sealed_answer(ann: Guest, bob: Guest) -> None:
    table = fair_for_three(ann, bob)
    with ann.at(table, 0) as first, bob.at(table, 2) as last:
        first.move(Bid(5))
        last.move(Bid(6))
        first.move(Bid(7))
        assert last.ping()
        assert last.may_undo()
        assert last.undo()["type"] == "ok"
        first.ping()
        assert first.shown()["mine"] == {"type": "Bid", "amount": 7}


def test_the_marks_of_a_turn_do_not_tell_that_a_sealed_answer_was_changed(
    ann: Guest, bob: Guest, stranger: Guest
) -> None:
    told = []
    for amounts in ((5,), (6, 5)):
        table = fair_for_two(ann, bob)
        with ann.at(table, 0) as first, bob.at(table, 1) as second, stranger.at(table) as window:
            for amount in amounts:
                first.move(Bid(amount))
            second.move(Bid(7))
            shown = [other.until(lambda frame: is_of(frame, 1))["turns"] for other in (second, window)]
            again = [guest.get(f"/api/tables/{table}/plies{query}") for guest, query in ((bob, "?seat=1"), (ann, ""))]
            told.append((shown, [ply["seat"] for plies in again for ply in plies]))
    assert told[0] == told[1]
    assert all(len(turn) == 1 for turns in told[0][0] for turn in turns)


def is_of(frame: Json, seat: int) -> bool:
    return bool(frame["type"] == "update" and frame["ply"]["seat"] == seat)


def test_a_sealed_answer_reaches_nobody_but_its_seat_until_all_are_shown(
    ann: Guest, bob: Guest, stranger: Guest
) -> None:
    table = fair_for_two(ann, bob)
    with ann.at(table, 0) as first, bob.at(table, 1) as second, stranger.at(table) as window:
        first.move(Bid(424242))
        for other in (second, window):
            other.ping()
            assert "424242" not in str(other.frames)
        paths = ("", "/plies", "/record", "/moments/1")
        for guest in (bob, stranger):
            pages = [guest.http.get(f"/api/tables/{table}{path}").text for path in paths]
            assert not any("424242" in page for page in pages)
        first.ping()
        assert "424242" in str(first.frames)


def test_no_hash_and_no_seed_leaves_the_server_before_the_end(ann: Guest, bob: Guest, stranger: Guest) -> None:
    table = fair_for_two(ann, bob)
    seed = ann.get(f"/api/tables/{table}")["commitment"]
    with ann.at(table, 0) as first:
        first.move(Bid(5))
        first.ping()
        running = [guest.http.get(f"/api/tables/{table}/record").text for guest in (ann, bob, stranger)]
        assert not any('"hash"' in text or '"seed"' in text or '"action"' in text for text in running)
        assert '"hash"' not in str(first.frames)
    ann.post(f"/api/tables/{table}/close")
    over = ann.http.get(f"/api/tables/{table}/record").text
    assert '"seed"' in over
    assert seed in over


def test_a_private_fact_reaches_its_seat_only(ann: Guest, bob: Guest, stranger: Guest) -> None:
    table = fair_for_two(ann, bob)
    drawn = {
        seat: guest.get(f"/api/tables/{table}/plies" + ("" if seat is None else f"?seat={seat}"))[0]["events"][0]
        for guest, seat in ((ann, 0), (bob, 1), (stranger, None))
    }
    assert drawn[0]["private"][0][0] == Seat(0)
    assert drawn[1]["private"] == drawn[None]["private"] == []


def test_only_a_seat_sees_through_its_own_eyes_until_the_game_is_over(ann: Guest, bob: Guest, stranger: Guest) -> None:
    table = fair_for_two(ann, bob)
    for path in ("/plies", "/record", "/moments/1"):
        assert bob.get(f"/api/tables/{table}{path}?seat=0", 403)["why"] == "not-your-seat"
        assert stranger.get(f"/api/tables/{table}{path}?seat=0", 403)["why"] == "not-your-seat"
    ann.post(f"/api/tables/{table}/close")
    assert stranger.get(f"/api/tables/{table}/moments/1?seat=0")["seen"]["viewer"] == 0
