"""Questions with one possible answer: the table may give it, and nobody takes it back."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from beffroi.core.action import Seat
from beffroi.core.engine import lone_answer
from beffroi.core.model import BadInput, Broken, Step
from beffroi.core.record import Record
from beffroi.core.record_file import lines, load
from tests.core.positions import ANN, BOB, CID, PURSE, bidding, finished, raising
from tests.support.find import find_any
from tests.toy import GAME
from tests.toy.rulebook import Add, Bid, R, Take
from tests.toy.state import Fair
from tests.toy.steps import RaiseBid


def spent() -> Record[Fair]:
    """Ann has bid all she has, and is asked alone for a raise that can only be nothing."""
    record = Record(GAME, bidding())
    for seat, amount in ((ANN, PURSE), (BOB, 0), (CID, 0)):
        record.play(seat, Bid(amount))
    return record


def test_one_possible_answer_of_one_seat_is_a_lone_one() -> None:
    assert lone_answer(spent().state) == (ANN, Add(0))


@pytest.mark.parametrize(
    "s", [raising(3, (ANN, PURSE), (BOB, PURSE), (CID, 0)), raising(3, (ANN, PURSE - 1), (BOB, 0), (CID, 0)), bidding()]
)
def test_sealed_answers_and_choices_are_left_to_their_seats(s: Fair) -> None:
    assert lone_answer(s) is None


def test_a_question_that_leaves_time_or_hides_something_is_always_put(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(RaiseBid, "is_always_put", True)
    assert lone_answer(spent().state) is None


def test_chance_and_the_end_have_no_lone_answer() -> None:
    assert lone_answer(GAME.setup(3)) is None
    assert lone_answer(finished()) is None


def test_a_lone_answer_stands_in_a_record_as_what_it_is() -> None:
    record = spent()
    record.play(ANN, Add(0), is_lone=True)
    data = b"".join(lines(record))
    assert data.count(b'"is_lone":true') == 1
    assert load(data, find_any).entries == record.entries


def test_a_record_that_calls_a_choice_a_lone_answer_is_damaged() -> None:
    record = Record(GAME, bidding())
    with pytest.raises(Broken, match="not-the-only-answer"):
        record.play(ANN, Bid(1), is_lone=True)
    assert record.entries == []
    record.play(ANN, Bid(1))
    *before, line = lines(record)
    with pytest.raises(BadInput, match="not-the-only-answer"):
        load(b"".join(before) + line.replace(b"}\n", b',"is_lone":true}\n'), find_any)


def test_whoever_takes_back_takes_back_a_decision_across_what_the_table_has_answered_since() -> None:
    record = Record(GAME, asking((ANN, 2), (ANN, 1), (BOB, 1), (CID, 2)), free_take_back=True)
    record.play(ANN, Take(CID))
    while (lone := lone_answer(record.state)) is not None:
        record.play(*lone, is_lone=True)
    assert [entry.seat for entry in record.entries] == [ANN, ANN, BOB]
    assert (record.undoer, record.last_decision(ANN), record.last_decision(BOB)) == (ANN, 0, None)
    record.take_back(ANN)
    assert record.state.agenda == record.start.agenda


def test_what_a_seat_itself_has_answered_without_a_choice_it_may_take_back() -> None:
    """As in records of before, where the table gave no answers."""
    record = Record(GAME, asking((ANN, 2), (ANN, 1), (CID, 2)))
    record.play(ANN, Take(CID))
    record.play(ANN, Take(BOB))
    record.take_back(ANN)
    assert record.state.agenda == record.start.agenda[1:]


class Choose(Step[Fair, Take], frozen=True):
    """One seat is asked for one of several things."""

    rule = R.DRAW
    takes = (Take,)
    asked: Seat
    most: int

    def asks(self, s: Fair) -> tuple[Seat, ...]:
        return (self.asked,)

    def candidates(self, s: Fair, seat: Seat) -> Iterable[Take]:
        return (Take(BOB), Take(CID))[: self.most]


def asking(*questions: tuple[Seat, int]) -> Fair:
    s = bidding()
    s.agenda = tuple(Choose(seat, most) for seat, most in questions)
    return s
