"""What is true of every position of Cardinal."""

from __future__ import annotations

from collections import Counter

from beffroi.core.action import CHANCE, Seat
from beffroi.core.model import hold
from beffroi.games.cardinal.count import broken_off, verdict
from beffroi.games.cardinal.ground import bit, is_within_reach
from beffroi.games.cardinal.laws import broken_laws, misplaced, plan_of
from beffroi.games.cardinal.material import CELLS, COLOURS, FORM_OF, MARKERS, OF_EACH, PIECES
from beffroi.games.cardinal.state import Cardinal, empty_table
from beffroi.games.cardinal.steps import (
    COLOURS_EACH,
    ChooseColour,
    MoveCardinal,
    PlaceBuilding,
    PlaceCardinal,
    TakeCompensation,
    WhoBegins,
    can_build,
    opening,
)
from beffroi.games.cardinal.town import site_of

BY_THE_TABLE = ("resigned", "clock", "closed")


def audit(s: Cardinal) -> None:
    """Everything was built under the laws, every marker was earned, and what is asked can be answered."""
    _audit_colours(s)
    _audit_buildings(s)
    _audit_markers(s)
    _audit_cardinal(s)
    if s.result is None:
        _audit_agenda(s)
    else:
        _audit_result(s)


def _audit_colours(s: Cardinal) -> None:
    hold(len(s.seats) in COLOURS_EACH and s.seats == tuple(range(len(s.seats))), "seats")
    taken = "".join(s.colours)
    hold(len(s.colours) == len(s.seats) and len(set(taken)) == len(taken) and set(taken) <= set(COLOURS), "colours")
    hold(len(set(s.leavers)) == len(s.leavers) and set(s.leavers) <= set(s.seats), "left-twice")
    is_opening = bool(s.agenda) and isinstance(s.agenda[0], WhoBegins | ChooseColour)
    can_be_missing = not s.buildings and (is_opening or s.result is not None)
    hold(can_be_missing or all(len(own) == COLOURS_EACH[len(s.seats)] for own in s.colours), "colours")


def _audit_buildings(s: Cardinal) -> None:
    for build in s.buildings:
        hold(build.piece in PIECES and build.facing in CELLS[FORM_OF[build.piece]], "no-such-building")
        hold(is_within_reach(build.x, build.y), "no-such-building")
    for piece, count in Counter(build.piece for build in s.buildings).items():
        hold(count <= OF_EACH, "too-many", piece=piece, supply=OF_EACH)
    town = empty_table(s.seats)
    for build in s.buildings:
        plan = plan_of(town, build)
        hold(not [*misplaced(town, plan), *broken_laws(plan)], "unlawful", piece=build.piece)
        town.buildings += (build,)


def _audit_markers(s: Cardinal) -> None:
    hold(len(s.markers) == len(s.seats) and all(len(taken) == len(COLOURS) for taken in s.markers), "markers")
    hold(all(count >= 0 for taken in s.markers for count in taken), "markers")
    given = 0
    for number, colour in enumerate(COLOURS):
        taken = sum(markers[number] for markers in s.markers)
        earned = 0 if colour == s.fourth else _contacts(s, number)
        given += taken > earned
        hold(min(earned, MARKERS) <= taken <= min(earned + (colour != s.fourth), MARKERS), "markers")
    hold(given <= min(1, len(s.buildings)), "markers")


def _contacts(s: Cardinal, colour: int) -> int:
    """How many sides of buildings of a colour were touched by later buildings."""
    area, touched = 0, 0
    for build in s.buildings:
        site = site_of(build)
        touched += (site.beside & area).bit_count()
        area |= site.covered if build.piece.endswith(COLOURS[colour]) else 0
    return touched


def _audit_cardinal(s: Cardinal) -> None:
    if s.cardinal is None:
        hold(len(s.buildings) <= 1 + len(s.leavers), "no-cardinal")
    else:
        hold(is_within_reach(*s.cardinal) and bool(s.town.zones() & bit(*s.cardinal)), "no-zone")
        hold(bool(s.buildings), "cardinal-too-early")


def _audit_agenda(s: Cardinal) -> None:
    hold(len(s.playing()) > 1, "nobody-asked")
    asked = s.agenda[0].asks(s) if s.agenda else ()
    hold(bool(asked) and set(asked) <= {CHANCE, *s.playing()}, "nobody-asked")
    match s.agenda[0]:
        case WhoBegins():
            hold(not s.buildings and not "".join(s.colours), "colours")
        case ChooseColour():
            hold(not s.buildings and any(_began(s, seat) for seat in s.seats), "colours")
        case PlaceBuilding(seat=seat):
            hold(s.cardinal is not None or len(s.buildings) <= len(s.leavers), "no-cardinal")
            hold(can_build(s, seat), "cannot-build")
        case TakeCompensation():
            hold(len(s.buildings) == 1 and not any(map(sum, s.markers)) and s.cardinal is None, "not-the-first")
        case PlaceCardinal():
            hold(bool(s.buildings) and s.cardinal is None, "cardinal-too-early")
        case MoveCardinal():
            hold(s.cardinal is not None, "no-cardinal")


def _began(s: Cardinal, first: Seat) -> bool:
    """Whether colours are being taken by turns from this seat on."""
    taken = len("".join(s.colours))
    takers = (s.clockwise(first) * COLOURS_EACH[len(s.seats)])[:taken]
    in_turn = all(len(s.colours[seat]) == takers.count(seat) for seat in s.seats)
    return in_turn and s.agenda == opening(s, first)[taken:]


def _audit_result(s: Cardinal) -> None:
    assert s.result is not None
    hold(not s.agenda, "asked-after-end")
    if s.result.ending in BY_THE_TABLE:
        hold((len(s.playing()) > 1) == (s.result.ending == "closed"), "wrong-result")
        hold(s.result == broken_off(s, s.result.ending), "wrong-result")
    else:
        hold(len(s.playing()) > 1 and s.result == verdict(s), "wrong-result")
        hold(not any(can_build(s, seat) for seat in s.seats), "wrong-result")
