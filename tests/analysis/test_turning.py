"""Turning points: what clearly cost the victory, and nothing that a second look does not confirm."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from beffroi.analysis import turning
from beffroi.analysis.analysis import FIRST, Analysis, Looker, analyse
from beffroi.analysis.estimate import Estimate
from beffroi.analysis.turning import MOST, TurningPoint, decisions_of, is_fall, largest, reasons_for
from beffroi.core.action import Action, Seat
from beffroi.core.record import Record
from beffroi.taste import Reason, Taste, because
from tests.analysis.fair import CountingValuer, last_round, sold
from tests.core.positions import ANN
from tests.toy import GAME
from tests.toy.rulebook import Bid
from tests.toy.state import Fair

BLUNDER = sold("10", 3, 1, (ANN, 0))
"""Ann bids all she has, gets the card, and is out."""


def whole(record: Record[Fair], noise: float = 0.0) -> Analysis:
    *_, last = analyse(Looker(record, CountingValuer(noise)))
    assert last.done == 1
    return last.analysis


def test_a_blunder_is_a_turning_point_with_what_would_have_been_better() -> None:
    (found,) = whole(BLUNDER).turning_points
    assert (found.number, found.seat, found.played, found.better, found.rule) == (2, ANN, Bid(3), Bid(1), "2")
    assert found.fall > found.band


def test_who_answers_well_has_no_turning_point() -> None:
    assert whole(sold("10", 1, 1)).turning_points == ()


def test_an_answer_that_was_no_choice_is_no_turning_point() -> None:
    assert [each.answer.number for each in decisions_of(Looker(BLUNDER, CountingValuer()).passages)] == [2, 3]


def test_looks_that_are_too_uncertain_confirm_nothing() -> None:
    assert whole(BLUNDER, noise=2.0).turning_points == ()


def test_what_the_second_look_does_not_confirm_is_not_shown() -> None:
    looker = Looker(BLUNDER, CountingValuer())
    looker.second.valuer = CountingValuer(noise=2.0)
    assert looker.look("suspect", 0).value > 0.3
    *_, last = analyse(looker)
    assert last.analysis.turning_points == ()


def test_a_fall_within_its_uncertainty_is_none_and_neither_is_a_small_one() -> None:
    assert is_fall(Estimate(0.2, 0.05, FIRST.looks))
    assert not is_fall(Estimate(0.2, 0.1, FIRST.looks))
    assert not is_fall(Estimate(0.04, 0.001, FIRST.looks))


def test_the_largest_are_shown_in_the_order_of_the_game() -> None:
    one = TurningPoint(1, ANN, Bid(3), Bid(2), fall=0.5, band=0.1, rule="2")
    several = [replace(one, number=number, fall=fall) for number, fall in enumerate((0.1, 0.6, 0.3, 0.2, 0.5, 0.4))]
    assert [each.number for each in largest(several)] == [1, 2, 3, 4, 5]
    assert len(largest(several)) == MOST


def test_what_speaks_for_the_better_answer_speaks_for_it_alone() -> None:
    """The Fair's only reason speaks for every bid."""
    assert reasons_for(GAME, last_round(), ANN, Bid(1), Bid(3)) == ()


def test_what_is_said_for_want_of_a_reason_is_no_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    class Wordy(Taste[Fair]):
        fallbacks = frozenset({"whatever"})

        def reasons(self, s: Fair, seat: Seat, action: Action) -> tuple[Reason, ...]:
            return (because("whatever"), because("cheap")) if action == Bid(1) else ()

    monkeypatch.setattr(turning, "taste_of", lambda _: Wordy())
    assert reasons_for(GAME, last_round(), ANN, Bid(1), Bid(3)) == (("why-cheap", {}),)
