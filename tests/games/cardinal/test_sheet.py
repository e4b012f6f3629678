"""The score sheet: points by colour, the best of them twice."""

from __future__ import annotations

from beffroi.core.seen import seen
from beffroi.games.cardinal import GAME
from beffroi.games.cardinal.count import totals
from tests.games.cardinal.test_end import LAST_MOVE
from tests.games.cardinal.towns import A, C


def test_the_lines_are_the_markers_by_colour_and_the_best_colour_once_more() -> None:
    s = GAME.read_position(LAST_MOVE)
    sheet = GAME.sheet(seen(GAME, s, A))
    assert sheet.totals() == totals(s)
    lines = [(line.what, line.facts["colour"], line.points[0]) for line in sheet.seats[C].lines]
    unused = s.supply("G")
    assert lines == [
        ("taken", "R", 3),
        ("taken", "B", 1),
        ("unused", "G", unused),
        ("taken", "Y", 1),
        ("doubled", "G", unused),
    ]
