"""The moments of an analysis as a replay counts them, where answers that were changed in secret are not seen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from msgspec.structs import replace

from beffroi.analysis.line import Point
from beffroi.analysis.turning import TurningPoint
from beffroi.server.live.history import History
from beffroi.server.protocol.replays import AnalysisState

N = TypeVar("N", Point, TurningPoint)


def as_shown(state: AnalysisState, history: History) -> AnalysisState:
    """An analysis of the record, for whoever looks at the replay."""
    assert state.analysis is not None
    numbers = (0, *history.numbers())
    story = tuple(
        replace(each, facts=each.facts | {"number": numbers[each.facts["number"]]}) if "number" in each.facts else each
        for each in state.analysis.story
    )
    shown = replace(
        state.analysis,
        points=renumbered(state.analysis.points, numbers),
        known=renumbered(state.analysis.known, numbers),
        turning_points=renumbered(state.analysis.turning_points, numbers),
        story=story,
    )
    return replace(state, analysis=shown, landmarks=history.landmarks())


def renumbered(each_of: Sequence[N], numbers: Sequence[int]) -> tuple[N, ...]:
    return tuple(replace(each, number=numbers[each.number]) for each in each_of)
