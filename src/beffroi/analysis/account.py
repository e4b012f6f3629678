"""The account: where what a seat has of the victory came from, beyond its fair share."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import Literal, TypeAlias

from msgspec import Struct

from beffroi.analysis.estimate import Estimate, estimate
from beffroi.analysis.looks import Looks
from beffroi.analysis.passages import Answer, Passage, answered, is_choice
from beffroi.analysis.valuer import Chances, shares_of
from beffroi.core.action import CHANCE, Seat
from beffroi.core.engine import after
from beffroi.core.model import Result, State
from beffroi.core.seen import seen

Cause: TypeAlias = Literal["seat", "chance", "decision", "deal", "departure"]
"""Where one sits; what chance drew; what somebody answered; what was agreed; who left, or whose time ran out."""
Heading: TypeAlias = Literal["seat", "chance", "own", "others", "deals", "departures"]
HEADINGS: tuple[Heading, ...] = ("seat", "chance", "own", "others", "deals", "departures")
MOST_OUTCOMES = 12
"""Where chance could have drawn more than this, each look compares with as many by chance."""


class Effect(Struct, frozen=True):
    """What one thing changed for every seat, as each of several independent looks has it."""

    cause: Cause
    looks: tuple[Chances, ...]
    seat: Seat | None = None
    """Who decided it."""

    def heading(self, seat: Seat) -> Heading:
        """Under what a seat finds it in its account."""
        match self.cause:
            case "decision":
                return "own" if self.seat == seat else "others"
            case "deal":
                return "deals"
            case "departure":
                return "departures"
            case cause:
                return cause


class Figure(Struct, frozen=True):
    """A part of what a seat has beyond its fair share, and its standard error."""

    heading: Heading | Literal["rest"]
    value: float
    error: float


class Account(Struct, frozen=True):
    """What a seat has of the victory beyond its fair share; the figures add up to it exactly."""

    seat: Seat
    gain: float
    figures: tuple[Figure, ...]


def start_effect(looks: Looks, start: State) -> Effect:
    """What it is worth to sit where one sits, beyond a fair share."""
    fair = 1 / len(start.seats)
    found = (looks.valuer.chances(start, seed, looks.depth.effort) for seed in looks.seeds(start))
    return Effect("seat", tuple(tuple(chance - fair for chance in chances) for chances in found))


def effects_of(looks: Looks, passage: Passage) -> tuple[Effect, ...]:
    """What has come of one passage; nothing of words."""
    match passage.kind:
        case "draw":
            return (Effect("chance", tuple(luck(looks, passage, seed) for seed in looks.seeds(passage.before))),)
        case "decision":
            return tuple(
                decision_effect(looks, passage, answer) for answer in passage.answers if is_choice(passage, answer)
            )
        case "deal" | "departure" as cause:
            return (Effect(cause, tuple(change(looks, passage, seed) for seed in looks.seeds(passage.before))),)
        case "word":
            return ()


def luck(looks: Looks, passage: Passage, seed: int) -> Chances:
    """How much better the draw was than draws are on average, every draw with the same dice afterwards."""
    s, drawn = passage.before, looks.valuer.chances(passage.after, seed, looks.depth.effort)
    outcomes = [(action, weight) for action, weight in s.agenda[0].odds(s) if weight]
    if len(outcomes) > MOST_OUTCOMES:
        weights = [weight for _, weight in outcomes]
        outcomes = [(action, 1) for action, _ in Random(seed).choices(outcomes, weights, k=MOST_OUTCOMES)]
    total = sum(weight for _, weight in outcomes)
    expected = [0.0] * len(s.seats)
    for action, weight in outcomes:
        chances = looks.valuer.chances(after(s, CHANCE, action), seed, looks.depth.effort)
        expected = [sum_ + chance * weight / total for sum_, chance in zip(expected, chances, strict=True)]
    return minus(drawn, expected)


def decision_effect(looks: Looks, passage: Passage, answer: Answer) -> Effect:
    """What an answer changed beside the one that a search would have given, from what its seat could know."""
    found = tuple(beside_the_best(looks, passage, answer, seed) for seed in looks.seeds(passage.before))
    return Effect("decision", found, answer.seat)


def beside_the_best(looks: Looks, passage: Passage, answer: Answer, seed: int) -> Chances:
    view = seen(looks.game, passage.before, answer.seat)
    best = looks.valuer.best(view, seed, looks.depth.search)
    if best == answer.action:
        return (0.0,) * len(passage.before.seats)
    instead = [(each.seat, best if each is answer else each.action) for each in passage.answers]
    with_best = looks.valuer.chances(answered(passage.before, instead), seed, looks.depth.effort)
    return minus(looks.valuer.chances(passage.after, seed, looks.depth.effort), with_best)


def change(looks: Looks, passage: Passage, seed: int) -> Chances:
    """How much a position is better for every seat than the one before."""
    before, then = (looks.valuer.chances(s, seed, looks.depth.effort) for s in (passage.before, passage.after))
    return minus(then, before)


def minus(chances: Sequence[float], others: Sequence[float]) -> Chances:
    return tuple(chance - other for chance, other in zip(chances, others, strict=True))


def accounts_of(result: Result, effects: Sequence[Effect]) -> tuple[Account, ...]:
    """The account of every seat."""
    shares = shares_of(result)
    return tuple(account_of(Seat(seat), share - 1 / len(shares), effects) for seat, share in enumerate(shares))


def account_of(seat: Seat, gain: float, effects: Sequence[Effect]) -> Account:
    """What is clearly not nothing, heading by heading, and the rest, so that it adds up."""
    figures = tuple(
        Figure(heading, round(total.value, 4), round(total.error, 4))
        for heading in HEADINGS
        if (total := total_of(seat, heading, effects)) is not None and abs(total.value) > total.band
    )
    rest = round(gain, 4) - sum(figure.value for figure in figures)
    error = sum(figure.error**2 for figure in figures) ** 0.5
    return Account(seat, round(gain, 4), (*figures, Figure("rest", round(rest, 4), round(error, 4))))


def total_of(seat: Seat, heading: Heading, effects: Iterable[Effect]) -> Estimate | None:
    """All that stands under a heading; looks of one number belong together."""
    under = [[look[seat] for look in effect.looks] for effect in effects if effect.heading(seat) == heading]
    return estimate([sum(looks) for looks in zip(*under, strict=True)]) if under else None
