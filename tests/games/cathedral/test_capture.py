"""Article 5: a single foreign building that is enclosed may be captured, at once or not at all."""

from __future__ import annotations

import pytest

from beffroi.core.ask import YesNo
from beffroi.core.engine import choices, refusals, waiting
from beffroi.games.cathedral import GAME
from beffroi.games.cathedral.rulebook import DARK, LIGHT, Build, Capture, Leave, R
from beffroi.games.cathedral.state import Cathedral
from tests.games.cathedral.boards import (
    NOTE_5_MOVE,
    SAMPLE_DRAWING,
    SAMPLE_LEGEND,
    Legend,
    answer,
    city,
    land,
    sample_board,
    sample_board_after,
    sample_board_before,
    standing,
    why_not,
)
from tests.support.marks import allows, prevents, states
from tests.support.told import told

LEGEND: Legend = {"a": (DARK, "BR"), "x": (LIGHT, "TA"), "y": (LIGHT, "SQ"), "z": (LIGHT, "BR")}
HUT = """
     A B C D E F G H I J
 1   x . a . . . . . . .
 2   . . a . . . . . . .
 3   . . a . . . . . . .
 4   . . . . . + . . . .
 5   . . . . + + + . . .
 6   . . . . . + . . . .
 7   . . . . . + . . . .
 9   y y . . . . . . . .
10   y y . . . . . z z z
"""
CLOSING = "STnA3"


def a_hut() -> Cathedral:
    """A Tavern of light's in four squares that dark's Stable on A3 and B3 closes off."""
    return city(HUT, LEGEND)


def enclosed(s: Cathedral) -> str:
    """The building that may be captured now."""
    return " ".join(GAME.view(s, None).enclosed)


@allows(R.CAPTURE)
def test_a_single_building_enclosed_may_be_captured_and_the_space_conquered() -> None:
    s = a_hut()
    answer(s, CLOSING)
    assert waiting(s) == (DARK,)
    assert set(choices(s, DARK)) == {Capture(), Leave()}
    assert choices(s, DARK).ask() == YesNo(Capture(), Leave())
    assert enclosed(s) == "A1"
    assert land(s, DARK) == ""
    events = answer(s, "capture")
    assert told(events, "captured") == [{"seat": DARK, "piece": "TA", "squares": ("A1",)}]
    assert told(events, "claimed") == [{"seat": DARK, "squares": ("A1", "B1", "A2", "B2")}]
    assert (LIGHT, "TA") not in standing(s)
    assert land(s, DARK) == "A1 B1 A2 B2"
    assert waiting(s) == (LIGHT,)


@prevents(R.CAPTURE)
def test_a_building_left_stays_and_the_space_stays_open_to_both() -> None:
    s = a_hut()
    events = answer(s, CLOSING, "leave")
    assert told(events, "left") == [{"seat": DARK, "piece": "TA", "squares": ("A1",)}]
    assert told(events, "claimed") == []
    assert (LIGHT, "TA") in standing(s)
    assert land(s, DARK) == land(s, LIGHT) == ""
    assert why_not(s, "STnA2") == ()
    answer(s, "TAnE10")
    assert why_not(s, "STnA2") == ()


@prevents(R.CAPTURE)
def test_a_building_left_is_not_captured_later_by_building_elsewhere() -> None:
    s = a_hut()
    answer(s, CLOSING, "leave", "STnE9", "TAnJ1")
    assert waiting(s) == (LIGHT,)
    assert (LIGHT, "TA") in standing(s)


@prevents(R.CAPTURE)
def test_a_building_left_is_not_asked_about_again_when_one_builds_beside_it() -> None:
    s = a_hut()
    answer(s, CLOSING, "leave", "STnE9", "TAnB2")
    assert waiting(s) == (LIGHT,)
    assert land(s, DARK) == ""
    assert why_not(s, "TAnA2") == ()


@allows(R.CAPTURE)
def test_a_building_left_may_be_captured_once_it_is_cut_off_again_in_a_smaller_part() -> None:
    s = city(HUT.replace("4   . . .", "4   . . t"), {**LEGEND, "t": (DARK, "TA")})
    answer(s, "STnA4", "leave", "STnE9", "STnA2")
    assert enclosed(s) == "A1"
    answer(s, "capture")
    assert land(s, DARK) == "A1 B1 A3 B3"


@prevents(R.CAPTURE)
def test_a_building_never_offered_stays_and_its_space_stays_open() -> None:
    s = GAME.setup()
    answer(s, "CAnF5", "TOnC1", "TAnA1")
    answer(s, "TAnB1")
    assert waiting(s) == (LIGHT,)
    assert (LIGHT, "TA") in standing(s)
    assert land(s, DARK) == ""
    assert why_not(s, "TAnA2") == ()


@allows(R.CAPTURE)
def test_a_captured_building_goes_back_to_its_owner_who_may_build_it_again() -> None:
    s = a_hut()
    before = GAME.view(s, None).unplaced
    answer(s, CLOSING, "capture")
    after = GAME.view(s, None)
    assert dict(after.stock[LIGHT])["TA"] == 2
    assert after.unplaced == (before[LIGHT] + 1, before[DARK] - 2)
    answer(s, "TAnE10", "TAnJ1")
    assert why_not(s, "TAnG10") == ()


@prevents(R.CAPTURE)
def test_the_first_building_captures_nothing() -> None:
    s = GAME.read_position("- TAnA1 CAnF5 10/10/10/10/10/10/10/10/10/10 d l 1 g")
    assert told(answer(s, "INeB1"), "claimed") == []
    assert waiting(s) == (DARK,)
    assert (DARK, "TA") in standing(s)


@prevents(R.CAPTURE)
def test_two_buildings_enclosed_are_both_safe_and_the_space_stays_open_to_both() -> None:
    s = city(HUT.replace("1   x .", "1   x w"), {**LEGEND, "w": (LIGHT, "TA")})
    events = answer(s, CLOSING)
    assert waiting(s) == (LIGHT,)
    assert told(events, "claimed") == []
    assert why_not(s, "STnA2") == ()
    answer(s, "STnE9")
    assert why_not(s, "STnA2") == ()


@allows(R.CAPTURE)
def test_buildings_of_ones_own_in_the_region_do_not_protect_the_enemy_there() -> None:
    s = city(HUT.replace("1   x .", "1   x w"), {**LEGEND, "w": (DARK, "TA")})
    answer(s, CLOSING)
    assert enclosed(s) == "A1"
    answer(s, "capture")
    assert (DARK, "TA") in standing(s)
    assert land(s, DARK) == "A1 A2 B2"


@states(R.CAPTURE)
def test_a_building_that_closes_the_last_corner_encloses_like_any_other() -> None:
    drawing = """
     A B C D E F G H I J
 1   x t . . . . . . . .
 2   u . . . . . . . . .
 4   . . . . . + . . . .
 5   . . . . + + + . . .
 6   . . . . . + . . . .
 7   . . . . . + . . . .
 9   y y . . . . . . . .
10   y y . . . . . . . .
    """
    s = city(drawing, {"t": (DARK, "TA"), "u": (DARK, "TA"), "x": (LIGHT, "TA"), "y": (LIGHT, "SQ")})
    answer(s, "STeB2")
    assert enclosed(s) == "A1"


JUNCTION_LEGEND: Legend = {
    "s": (DARK, "ST"),
    "r": (DARK, "ST"),
    "t": (DARK, "TA"),
    "i": (DARK, "IN"),
    "w": (LIGHT, "TA"),
    "x": (LIGHT, "TA"),
    "y": (LIGHT, "SQ"),
}
JUNCTION = """
     A B C D E F G H I J
 1   w . t . . . . . . .
 2   . . . . . . . . . .
 3   s s . . . . . . . .
 4   . . . . . . + . . .
 5   . x i . . + + + . .
 6   r r i i . . + . . .
 7   . . . . . . + . . .
 9   y y . . . . . . . .
10   y y . . . . . . . .
"""


@allows(R.CAPTURE)
@pytest.mark.parametrize(
    ("first", "second", "conquered", "taverns"),
    [
        ("capture", "capture", "A1 B1 A2 B2 A4 B4 A5 B5", 2),
        ("capture", "leave", "A1 B1 A2 B2", 1),
        ("leave", "capture", "A4 B4 A5 B5", 1),
        ("leave", "leave", "", 0),
    ],
)
def test_several_buildings_enclosed_apart_are_asked_for_one_by_one(
    first: str, second: str, conquered: str, taverns: int
) -> None:
    s = city(JUNCTION, JUNCTION_LEGEND)
    answer(s, "BReC2")
    assert enclosed(s) == "A1"
    answer(s, first)
    assert enclosed(s) == "B5"
    answer(s, second)
    assert waiting(s) == (LIGHT,)
    assert land(s, DARK) == conquered
    assert dict(GAME.view(s, None).stock[LIGHT])["TA"] == taverns


@states(R.CAPTURE)
def test_an_empty_region_is_conquered_before_the_building_in_another_is_asked_for() -> None:
    legend = {letter: owned for letter, owned in JUNCTION_LEGEND.items() if letter != "w"}
    s = city(JUNCTION.replace("1   w", "1   ."), legend)
    assert told(answer(s, "BReC2"), "claimed") == [{"seat": DARK, "squares": ("A1", "B1", "A2", "B2")}]
    assert enclosed(s) == "B5"


CHOIR_LEGEND: Legend = {"a": (DARK, "BR"), "i": (DARK, "IN"), "y": (LIGHT, "SQ"), "z": (LIGHT, "BR")}
CHOIR = """
     A B C D E F G H I J
 1   . + . a . . . . . .
 2   + + + a . . . . . .
 3   . + . a . . . . . .
 4   . + . i . . . . . .
 5   . . i i . . . . . .
 9   y y . . . . . . . .
10   y y . . . . . z z z
"""
CHOIR_CLOSING = "STnA5"


@allows(R.CAPTURE)
def test_the_cathedral_alone_may_be_captured() -> None:
    s = city(CHOIR, CHOIR_LEGEND)
    answer(s, CHOIR_CLOSING)
    assert enclosed(s) == "B1 A2 B2 C2 B3 B4"
    events = answer(s, "capture")
    assert told(events, "captured") == [{"seat": DARK, "piece": "CA", "squares": ("B1", "A2", "B2", "C2", "B3", "B4")}]
    assert land(s, DARK) == "A1 B1 C1 A2 B2 C2 A3 B3 C3 A4 B4 C4"
    assert GAME.view(s, None).cathedral == "captured"


@prevents(R.CAPTURE)
def test_a_captured_cathedral_never_returns_and_counts_for_nobody() -> None:
    s = city(CHOIR, CHOIR_LEGEND)
    before = GAME.view(s, None)
    answer(s, CHOIR_CLOSING, "capture")
    view = GAME.view(s, None)
    assert view.unplaced == (before.unplaced[LIGHT], before.unplaced[DARK] - 2)
    assert not any("CA" in dict(stock) for stock in view.stock)
    for _ in (LIGHT, DARK):
        assert why_not(s, "CAnG4") == (R.BUILD.no("no-such-building"),)
        answer(s, "TAnE10" if waiting(s) == (LIGHT,) else "TAnJ1")


@allows(R.CAPTURE)
def test_a_cathedral_left_goes_on_standing() -> None:
    s = city(CHOIR, CHOIR_LEGEND)
    assert told(answer(s, CHOIR_CLOSING, "leave"), "left")[0]["piece"] == "CA"
    assert GAME.view(s, None).cathedral == "standing"
    assert why_not(s, "TAnC4") == ()


@prevents(R.CAPTURE)
def test_the_cathedral_and_a_building_enclosed_together_protect_each_other() -> None:
    s = city(CHOIR.replace("4   . + .", "4   . + x"), {**CHOIR_LEGEND, "x": (LIGHT, "TA")})
    assert told(answer(s, CHOIR_CLOSING), "claimed") == []
    assert waiting(s) == (LIGHT,)
    assert GAME.view(s, None).cathedral == "standing"
    assert (LIGHT, "TA") in standing(s)


NEAR_CATHEDRAL = """
     A B C D E F G H I J
 1   x t . . . . . . . .
 2   . + . . . . . . . .
 3   + + + . . . . . . .
 4   . + . . . . . . . .
 5   . + . . . . . . . .
 9   y y . . . . . . . .
10   y y . . . . . . . .
"""
NEAR_SQUARE = """
     A B C D E F G H I J
 1   x t . . . . . . . .
 2   . y y . . . . . . .
 3   . y y . . . . . . .
 6   . . . . . + . . . .
 7   . . . . + + + . . .
 8   . . . . . + . . . .
 9   . . . . . + . . . .
"""


@prevents(R.CAPTURE)
@pytest.mark.parametrize("drawing", [NEAR_CATHEDRAL, NEAR_SQUARE])
def test_a_building_that_touches_the_cathedral_or_one_of_its_own_at_a_corner_is_safe(drawing: str) -> None:
    s = city(drawing, {"t": (DARK, "TA"), "x": (LIGHT, "TA"), "y": (LIGHT, "SQ")})
    answer(s, "TAnA2")
    assert waiting(s) == (LIGHT,)
    assert (LIGHT, "TA") in standing(s)


@prevents(R.CAPTURE)
@pytest.mark.parametrize(("letter", "move"), [("e", "TOnF3"), ("g", "ACsJ5"), ("b", "BReE1")])
def test_the_note_on_two_buildings_light_cannot_remove_them_and_the_space_is_free(letter: str, move: str) -> None:
    s = sample_board_before(letter)
    assert told(answer(s, move), "claimed") == []
    assert waiting(s) == (DARK,)
    assert {(DARK, "AB"), (DARK, "SQ")} < standing(s)
    for board in (s, sample_board()):
        for square in ("F2", "G3", "H1", "H3", "H4", "I1", "I2", "I5", "J1", "J2"):
            assert why_not(board, f"TAn{square}") == ()


@prevents(R.CAPTURE)
@pytest.mark.parametrize(("letter", "move"), [("h", "INnC6"), ("j", "TOwD8"), ("d", "ACnB3")])
def test_note_4_the_cathedral_and_the_manor_are_safe_and_the_space_is_free(letter: str, move: str) -> None:
    s = sample_board_before(letter)
    answer(s, move)
    assert waiting(s) == (LIGHT,)
    assert {(None, "CA"), (LIGHT, "MA")} < standing(s)
    for board in (s, city(SAMPLE_DRAWING, SAMPLE_LEGEND, asked="d")):
        for square in ("A5", "A6", "A8", "A9", "A10", "B5", "B10", "C8", "C9"):
            assert why_not(board, f"TAn{square}") == ()


@allows(R.CAPTURE)
def test_note_5_the_inn_isolates_the_infirmary_which_may_be_removed() -> None:
    s = sample_board()
    answer(s, NOTE_5_MOVE)
    assert waiting(s) == (LIGHT,)
    assert enclosed(s) == "I8 H9 I9 J9 I10"
    events = answer(s, "capture")
    assert told(events, "captured") == [{"seat": LIGHT, "piece": "IF", "squares": ("I8", "H9", "I9", "J9", "I10")}]
    assert (DARK, "IF") not in standing(s)
    assert dict(GAME.view(s, None).stock[DARK])["IF"] == 1


@allows(R.CAPTURE)
def test_note_5_the_space_around_the_infirmary_becomes_lights_even_where_it_was_darks() -> None:
    assert land(sample_board(), DARK).endswith("J10")
    s = sample_board_after("capture")
    assert land(s, LIGHT) == "J7 I8 J8 H9 I9 J9 I10 J10"
    assert land(s, DARK) == "A1 B1 A2 B2 C2 A3"
    assert why_not(s, "TAnJ10") == (R.TERRITORY.no("conquered", seat=LIGHT, squares=("J10",)),)


@prevents(R.CAPTURE)
def test_note_5_if_the_infirmary_is_left_the_space_stays_as_it_was() -> None:
    s = sample_board_after("leave")
    assert (DARK, "IF") in standing(s)
    assert land(s, LIGHT) == ""
    assert land(s, DARK).endswith("J10")
    assert why_not(s, "STeJ7") == ()


@prevents(R.CAPTURE)
def test_whoever_is_asked_to_capture_must_answer_that_first() -> None:
    s = a_hut()
    answer(s, CLOSING)
    assert why_not(s, Build("TA", "n", 9, 0)) == (R.TABLE.no("not-asked"),)
    assert refusals(s, LIGHT, Capture()) == (R.TABLE.no("not-your-turn"),)
