"""The line of an analysis as letters: how likely every seat was to win, from the beginning to the end of a game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from beffroi.analysis.line import Point
from beffroi.core.action import Seat
from beffroi.core.picture import Picture, Span
from beffroi.text import Texts

HIGH, WIDE = 13, 70
SIGNS = "●○■□▲△"
"""A sign for each seat, for those who cannot tell the colours apart."""
MARK = "↑"


def draw_line(points: Sequence[Point], marks: Sequence[int], texts: Texts) -> Picture:
    """A column for each part of the game; below it stands a mark where the game turned."""
    last = max(1, points[-1].number)
    rows = [[(" ", "label")] * WIDE for _ in range(HIGH)]
    for column in range(WIDE):
        now = point_at(points, round(column * last / (WIDE - 1)))
        for seat, chance in reversed(list(enumerate(now.chances))):
            rows[round((1 - chance) * (HIGH - 1))][column] = (SIGNS[seat], f"seat{seat}")
    turned = {round(number * (WIDE - 1) / last) for number in marks}
    below = "".join(MARK if column in turned else " " for column in range(WIDE))
    return [
        *([(label(row), "label"), *spans] for row, spans in enumerate(rows)),
        [(" " * len(label(0)) + below, "choice")],
        [*legend(len(points[0].chances), texts)],
    ]


def label(row: int) -> str:
    """The probability at every fourth row."""
    percent = round(100 * (1 - row / (HIGH - 1)))
    return f"{percent:>4} % " if row % 4 == 0 else " " * 7


def legend(seats: int, texts: Texts) -> Iterator[Span]:
    for seat in range(seats):
        yield f"{SIGNS[seat]} {texts.seat(Seat(seat))}   ", f"seat{seat}"


def point_at(points: Sequence[Point], number: int) -> Point:
    """The last point at or before an entry."""
    return max((each for each in points if each.number <= number), key=lambda each: each.number)
