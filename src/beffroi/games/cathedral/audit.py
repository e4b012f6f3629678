"""What is true of every position of Cathedral."""

from __future__ import annotations

from beffroi.core.model import hold
from beffroi.games.cathedral.enclosure import foreign_buildings, region_around
from beffroi.games.cathedral.material import BUILD_ON, CATHEDRAL_ON, CITY, FULL_STOCK, KIND_OF, KINDS
from beffroi.games.cathedral.rulebook import DARK, LIGHT
from beffroi.games.cathedral.state import Cathedral, opponent
from beffroi.games.cathedral.steps import CaptureOrLeave, PlaceBuilding, PlaceCathedral


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


def _audit_territory(s: Cathedral) -> None:
    hold(not s.territory[LIGHT] & s.territory[DARK], "shared-territory")
    hold(not (s.territory[LIGHT] | s.territory[DARK]) & ~CITY, "territory-outside")
    for seat in s.seats:
        foreign = s.covered[opponent(seat)] | (s.cathedral or 0)
        hold(not s.territory[seat] & foreign, "foreign-in-territory")


def _audit_agenda(s: Cathedral) -> None:
    if s.result is not None:
        hold(s.result.points == tuple(map(s.unplaced_squares, s.seats)), "wrong-points")
        hold(not s.agenda, "asked-after-end")
        return
    hold(bool(s.agenda), "nothing-asked")
    match s.agenda[0]:
        case PlaceCathedral():
            hold(s.cathedral is None, "second-cathedral")
        case PlaceBuilding(seat=seat):
            first = s.options.lehmann_woods and not s.plies
            hold(s.cathedral is not None or first, "no-cathedral")
            hold(s.can_build(seat), "cannot-build")
        case CaptureOrLeave(seat=seat, building=building):
            region = region_around(building, CITY & ~s.covered[seat])
            hold(foreign_buildings(s, seat, region) == [building], "not-enclosed")
