"""Article 6: who can place nothing is passed over; the game ends when nobody can place anything."""

from __future__ import annotations

import pytest

from beffroi.core.engine import choices, refusals, waiting
from beffroi.core.model import Result
from beffroi.games.cathedral import GAME
from beffroi.games.cathedral.rulebook import DARK, LIGHT, MOST_PLIES, Build, R
from tests.games.cathedral.boards import answer
from tests.support.marks import allows, prevents, states
from tests.support.told import told

LATE = (
    "MAnF9,IFnD8,ACsH4,INeH3,INwI1,SQnF7,BRnC7,TOwJ8,TAnJ5,STeH6"
    " STeB6,IFnB1,TOeA8,INwD1,CSnD3,INnB4,STnA5,TAnA7,BRnC6,TAnA3,MAsF3"
    " CAeG1 d1d6l/10/d1d6l/d8l/8ll/d6lll/7lll/4l2lll/8ll/d3ll1lll ld l 23 g"
)
"""Light to move; dark can place nothing any more."""
BESIEGED = (
    "INeB1,CSwC9,TOnH1,INeA8,MAwF1,SQnD2,STnG9,ABeI4,IFnF7"
    " CSsD5,TOsG3,STnF10,BReC6,STeA2,MAwC3,TAnH5,INeG5,TAnH6,INeB4"
    " CAnI7 3ll1l1ll/9l/10/9l/10/3d6/10/10/l9/ll1l6 ld l 19 g"
)
"""Light to move; dark's last place is for the Square on A6, and dark's Stable on F10 can be enclosed."""
EARLY = "TAnA1 TAnC1 CAnF5 10/10/10/10/10/10/10/10/10/10 ld d {plies} g"


@allows(R.END)
def test_who_can_place_nothing_is_passed_over_and_the_other_side_goes_on() -> None:
    s = GAME.read_position(LATE)
    for move in ("TAnH1", "STeI5"):
        assert told(answer(s, move), "passed-over") == [{"seat": DARK}]
        assert waiting(s) == (LIGHT,)


@allows(R.END)
def test_who_was_passed_over_moves_again_once_a_captured_building_fits_somewhere() -> None:
    s = GAME.read_position(BESIEGED)
    assert told(answer(s, "STeA6"), "passed-over") == [{"seat": DARK}]
    answer(s, "TAnH10", "capture")
    assert waiting(s) == (DARK,)
    assert {build.piece for build in choices(s, DARK)} == {"ST"}


@allows(R.END)
def test_the_game_ends_when_neither_side_can_place_a_building() -> None:
    s = GAME.read_position(LATE)
    answer(s, "TAnH1", "STeI5")
    assert told(answer(s, "ABnI7"), "passed-over") == []
    assert waiting(s) == ()
    assert s.result == Result("fewest-squares", (1, 2), (5, 13))


@prevents(R.END)
def test_the_game_is_not_over_while_one_side_can_still_build() -> None:
    s = GAME.read_position(LATE)
    answer(s, "TAnH1")
    assert s.result is None
    assert all(isinstance(action, Build) for action in choices(s, LIGHT))


@prevents(R.END)
def test_nobody_is_passed_over_who_can_build() -> None:
    s = GAME.read_position(BESIEGED)
    assert told(answer(s, "TAnH10", "leave"), "passed-over") == []
    assert waiting(s) == (DARK,)
    assert [GAME.write(build) for build in choices(s, DARK)] == ["SQnA6"]


@prevents(R.END)
def test_nothing_is_built_after_the_end() -> None:
    s = GAME.read_position(LATE)
    answer(s, "TAnH1", "STeI5", "ABnI7")
    for seat in s.seats:
        assert refusals(s, seat, GAME.read("TAnA1")) == (R.TABLE.no("game-is-over"),)


@states(R.END)
def test_a_game_that_would_never_end_is_counted_after_two_hundred_buildings() -> None:
    assert MOST_PLIES == 200
    s = GAME.read_position(EARLY.format(plies=199))
    answer(s, "STnA3")
    assert s.result == Result("fewest-squares", (2, 1), (46, 44))


@prevents(R.END)
@pytest.mark.parametrize("plies", [2, 198])
def test_a_game_is_not_stopped_before_two_hundred_buildings(plies: int) -> None:
    s = GAME.read_position(EARLY.format(plies=plies))
    answer(s, "STnA3")
    assert s.result is None
    assert waiting(s) == (LIGHT,)


@states(R.END)
def test_a_capture_is_still_asked_for_after_the_last_building() -> None:
    s = GAME.read_position("TAnA1,SQnI9 TAnJ1 CAnF5 10/10/10/10/10/10/10/10/10/10 ld d 199 g")
    answer(s, "INeB1")
    assert s.result is None
    answer(s, "capture")
    assert s.result == Result("draw", (1, 1), (43, 43))
