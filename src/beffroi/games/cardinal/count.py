"""What the markers are worth in the end, and who wins."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Sequence

from beffroi.core.action import Seat
from beffroi.core.model import Result
from beffroi.games.cardinal.material import COLOUR_NUMBER, COLOURS
from beffroi.games.cardinal.state import Cardinal
from beffroi.games.cardinal.town import CATHEDRAL_ALONE


def hand(s: Cardinal, seat: Seat) -> tuple[int, ...]:
    """The markers a seat counts, by colour: those it took, and the unused ones of its own colours."""
    left = unused(s.colours[seat], s.supply)
    return tuple([taken + more for taken, more in zip(s.markers[seat], left, strict=True)])


def unused(own: Container[str], supply: Callable[[str], int]) -> list[int]:
    """The markers of a seat's own colours that nobody took, by colour."""
    return [supply(colour) if colour in own else 0 for colour in COLOURS]


def points(counts: tuple[int, ...]) -> int:
    """One for every marker, and one more for those of the best colour, which counts double."""
    return sum(counts) + doubled(counts)[1]


def doubled(counts: Sequence[int]) -> tuple[str, int]:
    """The colour that counts double, and its markers."""
    best = max(counts)
    return COLOURS[counts.index(best)], best


def totals(s: Cardinal) -> tuple[int, ...]:
    return tuple(points(hand(s, seat)) for seat in s.seats)


def contacts(s: Cardinal, seat: Seat) -> int:
    """How many sides of the cathedral a seat's own colours touch: each of its zones lies against one side."""
    own = [s.town.of_colour[COLOUR_NUMBER[colour]] for colour in s.colours[seat]]
    return sum([(CATHEDRAL_ALONE.zones() & area).bit_count() for area in own])


def leaders(s: Cardinal, totals: tuple[int, ...]) -> tuple[Seat, ...]:
    """Those still at the table who have the most points."""
    best = max(totals[seat] for seat in s.playing())
    return tuple(seat for seat in s.playing() if totals[seat] == best)


def verdict(s: Cardinal) -> Result:
    """The result of a game that was played to its end."""
    counted = totals(s)
    places = _places((_loyalty(s, seat), counted[seat], contacts(s, seat)) for seat in s.seats)
    if places.count(1) > 1:
        return Result("draw", places, counted)
    return Result("tie-broken" if len(leaders(s, counted)) > 1 else "most-points", places, counted)


def broken_off(s: Cardinal, ending: str) -> Result:
    """The result of a game that the table ended: who is still there shares the first place."""
    return Result(ending, _places((_loyalty(s, seat),) for seat in s.seats), totals(s))


def _loyalty(s: Cardinal, seat: Seat) -> int:
    """Who stays comes before who has left, and who left late before who left early."""
    return s.leavers.index(seat) if seat in s.leavers else len(s.seats)


def _places(judged: Iterable[tuple[int, ...]]) -> tuple[int, ...]:
    """The place of every seat by what it is judged by, the first thing first."""
    seats = tuple(judged)
    return tuple(1 + sum([other > own for other in seats]) for own in seats)
