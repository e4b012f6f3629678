"""What a viewer of Cardinal sees: everything, with squares and pieces by their names."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from beffroi.core.action import Seat
from beffroi.core.choices import Rng
from beffroi.core.seen import Seen
from beffroi.games.cardinal.bans import Ban, Zone, bans_everywhere, zones_of
from beffroi.games.cardinal.count import totals
from beffroi.games.cardinal.ground import Square, square_name
from beffroi.games.cardinal.material import CATHEDRAL, COLOUR_OF, COLOURS, FORM_OF, PIECES
from beffroi.games.cardinal.notation import read_position, write_position
from beffroi.games.cardinal.rulebook import Build
from beffroi.games.cardinal.state import Cardinal
from beffroi.games.cardinal.town import site_of


class Spot(Struct, frozen=True):
    """A square and its name."""

    x: int
    y: int
    name: str


class Standing(Struct, frozen=True):
    """A building, in the order of building; a part of the cathedral has no colour."""

    piece: str
    form: str
    colour: str | None
    facing: str
    x: int
    y: int
    squares: tuple[str, ...]


class View(Struct, frozen=True):
    """The table as it lies before everybody; nothing is hidden."""

    colours: tuple[tuple[str, ...], ...]
    """The colours of every seat."""
    fourth: str | None
    """The colour that three players share."""
    cathedral: tuple[Standing, ...]
    buildings: tuple[Standing, ...]
    last: str | None
    """The building that laws 6 and 7 look at."""
    zones: tuple[Zone, ...]
    bans: tuple[Ban, ...]
    """What may be built nowhere now."""
    cardinal: Spot | None
    stock: tuple[tuple[str, int], ...]
    """How many of every piece are not built yet."""
    markers: tuple[tuple[tuple[str, int], ...], ...]
    """What every seat has taken, by colour."""
    supply: tuple[tuple[str, int], ...]
    """The markers that can still be taken."""
    points: tuple[int, ...]
    """What every seat would have if the game ended now."""
    leavers: tuple[Seat, ...]
    position: str


def view(s: Cardinal, _viewer: Seat | None) -> View:
    return View(
        colours=tuple(tuple(own) for own in s.colours),
        fourth=s.fourth or None,
        cathedral=tuple(_part(piece, square) for piece, square in CATHEDRAL.items()),
        buildings=tuple(map(_standing, s.buildings)),
        last=s.buildings[-1].piece if s.buildings else None,
        zones=tuple(zones_of(s)),
        bans=tuple(bans_everywhere(s)),
        cardinal=None if s.cardinal is None else _spot(s.cardinal),
        stock=tuple(zip(PIECES, s.town.stock, strict=True)),
        markers=tuple(tuple(zip(COLOURS, taken, strict=True)) for taken in s.markers),
        supply=tuple((colour, s.supply(colour)) for colour in COLOURS if colour != s.fourth),
        points=totals(s),
        leavers=s.leavers,
        position=write_position(s),
    )


def _spot(square: Square) -> Spot:
    return Spot(*square, square_name(*square))


def _part(piece: str, square: Square) -> Standing:
    return Standing(piece, FORM_OF[piece], None, "n", *square, (square_name(*square),))


def _standing(build: Build) -> Standing:
    piece = build.piece
    return Standing(piece, FORM_OF[piece], COLOUR_OF[piece], build.facing, build.x, build.y, site_of(build).names)


def guess(seen: Seen[View], _rng: Rng) -> Cardinal:
    """The position itself: nobody hides anything."""
    s = _position(seen.view.position).copy()
    s.opened = seen.step
    return s


@lru_cache(maxsize=64)
def _position(text: str) -> Cardinal:
    """The position a view shows; who guesses guesses often from the same one."""
    return read_position(text)
