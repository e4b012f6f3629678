"""The puzzle of the day, and what is said of an answer to it."""

from __future__ import annotations

from typing import Any, Literal

from beffroi.core.model import Refusal
from beffroi.core.sheet import ScoreSheet
from beffroi.server.protocol.values import Value


class PuzzleOfTheDay(Value, frozen=True):
    """A question that one seat was asked in a game of bots, as this seat saw it."""

    day: str
    earlier: str | None
    """The day before, unless its puzzle comes again anyway."""
    later: str | None
    seen: Any
    score: ScoreSheet


class PuzzleAnswer(Value, frozen=True):
    """What somebody answers to a puzzle; nothing, when they would rather be shown."""

    answer: Any = None


class PuzzleStep(Value, frozen=True):
    """An answer after the question of a puzzle, what came of it, and where it led, as the seat of the puzzle saw it."""

    ply: Any
    seen: Any
    score: ScoreSheet


class PuzzleSolution(Value, frozen=True):
    """The best answer to a puzzle, why it is, and how it went on."""

    answer: Any
    reasons: tuple[tuple[str, dict[str, Any]], ...]
    games: int
    """So many were played out after the best answer, and as many after the second best."""
    best_percent: int
    """What the seat has of the victory on average after the one, and after the other."""
    second_percent: int
    steps: tuple[PuzzleStep, ...]


class PuzzleJudgement(Value, frozen=True):
    """What is said of an answer to a puzzle."""

    verdict: Literal["refused", "wrong", "solved", "shown"]
    refusals: tuple[Refusal, ...]
    percent: int
    """How much of the victory a wrong answer costs."""
    is_least: bool
    """Whether it costs so much at least."""
    solution: PuzzleSolution | None
