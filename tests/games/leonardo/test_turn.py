"""Article 4: a side's turn."""

from __future__ import annotations

import pytest

from beffroi.core.action import CHANCE
from beffroi.core.engine import choices, play, waiting
from beffroi.core.sides import OUT
from beffroi.games.leonardo.art import BuyWorks
from beffroi.games.leonardo.rulebook import Decline, R, Roll
from beffroi.games.leonardo.turn import TakeTurn
from tests.games.leonardo.table import A, B, C, arriving, at_the_roll, city, facts, rolled, whats, why
from tests.support.marks import allows, prevents


@allows(R.TURN)
def test_on_its_first_turn_a_side_puts_its_pawn_beside_its_palace() -> None:
    s = city(3, pawns=(0, 0, 0), owners={2: A})
    assert s.pawns == [2, 0, 0]
    assert waiting(s) == (A,)
    assert isinstance(s.agenda[0], BuyWorks)


@prevents(R.TURN)
def test_on_later_turns_the_pawn_stays_where_it_is() -> None:
    s = city(3, pawns=(20, 21, 22))
    assert s.pawns == [20, 21, 22]


@prevents(R.TURN)
def test_a_pawn_that_has_not_had_its_first_turn_meets_nobody() -> None:
    s = arriving(5, roll=3, soldiers=(1, 0, 0), owners={5: A})
    assert s.homes[C] == 5
    assert s.purses == [250, 250, 250]


@allows(R.TURN)
@pytest.mark.parametrize("number", range(1, 13))
def test_the_device_gives_1_to_12_and_the_pawn_moves_on_by_as_much(number: int) -> None:
    s = city(3, steps=at_the_roll(A), pawns=(9, 0, 0))
    assert [(roll.number, weight) for roll, weight in s.agenda[0].odds(s)] == [(each, 1) for each in range(1, 13)]
    events = rolled(s, number)
    assert facts(events, "rolled") == {"seat": A, "number": number}
    if number <= 2:
        play(s, A, Decline())
    assert s.pawns[A] == 9 + number


@allows(R.TURN)
def test_the_ring_closes_behind_the_last_space() -> None:
    assert arriving(3, roll=5).pawns[A] == 3


@prevents(R.TURN)
def test_the_device_never_gives_13() -> None:
    s = city(3, steps=at_the_roll(A))
    assert why(s, CHANCE, Roll(13)) == [("T", "impossible-by-chance", {})]
    assert Roll(0) not in choices(s, CHANCE)


@allows(R.TURN)
def test_sides_take_turns_in_seat_order() -> None:
    s = city(3)
    assert [step.seat for step in s.agenda if isinstance(step, TakeTurn)] == [B, C]


@prevents(R.TURN)
def test_a_side_that_is_out_has_no_turn() -> None:
    s = city(3, allied={1: OUT})
    assert [step.seat for step in s.agenda if isinstance(step, TakeTurn)] == [C]


@allows(R.TURN)
def test_a_turn_begins_with_an_event_that_says_whose_it_is() -> None:
    s = city(3, steps=at_the_roll(A), pawns=(14, 0, 0), owners={4: B})
    events = rolled(s, 3)
    assert [event.facts for event in events if event.what == "turn"] == [{"seat": A, "round": 1}]
    assert whats(events)[:2] == ["rolled", "moved"]
