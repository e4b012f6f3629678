"""What the laws forbid where, so that a board can say it before somebody tries."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from msgspec import Struct

from beffroi.games.cardinal.ground import SIDES, Square, square_name, squares_in
from beffroi.games.cardinal.laws import Plan, Standing, law_1, law_2, law_3, law_4, law_5, law_6, law_7, standing
from beffroi.games.cardinal.material import COLOURS, FORMS
from beffroi.games.cardinal.state import Cardinal


class Ban(Struct, frozen=True):
    """A law that keeps a form or a colour away."""

    what: str
    law: str
    wholly: bool = False
    """Whether it falls as soon as one square of a building is free of it."""


class Zone(Struct, frozen=True):
    """A free square beside something built, and what may not be built on it."""

    x: int
    y: int
    name: str
    bans: tuple[Ban, ...]


LAWS_OF_FORMS = ((law_1, False), (law_2, True), (law_3, True), (law_4, False))
PIECES_OF_FORMS = tuple((form, form + COLOURS[0]) for form in FORMS)
PIECES_OF_COLOURS = tuple((colour, FORMS[0] + colour) for colour in COLOURS)
SOMEWHERE: Square = (0, 0)


def zones_of(s: Cardinal) -> Iterator[Zone]:
    """All zones of a town, in reading order."""
    owners = {square: each.piece for each in standing(s) for square in each.squares}
    for x, y in squares_in(s.town.zones()):
        touched = {owners[beside] for dx, dy in SIDES if (beside := (x + dx, y + dy)) in owners}
        yield Zone(x, y, square_name(x, y), _bans_beside(tuple(sorted(touched)), (x, y) == s.cardinal))


@lru_cache(maxsize=4096)
def _bans_beside(pieces: tuple[str, ...], has_cardinal: bool) -> tuple[Ban, ...]:
    """What may not be built on a square beside some pieces; many squares lie beside the same ones."""
    return tuple(_bans_on(tuple(Standing(piece, ()) for piece in pieces), SOMEWHERE if has_cardinal else None))


def _bans_on(touched: tuple[Standing, ...], cardinal: Square | None) -> Iterator[Ban]:
    for form, piece in PIECES_OF_FORMS:
        plan = Plan(piece, (SOMEWHERE,), touched, None, cardinal)
        yield from (Ban(form, no.rule.ref, wholly) for law, wholly in LAWS_OF_FORMS if (no := law(plan)))
    for colour, piece in PIECES_OF_COLOURS:
        if no := law_5(Plan(piece, (SOMEWHERE,), touched, None, cardinal)):
            yield Ban(colour, no.rule.ref)


def bans_everywhere(s: Cardinal) -> Iterator[Ban]:
    """What may not be built anywhere now, because of what was built last."""
    last = Standing(s.buildings[-1].piece, ()) if s.buildings else None
    for law, pieces in ((law_6, PIECES_OF_FORMS), (law_7, PIECES_OF_COLOURS)):
        for what, piece in pieces:
            if no := law(Plan(piece, (), (), last, None)):
                yield Ban(what, no.rule.ref)
