"""Turning points: answers that made a seat clearly less likely to win, where a second look says so too."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any

from msgspec import Struct

from beffroi.analysis.estimate import Estimate
from beffroi.analysis.looks import Looks, seed_of
from beffroi.analysis.passages import Answer, Passage, is_choice
from beffroi.core.action import Action, Seat
from beffroi.core.game import AnyGame
from beffroi.core.model import Facts, State
from beffroi.core.seen import seen
from beffroi.games import taste_of

LEAST_FALL = 0.05
"""A smaller fall turns no game."""
MOST = 5


class TurningPoint(Struct, frozen=True):
    """An answer, what would have been better, and how much less likely it made the seat to win."""

    number: int
    """How many entries of the record there are with this answer."""
    seat: Seat
    played: Any
    better: Any
    """Answers of the game; whoever reads them back from JSON leaves them as they are."""
    fall: float
    band: float
    """In nineteen cases of twenty another look says nothing further away."""
    rule: str
    """The article of the question."""
    reasons: tuple[tuple[str, Facts], ...] = ()
    """What speaks for the better answer, as keys and facts of the game's texts."""


class Decision(Struct, frozen=True):
    """An answer that a seat chose among several, and the position in which it did."""

    s: State
    answer: Answer


def decisions_of(passages: Iterable[Passage]) -> tuple[Decision, ...]:
    """Everything that was decided in a game."""
    return tuple(
        Decision(passage.before, answer)
        for passage in passages
        if passage.kind == "decision"
        for answer in passage.answers
        if is_choice(passage, answer)
    )


def first_look(looks: Looks, decision: Decision) -> Estimate | None:
    """How much the answer seems to have cost, nothing where no better one is found."""
    return fall_of(looks, decision, looks.best(decision.s, decision.answer.seat))


def fall_of(looks: Looks, decision: Decision, better: Action) -> Estimate | None:
    _, seat, played, _ = decision.answer
    return None if better == played else looks.fall(decision.s, seat, played, better)


def second_look(looks: Looks, decision: Decision) -> TurningPoint | None:
    """The turning point that a decision is, unless this look does not confirm it."""
    number, seat, played, _ = decision.answer
    better = looks.best(decision.s, seat)
    fall = fall_of(looks, decision, better)
    if fall is None or not is_fall(fall):
        return None
    return TurningPoint(
        number=number,
        seat=seat,
        played=played,
        better=better,
        fall=round(fall.value, 4),
        band=round(fall.band, 4),
        rule=decision.s.agenda[0].rule.ref,
        reasons=reasons_for(looks.game, decision.s, seat, better, played),
    )


def is_fall(fall: Estimate) -> bool:
    """Whether a fall is large, and larger than it is uncertain."""
    return fall.value >= LEAST_FALL and fall.value > fall.band


def reasons_for(game: AnyGame, s: State, seat: Seat, better: Action, played: Action) -> tuple[tuple[str, Facts], ...]:
    """What speaks for one answer and not for the other, from what the seat could know."""
    guess, taste = game.guess(seen(game, s, seat), Random(seed_of(s, "reasons"))), taste_of(game)
    common = taste.reasons(guess, seat, played)
    return tuple(
        (f"why-{each.why}", each.facts)
        for each in taste.reasons(guess, seat, better)
        if each not in common and each.why not in taste.fallbacks
    )


def largest(points: Sequence[TurningPoint]) -> tuple[TurningPoint, ...]:
    """The largest, in the order of the game."""
    kept = sorted(points, key=lambda each: -each.fall)[:MOST]
    return tuple(sorted(kept, key=lambda each: each.number))
