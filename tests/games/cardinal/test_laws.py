"""The seven laws, each with what it allows and what it refuses, and the squares and buildings a refusal points at."""

from __future__ import annotations

import pytest

from beffroi.core.engine import waiting
from beffroi.core.model import Facts, Rule
from beffroi.games.cardinal import GAME
from beffroi.games.cardinal.rulebook import R
from beffroi.games.cardinal.state import Cardinal
from tests.games.cardinal.towns import A, B, answer, broken, first_building, offered, town, why_not
from tests.support.marks import refuses, states
from tests.support.told import told

EXAMPLE = "Y/R/B/G -/Y1/G1/Y1 - PGeN11,TYnN14,PReO13,HBnM12 L13 c2"
"""The example of law 6: C has built a house, D could build nothing but a house, A comes after."""


def only_reason(s: Cardinal, move: str) -> tuple[Rule, str, Facts]:
    (reason,) = why_not(s, move)
    return reason.rule, reason.why, reason.facts


@refuses(R.LAW_1)
@pytest.mark.parametrize("move", ["TBnN12", "PBnN12", "PBeN11"])
def test_nobody_builds_where_the_cardinal_stands(move: str) -> None:
    s = town("HRnM12", "b1", cardinal="N12")
    assert only_reason(s, move) == (R.LAW_1, "cardinal-stands-there", {"squares": ("N12",)})


@states(R.LAW_1)
@pytest.mark.parametrize("move", ["TBnN12", "PBnN12", "PBeN11"])
def test_the_same_square_is_open_when_the_cardinal_stands_elsewhere(move: str) -> None:
    assert why_not(town("HRnM12", "b1", cardinal="L12"), move) == ()


@states(R.LAW_2)
def test_a_tower_may_touch_a_house_or_the_nave() -> None:
    assert why_not(town("HRnM12", "b1"), "TBnM11") == ()
    assert why_not(first_building(), "TRnO13") == ()


@refuses(R.LAW_2)
def test_a_tower_may_not_touch_places_only() -> None:
    s = town("HRnM12 PBnM11", "b2")
    assert only_reason(s, "TGnO11") == (R.LAW_2, "tower-without-house", {"piece": "TG", "squares": ("O11",)})


@states(R.LAW_2)
def test_a_tower_may_touch_a_place_if_it_touches_a_house_too() -> None:
    assert why_not(town("HRnM12 PBnM11", "b2"), "TGnN12") == ()


@states(R.LAW_3)
def test_a_place_may_touch_a_house_or_the_nave() -> None:
    assert why_not(town("HRnM12", "b1"), "PBnL11") == ()
    assert why_not(first_building(), "PRnO13") == ()


@refuses(R.LAW_3)
def test_a_place_may_not_touch_towers_only() -> None:
    s = town("HRnM12 TBnM11", "b2")
    assert only_reason(s, "PGeM9") == (R.LAW_3, "place-without-house", {"piece": "PG", "squares": ("M9", "M10")})


@refuses(R.LAW_3)
def test_the_church_tower_is_no_house_for_a_place() -> None:
    assert broken(first_building(), "PRnK13") == ["L3"]


@refuses(R.LAW_4)
@pytest.mark.parametrize(
    ("buildings", "asked", "move", "piece", "squares"),
    [
        ("", "b0", "HRnN12", "NA", ("N13",)),
        ("TRnN12 PBnO13", "b2", "HGnN14", "NA", ("N13",)),
        ("HRnM12 PBnM11", "b2", "HGnL12", "HR", ("M12",)),
        ("HRnM12 PBnM11 HGnL11", "b3", "PYnL10", "PB", ("M11", "N11")),
        ("HRnM12 TBnM11 PGnN12", "b3", "TYnM10", "TB", ("M11",)),
        ("HRnM12", "b1", "TBnM14", "CT", ("M13",)),
    ],
)
def test_nothing_touches_its_own_form(
    buildings: str, asked: str, move: str, piece: str, squares: tuple[str, ...]
) -> None:
    reasons = [reason for reason in why_not(town(buildings, asked), move) if reason.rule == R.LAW_4]
    assert [(reason.why, reason.facts) for reason in reasons] == [
        ("same-form-beside", {"pieces": (piece,), "squares": squares})
    ]


@refuses(R.LAW_4)
def test_a_refusal_points_at_every_neighbour_of_the_same_form() -> None:
    s = town("HRnM12 TBnM11 PGnN12 TYnL12", "b0")
    (reason,) = [reason for reason in why_not(s, "TRnL11") if reason.rule == R.LAW_4]
    assert reason.facts == {"pieces": ("TB", "TY"), "squares": ("M11", "L12")}


@states(R.LAW_4)
def test_different_forms_stand_side_by_side() -> None:
    assert why_not(town("HRnM12 PBnM11", "b2"), "HGnL11") == ()
    assert why_not(town("HRnM12 TBnM11", "b2"), "PGnN12") == ()


@refuses(R.LAW_5)
def test_nothing_touches_its_own_colour() -> None:
    s = town("HRnM12 TBnM11", "b0")
    assert only_reason(s, "PRnN12") == (R.LAW_5, "same-colour-beside", {"pieces": ("HR",), "squares": ("M12",)})


@refuses(R.LAW_5)
def test_in_the_game_of_two_only_the_same_colour_is_refused_not_the_same_owner() -> None:
    s = town("HRnM12 TBnM11", "b0", seats=2)
    assert broken(s, "PRnN12") == ["L5"]
    assert broken(s, "PGnN12") == []


@states(R.LAW_5)
def test_different_colours_stand_side_by_side_and_the_cathedral_has_none() -> None:
    assert why_not(town("HRnM12 TBnM11", "b2"), "PGnN12") == ()
    assert why_not(town("HRnM12 TBnM11", "b0", cardinal="L13"), "PRnN14") == ()


@refuses(R.LAW_6)
def test_two_buildings_of_one_form_are_never_built_in_a_row() -> None:
    s = town("HRnM12", "b1")
    assert only_reason(s, "HBnL13") == (R.LAW_6, "same-form-again", {"piece": "HR", "squares": ("M12",)})


@states(R.LAW_6)
def test_the_other_two_forms_are_open_and_the_same_one_again_after_them() -> None:
    assert {move[0] for move in offered(town("HRnM12", "b1"))} == {"T", "P"}
    assert why_not(town("HRnM12 PBnM11", "b2"), "HGnL13") == ()


@states(R.LAW_6)
def test_the_cathedral_does_not_bind_the_form_of_the_first_building() -> None:
    assert {move[0] for move in offered(first_building())} == {"H", "T", "P"}


@refuses(R.LAW_6)
def test_who_could_only_build_the_same_form_passes_and_the_next_one_is_bound_as_well() -> None:
    s = GAME.read_position(EXAMPLE)
    events = answer(s, "CAnL12")
    assert told(events, "passes") == [{"seat": 3}]
    assert waiting(s) == (A,)
    assert only_reason(s, "HYnN10") == (R.LAW_6, "same-form-again", {"piece": "HB", "squares": ("M12",)})
    assert {move[0] for move in offered(s)} <= {"T", "P"}


@refuses(R.LAW_7)
def test_two_buildings_of_one_colour_are_never_built_in_a_row() -> None:
    s = town("HBnM12 PRnM11", "b0", seats=2)
    assert only_reason(s, "TRnL12") == (R.LAW_7, "same-colour-again", {"piece": "PR", "squares": ("M11", "N11")})


@states(R.LAW_7)
def test_the_other_colours_are_open_and_the_same_one_again_after_them() -> None:
    assert why_not(town("HBnM12 PRnM11", "b0", seats=2), "TGnL12") == ()
    assert why_not(town("HRnM12 PBnM11", "b0", seats=2), "HRnL11") == ()


@refuses(R.LAW_7)
def test_a_pass_does_not_lift_the_seventh_law() -> None:
    s = GAME.read_position(
        "BR/GY R1B2G1Y2/R3B3G1 - "
        "TBnN14,PYnN12,HRnM14,PGnK14,HBnL15,TGnL16,HBnN11,TYnK15,HRnM12,TGnM15,PRnM10,TYnL12 O13 c1"
    )
    events = answer(s, "Leave")
    assert told(events, "passes") == [{"seat": A}]
    assert waiting(s) == (B,)
    assert {move[1] for move in offered(s)} == {"G"}
    assert "L7" in broken(s, "HYnL17")
