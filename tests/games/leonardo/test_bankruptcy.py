"""Article 16: bankruptcy."""

from __future__ import annotations

from beffroi.core.action import CHANCE
from beffroi.core.engine import choices, play, waiting
from beffroi.core.model import Event
from beffroi.games.leonardo.leaving import PayDebt
from beffroi.games.leonardo.rulebook import Bet, HoldMarket, Keep, LeonardoOptions, R, ReturnWork, Roll
from beffroi.games.leonardo.state import Leonardo
from beffroi.games.leonardo.turn import TakeTurn
from tests.games.leonardo.table import A, B, C, D, arriving, asked, at_the_roll, city, facts, rolled, say, whats, why
from tests.support.marks import allows, prevents, refuses


def ruined() -> tuple[Leonardo, list[Event]]:
    s = city(
        3,
        steps=at_the_roll(A),
        pawns=(15, 2, 2),
        purses=(30, 250, 250),
        owners={18: B, 4: A, 29: A},
        works={4: (10, 90), 18: (50,)},
        soldiers=(2, 0, 0),
        offices={A: (22, 9)},
    )
    return s, rolled(s, 3)


@allows(R.BANKRUPTCY)
def test_who_cannot_pay_is_out_at_once_and_the_creditor_gets_palaces_bridges_and_works() -> None:
    s, _ = ruined()
    assert s.sides.standing() == (B, C)
    assert s.palaces_of(B) == (4, 18, 29)
    assert s.works[4] == (10, 90)
    assert s.left == ((A,),)
    assert waiting(s) == (B,), "the next side's turn has begun"


@allows(R.BANKRUPTCY)
def test_the_creditor_gets_the_florins_that_are_left() -> None:
    s, _ = ruined()
    assert s.purses == [0, 280, 250]


@allows(R.BANKRUPTCY)
def test_offices_go_under_their_pile_in_the_order_they_were_bought_and_soldiers_go_back() -> None:
    s, _ = ruined()
    assert s.office_pile.under == ("22", "9")
    assert (s.offices[A], s.soldiers[A], s.pawns[A]) == ((), 0, 0)


@allows(R.BANKRUPTCY)
def test_an_office_is_turned_up_again_when_the_pile_had_run_out() -> None:
    s = arriving(18, purses=(0, 250, 250), owners={18: B}, offices={A: (3, 7, 9, 11), C: (17, 22, 24, 28)})
    assert s.office_pile.top is None
    assert waiting(s) == (CHANCE,)
    assert [turned.card for turned in choices(s, CHANCE)] == ["3"]


@prevents(R.BANKRUPTCY)
def test_nothing_more_is_asked_of_the_bankrupt() -> None:
    s, _ = ruined()
    assert all(getattr(step, "seat", None) != A for step in s.agenda)
    assert [step.seat for step in s.agenda if isinstance(step, TakeTurn)] == [C]


@prevents(R.BANKRUPTCY)
def test_who_can_just_pay_stays_in_the_game() -> None:
    s = arriving(18, purses=(35, 250, 250), owners={18: B})
    assert s.sides.standing() == (A, B, C)
    assert s.purses == [0, 285, 250]


@prevents(R.BANKRUPTCY)
def test_the_insolvent_may_sell_nothing_first() -> None:
    s = arriving(18, purses=(30, 250, 250), owners={18: B, 31: A, 32: A}, works={31: (90, 90)})
    assert s.sides.standing() == (B, C)


@allows(R.BANKRUPTCY)
def test_an_organiser_who_cannot_pay_all_winners_is_bankrupt_to_the_first_he_cannot_pay_in_full() -> None:
    s = arriving(24, seats=4, purses=(100, 20, 40, 10), owners={4: A})
    say(s, (A, HoldMarket()), (B, Bet("gold", 20)), (C, Bet("gold", 30)), (D, Bet("gold", 10)))
    events = play(s, CHANCE, Roll(10))
    assert facts(events, "bankrupt") == {"seat": A, "seats": (C,), "spaces": ("4",), "florins": 90}
    assert s.purses == [0, 80, 80, 10]
    assert s.owners[4] == C


@prevents(R.BANKRUPTCY)
def test_winners_after_the_creditor_keep_their_bet_and_get_nothing_more() -> None:
    s = arriving(24, seats=4, purses=(0, 20, 40, 10))
    say(s, (A, HoldMarket()), (B, Bet("gold", 20)), (C, Bet("gold", 30)), (D, Bet("gold", 10)), (CHANCE, Roll(10)))
    assert s.purses == [0, 20, 40, 10]


@allows(R.BANKRUPTCY)
def test_allies_go_bankrupt_together() -> None:
    s = city(4, steps=at_the_roll(A), pawns=(12, 0, 0, 0), purses=(0, 250, 250, 0), owners={18: B}, allied={3: 0})
    say(s, (CHANCE, Roll(6)), (CHANCE, Roll(7)), (D, Keep(6)))
    assert s.left == ((A, D),)


RETURNING = LeonardoOptions(returned_works=True)


def debtor(purse: int) -> Leonardo:
    owners = {18: B, 4: A, 5: A}
    works = {4: (10, 10, 90), 5: (50,)}
    return arriving(18, purses=(purse, 250, 250), owners=owners, works=works, options=RETURNING)


@allows(R.BANKRUPTCY)
def test_where_agreed_a_debtor_returns_works_for_25_florins_until_the_debt_can_be_paid() -> None:
    s = debtor(0)
    assert asked(s) == PayDebt(A, B, 35, "tax")
    assert list(choices(s, A)) == [ReturnWork(4, 10), ReturnWork(4, 90), ReturnWork(5, 50)]
    events = play(s, A, ReturnWork(4, 10))
    assert facts(events, "work-returned") == {"seat": A, "space": "4", "value": 10}
    assert facts(events, "bank-paid") == {"seat": A, "florins": 25, "reason": "returned"}
    assert s.works[4] == (10, 90)
    assert s.art.count("10") == 3
    play(s, A, ReturnWork(5, 50))
    assert s.purses == [15, 285, 250]
    assert s.sides.standing() == (A, B, C)


@refuses(R.BANKRUPTCY)
def test_only_an_own_exhibited_work_is_returned() -> None:
    s = debtor(0)
    for work in (ReturnWork(4, 50), ReturnWork(18, 10), ReturnWork(99, 10)):
        assert why(s, A, work) == [("16", "no-such-work", {})]


@prevents(R.BANKRUPTCY)
def test_if_all_works_together_do_not_pay_the_debt_the_debtor_is_bankrupt_at_once() -> None:
    s = arriving(18, purses=(0, 250, 250), owners={18: B, 4: A}, works={4: (90,), 18: (10,)}, options=RETURNING)
    assert s.sides.standing() == (B, C)
    assert s.works[4] == (90,)


@prevents(R.BANKRUPTCY)
def test_without_the_option_no_work_is_returned() -> None:
    s = arriving(18, purses=(0, 250, 250), owners={18: B, 4: A}, works={4: (90, 90)})
    assert s.sides.standing() == (B, C)


@allows(R.BANKRUPTCY)
def test_bankruptcy_is_announced() -> None:
    _, events = ruined()
    assert [what for what in whats(events) if what in ("bankrupt", "out")] == ["bankrupt", "out"]
