"""Article IV: clockwise everybody must build; who cannot build passes, and is not asked."""

from __future__ import annotations

from beffroi.core.action import Seat
from beffroi.core.engine import choices, waiting
from beffroi.games.cardinal import GAME
from beffroi.games.cardinal.rulebook import Build, Leave, R
from tests.games.cardinal.towns import A, B, C, D, answer, first_building, town, why_not
from tests.support.marks import allows, prevents, states
from tests.support.told import told

STUCK = "G/B/R/Y Y1/Y1/Y2/R2 - HYnM14,PGnO13,TBnN12,PReL13,HYnL12,TGnL11,PBeN14,TRnK12 K11 c2"
"""C has just built; D finds no place for a yellow building, and A does for a green one."""
ALL_BUILT = (
    "R/B/G/Y B2Y2/R4/R4B1Y2/R4B3G1 - PYnO13,HRnP14,PBnQ14,TGnO14,PYeP15,HRnL13,PBnK12,TGnK13,HYnM12,TRnM11,HBnN11,"
    "PGeL14,HYnL11,PReN9,HBnN8,PGeL9,TYnM8,PReO7,HGnP7,TYnP8,HGnO9 J13 c2"
)
"""D has built all six yellow buildings; C has just built."""


@states(R.TURN)
def test_play_goes_clockwise() -> None:
    s = first_building()
    builders: list[Seat] = []
    for building, cardinal in (("HRnM12", "CAnN14"), ("TBnM11", "Leave"), ("PGnN12", "Leave"), ("TYnL12", "Leave")):
        builders += waiting(s)
        answer(s, building, *(["TakeMarker R"] if building == "HRnM12" else []), cardinal)
    assert [*builders, *waiting(s)] == [A, B, C, D, A]


@states(R.TURN)
def test_a_turn_is_a_building_its_markers_and_the_cardinal() -> None:
    s = town("HRnM12", "b1")
    events = answer(s, "TBnM11", "CAnL12")
    assert [event.what for event in events] == ["built", "markers-taken", "cardinal-moved"]
    assert waiting(s) == (C,)


@prevents(R.TURN)
def test_nobody_who_can_build_may_pass() -> None:
    s = town("HRnM12", "b1")
    assert all(isinstance(action, Build) for action in choices(s, B))
    assert why_not(s, Leave())


@allows(R.TURN)
def test_who_can_build_nothing_passes_without_being_asked() -> None:
    s = GAME.read_position(STUCK)
    events = answer(s, "CAnP14")
    assert told(events, "passes") == [{"seat": D}]
    assert waiting(s) == (A,)


@prevents(R.TURN)
def test_a_pass_is_an_event_and_no_decision() -> None:
    s = GAME.read_position(STUCK)
    (passed,) = [event for event in answer(s, "CAnP14") if event.what == "passes"]
    assert passed.rule == R.TURN
    assert len(s.buildings) == 8
    assert s.cardinal == (3, 1)


@allows(R.TURN)
def test_who_has_built_everything_passes() -> None:
    s = GAME.read_position(ALL_BUILT)
    events = answer(s, "CAnM10")
    assert told(events, "passes-with-nothing-left") == [{"seat": D}]
    assert told(events, "passes") == []
    assert waiting(s) == (A,)


@allows(R.TURN)
def test_who_has_passed_builds_again_as_soon_as_he_can() -> None:
    s = GAME.read_position(STUCK)
    events = answer(s, "CAnP14", "HGnN16", "Leave", "PBnN17", "Leave", "TRnM15", "Leave")
    assert told(events, "passes") == [{"seat": D}]
    assert waiting(s) == (D,)
