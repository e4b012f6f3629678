"""Whoever puts offers together has time to do so, and cannot slow a game down for ever."""

from __future__ import annotations

from beffroi.core.action import Seat
from beffroi.server.live.bots.extra_time import MOST, REFILL, ExtraTime

ANN, BOB = Seat(0), Seat(1)
USUAL = 15.0
FULL = MOST * USUAL


def test_what_is_spent_comes_back_in_part_as_time_passes_and_never_more_than_there_was() -> None:
    time = ExtraTime(USUAL)
    assert time.left(ANN, 0) == FULL
    time.spend(ANN, 30, now=30)
    assert time.left(ANN, 30) == FULL - 30
    assert time.left(ANN, 70) == FULL - 30 + 40 * REFILL
    assert time.left(ANN, 10_000) == FULL


def test_nobody_spends_what_they_do_not_have_or_what_is_anothers() -> None:
    time = ExtraTime(USUAL)
    time.spend(ANN, 2 * FULL, now=0)
    assert time.left(ANN, 0) == 0
    assert time.left(BOB, 0) == FULL
