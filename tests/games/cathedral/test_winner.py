"""Article 7: who has placed everything wins, else who would cover fewer squares."""

from __future__ import annotations

import pytest

from beffroi.core.model import Result
from beffroi.games.cathedral import GAME
from beffroi.games.cathedral.rulebook import DARK, LIGHT, R
from beffroi.games.cathedral.state import Cathedral
from tests.games.cathedral.boards import answer
from tests.support.marks import allows, prevents
from tests.support.told import told

LIGHT_PLACES_ALL = (
    "ACeF6,MAnE9,CSeG1,SQnC9,IFnI5,TOwH3,ABnI9,INnE7,TAnI3,TAnG10,BReJ1,INeI4,STeH8"
    " MAsE3,CSsA5,IFnB1,STnB4,INeF1,ABeB8,STnC3,TAnG3,INwD1,TAnC1"
    " CAnD5 d1ddd2l1l/3d5l/d1dd4ll/d7ll/7l1l/d9/9l/d4l1lll/7lll/4l1llll ld l 24 -"
)
DARK_PLACES_ALL = (
    "TAnI3,MAeC1,TAnA2,CSeG1,ACsF2,BRnA4,STeE5,STeJ2,INwD1,INeB5"
    " IFnG6,TOwA8,ACwI4,MAsI7,INnF9,SQnD9,ABeH3,CSeH9,INnA6,TAnF6,STnE8,TAnC8,BReJ5"
    " CAsD5 ll1lll1l1l/3ll5/ll8/10/9d/7d1d/d8d/10/d6ddd/dd3d1ddd ld d 23 g"
)
LIGHT_LACKS_LESS = (
    "ABeF8,MAwD8,ACwB6,TOsH1,IFnI8,STnF1,STeC9,BRnD7,INwD4,TAnJ4,TAnC7"
    " INeG2,ACnB1,CSwA4,ABeE1,MAnE4,BReG6,INwH7,STnC6,TAnB3,TAnA6,STeJ6"
    " CAsI3 d1dd5l/10/dd8/1d8/10/10/10/l3l5/lll7/lll1ll1l1l ld l 22 w"
)
DARK_LACKS_LESS_IN_MORE_BUILDINGS = (
    "INnG3,ABnI9,STeH4,TOsG1,INwI4,IFnG8,ACwE1,MAnC9,TAnJ10,TAnJ3,BRnB8"
    " SQnA4,CSsB1,TOeA8,MAwA1,IFnI6,BRnC5,INsD3,INeB6,ACnD6,TAnG7,TAnH8"
    " CAsF4 d4l2ll/dd3ll2l/d8l/2d6l/10/d1d7/10/10/10/d3ll3l ld l 22 w"
)
AS_MANY_SQUARES_IN_FEWER_BUILDINGS = (
    "INeI3,CSsG1,ACwC5,ABeA8,TAnE10,SQnG4,INwE1,MAsD8,BReE4,STeB7,TAnF9"
    " IFnI8,CSwE7,TOsB1,ABeJ5,STnG10,MAwF5,STeA6,ACeB3,TAnF4,TAnF10,BReH6"
    " CAsD1 d4l2ll/7lll/10/d9/10/10/9d/2l6d/10/l1ll5d ld l 22 g"
)
ONE_SQUARE_LEFT = (
    "BRnB1,CSeF1,TAnG1,TAnD2,TOnA3,ACeG3,MAwF4,ABeA5,SQnG6,INwA7,IFnG8,INeH8,STnB10,STnE10"
    " ACsA1,CSnI1,TAnJ2,TOeC3,ABeJ4,MAnC6,INeJ6,STeC7,SQnE7,IFnD8,BReJ8,INwA9,STnH10"
    " CAsE1 10/10/10/10/10/10/10/10/10/10 ld d 27 g"
)
"""Every square but G4 is built on; dark has a Tavern left, light nothing."""


def ended(position: str, move: str) -> Cathedral:
    s = GAME.read_position(position)
    answer(s, move)
    return s


@allows(R.WINNER)
@pytest.mark.parametrize(
    ("position", "move", "winner", "result"),
    [
        (LIGHT_PLACES_ALL, "STnI8", LIGHT, Result("all-placed", (1, 2), (0, 17))),
        (DARK_PLACES_ALL, "STnA10", DARK, Result("all-placed", (2, 1), (18, 0))),
    ],
)
def test_who_places_every_building_while_the_other_cannot_wins(
    position: str, move: str, winner: int, result: Result
) -> None:
    s = GAME.read_position(position)
    assert told(answer(s, move), "won-with-all") == [{"seat": winner}]
    assert s.result == result


@allows(R.WINNER)
def test_if_nobody_has_placed_everything_who_lacks_fewer_squares_wins() -> None:
    s = GAME.read_position(LIGHT_LACKS_LESS)
    assert told(answer(s, "INnA9"), "won-with-fewer") == [{"seat": LIGHT}]
    assert s.result == Result("fewest-squares", (1, 2), (9, 14))


@prevents(R.WINNER)
def test_squares_are_counted_and_not_buildings() -> None:
    s = ended(DARK_LACKS_LESS_IN_MORE_BUILDINGS, "STnE10")
    assert [sum(count for _, count in stock) for stock in GAME.view(s, None).stock] == [2, 3]
    assert s.result == Result("fewest-squares", (2, 1), (9, 8))


@prevents(R.WINNER)
def test_nobody_wins_who_lacks_as_many_squares_as_the_other() -> None:
    s = GAME.read_position(AS_MANY_SQUARES_IN_FEWER_BUILDINGS)
    assert told(answer(s, "STnI2"), "drawn") == [{}]
    assert [sum(count for _, count in stock) for stock in GAME.view(s, None).stock] == [2, 3]
    assert s.result == Result("draw", (1, 1), (10, 10))


@prevents(R.WINNER)
def test_nobody_wins_when_both_have_placed_everything() -> None:
    s = GAME.read_position(ONE_SQUARE_LEFT)
    events = answer(s, "TAnG4")
    assert told(events, "drawn") == [{}]
    assert told(events, "won-with-all") == []
    assert s.result == Result("draw", (1, 1), (0, 0))


@prevents(R.WINNER)
def test_placing_everything_is_no_victory_before_the_other_side_is_stuck() -> None:
    before = ONE_SQUARE_LEFT.replace(",STnE10", "").replace("ld d 27", "ld l 26")
    s = GAME.read_position(before)
    answer(s, "STnE10")
    assert GAME.view(s, None).unplaced == (0, 1)
    assert s.result is None
