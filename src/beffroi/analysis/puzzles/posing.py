"""Posing: what becomes of an answer to a puzzle, by what is kept of it; nothing is searched."""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

from beffroi.analysis.puzzles.puzzle import Puzzle
from beffroi.core.action import Action, Seat
from beffroi.core.engine import is_answer, refusals
from beffroi.core.entry import Answered, Played
from beffroi.core.game import AnyGame
from beffroi.core.model import TABLE, Facts, Refusal
from beffroi.core.record_file import load
from beffroi.core.seen import seen
from beffroi.games import find, taste_of


class Posed(NamedTuple):
    """A puzzle that can be answered."""

    puzzle: Puzzle
    game: AnyGame
    s: Any
    """The position, with everything that is hidden in it."""
    solution: Action
    second: Action
    steps: tuple[Played, ...]
    """The solution and its continuation."""

    @property
    def seat(self) -> Seat:
        return self.puzzle.seat


class Judged(NamedTuple):
    """What is said of an answer: why it is not legal, or what it costs in parts of the victory; the best costs none."""

    refusals: tuple[Refusal, ...] = ()
    cost: float = 0.0
    is_least: bool = False
    """Whether it costs as much at least: it was not weighed itself, only glanced at."""


def pose(game: AnyGame, puzzle: Puzzle) -> Posed:
    """Reads a puzzle's record; raises `BadInput` where it is damaged."""
    record = load(b"\n".join(map(bytes, puzzle.record)), find)
    first = record.entries[0]
    assert isinstance(first, Answered)
    return Posed(puzzle, game, record.start, first.action, game.read(puzzle.second), tuple(record.steps()))


def judge(posed: Posed, answer: Action) -> Judged:
    """What an answer to a puzzle is worth."""
    if not is_answer(posed.s, answer):
        return Judged((TABLE.no("not-asked"),))
    found = refusals(posed.s, posed.seat, answer)
    if found or answer == posed.solution:
        return Judged(found)
    costs = dict(posed.puzzle.costs)
    written = posed.game.write(answer)
    return Judged(cost=costs.get(written, min(costs.values())), is_least=written not in costs)


def reasons_of(posed: Posed) -> tuple[tuple[str, Facts], ...]:
    """What speaks for the solution and not for the second best answer, or at least for the solution."""
    game, taste = posed.game, taste_of(posed.game)
    guess = game.guess(seen(game, posed.s, posed.seat), Random(posed.puzzle.sha256))
    second = taste.reasons(guess, posed.seat, posed.second)
    found = [each for each in taste.reasons(guess, posed.seat, posed.solution) if each.why not in taste.fallbacks]
    own = [each for each in found if each not in second]
    return tuple((f"why-{each.why}", each.facts) for each in own or found)
