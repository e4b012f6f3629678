"""What is true of every position of Cathedral."""

from __future__ import annotations

from beffroi.core.action import Seat
from beffroi.core.model import Result, hold
from beffroi.core.series import places
from beffroi.games.cathedral.enclosure import foreign_buildings, region_around, regions
from beffroi.games.cathedral.material import BUILD_ON, CATHEDRAL_ON, CITY, FULL_STOCK, KIND_OF, KINDS
from beffroi.games.cathedral.rulebook import BY_LEAVING, DARK, LIGHT, MOST_PLIES
from beffroi.games.cathedral.state import Cathedral, opponent
from beffroi.games.cathedral.steps import CaptureOrLeave, PlaceBuilding, PlaceCathedral, ending_for, final_points


def audit(s: Cathedral) -> None:
    """Every building is on the board or in its stock, once; no two overlap; what is asked can be answered."""
    _audit_pieces(s)
    _audit_territory(s)
    _audit_agenda(s)


def _audit_pieces(s: Cathedral) -> None:
    for seat in s.seats:
        hold(all(building in BUILD_ON[seat] for building in s.buildings[seat]), "wrong-shape")
        standing = [KIND_OF[BUILD_ON[seat][building].piece] for building in s.buildings[seat]]
        for kind, supply in enumerate(FULL_STOCK):
            counted = s.stock[seat][kind] + standing.count(kind)
            hold(s.stock[seat][kind] >= 0 and counted == supply, "miscounted", piece=KINDS[kind], supply=supply)
        hold(s.covered[seat] == sum(s.buildings[seat]), "overlap")
        hold(s.has_built[seat] or not s.buildings[seat], "built-before-first")
    hold(not s.covered[LIGHT] & s.covered[DARK], "overlap")
    hold(not s.cathedral or s.cathedral in CATHEDRAL_ON, "wrong-shape")
    hold(not (s.cathedral or 0) & (s.covered[LIGHT] | s.covered[DARK]), "overlap")
    hold(s.plies >= len(s.buildings[LIGHT]) + len(s.buildings[DARK]), "too-few-plies")
    hold(s.has_built == [s.plies > 1, s.plies > 0], "dark-begins")


def _audit_territory(s: Cathedral) -> None:
    hold(not s.territory[LIGHT] & s.territory[DARK], "shared-territory")
    hold(not (s.territory[LIGHT] | s.territory[DARK]) & ~CITY, "territory-outside")
    for seat in s.seats:
        foreign = s.covered[opponent(seat)] | (s.cathedral or 0)
        hold(not s.territory[seat] & foreign, "foreign-in-territory")
        hold(_is_enclosed(s, seat), "land-not-enclosed")


def _is_enclosed(s: Cathedral, seat: Seat) -> bool:
    """Whether a side's land is made of whole parts of the city that its buildings cut off."""
    land = s.territory[seat]
    return not land or (bool(s.buildings[seat]) and all(part & land in (0, part) for part in regions(s, seat)))


def _audit_agenda(s: Cathedral) -> None:
    if s.result is not None:
        _audit_result(s, s.result)
        return
    hold(bool(s.agenda), "nothing-asked")
    match s.agenda[0]:
        case PlaceCathedral():
            hold(s.cathedral is None, "second-cathedral")
            hold(s.plies == int(s.options.lehmann_woods), "no-cathedral")
        case PlaceBuilding(seat=seat):
            is_balanced = s.options.lehmann_woods and not s.plies and seat == DARK
            hold(s.cathedral is not None or is_balanced, "no-cathedral")
            hold(s.plies > 1 or seat == (LIGHT if s.plies else DARK), "dark-begins")
            hold(s.can_build(seat) and s.plies < MOST_PLIES, "cannot-build")
    captures = [step for step in s.agenda if isinstance(step, CaptureOrLeave)]
    hold(len({step.building for step in captures}) == len(captures), "not-enclosed")
    for step in captures:
        region = region_around(step.building, CITY & ~s.covered[step.seat])
        hold(foreign_buildings(s, step.seat, region) == [step.building], "not-enclosed")
        hold(not s.options.always_capture and s.has_built[step.seat], "not-enclosed")


def _audit_result(s: Cathedral, result: Result) -> None:
    hold(not s.agenda, "asked-after-end")
    hold(result.points == final_points(s, result.ending, result.places), "wrong-points")
    if result.ending in (*BY_LEAVING, "closed"):
        hold((result.places == (1, 1)) == (result.ending == "closed"), "wrong-places")
        return
    hold(s.plies >= MOST_PLIES or not any(map(s.can_build, s.seats)), "ended-too-soon")
    hold(result.places == places(result.points, fewest_wins=True), "wrong-places")
    hold(result.ending == ending_for(result.points), "wrong-places")
