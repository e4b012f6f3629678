"""Several games between the same people: seats are swapped, points add up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

from msgspec import Struct

from beffroi.core.model import Result

Counting: TypeAlias = Literal["points", "places"]
"""As the rulebook counts, or two for everybody at the table one finishes before and one for a tie."""


class Series(Struct, frozen=True):
    """The points of every person, game by game; person n sits in seat n in the first game, one further in the next."""

    people: int
    planned: int
    fewest_wins: bool = False
    games: tuple[tuple[int, ...], ...] = ()
    counting: Counting = "points"

    @property
    def is_over(self) -> bool:
        return len(self.games) >= self.planned

    def seat(self, person: int) -> int:
        """Where a person sits in the next game."""
        return (person + len(self.games)) % self.people

    def person(self, seat: int) -> int:
        """Who sits in a seat in the next game."""
        return (seat - len(self.games)) % self.people

    def after(self, result: Result) -> Series:
        """The series once the next game has ended."""
        points = tuple(self._made(result, self.seat(person)) for person in range(self.people))
        return Series(self.people, self.planned, self.fewest_wins, (*self.games, points), self.counting)

    def _made(self, result: Result, seat: int) -> int:
        return result.points[seat] if self.counting == "points" else by_place(result.places, seat)

    def totals(self) -> tuple[int, ...]:
        return tuple(sum(points[person] for points in self.games) for person in range(self.people))

    def places(self) -> tuple[int, ...]:
        """The standing of every person, 1 is best, shared when tied."""
        return places(self.totals(), fewest_wins=self.fewest_wins and self.counting == "points")


def by_place(places: Sequence[int], seat: int) -> int:
    """Two for everybody at the table one finishes before, one for everybody one ties with."""
    mine = places[seat]
    others = [place for number, place in enumerate(places) if number != seat]
    return sum(2 * (mine < place) + (mine == place) for place in others)


def places(points: tuple[int, ...], *, fewest_wins: bool = False) -> tuple[int, ...]:
    """The place that every number of points earns among the others."""
    signed = [-each if fewest_wins else each for each in points]
    return tuple(1 + sum(other > own for other in signed) for own in signed)
