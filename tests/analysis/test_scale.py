"""Scales: what searches bring on average, as probabilities."""

from __future__ import annotations

import pytest

from beffroi.analysis.scale import Scale, scale_of, scales
from beffroi.games import find


def test_probabilities_are_one_victory() -> None:
    assert sum(Scale("any", 3, 2.5).chances((0.2, 0.5, 0.1))) == pytest.approx(1)


def test_a_sharper_scale_says_more_of_the_same_values() -> None:
    assert Scale("any", 2, 4.0).chances((0.6, 0.4))[0] > Scale("any", 2, 1.0).chances((0.6, 0.4))[0]
    assert Scale("any", 2, 1.0).chances((0.6, 0.4)) == pytest.approx((0.6, 0.4))


def test_whoever_has_nothing_to_hope_for_has_nothing() -> None:
    assert Scale("any", 2, 3.0).chances((0.0, 1.0)) == pytest.approx((0, 1))


def test_values_are_taken_as_they_are_where_nothing_was_fitted() -> None:
    assert scale_of("unheard-of", 2).sharpness == 1


def test_scales_are_of_tables_that_can_be_played() -> None:
    assert all(each.seats in find(each.game).seats and each.sharpness > 0 for each in scales())
