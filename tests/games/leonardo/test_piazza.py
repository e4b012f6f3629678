"""Article 11: Piazza Maggiore."""

from __future__ import annotations

import pytest

from beffroi.core.action import CHANCE
from beffroi.core.engine import play
from beffroi.games.leonardo.rulebook import Push, R, TurnUp
from tests.games.leonardo.table import A, B, arriving, at_the_roll, city, facts, rolled, say, whats
from tests.support.marks import allows, prevents


@allows(R.PIAZZA)
@pytest.mark.parametrize(("start", "roll", "end"), [(30, 3, 1), (31, 4, 3), (32, 12, 12), (25, 8, 1)])
def test_who_passes_or_stops_there_receives_100_florins(start: int, roll: int, end: int) -> None:
    s = city(3, steps=at_the_roll(A), pawns=(start, 0, 0))
    assert facts(rolled(s, roll), "bank-paid") == {"seat": A, "florins": 100, "reason": "salary"}
    assert s.pawns[A] == end
    assert s.purses[A] == 350


@prevents(R.PIAZZA)
@pytest.mark.parametrize(("start", "roll"), [(1, 3), (1, 12), (20, 12), (6, 3)])
def test_who_neither_passes_nor_stops_there_receives_nothing(start: int, roll: int) -> None:
    s = city(3, steps=at_the_roll(A), pawns=(start, 0, 0))
    assert "bank-paid" not in whats(rolled(s, roll))


@allows(R.PIAZZA)
def test_who_is_pushed_forward_over_it_receives_100_florins_too() -> None:
    s = arriving(28, offices={B: (28,)}, news="alps")
    say(s, (CHANCE, TurnUp("mint")), (B, Push(5)))
    assert (s.pawns[A], s.purses[A]) == (1, 350)


@prevents(R.PIAZZA)
@pytest.mark.parametrize("push", [-2, -3, -4])
def test_going_backwards_brings_nothing(push: int) -> None:
    s = arriving(3, roll=2 + 1, offices={B: (3,)}, pawns=(0, 0, 0), purses=(250, 0, 0))
    before = s.purses[A]
    play(s, B, Push(push))
    assert s.purses[A] == before
