"""The score sheet: where everybody's points come from, and what people decide by that is worth none itself."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from beffroi.core.model import Event, Fact, Facts, Rule


class ScoreLine(Struct, frozen=True):
    """Points of one seat, if the game ended now: by which article, for what, and how many at each of the endings."""

    rule: Rule
    what: str
    points: tuple[int, ...]
    facts: Facts = {}


class ScoreNote(Struct, frozen=True):
    """Something that decides about points and is worth none itself; `what` is a key that the texts translate."""

    rule: Rule
    what: str
    facts: Facts = {}


PromiseEnding: TypeAlias = Literal["kept", "broken", "lapsed"]


class PromiseLine(Struct, frozen=True):
    """A promise of a seat: what has become of it, and the event that told so."""

    how: Literal["open"] | PromiseEnding
    event: Event


class SeatScore(Struct, frozen=True):
    """What one seat has: lines that add up to its points, notes about it, and the word it has given."""

    lines: tuple[ScoreLine, ...] = ()
    notes: tuple[ScoreNote, ...] = ()
    promises: tuple[PromiseLine, ...] = ()
    """How its promises ended, oldest first, then those it is still bound by."""


class ScoreSheet(Struct, frozen=True):
    """The score of every seat, and notes about the whole table."""

    seats: tuple[SeatScore, ...]
    notes: tuple[ScoreNote, ...] = ()
    endings: tuple[str, ...] = ("",)
    """What each number of a line supposes, as a key; one nameless ending where everything counts one way only."""

    def totals(self, ending: int = 0) -> tuple[int, ...]:
        """The points of every seat at one of the endings."""
        return tuple(sum(line.points[ending] for line in seat.lines) for seat in self.seats)


def line(rule: Rule, what: str, *points: int, **facts: Fact) -> ScoreLine:
    return ScoreLine(rule, what, points, facts)


def note(rule: Rule, what: str, **facts: Fact) -> ScoreNote:
    return ScoreNote(rule, what, facts)
