"""What can be asked about a game that is looked back on: its moments, its points, its analysis."""

from __future__ import annotations

from typing import Any, Literal

from beffroi.analysis.analysis import Analysis
from beffroi.core.action import Seat
from beffroi.core.model import Event
from beffroi.core.sheet import ScoreSheet
from beffroi.server.protocol.values import Value


class Moment(Value, frozen=True):
    """One position of a replay as one viewer saw it, and what brought it about."""

    ply: Any
    seen: Any
    score: ScoreSheet
    """The score sheet as it then stood."""
    turns: tuple[tuple[int, ...], ...]
    """The entries of every seat's last turn until then, by number."""


class ScorePoint(Value, frozen=True):
    """How the points stood after an entry of the log."""

    number: int
    seat: Seat | None
    """Whose turn begins with this entry, if one does."""
    endings: tuple[str, ...]
    points: tuple[tuple[int, ...], ...]
    """For each ending, the points of every seat."""


class ScoreCurve(Value, frozen=True):
    """How the points have stood in a game, by what a viewer saw: where they changed, and where a turn began."""

    points: tuple[ScorePoint, ...]


class Landmark(Value, frozen=True):
    """Somebody has left, been ruined, or joined somebody: what the game marks on a line."""

    number: int
    event: Event


class AnalysisState(Value, frozen=True):
    """How far the analysis of a finished game has got, and what it says so far."""

    status: Literal["none", "waiting", "running", "whole", "failed"]
    done: float = 0.0
    """Which part of the work is done."""
    analysis: Analysis | None = None
    """What was found so far, or earlier, while a deeper one is made."""
    deeper: bool = False
    """Whether a deeper one was asked for."""
    landmarks: tuple[Landmark, ...] = ()
