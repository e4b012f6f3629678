"""Article 2: one building a turn, on free squares, lined up with them."""

from __future__ import annotations

import pytest

from beffroi.core.engine import choices, waiting
from beffroi.core.model import BadInput
from beffroi.games.cathedral import GAME
from beffroi.games.cathedral.rulebook import DARK, LIGHT, Build, Capture, Leave, R
from beffroi.games.cathedral.state import Cathedral
from tests.games.cathedral.boards import Legend, answer, city, why_not
from tests.support.marks import allows, prevents, refuses, states
from tests.support.told import told

LEGEND: Legend = {"a": (LIGHT, "CS"), "b": (DARK, "BR"), "t": (DARK, "TA"), "u": (DARK, "TA")}
DRAWING = """
     A B C D E F G H I J
 1   . . . . . . . . . .
 2   . . t . . . . . . .
 3   . . . . . . . . . .
 4   . . . . + . . . a a
 5   . . . + + + . . a :
 6   . . . . + . . . a a
 7   . . . . + . . . . .
 8   . b b b . . . . . .
 9   . . . . . . . . u .
10   . . . . . . . . . .
"""


def a_city(asked: str = "d") -> Cathedral:
    return city(DRAWING, LEGEND, asked)


@states(R.BUILD)
@pytest.mark.parametrize("move", ["STnA1", "SQnI1", "STeF6", "SQnD2", "ABeI7", "MAsC9", "INwG4"])
def test_a_building_may_touch_the_wall_the_cathedral_and_any_other_building(move: str) -> None:
    assert why_not(a_city(), move) == ()


@states(R.BUILD)
def test_a_building_may_stand_wherever_all_its_squares_are_free() -> None:
    s = a_city()
    bridges = {GAME.write(build) for build in choices(a_city("l"), LIGHT) if build.piece == "BR"}
    assert {"BRnA1", "BRnH1", "BRnD3", "BRnH10", "BReA8", "BReJ8"} < bridges
    assert not {"BRnC4", "BRnA8", "BReC1", "BReI7", "BRnI1", "BReA9"} & bridges
    assert "SQnA1" in {GAME.write(build) for build in choices(s, DARK)}


@allows(R.BUILD)
def test_a_building_covers_its_squares_and_leaves_the_stock() -> None:
    s = a_city()
    events = answer(s, "ACnB3")
    assert told(events, "built") == [{"seat": DARK, "piece": "AC", "squares": ("B3", "A4", "B4", "C4", "C5")}]
    view = GAME.view(s, None)
    assert dict(view.stock[DARK])["AC"] == 0
    assert dict(view.stock[LIGHT])["AC"] == 1
    assert [each.squares for each in view.buildings if (each.seat, each.piece) == (DARK, "AC")] == [
        ("B3", "A4", "B4", "C4", "C5")
    ]


@allows(R.BUILD)
def test_a_building_may_be_turned_four_ways() -> None:
    s = a_city()
    for move, squares in {
        "ACnB3": "B3 A4 B4 C4 C5",
        "ACeB3": "B3 B4 C4 A5 B5",
        "ACsA3": "A3 A4 B4 C4 B5",
        "ACwB3": "B3 C3 A4 B4 B5",
    }.items():
        (built,) = told(answer(s.copy(), move), "built")
        assert " ".join(built["squares"]) == squares


@prevents(R.BUILD)
def test_a_building_is_never_turned_over() -> None:
    mirrored = ("B3", "C3", "A4", "B4")
    for seat, move in ((DARK, "ABnA3"), (LIGHT, "ABnB3")):
        s = a_city("ld"[seat])
        covered = {told(answer(s.copy(), GAME.write(each)), "built")[0]["squares"] for each in _abbeys(s)}
        assert (mirrored in covered) == (seat == LIGHT)
        assert told(answer(s, move), "built")[0]["squares"] in covered


def _abbeys(s: Cathedral) -> list[Build]:
    return [build for build in choices(s, waiting(s)[0]) if build.piece == "AB"]


@refuses(R.BUILD)
def test_a_building_must_stand_inside_the_wall() -> None:
    s = a_city()
    assert why_not(s, "INnJ1") == (R.BUILD.no("over-the-wall", piece="IN", squares=("J1",)),)
    assert why_not(s, "SQnA10") == (R.BUILD.no("over-the-wall", piece="SQ", squares=("A10", "B10")),)
    assert why_not(s, Build("ST", "n", -3, 20)) == (R.BUILD.no("over-the-wall", piece="ST", squares=()),)


@refuses(R.BUILD)
@pytest.mark.parametrize(
    ("move", "squares"),
    [
        ("SQnE3", ("E4",)),
        ("STeB7", ("B8",)),
        ("MAnH6", ("I6", "J6")),
        ("CSeB7", ("B8", "D8")),
    ],
)
def test_a_square_that_is_built_on_by_anybody_is_taken(move: str, squares: tuple[str, ...]) -> None:
    assert why_not(a_city(), move) == (R.BUILD.no("taken", squares=squares),)


@refuses(R.BUILD)
def test_whoever_has_placed_all_buildings_of_a_kind_has_none_left() -> None:
    s = a_city()
    assert why_not(s, "TAnA1") == (R.BUILD.no("none-left", piece="TA"),)
    assert why_not(s, "BRnA1") == (R.BUILD.no("none-left", piece="BR"),)
    assert why_not(a_city("l"), "TAnA1") == ()


@refuses(R.BUILD)
@pytest.mark.parametrize("move", ["XXnA1", "CAnB1"])
def test_only_a_sides_own_buildings_can_be_built(move: str) -> None:
    assert why_not(a_city(), move) == (R.BUILD.no("no-such-building"),)


@refuses(R.BUILD)
def test_a_building_that_looks_the_same_turned_has_one_name_for_it() -> None:
    s = a_city()
    assert why_not(s, "STsA1") == (R.BUILD.no("no-such-facing", piece="ST", facings=("n", "e")),)
    assert why_not(s, "IFwB5") == (R.BUILD.no("no-such-facing", piece="IF", facings=("n",)),)
    assert why_not(s, Build("TO", "x", 2, 2)) == (
        R.BUILD.no("no-such-facing", piece="TO", facings=("n", "e", "s", "w")),
    )


@refuses(R.BUILD)
@refuses(R.TERRITORY)
def test_everything_that_is_wrong_with_a_building_is_said_at_once() -> None:
    assert why_not(a_city(), "BRnI5") == (
        R.BUILD.no("none-left", piece="BR"),
        R.BUILD.no("over-the-wall", piece="BR", squares=("I5", "J5")),
        R.BUILD.no("taken", squares=("I5",)),
        R.TERRITORY.no("conquered", seat=LIGHT, squares=("J5",)),
    )


@refuses(R.BUILD)
def test_a_kind_that_is_used_up_and_a_wrong_direction_are_both_said() -> None:
    assert why_not(a_city(), "BRwA1") == (
        R.BUILD.no("none-left", piece="BR"),
        R.BUILD.no("no-such-facing", piece="BR", facings=("n", "e")),
    )


@prevents(R.BUILD)
def test_nobody_passes_by_choice() -> None:
    s = a_city()
    assert all(isinstance(action, Build) for action in choices(s, DARK))
    for instead in (Capture(), Leave()):
        assert [refusal.why for refusal in why_not(s, instead)] == ["not-asked"]
    with pytest.raises(BadInput, match="bad-move"):
        GAME.read("pass")
