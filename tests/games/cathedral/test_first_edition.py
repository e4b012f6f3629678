"""Cathedral by its first edition, beside today's: the rulings that changed, A5, A8 and A19."""

from __future__ import annotations

import pytest

from beffroi.core.action import HOST, Seat
from beffroi.core.engine import play, waiting
from beffroi.core.game import AnyGame
from beffroi.core.host import Resign, RunOut
from beffroi.core.model import Result
from beffroi.games.cathedral import REVISIONS
from beffroi.games.cathedral.rulebook import DARK, LIGHT, R
from beffroi.games.cathedral.state import Cathedral
from tests.games.cathedral.boards import answer, land, standing
from tests.games.cathedral.test_winner import ONE_SQUARE_LEFT
from tests.support.marks import allows, prevents, states
from tests.support.told import told

FIRST, TODAY = REVISIONS[1], REVISIONS[2]
TRICKS = [
    ("CAnF5 TOnC1 TAnA1 TAnJ10", True, 91),
    ("CAnF5 BReC1 TAnA1 SQnI9 TAnB1 STnA3", True, 87),
    ("CAnB1 CSsC1 TAnA1 TOnC4", False, 80),
]
"""How dark came to own the city on the second or third move, whether that was asked, and how many squares it got."""

HUT = "TAnA1,SQnA9,BRnH10 BReC1 CAnF4 10/10/10/10/10/10/10/10/10/10 ld d 4 g"


def after(game: AnyGame, moves: str) -> Cathedral:
    s: Cathedral = game.setup()
    answer(s, *moves.split())
    return s


@states(R.OUTSIDE)
@pytest.mark.parametrize(("moves", "asked", "squares"), TRICKS)
def test_by_the_first_edition_dark_owned_the_city_on_the_second_or_third_move(
    moves: str, asked: bool, squares: int
) -> None:
    s = after(FIRST, moves)
    assert bool(FIRST.view(s, None).enclosed) == asked
    if asked:
        answer(s, "capture")
    assert len(land(s, DARK).split()) == squares


@prevents(R.OUTSIDE)
@pytest.mark.parametrize("moves", [moves for moves, *_ in TRICKS])
def test_today_dark_wins_nothing_by_the_same_moves(moves: str) -> None:
    s = after(TODAY, moves)
    assert waiting(s) == (LIGHT,)
    assert land(s, DARK) == ""
    assert (None, "CA") in standing(s)


@allows(R.CAPTURE)
def test_by_the_first_edition_a_building_left_was_asked_about_at_every_building_beside_it() -> None:
    s = FIRST.read_position(HUT)
    answer(s, "STnA3", "leave", "STnE9", "TAnB2")
    assert FIRST.view(s, None).enclosed == ("A1",)
    answer(s, "leave", "TAnG9", "TAnB1")
    assert FIRST.view(s, None).enclosed == ("A1",)


@allows(R.TABLE)
@pytest.mark.parametrize(("leaver", "places"), [(LIGHT, (2, 1)), (DARK, (1, 2))])
def test_by_the_first_edition_a_game_somebody_left_counted_the_squares(leaver: Seat, places: tuple[int, ...]) -> None:
    s = FIRST.read_position(ONE_SQUARE_LEFT)
    events = play(s, HOST, Resign(leaver))
    assert s.result == Result("resigned", places, (0, 1))
    assert [facts["points"] for facts in told(events, "unplaced")] == [0, 1]
    FIRST.audit(s)
    assert FIRST.read_position(FIRST.write_position(s)).result == s.result


@allows(R.TABLE)
def test_today_a_position_that_somebody_left_is_read_with_the_squares_they_are_charged() -> None:
    s = TODAY.read_position(ONE_SQUARE_LEFT)
    play(s, HOST, RunOut(DARK))
    assert s.result == Result("clock", (1, 2), (0, 47))
    TODAY.audit(s)
    assert TODAY.read_position(TODAY.write_position(s)).result == s.result
