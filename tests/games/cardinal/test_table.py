"""Article T: what the host's word does, for each number of seats."""

from __future__ import annotations

import pytest

from beffroi.core.action import CHANCE, HOST, Seat
from beffroi.core.engine import play, refusals, waiting
from beffroi.core.host import Close, Resign, RunOut
from beffroi.core.record import Record
from beffroi.games.cardinal import GAME
from beffroi.games.cardinal.rulebook import Begins, R
from beffroi.games.cardinal.steps import can_build
from tests.games.cardinal.towns import A, B, C, D, answer, broken, counted, first_building, offered, town
from tests.support.marks import allows, prevents, refuses, states
from tests.support.told import told


@allows(R.TABLE)
@pytest.mark.parametrize(("word", "ending"), [(Resign(A), "resigned"), (RunOut(A), "clock")])
def test_of_two_players_the_one_who_stays_wins(word: Resign | RunOut, ending: str) -> None:
    s = town("HRnM12 PBnM11", "b0", seats=2)
    play(s, HOST, word)
    assert s.result is not None
    assert (s.result.ending, s.result.places) == (ending, (2, 1))
    GAME.audit(s)


@allows(R.TABLE)
def test_a_closed_table_has_no_winner() -> None:
    s = town("HRnM12 PBnM11", "b2")
    events = play(s, HOST, Close())
    assert s.result is not None
    assert (s.result.ending, s.result.places) == ("closed", (1, 1, 1, 1))
    assert [facts["points"] for facts in told(events, "counted")] == list(s.result.points)
    GAME.audit(s)


@allows(R.TABLE)
def test_who_leaves_comes_after_all_who_stay_when_a_table_is_closed() -> None:
    s = town("HRnM12 PBnM11", "b2", left="0")
    play(s, HOST, Close())
    assert s.result is not None
    assert s.result.places == (4, 1, 1, 1)


@allows(R.TABLE)
def test_the_others_go_on_when_one_of_several_leaves() -> None:
    s = town("HRnM12 PBnM11", "b2")
    events = play(s, HOST, Resign(C))
    assert told(events, "resigned") == [{"seat": C}]
    assert told(events, "passes") == []
    assert waiting(s) == (D,)
    GAME.audit(s)


@refuses(R.TABLE)
def test_who_has_left_is_asked_nothing_any_more() -> None:
    s = town("HRnM12 PBnM11", "b2")
    play(s, HOST, Resign(A))
    assert waiting(s) == (C,)
    answer(s, "HGnL11", "Leave", "TYnL12", "Leave")
    assert waiting(s) == (B,)
    assert refusals(s, HOST, Resign(A))


@prevents(R.TABLE)
def test_what_a_leaver_could_still_build_keeps_no_game_going() -> None:
    s = town("HRnM12 PBnM11", "b2")
    assert can_build(s, D)
    play(s, HOST, Resign(D))
    assert not can_build(s, D)


@allows(R.TABLE)
def test_the_last_one_at_the_table_wins_and_who_left_first_is_last() -> None:
    s = town("HRnM12 PBnM11", "b2")
    for leaver in (A, D, B):
        play(s, HOST, Resign(leaver))
    assert s.result is not None
    assert (s.result.ending, s.result.places) == ("resigned", (4, 2, 1, 3))


@states(R.TABLE)
def test_who_has_left_comes_last_however_many_points_there_are() -> None:
    result, _ = counted("R/B/G/Y", "0.0.0.9/0.0.0.1/0.0.0.1/0.0.0.0", "HBnM12", left="0")
    assert (result.ending, result.places) == ("tie-broken", (4, 1, 2, 3))


@allows(R.TABLE)
def test_who_leaves_before_taking_a_colour_is_given_the_first_one_left() -> None:
    s = GAME.setup(3)
    play(s, CHANCE, Begins(A))
    answer(s, "TakeColour R")
    play(s, HOST, Resign(B))
    assert s.colours == ("R", "B", "")
    assert offered(s) == {"TakeColour G", "TakeColour Y"}
    GAME.audit(s)


@allows(R.TABLE)
def test_who_leaves_before_the_draw_cannot_be_drawn() -> None:
    s = GAME.setup(3)
    play(s, HOST, Resign(B))
    assert s.agenda[0].odds(s) == ((Begins(A), 1), (Begins(C), 1))


@allows(R.TABLE)
def test_if_whoever_was_to_begin_has_left_the_next_one_begins() -> None:
    s = GAME.setup(3)
    play(s, CHANCE, Begins(A))
    play(s, HOST, Resign(A))
    answer(s, "TakeColour B", "TakeColour G")
    assert waiting(s) == (B,)
    answer(s, "HBnM12")
    assert "TakeMarker G" in offered(s)


@allows(R.TABLE)
def test_if_the_first_builder_has_left_the_next_one_places_the_cardinal_and_nobody_is_compensated() -> None:
    s = first_building()
    answer(s, "HRnM12")
    play(s, HOST, Resign(A))
    assert waiting(s) == (B,)
    assert s.markers == ((0, 0, 0, 0),) * 4
    GAME.audit(s)
    answer(s, "TBnM11")
    assert broken(s, "Leave") == ["IV.3"]
    answer(s, "CAnL12")
    assert waiting(s) == (C,)


@refuses(R.TABLE)
def test_only_whoever_is_waited_for_can_run_out_of_time() -> None:
    s = town("HRnM12 PBnM11", "b2")
    assert refusals(s, HOST, RunOut(A))
    assert refusals(s, HOST, RunOut(C)) == ()


@refuses(R.TABLE)
def test_nobody_answers_out_of_turn() -> None:
    s = town("HRnM12 PBnM11", "b2")
    (reason,) = refusals(s, A, GAME.read("HRnL11"))
    assert (reason.rule, reason.why) == (R.TABLE, "not-your-turn")


@states(R.TABLE)
def test_a_last_answer_can_be_taken_back_until_somebody_else_has_answered() -> None:
    record = Record(GAME, town("HRnM12", "b1"))
    record.play(B, GAME.read("TBnM11"))
    record.play(B, GAME.read("Leave"))
    assert record.can_take_back(B)
    record.take_back(B)
    record.take_back(B)
    assert record.state.buildings == record.start.buildings


@refuses(R.TABLE)
def test_an_answer_stands_once_somebody_else_has_answered() -> None:
    record = Record(GAME, town("HRnM12", "b1"))
    for seat, move in ((B, "TBnM11"), (B, "Leave"), (C, "PGnN12")):
        record.play(Seat(seat), GAME.read(move))
    assert not record.can_take_back(B)
