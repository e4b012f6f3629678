"""A position of the Fair."""

from __future__ import annotations

from typing import Self

from msgspec import Struct

from beffroi.core.action import Seat
from beffroi.core.model import State
from beffroi.core.pile import Pile
from beffroi.core.sides import Sides
from tests.toy.rulebook import SAYINGS_A_ROUND, FairOptions


class Gift(Struct, frozen=True, forbid_unknown_fields=True):
    giver: Seat
    to: Seat
    amount: int


class Fair(State, kw_only=True):
    revision: int = 2
    options: FairOptions
    sides: Sides
    purses: list[int]
    points: list[int]
    said: list[int]
    pile: Pile
    first: Seat
    round: int = 1
    card: str | None = None
    paid: int = 0
    gifts: tuple[Gift, ...] = ()
    proposals: tuple[tuple[Seat, Seat], ...] = ()

    def side(self, seat: Seat) -> int:
        return self.sides.of(seat)

    def copy(self) -> Self:
        draft = super().copy()
        draft.purses = self.purses.copy()
        draft.points = self.points.copy()
        draft.said = self.said.copy()
        return draft

    def purse(self, seat: Seat) -> int:
        """What the side of a seat has to spend."""
        return self.purses[self.side(seat)]

    def may_talk(self, seat: Seat) -> bool:
        return self.options.talk and self.said[seat] < SAYINGS_A_ROUND

    def next_playing(self, seat: Seat) -> Seat:
        """The seat after this one that is still in the game."""
        count = len(self.seats)
        order = (Seat((seat + step) % count) for step in range(1, count + 1))
        return next(other for other in order if other in self.sides.playing())
