"""Article 4: what a side encloses with its buildings, or with them and the wall, is its own."""

from __future__ import annotations

import pytest

from beffroi.core.engine import choices, waiting
from beffroi.games.cathedral import GAME
from beffroi.games.cathedral.enclosure import regions
from beffroi.games.cathedral.material import KINDS, SQUARES
from beffroi.games.cathedral.rulebook import DARK, LIGHT, CathedralOptions, R
from beffroi.games.cathedral.state import Cathedral, empty_city
from tests.games.cathedral.boards import (
    Legend,
    answer,
    city,
    land,
    sample_board,
    sample_board_before,
    standing,
    why_not,
)
from tests.support.marks import allows, prevents, refuses, states
from tests.support.told import told

NOTE_1_LAND = "A1 B1 A2 B2 C2 A3"

LEGEND: Legend = {"a": (DARK, "BR"), "y": (LIGHT, "SQ"), "z": (LIGHT, "BR")}
CORNER = """
     A B C D E F G H I J
 1   . . a . . . . . . .
 2   . . a . . . . . . .
 3   . . a . . . . . . .
 4   . . . . . + . . . .
 5   . . . . + + + . . .
 6   . . . . . + . . . .
 7   . . . . . + . . . .
 8   . . . . . . . . . .
 9   y y . . . . . . . .
10   y y . . . . . z z z
"""
CLOSING = "STnA3"


def a_corner() -> Cathedral:
    """Four squares that dark's Stable on A3 and B3 closes off."""
    return city(CORNER, LEGEND)


@allows(R.TERRITORY)
@pytest.mark.parametrize(("letter", "move"), [("d", "ACnB3"), ("a", "CSsC1")])
def test_note_1_what_dark_encloses_with_the_wall_is_darks(letter: str, move: str) -> None:
    s = sample_board_before(letter)
    events = answer(s, move)
    assert told(events, "claimed") == [{"seat": DARK, "squares": tuple(NOTE_1_LAND.split())}]
    assert land(s, DARK) == f"{NOTE_1_LAND} J10"


@refuses(R.TERRITORY)
def test_note_1_only_dark_builds_on_what_dark_has_enclosed() -> None:
    s = sample_board()
    assert why_not(s, "TAnA1") == (R.TERRITORY.no("conquered", seat=DARK, squares=("A1",)),)
    assert why_not(s, "INnA1") == (R.TERRITORY.no("conquered", seat=DARK, squares=("A1", "B1", "A2")),)
    conquered = {(0, 0), (1, 0), (0, 1), (1, 1), (2, 1), (0, 2)}
    assert not any((build.x, build.y) in conquered for build in choices(s, LIGHT))


@prevents(R.TERRITORY)
@pytest.mark.parametrize(("letter", "move"), [("h", "INnC6"), ("d", "ACnB3")])
def test_the_note_on_the_cathedral_it_is_no_part_of_the_border(letter: str, move: str) -> None:
    s = sample_board_before(letter)
    events = answer(s, move)
    assert not any("A5" in facts["squares"] for facts in told(events, "claimed"))
    assert land(s, DARK) == f"{NOTE_1_LAND} J10"
    assert [why_not(s, move) for move in ("TAnA5", "TAnB5", "TAnA6")] == [(), (), ()]


@prevents(R.TERRITORY)
@pytest.mark.parametrize(("letter", "move"), [("f", "SQnI3"), ("c", "ABnF1")])
def test_note_6_two_buildings_that_touch_at_a_corner_leave_the_space_open(letter: str, move: str) -> None:
    s = sample_board_before(letter)
    events = answer(s, move)
    assert told(events, "claimed") == []
    assert [why_not(s, f"TAn{square}") for square in ("H1", "I1", "J1", "I2", "J2")] == [()] * 5


@allows(R.TERRITORY)
def test_a_part_closed_off_with_buildings_and_the_wall_is_conquered() -> None:
    s = a_corner()
    events = answer(s, CLOSING)
    assert told(events, "claimed") == [{"seat": DARK, "squares": ("A1", "B1", "A2", "B2")}]
    assert land(s, DARK) == "A1 B1 A2 B2"
    assert land(s, LIGHT) == ""


@refuses(R.TERRITORY)
def test_nobody_builds_on_land_the_other_side_has_conquered() -> None:
    s = a_corner()
    assert why_not(s, "INnA1") == ()
    answer(s, CLOSING)
    assert why_not(s, "STnA2") == (R.TERRITORY.no("conquered", seat=DARK, squares=("A2", "B2")),)
    assert not any(build.x < 2 and build.y < 2 for build in choices(s, LIGHT))


@allows(R.TERRITORY)
def test_whoever_has_conquered_land_may_build_on_it_whenever_it_is_their_turn() -> None:
    s = a_corner()
    answer(s, CLOSING, "TAnE10")
    assert why_not(s, "SQnA1") == ()
    assert told(answer(s, "TAnA1"), "claimed") == []
    assert land(s, DARK) == "B1 A2 B2"


@allows(R.TERRITORY)
def test_light_conquers_land_in_the_same_way() -> None:
    s = city(CORNER, {**LEGEND, "a": (LIGHT, "BR"), "z": (DARK, "BR"), "y": (DARK, "SQ")}, "l")
    answer(s, CLOSING)
    assert land(s, LIGHT) == "A1 B1 A2 B2"
    assert why_not(s, "TAnB2") == (R.TERRITORY.no("conquered", seat=LIGHT, squares=("B2",)),)


RING_LEGEND: Legend = {"c": (DARK, "CS"), "y": (LIGHT, "SQ")}
RING = """
     A B C D E F G H I J
 1   . . . . . . . + . .
 2   . . . . . . + + + +
 3   . . . . . . . + . .
 4   . . . c c . . . . .
 5   . . . c . . . . . .
 6   . . . c c . . . . .
 9   y y . . . . . . . .
10   y y . . . . . . . .
"""


@allows(R.TERRITORY)
def test_buildings_alone_can_enclose_a_square_far_from_the_wall() -> None:
    s = city(RING, RING_LEGEND)
    assert told(answer(s, "BReF4"), "claimed") == [{"seat": DARK, "squares": ("E5",)}]


@prevents(R.TERRITORY)
def test_a_border_that_lacks_only_a_corner_is_open() -> None:
    s = city(RING, RING_LEGEND)
    assert told(answer(s, "STeF4", "STnE10"), "claimed") == []
    assert told(answer(s, "TAnF6"), "claimed") == [{"seat": DARK, "squares": ("E5",)}]


TAVERN_LEGEND: Legend = {"t": (DARK, "TA"), "y": (LIGHT, "SQ")}
TAVERN = """
     A B C D E F G H I J
 1   . t . . . . . . . .
 4   . . . . . + . . . .
 5   . . . . + + + . . .
 6   . . . . . + . . . .
 7   . . . . . + . . . .
 9   y y . . . . . . . .
10   y y . . . . . . . .
"""


@prevents(R.TERRITORY)
def test_two_taverns_that_meet_corner_to_corner_do_not_close_a_corner_of_the_city() -> None:
    s = city(TAVERN, TAVERN_LEGEND)
    assert told(answer(s, "TAnA2"), "claimed") == []
    assert why_not(s, "TAnA1") == ()


@allows(R.TERRITORY)
def test_the_border_must_cover_all_the_space_between_the_walls() -> None:
    s = city(TAVERN, TAVERN_LEGEND)
    assert told(answer(s, "STnA2"), "claimed") == [{"seat": DARK, "squares": ("A1",)}]


@prevents(R.TERRITORY)
def test_buildings_in_different_corners_of_the_city_enclose_nothing() -> None:
    s = city(TAVERN, TAVERN_LEGEND)
    assert told(answer(s, "TAnJ1", "TAnC10", "SQnI9"), "claimed") == []
    assert land(s, DARK) == ""


@prevents(R.TERRITORY)
def test_the_cathedral_never_fills_the_gap_in_a_border() -> None:
    drawing = """
     A B C D E F G H I J
 1   . . + . . . . . . .
 2   . + + + . . . . . .
 3   . . + . . . . . . .
 4   . . + . . . . . . .
 9   y y . . . . . . . a
10   y y . . . . . . . a
    """
    s = city(drawing, {"y": (LIGHT, "SQ"), "a": (DARK, "ST")})
    assert told(answer(s, CLOSING), "claimed") == []
    assert why_not(s, "STeA1") == ()
    assert land(s, DARK) == ""


@allows(R.TERRITORY)
def test_buildings_of_ones_own_may_stand_in_the_region_and_stay_there() -> None:
    s = city(CORNER.replace("1   . .", "1   t ."), {**LEGEND, "t": (DARK, "TA")})
    assert told(answer(s, CLOSING), "claimed") == [{"seat": DARK, "squares": ("B1", "A2", "B2")}]
    assert (DARK, "TA") in standing(s)


@allows(R.TERRITORY)
def test_several_regions_closed_by_one_move_are_all_conquered() -> None:
    drawing = """
     A B C D E F G H I J
 1   . . t . . . . . . .
 2   . . . . . . . . . .
 3   s s . . . . . . . .
 4   . . . . . . + . . .
 5   . . i . . + + + . .
 6   r r i i . . + . . .
 7   . . . . . . + . . .
 9   y y . . . . . . . .
10   y y . . . . . . . .
    """
    legend: Legend = {"s": (DARK, "ST"), "r": (DARK, "ST"), "t": (DARK, "TA"), "i": (DARK, "IN"), "y": (LIGHT, "SQ")}
    s = city(drawing, legend)
    assert told(answer(s, "BReC2"), "claimed") == [
        {"seat": DARK, "squares": ("A1", "B1", "A2", "B2")},
        {"seat": DARK, "squares": ("A4", "B4", "A5", "B5")},
    ]


@allows(R.TERRITORY)
def test_a_wall_may_claim_half_of_the_city() -> None:
    drawing = """
     A B C D E F G H I J
 1   . . . . a . . . . .
 2   . + . . a . . . . .
 3   + + + . a . . . . .
 4   . + . . s . . . . .
 5   . + . . s . . . . .
 6   . . . . r . . . . .
 7   . . . . r . . . . .
 9   y y . . . . . . . .
10   y y . . . . . . . .
    """
    s = city(drawing, {"a": (DARK, "BR"), "s": (DARK, "ST"), "r": (DARK, "ST"), "y": (LIGHT, "SQ")})
    (claimed,) = told(answer(s, "MAeE8"), "claimed")
    assert len(claimed["squares"]) == 50
    assert not any(build.x > 4 for build in choices(s, LIGHT))


@prevents(R.TERRITORY)
def test_nobody_conquers_land_with_the_first_building() -> None:
    s = GAME.setup()
    answer(s, "CAnF5")
    assert told(answer(s, "TOnC1"), "claimed") == []
    assert why_not(s, "INnA1") == ()


@allows(R.TERRITORY)
def test_an_empty_pocket_behind_the_first_building_is_its_owners_with_the_second() -> None:
    s = GAME.setup()
    answer(s, "CAnF5", "TOnC1", "TAnJ10")
    assert told(answer(s, "TAnJ8"), "claimed") == [{"seat": DARK, "squares": ("A1", "B1", "A2")}]


@prevents(R.TERRITORY)
def test_a_pocket_built_on_before_its_owners_second_building_stays_open() -> None:
    s = GAME.setup()
    answer(s, "CAnF5", "TOnC1", "TAnA1")
    assert told(answer(s, "TAnJ8"), "claimed") == []
    assert waiting(s) == (LIGHT,)
    assert (LIGHT, "TA") in standing(s)
    assert why_not(s, "TAnB1") == ()


@states(R.TERRITORY)
@pytest.mark.parametrize("seat", [LIGHT, DARK])
def test_a_lone_building_seals_at_most_three_squares_against_the_wall(seat: int) -> None:
    sealed = dict.fromkeys(KINDS, 0)
    s = empty_city(CathedralOptions())
    for build, squares in SQUARES[s.seats[seat]].items():
        s.covered[seat] = squares
        outside, *pockets = sorted(regions(s, s.seats[seat]), key=int.bit_count, reverse=True)
        assert outside.bit_count() > 90
        sealed[build.piece] = max(sealed[build.piece], sum(map(int.bit_count, pockets)))
    assert {piece: size for piece, size in sealed.items() if size} == {
        "TO": 3,
        "AC": 2,
        "IN": 1,
        "AB": 1,
        "CS": 1,
        "MA": 1,
        "IF": 1,
    }


@allows(R.TERRITORY)
def test_land_is_announced_once_and_stays_conquered() -> None:
    s = a_corner()
    answer(s, CLOSING)
    assert told(answer(s, "TAnE10", "STeB1", "TAnJ1", "TAnJ3"), "claimed") == []
    assert land(s, DARK) == "A1 A2"
