"""Article 18: the winner."""

from __future__ import annotations

from typing import Any

from beffroi.core.engine import run
from beffroi.core.model import Event, Result
from beffroi.core.sides import OUT
from beffroi.games.leonardo.rulebook import LeonardoOptions, R
from beffroi.games.leonardo.state import Leonardo
from tests.games.leonardo.table import A, B, C, after_all_turns, arriving, city, facts
from tests.support.marks import allows, prevents


def counted(seats: int = 3, **given: Any) -> tuple[Leonardo, list[Event]]:
    """The end of the last round."""
    s = city(seats, round_=15, **given)
    s.agenda, s.told = s.agenda[-2:], []
    run(s)
    return s, s.told


@allows(R.WINNER)
def test_the_greatest_capital_wins_when_the_time_is_over() -> None:
    s, events = counted(purses=(100, 200, 150), owners={31: A, 32: A})
    assert s.result == Result("rounds", (1, 2, 3), (300, 200, 150))
    assert facts(events, "richest") == {"seats": (A,), "florins": 300}


@allows(R.WINNER)
def test_capital_is_florins_and_all_printed_values() -> None:
    _, events = counted(
        purses=(100, 0, 0), owners={31: A, 29: A}, works={31: (10, 90)}, offices={A: (7, 9)}, soldiers=(2, 0, 0)
    )
    capital = [event.facts for event in events if event.what == "capital"]
    assert capital[0] == {
        "seat": A,
        "purse": 100,
        "palaces": 180,
        "works": 100,
        "offices": 200,
        "points": 580,
    }


@prevents(R.WINNER)
def test_a_work_counts_with_its_value_not_with_its_price() -> None:
    s, _ = counted(purses=(0, 0, 0), owners={2: A, 4: B}, works={2: (90,), 4: (10,)})
    assert s.result is not None
    assert s.result.points == (130, 50, 0)


@prevents(R.WINNER)
def test_soldiers_count_for_nothing() -> None:
    s, _ = counted(soldiers=(2, 0, 0))
    assert s.result is not None
    assert s.result.points == (250, 250, 250)


@allows(R.WINNER)
def test_a_tie_is_shared() -> None:
    s, events = counted(purses=(200, 200, 100))
    assert s.result == Result("rounds", (1, 1, 3), (200, 200, 100))
    assert facts(events, "richest") == {"seats": (A, B), "florins": 200}


@allows(R.WINNER)
def test_the_last_side_standing_wins() -> None:
    s = arriving(18, seats=2, purses=(5, 250), owners={18: B, 31: A})
    assert s.result == Result("last-standing", (2, 1), (0, 255 + 70 + 100))
    assert s.agenda == ()


@allows(R.WINNER)
def test_an_alliance_that_is_left_alone_wins() -> None:
    s = arriving(18, seats=3, purses=(5, 250, 0), owners={18: B}, allied={2: 1})
    assert s.result == Result("last-standing", (3, 1, 1), (0, 162, 162))


@prevents(R.WINNER)
def test_who_is_out_comes_after_everybody_still_in_the_game_the_last_out_first() -> None:
    s = arriving(18, seats=4, purses=(5, 0, 10, 0), owners={18: C}, allied={3: OUT}, options=LeonardoOptions())
    assert s.left == ((3,), (0,))
    s.round = 15
    after_all_turns(s)
    assert s.result == Result("rounds", (3, 2, 1, 4), (0, 0, 85, 0))


@prevents(R.WINNER)
def test_allies_divide_their_capital_as_points_and_share_the_place_of_the_whole() -> None:
    s, events = counted(4, purses=(305, 0, 300, 0), allied={1: 0, 3: OUT})
    assert s.result == Result("rounds", (1, 1, 3, 4), (152, 152, 300, 0))
    assert facts(events, "richest") == {"seats": (A, B), "florins": 305}
