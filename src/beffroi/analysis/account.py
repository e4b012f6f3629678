"""The account: where what a seat has of the victory came from, beyond its fair share."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import Any, Literal, NamedTuple, TypeAlias

from msgspec import Struct

from beffroi.analysis.estimate import Estimate, estimate
from beffroi.analysis.looks import Looks
from beffroi.analysis.passages import Answer, Kind, Passage, answered, is_choice
from beffroi.analysis.valuer import Chances, shares_of
from beffroi.core.action import CHANCE, Seat
from beffroi.core.engine import after, waiting
from beffroi.core.model import Result, State

Cause: TypeAlias = Literal["seat", "chance", "decision", "deal", "departure"]
"""Where one sits; what chance drew; what somebody answered; what was agreed; who left, or whose time ran out."""
Heading: TypeAlias = Literal["seat", "chance", "own", "others", "deals", "departures"]
HEADINGS: tuple[Heading, ...] = ("seat", "chance", "own", "others", "deals", "departures")
MOST_REST = 0.15
"""Accounts that leave more of a victory unexplained are not shown."""
MOST_OUTCOMES = 12
"""Where chance could have drawn more than this, each look compares with as many by chance."""


CAUSES: dict[Kind, Cause] = {"draw": "chance", "deal": "deal", "departure": "departure"}


class Swing(NamedTuple):
    """A passage for which somebody or chance is answerable, and the position that came of it."""

    passage: Passage
    then: Any


class SwingLook(NamedTuple):
    """What one look has of a swing: how likely every seat was to win after it."""

    chances: Chances
    shares: tuple[Chances, ...] = ()
    """Where several sealed an answer, what each of them changed."""


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
    """A part of what a seat has beyond its fair share, and how far off it may be in nineteen cases of twenty."""

    heading: Heading | Literal["rest"]
    value: float
    band: float


class Account(Struct, frozen=True):
    """What a seat has of the victory beyond its fair share; the figures add up to it exactly."""

    seat: Seat
    gain: float
    figures: tuple[Figure, ...]


def swings_of(passages: Sequence[Passage]) -> tuple[Swing, ...]:
    """Whatever changed how likely the seats were to win; what had to follow, and words, belong to what was before."""
    swings: list[Swing] = []
    for passage in passages:
        if passage.kind != "word" and (passage.kind != "decision" or choices_in(passage)):
            swings.append(Swing(passage, passage.after))
        elif swings:
            swings[-1] = swings[-1]._replace(then=passage.after)
    return tuple(swings)


def choices_in(passage: Passage) -> list[Answer]:
    return [answer for answer in passage.answers if is_choice(passage, answer)]


def start_looks(looks: Looks, start: State) -> tuple[SwingLook, ...]:
    return tuple(SwingLook(chances_at(looks, start, seed)) for seed in looks.seeds(start))


def swing_looks(looks: Looks, start: State, swing: Swing) -> tuple[SwingLook, ...]:
    """What every look has of a swing. A look has the same dice in the whole game."""
    return tuple(
        SwingLook(chances_at(looks, swing.then, seed), shares_in(looks, swing.passage, seed))
        for seed in looks.seeds(start)
    )


def chances_at(looks: Looks, s: State, seed: int) -> Chances:
    """How likely every seat wins; before a draw it is the mean over what can be drawn, by its odds."""
    if s.result is not None or waiting(s) != (CHANCE,):
        return looks.valuer.levelled(s, seed, looks.depth.effort)
    outcomes = [(action, weight) for action, weight in s.agenda[0].odds(s) if weight]
    if len(outcomes) > MOST_OUTCOMES:
        weights = [weight for _, weight in outcomes]
        outcomes = [(action, 1) for action, _ in Random(seed).choices(outcomes, weights, k=MOST_OUTCOMES)]
    total = sum(weight for _, weight in outcomes)
    drawn = [
        (looks.valuer.levelled(after(s, CHANCE, each), seed, looks.depth.effort), weight) for each, weight in outcomes
    ]
    return tuple(sum(chances[seat] * weight for chances, weight in drawn) / total for seat in s.seats)


def shares_in(looks: Looks, passage: Passage, seed: int) -> tuple[Chances, ...]:
    """Where several sealed an answer at once: what each changed, the others answering as a search expects.

    They are opened one after the other, in an order that every look draws for itself.
    """
    chosen = choices_in(passage) if passage.kind == "decision" else []
    if len(chosen) <= 1:
        return ()
    opened = Random(seed).sample(chosen, len(chosen))
    answers = {answer.seat: answer.action for answer in passage.answers}
    answers |= dict(looks.valuer.expected(passage.before, seed, looks.depth.effort))
    before = looks.valuer.levelled(answered(passage.before, sorted(answers.items())), seed, looks.depth.effort)
    found: dict[Seat, Chances] = {}
    for answer in opened:
        answers[answer.seat] = answer.action
        then = looks.valuer.levelled(answered(passage.before, sorted(answers.items())), seed, looks.depth.effort)
        found[answer.seat], before = minus(then, before), then
    return tuple(found[answer.seat] for answer in chosen)


def effects_of(swings: Sequence[Swing], found: Sequence[Sequence[SwingLook]]) -> tuple[Effect, ...]:
    """What came of every swing; `found` begins with the looks at the start. In every look all effects add up."""
    fair = 1 / len(found[0][0].chances)
    effects = [Effect("seat", tuple(tuple(chance - fair for chance in look.chances) for look in found[0]))]
    for swing, before, then in zip(swings, found, found[1:], strict=False):
        gained = [minus(now.chances, once.chances) for once, now in zip(before, then, strict=True)]
        effects += parts_of(swing.passage, gained, then)
    return tuple(effects)


def parts_of(passage: Passage, gained: Sequence[Chances], found: Sequence[SwingLook]) -> Iterator[Effect]:
    """Of answers that were sealed at once each has its part; what is left over they share equally."""
    if passage.kind != "decision":
        yield Effect(CAUSES[passage.kind], tuple(gained))
        return
    chosen = choices_in(passage)
    for number, answer in enumerate(chosen):
        if len(chosen) == 1:
            yield Effect("decision", tuple(gained), answer.seat)
            return
        parts = (
            tuple(
                look.shares[number][seat] + (total - sum(share[seat] for share in look.shares)) / len(chosen)
                for seat, total in enumerate(chances)
            )
            for chances, look in zip(gained, found, strict=True)
        )
        yield Effect("decision", tuple(parts), answer.seat)


def minus(chances: Sequence[float], others: Sequence[float]) -> Chances:
    return tuple(chance - other for chance, other in zip(chances, others, strict=True))


def accounts_of(result: Result, effects: Sequence[Effect]) -> tuple[Account, ...]:
    """The account of every seat."""
    shares = shares_of(result)
    return tuple(account_of(Seat(seat), share - 1 / len(shares), effects) for seat, share in enumerate(shares))


def is_explained(accounts: Sequence[Account]) -> bool:
    """Whether the rest is so small that the accounts say where the results came from."""
    return all(abs(account.figures[-1].value) <= MOST_REST for account in accounts)


def account_of(seat: Seat, gain: float, effects: Sequence[Effect]) -> Account:
    """What is clearly not nothing, heading by heading, and the rest, so that it adds up."""
    totals = [(heading, total) for heading in HEADINGS if (total := total_of(seat, heading, effects)) is not None]
    clear = {heading: total for heading, total in totals if abs(total.value) > total.band}
    figures = [Figure(heading, round(total.value, 4), round(total.band, 4)) for heading, total in clear.items()]
    rest = round(gain, 4) - sum(figure.value for figure in figures)
    unclear = sum_of(seat, [effect for effect in effects if effect.heading(seat) not in clear])
    figures.append(Figure("rest", round(rest, 4), 0.0 if unclear is None else round(unclear.band, 4)))
    return Account(seat, round(gain, 4), tuple(figures))


def total_of(seat: Seat, heading: Heading, effects: Iterable[Effect]) -> Estimate | None:
    """All that stands under a heading."""
    return sum_of(seat, [effect for effect in effects if effect.heading(seat) == heading])


def sum_of(seat: Seat, effects: Sequence[Effect]) -> Estimate | None:
    """What several effects changed for a seat together; looks of one number belong together."""
    looks = [[look[seat] for look in effect.looks] for effect in effects]
    return estimate([sum(under) for under in zip(*looks, strict=True)]) if looks else None
