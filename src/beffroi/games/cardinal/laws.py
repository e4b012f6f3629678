"""The seven laws of the Cardinal, and whatever else can stand in the way of a building or of the Cardinal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from beffroi.core.action import Seat
from beffroi.core.model import Refusal
from beffroi.games.cardinal.ground import Square, beside, names_of, square_name
from beffroi.games.cardinal.material import CARDINAL, CATHEDRAL, COLOUR_OF, FORM_OF, HOUSE, PLACE, TOWER
from beffroi.games.cardinal.rulebook import Build, Move, R
from beffroi.games.cardinal.state import Cardinal
from beffroi.games.cardinal.town import squares_of

WHOSE_COLOURS = {2: R.TWO, 3: R.THREE, 4: R.SETUP}
"""The article that says who may build with which colours, by the number of seats."""


class Standing(NamedTuple):
    """A building, or a part of the cathedral, on its squares."""

    piece: str
    squares: tuple[Square, ...]


class Plan(NamedTuple):
    """A building that somebody would like to put up, and everything the laws look at."""

    piece: str
    squares: tuple[Square, ...]
    touched: tuple[Standing, ...]
    last: Standing | None
    cardinal: Square | None

    def touches_house(self) -> bool:
        return any(FORM_OF[each.piece] == HOUSE for each in self.touched)


def standing(s: Cardinal) -> Iterator[Standing]:
    """The two parts of the cathedral, then the buildings in their order."""
    yield from (Standing(piece, (square,)) for piece, square in CATHEDRAL.items())
    yield from (Standing(build.piece, squares_of(build)) for build in s.buildings)


def plan_of(s: Cardinal, build: Build) -> Plan:
    squares, built = squares_of(build), tuple(standing(s))
    border = beside(squares)
    touched = tuple(each for each in built if not border.isdisjoint(each.squares))
    return Plan(build.piece, squares, touched, built[-1] if s.buildings else None, s.cardinal)


def law_1(plan: Plan) -> Refusal | None:
    """Nobody builds where the Cardinal stands."""
    if plan.cardinal is None or plan.cardinal not in plan.squares:
        return None
    return R.LAW_1.no("cardinal-stands-there", squares=names_of([plan.cardinal]))


def law_2(plan: Plan) -> Refusal | None:
    """A tower touches a house."""
    if FORM_OF[plan.piece] != TOWER or plan.touches_house():
        return None
    return R.LAW_2.no("tower-without-house", piece=plan.piece, squares=names_of(plan.squares))


def law_3(plan: Plan) -> Refusal | None:
    """A place touches a house."""
    if FORM_OF[plan.piece] != PLACE or plan.touches_house():
        return None
    return R.LAW_3.no("place-without-house", piece=plan.piece, squares=names_of(plan.squares))


def law_4(plan: Plan) -> Refusal | None:
    """Nothing touches a building of its own form."""
    same = [each for each in plan.touched if FORM_OF[each.piece] == FORM_OF[plan.piece]]
    return R.LAW_4.no("same-form-beside", pieces=_pieces(same), squares=_names(same)) if same else None


def law_5(plan: Plan) -> Refusal | None:
    """Nothing touches a building of its own colour."""
    same = [each for each in plan.touched if COLOUR_OF.get(each.piece) == COLOUR_OF[plan.piece]]
    return R.LAW_5.no("same-colour-beside", pieces=_pieces(same), squares=_names(same)) if same else None


def law_6(plan: Plan) -> Refusal | None:
    """Nothing has the form of what was built last."""
    if plan.last is None or FORM_OF[plan.last.piece] != FORM_OF[plan.piece]:
        return None
    return R.LAW_6.no("same-form-again", piece=plan.last.piece, squares=names_of(plan.last.squares))


def law_7(plan: Plan) -> Refusal | None:
    """Nothing has the colour of what was built last."""
    if plan.last is None or COLOUR_OF[plan.last.piece] != COLOUR_OF[plan.piece]:
        return None
    return R.LAW_7.no("same-colour-again", piece=plan.last.piece, squares=names_of(plan.last.squares))


LAWS = (law_1, law_2, law_3, law_4, law_5, law_6, law_7)


def broken_laws(plan: Plan) -> Iterator[Refusal]:
    """All the laws that a building would break, not only the first."""
    return (refusal for law in LAWS if (refusal := law(plan)) is not None)


def misplaced(s: Cardinal, plan: Plan) -> Iterator[Refusal]:
    """A building covers free squares and touches something built."""
    if taken := [square for each in standing(s) for square in each.squares if square in plan.squares]:
        yield R.BUILD.no("taken", squares=names_of(taken))
    if not plan.touched:
        yield R.BUILD.no("touches-nothing", piece=plan.piece, squares=names_of(plan.squares))


def unavailable(s: Cardinal, seat: Seat, piece: str) -> Iterator[Refusal]:
    """A building is of a colour one may build with, and not used up."""
    if COLOUR_OF[piece] not in s.palette(seat):
        rule = WHOSE_COLOURS[len(s.seats)]
        yield rule.no("not-your-colour", colour=COLOUR_OF[piece])
    if not s.town.unbuilt(piece):
        yield R.MATERIAL.no("none-left", piece=piece)


def no_zone(s: Cardinal, move: Move) -> Iterator[Refusal]:
    """The Cardinal goes to another free square beside something built."""
    if (move.piece, move.facing) != (CARDINAL, "n"):
        yield R.MATERIAL.no("not-the-cardinal")
    square, built = (move.x, move.y), {square for each in standing(s) for square in each.squares}
    if square == s.cardinal:
        yield R.CARDINAL.no("already-there", square=square_name(*square))
    if square in built:
        yield R.CARDINAL.no("zone-built-on", square=square_name(*square))
    elif built.isdisjoint(beside([square])):
        yield R.CARDINAL.no("no-zone", square=square_name(*square))


def _pieces(many: list[Standing]) -> tuple[str, ...]:
    return tuple(each.piece for each in many)


def _names(many: list[Standing]) -> tuple[str, ...]:
    return tuple(name for each in many for name in names_of(each.squares))
