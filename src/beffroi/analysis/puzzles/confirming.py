"""Confirming: two large looks with different seeds, from what the seat knows, at the best answer and all its rivals."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import NamedTuple

from msgspec.structs import replace

from beffroi.analysis.looks import Depth, Looks
from beffroi.analysis.passages import answered
from beffroi.analysis.puzzles.playing_out import SURE, values_of
from beffroi.analysis.puzzles.puzzle import LargeLook, Values
from beffroi.analysis.puzzles.sieve import RIVALS, Asked, Suspect, opinions_on
from beffroi.analysis.valuer import SearchValuer, budget_for
from beffroi.core.action import Action
from beffroi.core.engine import choices
from beffroi.core.game import AnyGame
from beffroi.games import fast_of

LEAST_GAP = 0.15
"""By so much of the victory the best answer is better than every other."""
LARGE = Depth(looks=8, effort=2.0, search=16.0)
"""The search for the best answer is that of a master."""
MEDIUM, PROMISING_GAP = Depth(looks=4, effort=0.5, search=2.0), 0.1
"""A quick look first, so that large ones are seldom in vain."""
SWEEP = Depth(looks=2, effort=0.25, search=0.0)
"""For a glance at every answer: a search may never have tried some."""
NAMES = ("first", "second")


class Confirmed(NamedTuple):
    """The second best answer, what every rival costs, and both looks at the best and the second."""

    second: Action
    costs: tuple[tuple[Action, float], ...]
    looks: tuple[LargeLook, LargeLook]


def confirm(game: AnyGame, suspect: Suspect, effort: float) -> Confirmed | None:
    """What two large looks say, unless one of them finds another best answer or a rival that comes too near."""
    depth, asked = times(LARGE, effort), suspect.asked
    if not is_promising(game, suspect, effort):
        return None
    named = [looks_at(game, asked, depth, f"puzzle/{name}") for name in NAMES]
    searched = [rivals_of(game, suspect, looks) for looks in named]
    if not all(searched):
        return None
    rivals = list(dict.fromkeys((*searched[0], *searched[1], *overlooked(game, suspect, effort))))
    beside: list[list[Values]] = []
    for looks in named:
        beside.append(compared(suspect, rivals, looks))
        if not all(map(is_clear, beside[-1])):
            return None
    costs = [fmean(values[number].gap.value for values in beside) for number in range(len(rivals))]
    second = costs.index(min(costs))
    first, other = (large_look(game, asked, depth, values[second]) for values in beside)
    priced = tuple((rival, round(cost, 3)) for rival, cost in zip(rivals, costs, strict=True))
    return Confirmed(rivals[second], priced, (first, other))


def is_promising(game: AnyGame, suspect: Suspect, effort: float) -> bool:
    """Whether a quick look agrees."""
    looks = looks_at(game, suspect.asked, times(MEDIUM, effort), "puzzle/medium")
    rivals = rivals_of(game, suspect, looks)
    return bool(rivals) and all(each.gap.value >= PROMISING_GAP for each in compared(suspect, rivals, looks))


def rivals_of(game: AnyGame, suspect: Suspect, looks: Looks) -> list[Action]:
    """The other answers that a search tried most; none where it finds that one of them is the best."""
    _, actions = opinions_on(game, suspect.asked, looks.name, looks.depth.search)
    return actions[1 : 1 + RIVALS] if actions[0] == suspect.best else []


def large_look(game: AnyGame, asked: Asked, depth: Depth, values: Values) -> LargeLook:
    position = fast_of(game)(asked.s)
    search, simulations = (budget_for(position, each).simulations for each in (depth.search, depth.effort))
    return LargeLook(search, simulations, values)


def times(depth: Depth, effort: float) -> Depth:
    """The same with `effort` times the simulations."""
    return replace(depth, effort=depth.effort * effort, search=depth.search * effort)


def is_clear(values: Values) -> bool:
    """Whether the best answer is better by enough, and by more than can be chance."""
    return values.gap.value >= LEAST_GAP and values.gap.value > SURE * values.gap.error


def looks_at(game: AnyGame, asked: Asked, depth: Depth, name: str) -> Looks:
    return Looks(game, SearchValuer(game, len(asked.s.seats)), depth, name)


def overlooked(game: AnyGame, suspect: Suspect, effort: float) -> list[Action]:
    """The answers besides the best that seem best at a glance at every single one."""
    asked = suspect.asked
    others = [action for action in choices(asked.s, asked.seat) if action != suspect.best]
    glance = looks_at(game, asked, times(SWEEP, effort), "puzzle/sweep")
    seeming = [fmean(values) for values in worths(glance, asked, others)]
    return [others[number] for number in sorted(range(len(others)), key=lambda number: -seeming[number])[:RIVALS]]


def compared(suspect: Suspect, rivals: Sequence[Action], looks: Looks) -> list[Values]:
    """The best answer beside each of its rivals."""
    best, *others = worths(looks, suspect.asked, (suspect.best, *rivals))
    return [values_of(list(zip(best, other, strict=True))) for other in others]


def worths(looks: Looks, asked: Asked, actions: Sequence[Action]) -> list[list[float]]:
    """How likely each answer lets its seat win, look by look, in the same guesses and with the same dice."""
    found: list[list[float]] = [[] for _ in actions]
    for seed in looks.seeds(asked.s):
        guess = looks.guess(asked.s, asked.seat, seed)
        for values, action in zip(found, actions, strict=True):
            values.append(looks.chance(answered(guess, ((asked.seat, action),)), asked.seat, seed))
    return found
