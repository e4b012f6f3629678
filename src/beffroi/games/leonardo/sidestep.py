"""Steps that belong to sides, and fall away when a side leaves the game or is joined to another."""

from __future__ import annotations

from typing import Any, Generic, Self, TypeVar

from beffroi.core.action import Action, Seat
from beffroi.core.model import Step
from beffroi.games.leonardo.state import Leonardo

A = TypeVar("A", bound=Action)


class Tied(Step[Leonardo, A], Generic[A], frozen=True):
    """A step that speaks of sides."""

    def without(self, side: int) -> Step[Leonardo, Any] | None:
        """What is left of the step once a side is gone."""
        return self


class SideStep(Tied[A], Generic[A], frozen=True):
    """A step of one side's turn or debt; `seat` founded the side."""

    seat: Seat

    def without(self, side: int) -> Self | None:
        return None if self.seat == side else self


def has_turn_to_come(s: Leonardo, side: int) -> bool:
    """Whether, between two turns, a side has still to move in this round."""
    return any(isinstance(step, SideStep) and step.seat == side for step in s.agenda)


def forget(s: Leonardo, side: int) -> None:
    """Nothing is asked any more of a side that is gone, and nothing it has said on the floor stands."""
    left = ((step.without(side) if isinstance(step, Tied) else step) for step in s.agenda)
    s.agenda = tuple(step for step in left if step is not None)
    for offered in s.offers:
        if side in (s.side(offered.seat), offered.offer.to):
            s.lapse(offered)
    for proposed in s.proposals:
        if side in proposed.sides:
            s.lapse(proposed)
