"""What a viewer of Cathedral sees: everything, as squares and buildings with names."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

from msgspec import Struct

from beffroi.core.action import Seat
from beffroi.core.choices import Rng
from beffroi.core.seen import Seen
from beffroi.games.cathedral.material import BUILD_ON, CATHEDRAL_ON, KINDS, names_of
from beffroi.games.cathedral.notation import read_position, write_position
from beffroi.games.cathedral.rulebook import Build
from beffroi.games.cathedral.state import Cathedral
from beffroi.games.cathedral.steps import CaptureOrLeave


class Standing(Struct, frozen=True):
    """A building on the board; the Cathedral is nobody's."""

    seat: Seat | None
    piece: str
    facing: str
    x: int
    y: int
    squares: tuple[str, ...]


class View(Struct, frozen=True):
    """The board as it lies before both players; nothing is hidden."""

    buildings: tuple[Standing, ...]
    cathedral: Literal["waiting", "standing", "captured"]
    territory: tuple[tuple[str, ...], ...]
    stock: tuple[tuple[tuple[str, int], ...], ...]
    unplaced: tuple[int, ...]
    enclosed: tuple[str, ...]
    """The squares of the building that may be captured now."""
    position: str


def view(s: Cathedral, _viewer: Seat | None) -> View:
    standing = [_standing(seat, BUILD_ON[seat][each], each) for seat in s.seats for each in s.buildings[seat]]
    if s.cathedral:
        standing.append(_standing(None, CATHEDRAL_ON[s.cathedral], s.cathedral))
    asked = s.agenda[0] if s.agenda else None
    return View(
        buildings=tuple(standing),
        cathedral="waiting" if s.cathedral is None else "standing" if s.cathedral else "captured",
        territory=tuple(names_of(s.territory[seat] & ~s.covered[seat]) for seat in s.seats),
        stock=tuple(tuple(zip(KINDS, s.stock[seat], strict=True)) for seat in s.seats),
        unplaced=tuple(map(s.unplaced_squares, s.seats)),
        enclosed=names_of(asked.building) if isinstance(asked, CaptureOrLeave) else (),
        position=write_position(s),
    )


def _standing(seat: Seat | None, build: Build, squares: int) -> Standing:
    return Standing(seat, build.piece, build.facing, build.x, build.y, names_of(squares))


def guess(seen: Seen[View], _rng: Rng) -> Cathedral:
    """The position itself: nobody hides anything."""
    s = _position(seen.view.position).copy()
    s.opened = seen.step
    return s


@lru_cache(maxsize=64)
def _position(text: str) -> Cathedral:
    """The position a view shows; who guesses guesses often from the same one."""
    return read_position(text)
