"""Article VI: two players have two colours each, and build with the one they like."""

from __future__ import annotations

import pytest

from beffroi.core.action import CHANCE, Seat
from beffroi.core.engine import play, waiting
from beffroi.core.model import Event
from beffroi.games.cardinal import GAME
from beffroi.games.cardinal.rulebook import Begins, R
from tests.games.cardinal.towns import A, B, answer, broken, counted, first_building, offered, town, why_not
from tests.support.marks import allows, prevents, refuses, states
from tests.support.told import told

BY_TURNS = "PReO13 HBnM12 PReN11 HBnP14 TRnQ14 PYnK12 HRnL13 TBnN14 HRnK11 PBnK14 TRnP15"
"""A builds everything red before anything green."""


@allows(R.TWO)
def test_two_players_take_two_colours_each_by_turns() -> None:
    s = GAME.setup(2)
    play(s, CHANCE, Begins(B))
    askers: list[Seat] = []
    events: list[Event] = []
    for colour in "YRG":
        askers += waiting(s)
        events += answer(s, f"TakeColour {colour}")
    assert askers == [B, A, B]
    assert s.colours == ("RB", "YG")
    assert {event.rule for event in events} == {R.TWO}
    assert told(events, "colour-taken")[-1] == {"seat": A, "colour": "B"}
    assert waiting(s) == (B,)


@states(R.TWO)
def test_every_turn_one_builds_with_either_colour() -> None:
    assert {move[1] for move in offered(first_building(2))} == {"R", "G"}
    assert len(offered(first_building(2))) == 30


@states(R.TWO)
def test_one_colour_may_be_used_up_before_the_other_is_touched() -> None:
    buildings = BY_TURNS.split()
    for length in range(0, len(buildings), 2):
        s = town(" ".join(buildings[:length]), "b0", seats=2, cardinal="P13" if length else None)
        assert buildings[length][1] == "R"
        assert buildings[length] in offered(s)


@refuses(R.TWO)
def test_the_colours_of_the_other_are_not_one_s_own() -> None:
    (reason,) = why_not(town("HRnM12", "b1", seats=2), "TGnM11")
    assert (reason.rule, reason.why, reason.facts) == (R.TWO, "not-your-colour", {"colour": "G"})


@prevents(R.TWO)
def test_the_seventh_law_still_forbids_one_colour_twice_in_a_row() -> None:
    s = town("HBnM12 PRnM11", "b0", seats=2)
    assert broken(s, "TRnL12") == ["L7"]
    assert {move[1] for move in offered(s)} == {"G"}


@states(R.TWO)
def test_building_against_one_s_own_other_colour_is_allowed_and_earns_markers() -> None:
    s = town("HRnM12 PBnN14", "b0", seats=2)
    events = answer(s, "TGnM11")
    assert told(events, "markers-taken") == [{"seat": A, "colour": "R", "markers": 1}]


@states(R.TWO)
def test_in_the_end_one_receives_the_unused_markers_of_both_colours() -> None:
    result, events = counted("RG/BY", "1.0.0.0/2.0.4.0")
    assert told(events, "unused-markers") == [
        {"seat": A, "colour": "R", "markers": 9},
        {"seat": A, "colour": "G", "markers": 8},
        {"seat": B, "colour": "B", "markers": 12},
        {"seat": B, "colour": "Y", "markers": 12},
    ]
    assert result.points == (10 + 8 + 10, 2 + 4 + 24 + 12)


@prevents(R.TWO)
def test_two_colours_do_not_make_two_colours_count_double() -> None:
    result, _ = counted("RG/BY", "0.0.0.0/0.0.0.0")
    assert result.points == (24 + 12, 24 + 12)


@states(R.TWO)
@pytest.mark.parametrize(("buildings", "winner"), [("HRnM12 TGnN12 TBnN14", A), ("HRnM12 TBnN12 HYnL13", B)])
def test_both_colours_count_against_the_cathedral(buildings: str, winner: int) -> None:
    result, _ = counted("RG/BY", "0.0.0.0/0.0.0.0", buildings)
    assert result.ending == "tie-broken"
    assert result.places[winner] == 1
