"""The moments of an analysis as a replay counts them."""

from __future__ import annotations

from typing import Any, cast

from beffroi.analysis.analysis import Analysis
from beffroi.analysis.line import Point
from beffroi.analysis.story import Sentence
from beffroi.analysis.turning import TurningPoint
from beffroi.core.action import Seat
from beffroi.core.model import TABLE, Event
from beffroi.server.live.analyses.numbers import as_shown
from beffroi.server.protocol.replays import AnalysisState, Landmark


class OneChanged:
    """A history in which the second of four entries changed a sealed answer."""

    def numbers(self) -> tuple[int, ...]:
        return (1, 1, 2, 3)

    def landmarks(self) -> tuple[Landmark, ...]:
        return (Landmark(3, Event("resigned", TABLE, {"seat": 0})),)


def test_what_was_changed_in_secret_is_not_counted() -> None:
    points = tuple(Point(number, (0.5, 0.5), (0.0, 0.0)) for number in (0, 1, 3, 4))
    turned = TurningPoint(2, Seat(0), {}, {}, fall=0.2, band=0.1, rule="1")
    story = (Sentence("no-turn", {}), Sentence("nearly", {"seat": 0, "percent": 60, "number": 4}))
    analysis = Analysis("fair", 2, 2, is_open=False, points=points, turning_points=(turned,), story=story)
    state = as_shown(AnalysisState("whole", 1.0, analysis), cast(Any, OneChanged()))
    shown = state.analysis
    assert shown is not None
    assert [each.number for each in state.landmarks] == [3]
    assert [each.number for each in shown.points] == [0, 1, 2, 3]
    assert [each.number for each in shown.turning_points] == [1]
    assert [each.facts.get("number") for each in shown.story] == [None, 3]
