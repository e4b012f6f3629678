"""Article IV.2: a marker of the touched colour for every side that touches, as long as there are any."""

from __future__ import annotations

import pytest

from beffroi.core.ask import Pick
from beffroi.core.engine import choices, waiting
from beffroi.games.cardinal import GAME
from beffroi.games.cardinal.rulebook import R, TakeMarker
from tests.games.cardinal.towns import A, B, C, answer, first_building, offered, town, why_not
from tests.support.marks import allows, prevents
from tests.support.told import told

LAST_RED_MARKER = (
    "G/B/Y/R R5Y1/R4G2/R2B3/G4 - TRnO13,HGnO12,PBeP12,HYnO14,PReO10,HGnN10,TBnN11,HYnP11,PReN8,TGnP10,HBnN7,TYnN6,"
    "HRnP9,PGnP8,HBnM9,PYeL8,HRnL13,PGeK13 K8 b1"
)
"""One red marker is left; the tower of B on O9 touches red on three sides."""
NO_RED_MARKER = (
    "Y/B/G/R R5G1/R4G1Y2/R3Y2/B1G3 - HGnM14,TRnO13,HYnO14,PBnN12,HGnP13,PReQ13,HYnR14,TBnR13,PGeS14,TRnM15,PYeL14,"
    "TBnP14,PGnN15,HRnP15,TYnQ15,HBnQ12 L13 b2"
)
"""All red markers are taken; the tower of C on P16 touches red once."""


@allows(R.MARKERS)
def test_a_side_that_touches_earns_a_marker_of_the_touched_colour() -> None:
    s = town("HRnM12", "b1")
    events = answer(s, "TBnM11")
    assert told(events, "markers-taken") == [{"seat": B, "colour": "R", "markers": 1}]
    assert s.markers[B] == (1, 0, 0, 0)


@allows(R.MARKERS)
def test_every_side_earns_one_whatever_the_colours_are() -> None:
    s = GAME.read_position("R/B/Y/G R1G1/R1/B1/R1 - PRnM14,HBnL14,PYeL15,HGnN15,PReN16 N18 b1")
    events = answer(s, "TBnM15")
    assert [facts["colour"] for facts in told(events, "markers-taken")] == ["R", "G", "Y"]


@allows(R.MARKERS)
def test_two_sides_against_one_colour_earn_two_markers() -> None:
    s = GAME.read_position("Y/R/B/G G1/-/-/R1 - PYnM14,HRnM12,PBnO13,TGnN12,HYnL13 M15 b1")
    events = answer(s, "TRnL14")
    assert told(events, "markers-taken") == [{"seat": B, "colour": "Y", "markers": 2}]


@allows(R.MARKERS)
def test_the_marker_comes_out_of_the_common_pile() -> None:
    s = town("HRnM12", "b1")
    answer(s, "TBnM11")
    assert dict(GAME.view(s, None).supply) == {"R": 11, "B": 12, "G": 12, "Y": 12}


@allows(R.MARKERS)
def test_nobody_s_marker_moves_when_another_takes_one() -> None:
    s = town("HRnM12 TBnM11", "b2")
    before = s.markers
    answer(s, "PGnN12")
    assert (s.markers[A], s.markers[B]) == (before[A], before[B])
    assert s.markers[C] == (1, 0, 0, 0)


@prevents(R.MARKERS)
def test_a_corner_earns_nothing() -> None:
    s = town("HRnM12 TBnM11", "b2")
    events = answer(s, "PGnN12")
    assert [facts["colour"] for facts in told(events, "markers-taken")] == ["R"]


@prevents(R.MARKERS)
def test_touching_the_cathedral_earns_nothing() -> None:
    s = town("HRnM12", "b1", cardinal="L13")
    events = answer(s, "PBnN14")
    assert told(events, "markers-taken") == told(events, "markers-used-up") == []
    assert s.markers[B] == (0, 0, 0, 0)


@prevents(R.MARKERS)
def test_with_fewer_markers_than_sides_one_takes_what_is_left() -> None:
    s = GAME.read_position(LAST_RED_MARKER)
    assert s.supply("R") == 1
    events = answer(s, "TBnO9")
    assert told(events, "markers-taken") == [{"seat": B, "colour": "R", "markers": 1}]
    assert told(events, "markers-used-up") == [{"seat": B, "colour": "R", "markers": 2}]
    assert s.supply("R") == 0


@prevents(R.MARKERS)
def test_a_colour_that_is_used_up_earns_nothing_and_no_other_colour_instead() -> None:
    s = GAME.read_position(NO_RED_MARKER)
    before = s.markers
    events = answer(s, "TGnP16")
    assert told(events, "markers-taken") == []
    assert told(events, "markers-used-up") == [{"seat": C, "colour": "R", "markers": 1}]
    assert s.markers == before


@allows(R.MARKERS)
@pytest.mark.parametrize("colour", ["R", "B", "G", "Y"])
def test_the_first_builder_takes_a_marker_of_any_colour_even_his_own(colour: str) -> None:
    s = first_building()
    answer(s, "HRnM12")
    assert waiting(s) == (A,)
    assert choices(s, A).ask() == Pick(tuple(map(TakeMarker, "RBGY")))
    events = answer(s, f"TakeMarker {colour}")
    assert told(events, "compensated") == [{"seat": A, "colour": colour}]
    assert sum(s.markers[A]) == s.markers[A]["RBGY".index(colour)] == 1


@prevents(R.MARKERS)
def test_only_the_first_building_of_the_game_is_compensated() -> None:
    s = town("HRnM12", "b1", cardinal="L13", first="G")
    answer(s, "PBnN14")
    assert why_not(s, TakeMarker("R"))
    assert "TakeMarker R" not in offered(s)
