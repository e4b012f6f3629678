"""Article 11.1: public offices, and what they may do to a visitor."""

from __future__ import annotations

import pytest

from beffroi.core.action import CHANCE, HOST
from beffroi.core.engine import choices, play, waiting
from beffroi.core.host import Resign
from beffroi.core.pile import Pile
from beffroi.games.leonardo.offices import PushVisitor, StrikeSoldier
from beffroi.games.leonardo.palaces import AcquirePalace
from beffroi.games.leonardo.piazza import AcquireOffice
from beffroi.games.leonardo.rulebook import BuyOffice, Decline, HoldMarket, Push, R, Strike, TurnUp
from tests.games.leonardo.table import A, B, C, arriving, asked, facts, is_rolling, say, whats, why
from tests.support.marks import allows, prevents, refuses, states


@allows(R.OFFICES)
def test_who_stops_on_piazza_maggiore_may_buy_the_office_on_top() -> None:
    s = arriving(1, purses=(20, 0, 0), office=22)
    assert list(choices(s, A)) == [BuyOffice(), Decline()]
    events = play(s, A, BuyOffice())
    assert facts(events, "paid-bank") == {"seat": A, "florins": 120, "reason": "office"}
    assert facts(events, "office-bought") == {"seat": A, "office": "22"}
    assert s.offices[A] == (22,)
    assert s.purses[A] == 0, "the salary has helped to pay"


@allows(R.OFFICES)
def test_the_next_office_is_turned_up() -> None:
    s = arriving(1, office=22)
    play(s, A, BuyOffice())
    assert waiting(s) == (CHANCE,)
    assert facts(play(s, CHANCE, TurnUp("9")), "office-shown") == {"office": "9", "florins": 80}
    assert s.office_pile.top == "9"


@allows(R.OFFICES)
def test_an_office_may_be_declined() -> None:
    s = arriving(1, office=22)
    play(s, A, Decline())
    assert (s.offices[A], s.office_pile.top, s.purses[A]) == ((), "22", 350)


@prevents(R.OFFICES)
def test_who_cannot_pay_the_office_is_not_asked() -> None:
    s = arriving(1, purses=(15, 250, 250), office=22)
    assert not isinstance(s.agenda[0], AcquireOffice)


@prevents(R.OFFICES)
def test_who_only_passes_over_piazza_maggiore_buys_no_office() -> None:
    s = arriving(2, office=22)
    assert asked(s) == AcquirePalace(A, 2)
    assert why(s, A, BuyOffice()) == [("T", "not-asked", {})]


@prevents(R.OFFICES)
def test_when_all_offices_are_sold_there_is_nothing_to_buy() -> None:
    s = arriving(1, offices={B: (3, 7, 9, 11), C: (17, 22, 24, 28)})
    assert s.office_pile == Pile()
    assert not isinstance(s.agenda[0], AcquireOffice)


@allows(R.OFFICES)
def test_the_last_office_leaves_an_empty_pile() -> None:
    s = arriving(1, offices={B: (3, 9, 11), C: (17, 22, 24, 28)}, office=7)
    play(s, A, BuyOffice())
    assert s.office_pile == Pile()
    assert not isinstance(s.agenda[0], AcquireOffice)


@allows(R.OFFICES)
@pytest.mark.parametrize("space", [9, 17])
def test_the_holder_may_push_a_visitor_up_to_five_spaces_either_way(space: int) -> None:
    s = arriving(space, offices={B: (space,)})
    assert asked(s) == PushVisitor(A)
    assert waiting(s) == (B,)
    assert [push.spaces for push in choices(s, B)] == list(range(-5, 6))
    events = play(s, B, Push(-4))
    assert facts(events, "pushed-back") == {"seat": B, "seats": (A,), "steps": 4}
    assert s.pawns == [space - 4, 0, 0]


@refuses(R.OFFICES)
@pytest.mark.parametrize("spaces", [-6, 6, 100])
def test_no_visitor_is_pushed_farther_than_five(spaces: int) -> None:
    s = arriving(9, offices={B: (9,)})
    assert why(s, B, Push(spaces)) == [("11.1", "push-too-far", {"farthest": 5})]


@allows(R.OFFICES)
def test_the_holder_need_not_push() -> None:
    s = arriving(9, offices={B: (9,)})
    assert "pushed" not in " ".join(whats(play(s, B, Push(0))))
    assert s.pawns[A] == 9
    assert is_rolling(s)


@prevents(R.OFFICES)
def test_an_office_does_nothing_to_its_holder_or_on_other_spaces() -> None:
    assert is_rolling(arriving(9, offices={A: (9,)}))
    assert is_rolling(arriving(9, offices={B: (17,)}))


@allows(R.OFFICES)
def test_the_new_space_counts_in_full() -> None:
    s = arriving(17, offices={B: (17,)}, owners={18: C}, pawns=(0, 0, 18), soldiers=(0, 0, 1))
    play(s, B, Push(1))
    assert s.purses == [250 - 10 - 35, 250, 250 + 10 + 35]


@allows(R.OFFICES)
def test_who_is_pushed_to_piazza_maggiore_may_buy_an_office() -> None:
    s = arriving(3, offices={B: (3,)}, purses=(250, 0, 0), office=22)
    play(s, B, Push(-2))
    assert asked(s) == AcquireOffice(A)


@prevents(R.OFFICES)
def test_a_visitor_is_pushed_only_once_a_turn() -> None:
    s = arriving(22, offices={B: (22, 24), C: (28,)}, soldiers=(1, 0, 0), purses=(250, 0, 0), news="alps")
    say(s, (CHANCE, TurnUp("diet")), (B, Decline()), (B, Push(2)))
    assert s.pawns[A] == 24
    assert is_rolling(s)


@allows(R.OFFICES)
def test_on_an_embassy_the_event_comes_first_then_the_soldier_then_the_push() -> None:
    s = arriving(28, offices={B: (28,)}, soldiers=(2, 0, 0), news="jubilee")
    assert s.purses == [350, 350, 350]
    play(s, CHANCE, TurnUp("alps"))
    assert asked(s) == StrikeSoldier(A)
    assert list(choices(s, B)) == [Strike(), Decline()]
    assert facts(play(s, B, Strike()), "struck") == {"seat": B, "seats": (A,)}
    assert s.soldiers == [1, 0, 0]
    assert asked(s) == PushVisitor(A)


@allows(R.OFFICES)
def test_the_soldier_may_be_spared() -> None:
    s = arriving(28, offices={B: (28,)}, soldiers=(2, 0, 0))
    say(s, (CHANCE, TurnUp("alps")), (B, Decline()))
    assert s.soldiers == [2, 0, 0]


@prevents(R.OFFICES)
def test_only_an_embassy_removes_soldiers() -> None:
    s = arriving(9, offices={B: (9,)}, soldiers=(1, 0, 0))
    assert asked(s) == PushVisitor(A)


@prevents(R.OFFICES)
def test_a_visitor_without_soldiers_loses_none() -> None:
    s = arriving(28, offices={B: (28,)})
    play(s, CHANCE, TurnUp("alps"))
    assert asked(s) == PushVisitor(A)


@allows(R.OFFICES)
def test_after_a_push_the_new_embassy_may_still_strike() -> None:
    s = arriving(24, offices={B: (24, 28)}, soldiers=(1, 0, 0), purses=(250, 0, 0))
    say(s, (B, Push(4)), (CHANCE, TurnUp("alps")))
    assert asked(s) == StrikeSoldier(A)
    play(s, B, Strike())
    assert (s.soldiers[A], is_rolling(s)) == (0, True)


@states(R.OFFICES)
def test_the_market_is_held_before_the_overseer_pushes() -> None:
    s = arriving(24, offices={B: (24,)})
    assert list(choices(s, A)) == [HoldMarket(), Decline()]
    play(s, A, Decline())
    assert asked(s) == PushVisitor(A)


@prevents(R.OFFICES)
def test_the_office_of_a_side_that_leaves_pushes_nobody() -> None:
    s = arriving(9, offices={B: (9,)})
    play(s, HOST, Resign(B))
    assert is_rolling(s)
    assert s.office_pile.under == ("9",)
