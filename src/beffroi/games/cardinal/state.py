"""A position of Cardinal."""

from __future__ import annotations

from functools import cache

from beffroi.core.action import Seat
from beffroi.core.model import State
from beffroi.games.cardinal.material import COLOUR_NUMBER, COLOURS, MARKERS
from beffroi.games.cardinal.rulebook import Build
from beffroi.games.cardinal.town import Town, town_of


class Cardinal(State, kw_only=True):
    """What was built, in this order, who has which colours and markers, and where the Cardinal stands."""

    colours: tuple[str, ...]
    """The letters of every seat's own colours, in the order of taking."""
    markers: tuple[tuple[int, ...], ...]
    """How many markers of each colour every seat has taken."""
    buildings: tuple[Build, ...] = ()
    cardinal: tuple[int, int] | None = None
    leavers: tuple[Seat, ...] = ()
    """The seats that have left the table, in this order."""

    @property
    def town(self) -> Town:
        return town_of(self.buildings)

    @property
    def untaken(self) -> str:
        """The colours that are nobody's own."""
        return untaken(self.colours)

    @property
    def fourth(self) -> str:
        """With three seats, the colour that nobody has taken and all may build with; else none."""
        return fourth(self.colours)

    def palette(self, seat: Seat) -> str:
        """The colours a seat may build with."""
        return self.colours[seat] + self.fourth

    def supply(self, colour: str) -> int:
        """How many markers of a colour nobody has taken."""
        number = COLOUR_NUMBER[colour]
        return MARKERS - sum([taken[number] for taken in self.markers])

    def take_markers(self, seat: Seat, colour: str, count: int) -> None:
        number, taken = COLOUR_NUMBER[colour], self.markers[seat]
        own = (*taken[:number], taken[number] + count, *taken[number + 1 :])
        self.markers = (*self.markers[:seat], own, *self.markers[seat + 1 :])

    def asking(self, seat: Seat) -> tuple[Seat, ...]:
        """The seat, unless it has left: who has left is asked nothing."""
        return () if seat in self.leavers else (seat,)

    def playing(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in self.seats if seat not in self.leavers)

    def clockwise(self, first: int) -> tuple[Seat, ...]:
        """All seats, once around the table."""
        start = first % len(self.seats)
        return self.seats[start:] + self.seats[:start]


@cache
def untaken(colours: tuple[str, ...]) -> str:
    return "".join(colour for colour in COLOURS if not any(colour in own for own in colours))


@cache
def fourth(colours: tuple[str, ...]) -> str:
    left = untaken(colours)
    return left if len(colours) == len(COLOURS) - 1 and len(left) == 1 else ""


def empty_table(seats: tuple[Seat, ...]) -> Cardinal:
    """The cathedral alone, every marker in its pile, nobody with a colour."""
    return Cardinal(seats=seats, colours=("",) * len(seats), markers=((0,) * len(COLOURS),) * len(seats))
