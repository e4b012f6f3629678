"""Estimates: the mean of independent looks, and how far it may be from the truth."""

from __future__ import annotations

from random import Random

import pytest

from beffroi.analysis.estimate import estimate


def test_looks_that_agree_leave_nothing_uncertain() -> None:
    assert estimate([0.25, 0.25, 0.25]).band == 0


def test_the_error_is_that_of_the_mean() -> None:
    assert estimate([0.0, 1.0]).error == pytest.approx(0.5)


def test_few_looks_leave_more_uncertain_than_their_error_says() -> None:
    few, many = estimate([0.0, 1.0]), estimate([0.0, 1.0] * 16)
    assert few.band == pytest.approx(12.71 * few.error)
    assert many.band == pytest.approx(2.04 * many.error)


def test_the_truth_lies_in_the_band_nineteen_times_of_twenty() -> None:
    dice = Random(1302)
    found = [estimate([dice.gauss(0.5, 0.1) for _ in range(8)]) for _ in range(2000)]
    inside = sum(abs(each.value - 0.5) <= each.band for each in found) / len(found)
    assert inside == pytest.approx(0.95, abs=0.015)
