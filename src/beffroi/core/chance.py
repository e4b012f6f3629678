"""The dealer: answers for chance from the odds a step states."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeAlias

from beffroi.core.action import CHANCE, Action
from beffroi.core.choices import Rng
from beffroi.core.engine import choices
from beffroi.core.model import State

Dealer: TypeAlias = Callable[[State], Action]


def draw(s: State, rng: Rng) -> Action:
    """One outcome of the step being asked, as likely as its weight says."""
    outcome: Action = choices(s, CHANCE).sample(rng)
    return outcome


def fair(rng: Rng) -> Dealer:
    """A dealer whose every outcome comes as often as the odds say."""
    return lambda s: draw(s, rng)


def loaded(outcomes: Iterable[Action]) -> Dealer:
    """A dealer for tests, who answers what he was told, if chance could have."""
    told = iter(outcomes)

    def deal(s: State) -> Action:
        outcome = next(told)
        if outcome not in choices(s, CHANCE):
            raise ValueError(f"chance cannot answer {outcome} here")
        return outcome

    return deal
