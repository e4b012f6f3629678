"""A position of Bricks."""

from __future__ import annotations

from typing import Self

from beffroi.core.action import Seat
from beffroi.core.model import State
from bricks.rulebook import BricksOptions


class Bricks(State, kw_only=True):
    options: BricksOptions
    pile: int
    taken: list[int]

    def copy(self) -> Self:
        draft = super().copy()
        draft.taken = self.taken.copy()
        return draft

    def after(self, seat: Seat) -> Seat:
        return self.seats[(seat + 1) % len(self.seats)]
