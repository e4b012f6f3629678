"""Article 10: meeting others, and battles."""

from __future__ import annotations

from beffroi.core.action import CHANCE, HOST
from beffroi.core.engine import choices, play, waiting
from beffroi.core.host import Resign
from beffroi.games.leonardo.palaces import AcquirePalace
from beffroi.games.leonardo.rulebook import R, Roll
from beffroi.games.leonardo.soldiers import Attack, Defend
from tests.games.leonardo.table import A, B, C, arriving, asked, at_the_roll, city, facts, rolled, say, whats
from tests.support.marks import allows, prevents


@prevents(R.BATTLE)
def test_without_soldiers_nothing_happens() -> None:
    assert arriving(18, pawns=(0, 18, 18)).purses == [250, 250, 250]


@allows(R.BATTLE)
def test_who_alone_has_soldiers_gets_10_florins() -> None:
    assert arriving(18, pawns=(0, 18, 0), soldiers=(2, 0, 0)).purses == [260, 240, 250]
    assert arriving(18, pawns=(0, 18, 0), soldiers=(0, 1, 0)).purses == [240, 260, 250]


@allows(R.BATTLE)
def test_everybody_on_the_space_is_met_in_seat_order_from_the_mover() -> None:
    s = city(3, steps=at_the_roll(B), pawns=(18, 15, 18), soldiers=(0, 1, 0))
    events = [event for event in rolled(s, 3) if event.what == "paid"]
    assert [event.facts["seat"] for event in events] == [C, A]
    assert s.purses == [240, 270, 240]


@prevents(R.BATTLE)
def test_pawns_that_stood_there_before_do_not_meet_each_other() -> None:
    assert arriving(18, pawns=(0, 18, 18), soldiers=(0, 1, 0)).purses == [240, 260, 250]


@allows(R.BATTLE)
def test_if_both_have_soldiers_they_fight_until_only_one_has() -> None:
    s = arriving(18, pawns=(0, 18, 0), soldiers=(2, 1, 0))
    assert asked(s) == Attack(A, B)
    events = say(s, (CHANCE, Roll(4)), (CHANCE, Roll(9)))
    assert whats(events) == ["rolled", "rolled", "soldier-lost"]
    assert s.soldiers == [1, 1, 0]
    assert s.purses == [250, 250, 250]
    events = say(s, (CHANCE, Roll(4)), (CHANCE, Roll(3)))
    assert s.soldiers == [1, 0, 0]
    assert facts(events, "paid") == {"seat": B, "seats": (A,), "florins": 10, "reason": "battle"}
    assert s.purses == [260, 240, 250]


@prevents(R.BATTLE)
def test_equal_numbers_are_rolled_again() -> None:
    s = arriving(18, pawns=(0, 18, 0), soldiers=(1, 1, 0))
    play(s, CHANCE, Roll(7))
    assert asked(s) == Defend(A, B, 7)
    assert [roll.number for roll in choices(s, CHANCE)] == [1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12]


@allows(R.BATTLE)
def test_the_battle_comes_before_the_space() -> None:
    s = arriving(18, pawns=(0, 18, 0), soldiers=(1, 1, 0))
    assert waiting(s) == (CHANCE,)
    say(s, (CHANCE, Roll(4)), (CHANCE, Roll(3)))
    assert asked(s) == AcquirePalace(A, 18)


@allows(R.BATTLE)
def test_the_prize_of_a_battle_can_ruin_the_loser() -> None:
    s = arriving(18, pawns=(0, 18, 0), soldiers=(1, 1, 0), purses=(250, 5, 250), owners={4: B})
    say(s, (CHANCE, Roll(4)), (CHANCE, Roll(3)))
    assert s.sides.standing() == (A, C)
    assert (s.owners[4], s.purses) == (A, [255, 0, 250])
    assert asked(s) == AcquirePalace(A, 18), "the winner's turn goes on"


@prevents(R.BATTLE)
def test_a_battle_ends_when_one_of_them_leaves_the_table() -> None:
    s = arriving(18, pawns=(0, 18, 0), soldiers=(1, 1, 0))
    play(s, HOST, Resign(B))
    assert asked(s) == AcquirePalace(A, 18)
