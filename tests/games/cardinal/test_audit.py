"""What cannot be a position of Cardinal is called by its name."""

from __future__ import annotations

import pytest

from beffroi.core.action import Seat
from beffroi.core.model import Broken, Result
from beffroi.games.cardinal import GAME
from beffroi.games.cardinal.steps import MoveCardinal, NextTurn
from tests.games.cardinal.test_end import LAST_MOVE
from tests.games.cardinal.towns import A, B, C, D, answer

GOOD = "R/B/G/Y Y1/R1/-/- - HRnM12,TBnM11 L13 b2"


def test_the_position_that_is_spoilt_below_is_good() -> None:
    GAME.audit(GAME.read_position(GOOD))


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("R/B/G/R Y1/R1/-/- - HRnM12,TBnM11 L13 b2", "colours"),
        ("R/B/G/X Y1/R1/-/- - HRnM12,TBnM11 L13 b2", "colours"),
        ("R/B/GY/- Y1/R1/-/- - HRnM12,TBnM11 L13 t0", "colours"),
        ("R/B/G/- -/-/-/- - - - b0", "colours"),
        ("R/B/-/- -/-/-/- - - - ?", "colours"),
        ("R/-/G/- -/-/-/- - - - t0", "colours"),
        ("R/B/-/- -/-/-/- 22 - - t0", "left-twice"),
        ("R/B/G/Y Y1/R1/-/- - HRnM12,XXnM11 L13 b2", "no-such-building"),
        ("R/B/G/Y Y1/R1/-/- - HRnM12,TBeM11 L13 b2", "no-such-building"),
        ("R/B/G/Y Y1/R1/-/- - HRnM12,TBnZZ99 L13 b2", "no-such-building"),
        ("R/B/G/Y -/-/-/- - HRnM12,PBnN14,HRnM14,PBnN12,HRnL13 O13 b2", "too-many"),
        ("R/B/G/Y Y1/-/-/- - HRnM12,HBnL13 N14 b2", "unlawful"),
        ("R/B/G/Y Y1/R1/-/- - HRnM12,TBnM10 L13 b2", "unlawful"),
        ("R/B/G/Y Y1/R2/-/- - HRnM12,TBnM11 L13 b2", "markers"),
        ("R/B/G/Y Y1/-/-/- - HRnM12,TBnM11 L13 b2", "markers"),
        ("R/B/G/Y Y1/R1/B1/- - HRnM12,TBnM11 L13 b2", "markers"),
        ("R/B/G/Y Y2/R1/-/- - HRnM12,TBnM11 L13 b2", "markers"),
        ("R/B/G Y1/R1/- - HRnM12,TBnM11 L13 b2", "markers"),
        ("R/B/G/Y Y1/R1/- - HRnM12,TBnM11 L13 b2", "markers"),
        ("R/B/G/Y Y1/R1/-/- - HRnM12,TBnM11 - b2", "no-cardinal"),
        ("R/B/G/Y Y1/-/-/- - HRnM12 - b1", "no-cardinal"),
        ("R/B/G/Y Y1/R1/-/- - HRnM12,TBnM11 M11 b2", "no-zone"),
        ("R/B/G/Y Y1/R1/-/- - HRnM12,TBnM11 A1 b2", "no-zone"),
        ("R/B/G/Y -/-/-/- - - L13 b2", "cardinal-too-early"),
        ("R/B/G/Y -/-/-/- - - - c0", "cardinal-too-early"),
        ("R/B/G/Y -/-/-/- 2 - - b2", "nobody-asked"),
        ("R/B/G/Y -/-/-/- 012 - - b3", "nobody-asked"),
        ("R/B/G/- -/-/-/- - - - t0", "nobody-asked"),
        ("R/B/G/Y Y1/R1/-/- - HRnM12,TBnM11 L13 b1", "cannot-build"),
        ("R/B/G/Y Y1/R1/-/- - HRnM12,TBnM11 L13 m1", "not-the-first"),
        ("R/B/G/Y Y1/R1/-/- - HRnM12,TBnM11 L13 =most-points/1234", "wrong-result"),
        ("R/B/G/Y Y1/R1/-/- - HRnM12,TBnM11 L13 =closed/1234", "wrong-result"),
        ("R/B/G/Y Y1/R1/-/- - HRnM12,TBnM11 L13 =resigned/1111", "wrong-result"),
    ],
)
def test_an_impossible_position_is_called_by_its_name(text: str, why: str) -> None:
    with pytest.raises(Broken) as found:
        GAME.read_position(text)
    assert found.value.why == why


def test_cardinal_has_two_to_four_seats_in_their_order() -> None:
    for seats in ((A,), (B, A), (A, B, C, D, Seat(4))):
        s = GAME.read_position(GOOD)
        s.seats = seats
        with pytest.raises(Broken, match="seats"):
            GAME.audit(s)


def test_nobody_is_asked_who_does_not_sit_at_the_table() -> None:
    s = GAME.read_position(GOOD)
    s.agenda = (MoveCardinal(Seat(7)), NextTurn(Seat(7)))
    with pytest.raises(Broken, match="nobody-asked"):
        GAME.audit(s)


def test_a_result_must_be_the_one_the_markers_give() -> None:
    s = GAME.read_position(LAST_MOVE)
    answer(s, "CAnL11")
    GAME.audit(s)
    assert s.result is not None
    s.result = Result(s.result.ending, s.result.places[::-1], s.result.points)
    with pytest.raises(Broken, match="wrong-result"):
        GAME.audit(s)


def test_nothing_is_asked_after_the_end() -> None:
    s = GAME.read_position(LAST_MOVE)
    agenda = s.agenda
    answer(s, "CAnL11")
    s.agenda = agenda
    with pytest.raises(Broken, match="asked-after-end"):
        GAME.audit(s)
