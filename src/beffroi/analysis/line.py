"""The line: how likely every seat was to win at every moment of a game."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from beffroi.analysis.estimate import Estimate
from beffroi.analysis.looks import Looks
from beffroi.core.model import State


class Point(Struct, frozen=True, forbid_unknown_fields=True):
    """The probability of winning of every seat at one point of the record, and how uncertain each is."""

    number: int
    chances: tuple[float, ...]
    bands: tuple[float, ...]
    """In nineteen cases of twenty another look says nothing further away."""


def true_point(looks: Looks, number: int, s: State) -> Point:
    """From what really was."""
    return point(number, looks.chances(s))


def known_point(looks: Looks, number: int, s: State) -> Point:
    """For every seat from what it could know; together these need not be one victory."""
    return point(number, [looks.known(s, seat) for seat in s.seats])


def point(number: int, estimates: Sequence[Estimate]) -> Point:
    """Rounded to a hundredth of a percent."""
    return Point(
        number,
        tuple(round(each.value, 4) for each in estimates),
        tuple(round(each.band, 4) for each in estimates),
    )
