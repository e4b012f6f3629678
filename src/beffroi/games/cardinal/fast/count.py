"""Markers and points in Cardinal, for search: what touching brings (IV.2), the count (V.1), who comes first (V.2)."""

from __future__ import annotations

from beffroi.games.cardinal.fast import town
from beffroi.games.cardinal.fast.board import Board
from beffroi.games.cardinal.material import MARKERS

MARKERS_OF_A_COLOUR = MARKERS


def take_markers(b: Board, square: int, step: int) -> None:
    """A marker of the touched colour for every side, as long as there are any (IV.2)."""
    take_around(b, square)
    if step:
        take_around(b, square + step)


def take_around(b: Board, square: int) -> None:
    take_marker(b, b.on[square - 1])
    take_marker(b, b.on[square + 1])
    take_marker(b, b.on[square - town.ROW])
    take_marker(b, b.on[square + town.ROW])


def take_marker(b: Board, what: int) -> None:
    if what in (town.FREE, town.CHURCH):
        return
    colour = (what - 1) // 4
    if colour != b.fourth and supply(b, colour) > 0:  # the fourth colour brings nothing (VII)
        b.markers[4 * b.mover + colour] += 1


def supply(b: Board, colour: int) -> int:
    """How many markers of a colour nobody has taken."""
    left = MARKERS_OF_A_COLOUR
    for seat in range(b.seats):
        left -= b.markers[4 * seat + colour]
    return left


def points(b: Board, seat: int) -> int:
    """Every marker counts, those of the best colour double; the unused ones of own colours are added first (V.1)."""
    total, best = 0, 0
    for colour in range(town.COLOUR_COUNT):
        held = b.markers[4 * seat + colour]
        if b.own[seat] >> colour & 1:
            held += supply(b, colour)
        total += held
        best = max(best, held)
    return total + best


def contacts(b: Board, seat: int) -> int:
    """How many sides of the cathedral a seat's own colours touch (V.2)."""
    return (
        touches(b, seat, town.TOWER_SQUARE - 1)
        + touches(b, seat, town.TOWER_SQUARE - town.ROW)
        + touches(b, seat, town.TOWER_SQUARE + town.ROW)
        + touches(b, seat, town.NAVE_SQUARE + 1)
        + touches(b, seat, town.NAVE_SQUARE - town.ROW)
        + touches(b, seat, town.NAVE_SQUARE + town.ROW)
    )


def touches(b: Board, seat: int, square: int) -> int:
    what = b.on[square]
    return 0 if what == town.FREE else b.own[seat] >> ((what - 1) // 4) & 1


def merit(b: Board, seat: int) -> int:
    """What ranks a seat, as one number: staying, then points, then contacts (V.2)."""
    return -b.gone[seat] if b.gone[seat] else 100 * points(b, seat) + contacts(b, seat)


def share(b: Board, seat: int) -> float:
    """Equal seats share the victory (V.2)."""
    own, equals = merit(b, seat), 0
    for other in range(b.seats):
        others = merit(b, other)
        if others > own:
            return 0.0
        if others == own:
            equals += 1
    return 1.0 / equals
