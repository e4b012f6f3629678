"""Which seats play together: a side owns things and takes turns, a seat is a place at the table."""

from __future__ import annotations

from msgspec import Struct

from beffroi.core.action import Seat

OUT = -3
"""The side of those who are out; chance and host have -1 and -2."""


class Sides(Struct, frozen=True, forbid_unknown_fields=True):
    """The side of every seat; a side has the number of the seat that founded it."""

    by_seat: tuple[int, ...]

    @classmethod
    def of_one(cls, seats: tuple[Seat, ...]) -> Sides:
        """Everybody for himself."""
        return cls(tuple(seats))

    def of(self, seat: Seat) -> int:
        return self.by_seat[seat] if seat >= 0 else seat

    def members(self, side: int) -> tuple[Seat, ...]:
        return tuple(Seat(seat) for seat, own in enumerate(self.by_seat) if own == side)

    def standing(self) -> tuple[int, ...]:
        """The sides still in the game, in seat order of their founders."""
        return tuple(sorted({side for side in self.by_seat if side != OUT}))

    def playing(self) -> tuple[Seat, ...]:
        """The seats that belong to a side still in the game."""
        return tuple(Seat(seat) for seat, side in enumerate(self.by_seat) if side != OUT)

    def merged(self, kept: int, joined: int) -> Sides:
        """Two sides become one; it keeps the number of the first."""
        return Sides(tuple(kept if side == joined else side for side in self.by_seat))

    def without(self, side: int) -> Sides:
        """A side leaves the game; its seats stay at the table."""
        return Sides(tuple(OUT if own == side else own for own in self.by_seat))
