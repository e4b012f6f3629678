"""What a bot values in Cathedral: the rulebook's strategy, A to E."""

from __future__ import annotations

from random import Random

import pytest

from beffroi.bots.evaluation import weigh, worth
from beffroi.core.action import Seat
from beffroi.core.engine import choices
from beffroi.core.model import Result
from beffroi.games.cathedral import GAME
from beffroi.games.cathedral.material import CITY, bit
from beffroi.games.cathedral.rulebook import DARK, LIGHT, Capture, Leave
from beffroi.games.cathedral.state import Cathedral
from beffroi.games.cathedral.taste import LOOKED_AT, TASTE
from tests.games.cathedral.boards import Legend, answer, city, sample_board
from tests.games.cathedral.test_capture import a_hut
from tests.games.cathedral.test_first_edition import TRICKS

LONELY_LEGEND: Legend = {"a": (DARK, "BR"), "b": (DARK, "MA"), "x": (LIGHT, "TA"), "z": (LIGHT, "BR")}
LONELY = """
     A B C D E F G H I J
 1   ? . . a . . . . . .
 2   . . . a . . . . . .
 3   . . . a . . . . . .
 5   b b b . . . . . . .
 6   . b . . . . . . ! .
10   . . . . . . . z z z
"""


def weights(s: Cathedral, seat: Seat) -> dict[str, float]:
    """How good every answer is, by its notation."""
    actions = list(choices(s, seat))
    return dict(zip(map(GAME.write, actions), weigh(GAME, s, seat, actions), strict=True))


def whys(s: Cathedral, seat: Seat, move: str) -> list[str]:
    return [reason.why for reason in TASTE.reasons(s, seat, GAME.read(move))]


def test_a_take_land_while_you_can() -> None:
    weight = weights(a_hut(), DARK)
    assert weight["CSeA4"] > weight["CSnG1"]  # the first closes the corner, the second stands about


def test_b_of_two_buildings_that_do_the_same_the_larger_goes_first() -> None:
    weight = weights(GAME.read_position("- - CAnE4 10/10/10/10/10/10/10/10/10/10 - d 0 g"), DARK)
    assert weight["IFnB1"] > weight["SQnB1"] > weight["TAnB1"]


def test_c_a_building_that_may_soon_be_enclosed_is_in_danger() -> None:
    corner, outside = LONELY.replace("?", "x").replace("!", "."), LONELY.replace("?", ".").replace("!", "x")
    danger, safe = (city(drawing, LONELY_LEGEND) for drawing in (corner, outside))
    assert worth(GAME, danger, LIGHT) < worth(GAME, safe, LIGHT)


def test_c_an_enclosed_building_is_captured() -> None:
    s = a_hut()
    answer(s, "STnA3")
    captured, left = weigh(GAME, s, DARK, [Capture(), Leave()])
    assert captured > left


def test_d_ones_own_land_is_built_on_last() -> None:
    s = sample_board()
    answer(s, "INsH7", "capture", "TAnD4")
    weight = weights(s, LIGHT)
    assert weight["TAnA9"] > weight["TAnJ7"]  # J7 is light's own since the capture


def test_e_the_game_is_worth_playing_until_it_is_won() -> None:
    s = a_hut()
    s.result, s.agenda = Result("fewest-squares", (1, 2), (10, 12)), ()
    assert worth(GAME, s, LIGHT) == 1 - worth(GAME, s, DARK) == 1


def test_of_very_many_placements_the_promising_ones_are_looked_at() -> None:
    s = a_hut()
    looked_at = TASTE.candidates(s, DARK, Random(1))
    assert LOOKED_AT <= len(looked_at) < len(choices(s, DARK))
    assert all(action in choices(s, DARK) for action in looked_at)


def test_the_reasons_name_what_is_enclosed_prepared_and_advised() -> None:
    assert whys(a_hut(), DARK, "CSeA4")[0] == "encloses-building"
    assert "largest-first" in whys(a_hut(), DARK, "CSeA4")
    assert whys(GAME.setup(), LIGHT, "CAnE4") == ["cathedral-somewhere"]


def test_where_the_large_buildings_fit_no_more_the_largest_that_does_has_that_for_it() -> None:
    s = a_hut()
    s.territory[LIGHT] = CITY & ~(bit(4, 0) | bit(5, 0))
    assert "largest-that-fits" in whys(s, DARK, "STnE1")
    assert not {"largest-first", "largest-that-fits"} & {*whys(s, DARK, "TAnE1")}


@pytest.mark.parametrize("moves", [moves for moves, *_ in TRICKS])
def test_no_hint_promises_the_city_for_a_trick_of_the_first_edition(moves: str) -> None:
    *before, last = moves.split()
    s = GAME.setup()
    answer(s, *before)
    assert not {"encloses-building", "encloses-land"} & {*whys(s, DARK, last)}
    weight = weights(s, DARK)
    assert weight[last] < max(weight.values())


def test_the_reasons_for_a_capture_name_the_land_it_brings() -> None:
    s = a_hut()
    answer(s, "STnA3")
    assert (whys(s, DARK, "capture"), whys(s, DARK, "leave")) == (["capture-brings"], ["leaving-fills"])
