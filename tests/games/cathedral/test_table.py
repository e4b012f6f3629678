"""Article T: whose turn it is, leaving the table, and taking back."""

from __future__ import annotations

from typing import Any

import pytest

from beffroi.core.action import HOST, Action, Seat
from beffroi.core.engine import play, refusals, waiting
from beffroi.core.host import Close, Resign, RunOut, TimeUp
from beffroi.core.model import Refused, Result
from beffroi.core.record import Record
from beffroi.games.cathedral import GAME
from beffroi.games.cathedral.rulebook import DARK, LIGHT, Build, Capture, R
from beffroi.games.cathedral.state import Cathedral
from tests.games.cathedral.boards import answer, city
from tests.games.cathedral.test_capture import CLOSING, HUT, LEGEND
from tests.games.cathedral.test_end import LATE
from tests.games.cathedral.test_winner import ONE_SQUARE_LEFT
from tests.support.marks import allows, prevents, refuses, states
from tests.support.told import told


def opened(*moves: str) -> Record[Cathedral]:
    """A game from the start, after some moves."""
    return going_on(Record.of_setup(GAME), *moves)


def going_on(record: Record[Cathedral], *moves: str) -> Record[Cathedral]:
    for move in moves:
        record.play(waiting(record.state)[0], GAME.read(move))
    return record


@refuses(R.TABLE)
def test_nobody_answers_out_of_turn() -> None:
    s = opened("CAnF5").state
    assert refusals(s, LIGHT, GAME.read("TAnA1")) == (R.TABLE.no("not-your-turn"),)
    assert refusals(s, HOST, GAME.read("TAnA1")) == (R.TABLE.no("not-your-turn"),)
    assert refusals(s, DARK, GAME.read("TAnA1")) == ()


@refuses(R.TABLE)
def test_nobody_answers_what_was_not_asked() -> None:
    assert refusals(opened("CAnF5").state, DARK, Capture()) == (R.TABLE.no("not-asked"),)


@refuses(R.TABLE)
@pytest.mark.parametrize("field", [{"x": 0.5}, {"y": "1"}, {"x": None}, {"piece": 7}, {"facing": None}])
def test_an_answer_that_is_not_lined_up_with_the_squares_is_malformed(field: dict[str, Any]) -> None:
    move = Build(**{"piece": "TA", "facing": "n", "x": 0, "y": 0, **field})
    assert refusals(opened("CAnF5").state, DARK, move) == (R.TABLE.no("malformed"),)


@prevents(R.TABLE)
def test_a_refused_answer_changes_nothing() -> None:
    s = opened("CAnF5").state
    kept = GAME.write_position(s)
    with pytest.raises(Refused, match="2: taken") as refused:
        play(s, DARK, GAME.read("TAnF5"))
    assert refused.value.refusals == (R.BUILD.no("taken", squares=("F5",)),)
    assert GAME.write_position(s) == kept


@allows(R.TABLE)
@pytest.mark.parametrize(("loser", "places"), [(LIGHT, (2, 1)), (DARK, (1, 2))])
def test_whoever_resigns_loses_whatever_the_squares_say(loser: Seat, places: tuple[int, ...]) -> None:
    s = GAME.read_position(ONE_SQUARE_LEFT)
    events = play(s, HOST, Resign(loser))
    assert told(events, "resigned") == [{"seat": loser}]
    assert s.result is not None
    assert (s.result.ending, s.result.places) == ("resigned", places)
    assert waiting(s) == ()


@allows(R.TABLE)
def test_one_may_resign_while_the_other_is_to_move_and_while_a_capture_is_asked() -> None:
    s = opened("CAnF5").state
    play(s, HOST, Resign(LIGHT))
    assert s.result == Result("resigned", (2, 1), (47, 0))
    s = city(HUT, LEGEND)
    answer(s, CLOSING)
    play(s, HOST, Resign(LIGHT))
    assert s.result == Result("resigned", (2, 1), (47, 0))


@allows(R.TABLE)
@pytest.mark.parametrize(("moves", "loser", "places"), [((), LIGHT, (2, 1)), (("CAnF5",), DARK, (1, 2))])
def test_whose_clock_runs_out_loses(moves: tuple[str, ...], loser: Seat, places: tuple[int, ...]) -> None:
    s = opened(*moves).state
    events = play(s, HOST, RunOut(loser))
    assert told(events, "out-of-time") == [{"seat": loser}]
    assert s.result is not None
    assert (s.result.ending, s.result.places) == ("clock", places)


@refuses(R.TABLE)
def test_only_the_clock_of_who_is_waited_for_runs_out() -> None:
    s = opened("CAnF5").state
    assert refusals(s, HOST, RunOut(LIGHT)) == (R.TABLE.no("not-waited-for", seat=LIGHT),)


@allows(R.TABLE)
def test_a_table_closed_before_the_end_has_no_winner() -> None:
    s = GAME.read_position(ONE_SQUARE_LEFT)
    events = play(s, HOST, Close())
    assert told(events, "closed") == [{}]
    assert s.result == Result("closed", (1, 1), (0, 1))


@refuses(R.TABLE)
@pytest.mark.parametrize("word", [Resign(LIGHT), RunOut(DARK), Close()])
def test_only_the_host_speaks_for_the_table(word: Action) -> None:
    s = opened("CAnF5").state
    for seat in s.seats:
        assert refusals(s, seat, word) == (R.TABLE.no("not-your-turn"),)


@refuses(R.TABLE)
def test_nobody_resigns_who_does_not_play() -> None:
    s = opened("CAnF5").state
    assert refusals(s, HOST, Resign(Seat(2))) == (R.TABLE.no("not-playing", seat=2),)
    assert refusals(s, HOST, TimeUp()) == (R.TABLE.no("not-asked"),)


@refuses(R.TABLE)
@pytest.mark.parametrize("word", [Resign(LIGHT), RunOut(LIGHT), Close()])
def test_after_the_end_nobody_leaves_the_table(word: Action) -> None:
    s = GAME.read_position(ONE_SQUARE_LEFT)
    answer(s, "TAnG4")
    assert refusals(s, HOST, word) == (R.TABLE.no("game-is-over"),)


@states(R.TABLE)
def test_a_last_answer_can_be_taken_back() -> None:
    record = opened("CAnF5", "TAnA1")
    before = GAME.write_position(opened("CAnF5").state)
    step = record.state.opened
    record.take_back(DARK)
    assert GAME.write_position(record.state) == before
    assert record.state.opened > step
    going_on(record, "TAnB1")
    assert record.can_take_back(DARK)


@refuses(R.TABLE)
def test_an_answer_cannot_be_taken_back_once_the_other_side_has_answered() -> None:
    record = opened("CAnF5", "TAnA1", "TAnC1")
    assert not record.can_take_back(DARK)
    with pytest.raises(Refused) as refused:
        record.take_back(DARK)
    assert refused.value.refusals == (R.TABLE.no("cannot-take-back"),)


@refuses(R.TABLE)
@pytest.mark.parametrize("seat", [LIGHT, DARK])
def test_nobody_takes_back_before_anything_was_answered(seat: Seat) -> None:
    assert not opened().can_take_back(seat)


@states(R.TABLE)
def test_a_capture_can_be_taken_back_and_then_the_building_that_made_it() -> None:
    start = city(HUT, LEGEND)
    record = going_on(Record(GAME, start), CLOSING)
    asked = GAME.write_position(record.state)
    going_on(record, "capture")
    record.take_back(DARK)
    assert GAME.write_position(record.state) == asked
    record.take_back(DARK)
    assert GAME.write_position(record.state) == GAME.write_position(start)
    assert not record.can_take_back(DARK)


@states(R.TABLE)
def test_moves_made_while_the_other_side_is_passed_over_can_all_be_taken_back() -> None:
    record = going_on(Record(GAME, GAME.read_position(LATE)), "TAnH1", "STeI5", "ABnI7")
    assert record.state.result is not None
    for _ in range(3):
        record.take_back(LIGHT)
    assert GAME.write_position(record.state) == LATE


@refuses(R.TABLE)
def test_nothing_is_taken_back_once_somebody_has_left() -> None:
    record = opened("CAnF5", "TAnA1")
    record.play(HOST, Close())
    assert not record.can_take_back(DARK)
