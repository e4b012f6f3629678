"""What a table may agree on: the outside guard, the balanced opening, capturing without asking."""

from __future__ import annotations

import pytest

from beffroi.core.action import Seat
from beffroi.core.engine import choices, refusals, waiting
from beffroi.games.cathedral import GAME
from beffroi.games.cathedral.rulebook import DARK, LIGHT, Capture, CathedralOptions, R
from beffroi.games.cathedral.state import Cathedral
from tests.games.cathedral.boards import Legend, answer, city, land, standing, why_not
from tests.games.cathedral.test_capture import (
    CHOIR,
    CHOIR_CLOSING,
    CHOIR_LEGEND,
    CLOSING,
    HUT,
    JUNCTION,
    JUNCTION_LEGEND,
    LEGEND,
)
from tests.support.marks import allows, prevents, states
from tests.support.told import told

LONE_TAVERN = "TAnJ1 INnG5 CAsD7 10/10/10/10/10/10/10/10/10/10 ld d 2 {options}"
"""Dark's Tower on H1 encloses the Tavern on one side and, on the other, the Cathedral."""


def test_the_guard_is_on_and_the_other_agreements_are_off_unless_agreed() -> None:
    assert CathedralOptions() == CathedralOptions(outside_guard=True, lehmann_woods=False, always_capture=False)


@prevents(R.OUTSIDE)
def test_a_move_that_encloses_the_whole_city_does_not_win_its_largest_part() -> None:
    s = GAME.read_position(LONE_TAVERN.format(options="g"))
    assert told(answer(s, "TOeH1"), "outside-stays-free") == [{"seat": DARK}]
    assert GAME.view(s, None).enclosed == ("J1",)
    answer(s, "capture")
    assert waiting(s) == (LIGHT,)
    assert land(s, DARK) == "I1 J1 J2"
    assert (None, "CA") in standing(s)


@states(R.OUTSIDE)
def test_without_the_guard_a_move_may_win_the_whole_city() -> None:
    s = GAME.read_position(LONE_TAVERN.format(options="-"))
    events = answer(s, "TOeH1")
    asked = []
    while enclosed := GAME.view(s, None).enclosed:
        asked.append(enclosed[0])
        events += answer(s, "capture")
    assert asked == ["J1", "D7"]
    assert told(events, "outside-stays-free") == []
    assert len(land(s, DARK).split()) == 100 - 8
    assert told(events, "passed-over") == [{"seat": LIGHT}]


DIVIDED_LEGEND: Legend = {
    "a": (DARK, "BR"),
    "s": (DARK, "ST"),
    "r": (DARK, "ST"),
    "x": (LIGHT, "TA"),
}
DIVIDED = """
     A B C D E F G H I J
 1   . . . . a . . . . .
 2   . + . . a . . . . .
 3   + + + . a . . . . .
 4   . + . . s . . . . .
 5   . + . . s . . . . .
 6   . . . . r . . . . .
 7   . . . . r . . . . .
 8   . . . . . . . . x .
"""


@prevents(R.OUTSIDE)
def test_the_largest_part_is_the_outside_whatever_stands_in_it() -> None:
    s = city(DIVIDED, DIVIDED_LEGEND)
    answer(s, "MAeE8")
    assert GAME.view(s, None).enclosed[0] == "B2"
    answer(s, "capture")
    assert waiting(s) == (LIGHT,)
    assert len(land(s, DARK).split()) == 39
    assert (LIGHT, "TA") in standing(s)


HALVED_LEGEND: Legend = {**DIVIDED_LEGEND, "m": (DARK, "MA")}
HALVED = """
     A B C D E F G H I J
 1   . . . . a . . . . .
 2   . + . . a . . . . .
 3   + + + . a . . . . .
 4   . + . . m . . . . .
 5   . + . . m m . . . .
 6   . . . . m s . . . .
 7   . . . . . s . . . .
 8   . . . . . r . . x .
 9   . . . . . r . . . .
"""


@prevents(R.OUTSIDE)
def test_of_two_equally_large_parts_the_one_nearer_to_a1_stays_free() -> None:
    s = city(HALVED, HALVED_LEGEND)
    answer(s, "TAnF10")
    assert GAME.view(s, None).enclosed == ("I8",)
    answer(s, "capture")
    assert len(land(s, DARK).split()) == 44
    assert why_not(s, "TAnA1") == ()


@prevents(R.OUTSIDE)
def test_an_outside_of_more_than_fifty_squares_is_not_enclosed_whatever_else_is_won() -> None:
    s = GAME.setup()
    events = answer(s, "CAnB1", "CSsC1", "TAnA1", "TOnC4")
    assert told(events, "outside-stays-free") == [{"seat": DARK}]
    assert told(events, "claimed") == []
    assert waiting(s) == (LIGHT,)


@states(R.OUTSIDE)
def test_without_the_guard_an_outside_of_any_size_may_be_enclosed() -> None:
    s = GAME.setup(options=CathedralOptions(outside_guard=False))
    (claimed,) = told(answer(s, "CAnB1", "CSsC1", "TAnA1", "TOnC4"), "claimed")
    assert len(claimed["squares"]) == 80


FENCED_LEGEND: Legend = {**DIVIDED_LEGEND, "i": (DARK, "IN")}
FENCED = """
     A B C D E F G H I J
 1   . + . a . . . . . .
 2   + + + a . . . . . .
 3   . + . a . . . . . .
 4   . + . s . . . . . .
 5   x . . s . . . . . .
 6   . . . i i . . . . .
 7   . . . . i . . . . .
 8   . . . . r . . . . .
 9   . . . . r . . . . .
"""


@prevents(R.OUTSIDE)
def test_an_empty_outside_stays_free_until_fifty_squares_are_left_of_it() -> None:
    s = city(FENCED, FENCED_LEGEND)
    for closing, reply in (("TAnE10", "TAnA10"), ("SQnI1", "STnA8")):  # 55 squares behind the wall, then 51
        assert told(answer(s, closing), "outside-stays-free") == [{"seat": DARK}]
        assert land(s, DARK) == ""
        assert why_not(s, "STnI10") == ()
        answer(s, reply)
    (claimed,) = told(answer(s, "TAnG5"), "claimed")
    assert len(claimed["squares"]) == 50


@prevents(R.OUTSIDE)
def test_land_that_is_ones_own_already_is_neither_the_outside_nor_won() -> None:
    drawing = """
     A B C D E F G H I J
 1   # # # # a . . . . .
 2   # # # # a . . . . .
 3   # # # # a . . . . .
 4   # # # # s . . . . .
 5   # # # # s . . . . .
 6   # # # # r . . . . .
 7   # # # # r . . . . .
 8   # # # # m . . . . .
 9   # # # # m m . . . .
10   # # # # m . . . . .
    """
    legend: Legend = {"a": (DARK, "BR"), "s": (DARK, "ST"), "r": (DARK, "ST"), "m": (DARK, "MA")}
    s = city(drawing, legend)
    events = answer(s, "IFnH4")
    assert told(events, "outside-stays-free") == [{"seat": DARK}]
    assert told(events, "claimed") == []


@states(R.OUTSIDE)
def test_an_outside_that_would_not_have_been_won_is_not_spoken_of() -> None:
    s = city(HUT, LEGEND)
    assert told(answer(s, CLOSING, "leave", "TAnE10", "TAnB1"), "outside-stays-free") == []
    s = GAME.setup()
    assert told(answer(s, "CAnF5", "TOnC1", "TAnA1", "TAnJ10"), "outside-stays-free") == []


@states(R.OUTSIDE)
def test_the_guard_says_nothing_while_some_part_of_the_city_is_not_won() -> None:
    s = city(HUT, LEGEND)
    assert told(answer(s, CLOSING), "outside-stays-free") == []
    assert GAME.view(s, None).enclosed == ("A1",)


@allows(R.OUTSIDE)
def test_in_an_empty_city_a_corner_closed_off_is_won_and_the_outside_is_not() -> None:
    s = GAME.read_position("- BReC1 x 10/10/10/10/10/10/10/10/10/10 ld d 3 g")
    events = answer(s, "STnA3")
    assert told(events, "outside-stays-free") == [{"seat": DARK}]
    assert told(events, "claimed") == [{"seat": DARK, "squares": ("A1", "B1", "A2", "B2")}]


def a_balanced_start() -> Cathedral:
    return GAME.setup(options=CathedralOptions(lehmann_woods=True))


@allows(R.BALANCE)
def test_in_the_balanced_opening_light_places_the_cathedral_after_darks_first_building() -> None:
    s = a_balanced_start()
    order: list[Seat] = []
    for move in ("TOnC1", "CAnF5", "TAnJ10", "STnA5", "STnH10"):
        order += waiting(s)
        answer(s, move)
    assert order == [DARK, LIGHT, LIGHT, DARK, LIGHT]


@allows(R.BALANCE)
def test_in_the_balanced_opening_dark_may_build_anywhere_and_the_cathedral_stands_beside_it() -> None:
    s = a_balanced_start()
    assert len(choices(s, DARK)) == 2141
    assert told(answer(s, "IFnF4"), "cathedral-now") == [{"seat": LIGHT}]
    assert why_not(s, "CAnB1") == ()
    assert why_not(s, "CAnF6") == (R.BUILD.no("taken", squares=("F6",)),)


@prevents(R.BALANCE)
def test_in_the_balanced_opening_the_cathedral_does_not_come_first() -> None:
    s = a_balanced_start()
    assert why_not(s, "CAnF5") == (R.BUILD.no("no-such-building"),)
    assert refusals(s, LIGHT, GAME.read("CAnF5")) == (R.TABLE.no("not-your-turn"),)


@prevents(R.BALANCE)
def test_in_the_balanced_opening_light_builds_nothing_before_the_cathedral() -> None:
    s = a_balanced_start()
    answer(s, "TOnC1")
    assert why_not(s, "TAnJ10") == (R.CATHEDRAL.no("cathedral-first"),)


@prevents(R.BALANCE)
def test_in_the_balanced_opening_first_buildings_conquer_nothing_either() -> None:
    s = a_balanced_start()
    assert told(answer(s, "TOnC1", "CAnF5", "TOeI8"), "claimed") == []
    assert told(answer(s, "TAnE1", "TAnJ1"), "claimed") == [
        {"seat": DARK, "squares": ("A1", "B1", "A2")},
        {"seat": LIGHT, "squares": ("J9", "I10", "J10")},
    ]


@prevents(R.BALANCE)
def test_without_the_balanced_opening_the_cathedral_is_placed_once_and_first() -> None:
    s = GAME.setup()
    events = answer(s, "CAnF5", "TOnC1", "TAnJ10")
    assert told(events, "cathedral-now") == []
    assert len(told(events, "cathedral-placed")) == 1


@allows(R.CAPTURE)
@pytest.mark.parametrize(
    ("drawing", "legend", "move", "captured", "conquered"),
    [
        (HUT, LEGEND, CLOSING, ["TA"], "A1 B1 A2 B2"),
        (JUNCTION, JUNCTION_LEGEND, "BReC2", ["TA", "TA"], "A1 B1 A2 B2 A4 B4 A5 B5"),
        (CHOIR, CHOIR_LEGEND, CHOIR_CLOSING, ["CA"], "A1 B1 C1 A2 B2 C2 A3 B3 C3 A4 B4 C4"),
    ],
)
def test_a_table_may_agree_that_enclosed_buildings_are_captured_without_asking(
    drawing: str, legend: Legend, move: str, captured: list[str], conquered: str
) -> None:
    s = city(drawing, legend, options="ga")
    events = answer(s, move)
    assert [facts["piece"] for facts in told(events, "captured")] == captured
    assert land(s, DARK) == conquered
    assert waiting(s) == (LIGHT,)
    assert refusals(s, DARK, Capture()) == (R.TABLE.no("not-asked"),)


@states(R.OUTSIDE)
def test_capturing_without_asking_and_without_the_guard_can_win_the_city_in_two_moves() -> None:
    s = GAME.read_position(LONE_TAVERN.format(options="a"))
    events = answer(s, "TOeH1")
    assert [facts["piece"] for facts in told(events, "captured")] == ["TA", "CA"]
    while waiting(s):
        assert waiting(s) == (DARK,)
        answer(s, GAME.write(next(iter(choices(s, DARK)))))
    assert s.result is not None
    assert (s.result.places, s.result.points[LIGHT]) == ((2, 1), 47)
