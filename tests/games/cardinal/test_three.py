"""Article VII: three players share a fourth colour, whose markers are out of play."""

from __future__ import annotations

from beffroi.core.action import CHANCE
from beffroi.core.engine import play, waiting
from beffroi.games.cardinal import GAME
from beffroi.games.cardinal.rulebook import Begins, R, TakeMarker
from tests.games.cardinal.towns import A, B, C, answer, broken, counted, first_building, offered, town, why_not
from tests.support.marks import allows, prevents, refuses, states
from tests.support.told import told

OWN_COLOUR_USED_UP = (
    "Y/B/R R4/R3Y2/B3Y1 - HRnM12,PYnM11,HGnO11,PRnO10,HGnM14,PBnK12,TRnM15,HYnO9,PGnM9,HRnK11,PGnK10,TBnP11,PRnO12,"
    "HYnQ12,PBnN14,TRnO8,PYnK14,HBnP8 L15 b2"
)
"""C has built everything red; green is the fourth colour."""


@allows(R.THREE)
def test_the_colour_nobody_takes_is_common_and_the_last_one_still_chooses() -> None:
    s = GAME.setup(3)
    play(s, CHANCE, Begins(B))
    answer(s, "TakeColour G", "TakeColour R")
    assert waiting(s) == (A,)
    assert offered(s) == {"TakeColour B", "TakeColour Y"}
    events = answer(s, "TakeColour Y")
    assert told(events, "fourth-colour") == [{"colour": "B"}]
    assert GAME.view(s, None).fourth == "B"


@states(R.THREE)
def test_everybody_builds_with_his_own_colour_or_the_fourth() -> None:
    assert {move[1] for move in offered(first_building(3))} == {"R", "Y"}
    assert {move[1] for move in offered(town("HRnM12", "b1", seats=3))} == {"B", "Y"}


@refuses(R.THREE)
def test_the_fourth_colour_does_not_open_the_colours_of_the_others() -> None:
    (reason,) = why_not(town("HRnM12", "b1", seats=3), "TGnM11")
    assert (reason.rule, reason.why, reason.facts) == (R.THREE, "not-your-colour", {"colour": "G"})


@states(R.THREE)
def test_who_has_used_up_his_own_colour_goes_on_with_the_fourth() -> None:
    s = GAME.read_position(OWN_COLOUR_USED_UP)
    assert waiting(s) == (C,)
    assert {move[1] for move in offered(s)} == {"G"}


@prevents(R.THREE)
def test_the_fourth_colour_may_not_be_used_right_after_it_was_used() -> None:
    s = town("HYnM12", "b1", cardinal="L13", seats=3)
    assert broken(s, "TYnN14") == ["L7"]
    assert {move[1] for move in offered(s)} == {"B"}


@prevents(R.THREE)
def test_touching_the_fourth_colour_earns_nothing() -> None:
    s = town("HYnM12", "b1", seats=3)
    events = answer(s, "TBnM11")
    assert told(events, "markers-taken") == told(events, "markers-used-up") == []


@states(R.THREE)
def test_building_in_the_fourth_colour_earns_the_colours_it_touches() -> None:
    s = town("HRnM12", "b1", seats=3)
    events = answer(s, "TYnM11")
    assert told(events, "markers-taken") == [{"seat": B, "colour": "R", "markers": 1}]


@refuses(R.THREE)
def test_the_first_builder_takes_no_marker_of_the_fourth_colour() -> None:
    s = town("HRnM12", "m0", cardinal="-", seats=3)
    (reason,) = why_not(s, TakeMarker("Y"))
    assert (reason.rule, reason.why, reason.facts) == (R.THREE, "fourth-out-of-play", {"colour": "Y"})
    assert offered(s) == {"TakeMarker R", "TakeMarker B", "TakeMarker G"}


@prevents(R.THREE)
def test_the_markers_of_the_fourth_colour_count_for_nobody() -> None:
    result, events = counted("R/B/G", "0.0.0.0/0.0.0.0/0.0.0.0")
    assert {facts["colour"] for facts in told(events, "unused-markers")} == {"R", "B", "G"}
    assert result.points == (24, 24, 24)
    assert dict(GAME.view(first_building(3), None).supply) == {"R": 12, "B": 12, "G": 12}


@prevents(R.THREE)
def test_buildings_of_the_fourth_colour_break_no_tie() -> None:
    result, events = counted("R/B/G", "0.0.0.0/0.0.0.0/0.0.0.0", "HYnM12 TYnN12 HYnL13")
    assert result.ending == "draw"
    assert told(events, "contacts") == [{"seat": seat, "contacts": 0} for seat in (A, B, C)]
