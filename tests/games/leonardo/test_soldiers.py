"""Article 9: soldiers."""

from __future__ import annotations

import pytest

from beffroi.core.action import CHANCE
from beffroi.core.engine import choices, play, waiting
from beffroi.games.leonardo.rulebook import Bet, Decline, Enlist, HoldMarket, R, Roll
from beffroi.games.leonardo.soldiers import TakeSoldier
from tests.games.leonardo.table import A, C, arriving, at_the_roll, city, facts, rolled
from tests.support.marks import allows, prevents


@allows(R.SOLDIERS)
@pytest.mark.parametrize("number", [1, 2])
def test_who_rolls_1_or_2_may_take_a_soldier_then_moves(number: int) -> None:
    s = city(3, steps=at_the_roll(A), pawns=(16, 0, 0))
    rolled(s, number)
    assert (waiting(s), s.pawns[A]) == ((A,), 16)
    assert list(choices(s, A)) == [Enlist(), Decline()]
    assert facts(play(s, A, Enlist()), "enlisted") == {"seat": A, "soldiers": 1}
    assert s.soldiers[A] == 1
    assert s.pawns[A] == 16 + number


@allows(R.SOLDIERS)
def test_a_soldier_may_be_declined() -> None:
    s = city(3, steps=at_the_roll(A), pawns=(16, 0, 0))
    rolled(s, 1)
    play(s, A, Decline())
    assert (s.soldiers[A], s.pawns[A]) == (0, 17)


@prevents(R.SOLDIERS)
@pytest.mark.parametrize("number", range(3, 13))
def test_no_other_number_brings_a_soldier(number: int) -> None:
    s = city(3, steps=at_the_roll(A), pawns=(16, 0, 0))
    rolled(s, number)
    assert not isinstance(s.agenda[0], TakeSoldier)


@prevents(R.SOLDIERS)
def test_nobody_has_more_than_two_soldiers() -> None:
    s = city(3, steps=at_the_roll(A), pawns=(16, 0, 0), soldiers=(2, 0, 0))
    rolled(s, 1)
    assert s.pawns[A] == 17
    assert s.soldiers[A] == 2


@prevents(R.SOLDIERS)
def test_the_roll_of_a_market_or_a_battle_brings_no_soldier() -> None:
    s = arriving(24, purses=(250, 0, 5))
    play(s, A, HoldMarket())
    play(s, C, Bet("gold", 5))
    play(s, CHANCE, Roll(1))
    assert s.soldiers == [0, 0, 0]
