"""Scales: what searches bring on average, as probabilities."""

from __future__ import annotations

import pytest

from beffroi.analysis.scale import Scale, scale_of, scales
from beffroi.games import find

EARLY, LATE = 0, 20


def test_probabilities_are_one_victory() -> None:
    assert sum(Scale("any", 3, 2.5).chances((0.2, 0.5, 0.1), EARLY)) == pytest.approx(1)


def test_the_same_values_say_more_the_later_they_come() -> None:
    scale = Scale("any", 2, first=1.0, last=4.0, questions=LATE)
    assert scale.chances((0.6, 0.4), EARLY) == pytest.approx((0.6, 0.4))
    assert scale.chances((0.6, 0.4), 10)[0] > 0.6
    assert scale.chances((0.6, 0.4), LATE)[0] > scale.chances((0.6, 0.4), 10)[0]
    assert scale.chances((0.6, 0.4), 2 * LATE) == scale.chances((0.6, 0.4), LATE)


def test_whoever_has_nothing_to_hope_for_has_nothing() -> None:
    assert Scale("any", 2, 3.0).chances((0.0, 1.0), EARLY) == pytest.approx((0, 1), abs=1e-6)


def test_whoever_is_asked_is_likelier_to_win_than_a_search_says() -> None:
    scale = Scale("any", 2, asked=0.1)
    assert scale.levelled((0.5, 0.5), (0,)) == pytest.approx((0.525, 0.475), abs=1e-3)
    assert scale.levelled((0.5, 0.5), (0, 1)) == scale.levelled((0.5, 0.5), ()) == (0.5, 0.5)
    assert scale.levelled((1.0, 0.0), (1,)) == (1, 0)


def test_values_are_taken_as_they_are_where_nothing_was_fitted() -> None:
    assert scale_of("unheard-of", 2).chances((0.25, 0.75), LATE) == (0.25, 0.75)


def test_scales_are_of_tables_that_can_be_played() -> None:
    assert all(each.seats in find(each.game).seats and min(each.first, each.last) > 0 for each in scales())
