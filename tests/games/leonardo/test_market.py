"""Article 13: markets."""

from __future__ import annotations

from typing import Any

import pytest

from beffroi.core.action import CHANCE, HOST, Seat
from beffroi.core.ask import Bundle, Part
from beffroi.core.codec import encode
from beffroi.core.engine import choices, play, waiting
from beffroi.core.host import Resign
from beffroi.core.seen import seen
from beffroi.games.leonardo import GAME
from beffroi.games.leonardo.market import OpenMarket, PlaceBets, RollForMarket
from beffroi.games.leonardo.rulebook import Bet, Decline, HoldMarket, LeonardoOptions, R, Roll
from beffroi.games.leonardo.state import Leonardo
from tests.games.leonardo.table import A, B, C, D, arriving, asked, facts, keys, say, whats, why
from tests.support.marks import allows, prevents, refuses, states


def market(*purses: int, **given: Any) -> Leonardo:
    """A market that A holds."""
    s = arriving(24, seats=len(purses) or 3, purses=purses or (250, 250, 250), **given)
    play(s, A, HoldMarket())
    return s


@states(R.MARKET)
@pytest.mark.parametrize("space", [3, 11, 24])
def test_who_reaches_a_market_may_hold_one(space: int) -> None:
    s = arriving(space)
    assert asked(s) == OpenMarket(A)
    assert list(choices(s, A)) == [HoldMarket(), Decline()]


@allows(R.MARKET)
def test_a_market_need_not_be_held() -> None:
    s = arriving(24)
    play(s, A, Decline())
    assert not isinstance(s.agenda[0], PlaceBets)


@allows(R.MARKET)
def test_all_others_must_bet_in_secret_and_show_their_bets_together() -> None:
    s = market()
    assert waiting(s) == (B, C)
    assert play(s, C, Bet("gold", 20)) == []
    assert b"gold" not in encode(seen(GAME, s, A).view)
    events = play(s, B, Bet("ivory", 250))
    assert whats(events) == ["bet", "bet"]
    assert events[0].facts == {"seat": B, "product": "ivory", "florins": 250}
    assert asked(s) == RollForMarket(A, ((B, Bet("ivory", 250)), (C, Bet("gold", 20))))
    assert seen(GAME, s, None).view.bets == ((B, "ivory", 250), (C, "gold", 20))


@allows(R.MARKET)
@pytest.mark.parametrize(
    ("product", "numbers"), [("gems", (1, 2)), ("ivory", (3, 4)), ("gold", (9, 10)), ("spices", (11, 12))]
)
def test_winners_keep_their_bet_and_get_three_times_as_much(product: str, numbers: tuple[int, ...]) -> None:
    for number in numbers:
        s = market()
        say(s, (B, Bet(product, 20)), (C, Bet("gold" if product != "gold" else "gems", 50)))
        events = play(s, CHANCE, Roll(number))
        assert [event.facts for event in events if event.what == "paid"] == [
            {"seat": C, "seats": (A,), "florins": 50, "reason": "stake"},
            {"seat": A, "seats": (B,), "florins": 60, "reason": "winnings"},
        ]
        assert s.purses == [240, 310, 200]


@allows(R.MARKET)
@pytest.mark.parametrize("number", [5, 6, 7, 8, 11])
def test_the_organiser_gets_all_bets_when_nobody_wins(number: int) -> None:
    s = market()
    say(s, (B, Bet("gold", 20)), (C, Bet("ivory", 50)))
    events = play(s, CHANCE, Roll(number))
    assert s.purses == [320, 230, 200]
    assert ("house-wins" in whats(events)) == (number < 9)


@refuses(R.MARKET)
def test_a_bet_is_at_least_5_in_fives_in_the_purse_and_on_a_product() -> None:
    s = market(250, 40, 250)
    assert why(s, B, Bet("gold", 0)) == [("13", "bet-too-small", {"florins": 5})]
    assert why(s, B, Bet("gold", 12)) == [("13", "bet-in-fives", {})]
    assert why(s, B, Bet("gold", 45)) == [("13", "bet-too-high", {"florins": 40})]
    assert why(s, B, Bet("silver", 10)) == [("13", "no-such-product", {})]
    assert keys(s, B, Bet("silver", -3)) == ["no-such-product", "bet-too-small", "bet-in-fives"]


@prevents(R.MARKET)
def test_the_organiser_does_not_bet() -> None:
    s = market()
    assert why(s, A, Bet("gold", 5)) == [("T", "not-your-turn", {})]


@prevents(R.MARKET)
def test_who_has_nothing_does_not_bet() -> None:
    assert waiting(market(250, 0, 250)) == (C,)


@prevents(R.MARKET)
def test_no_market_is_held_when_nobody_can_bet() -> None:
    s = arriving(24, purses=(250, 0, 0))
    assert not isinstance(s.agenda[0], OpenMarket)


@allows(R.MARKET)
def test_every_bet_is_counted_sampled_and_put_as_one_question() -> None:
    s = market(250, 40, 250)
    bets = choices(s, B)
    assert len(bets) == len(list(bets)) == 4 * 8
    assert bets.ask() == Bundle(
        "Bet",
        (
            Part("product", "one", of=("gems", "ivory", "gold", "spices"), low=1, high=1),
            Part("florins", "amount", low=5, high=40, by=5),
        ),
    )


@allows(R.MARKET)
def test_without_the_option_a_bet_may_be_the_whole_purse() -> None:
    s = market(5, 1000, 250)
    assert why(s, B, Bet("gold", 1000)) == []


@refuses(R.MARKET)
def test_with_the_option_no_bet_is_more_than_the_organiser_could_pay_if_all_won() -> None:
    agreed = LeonardoOptions(market_maximum=True)
    s = market(250, 1000, 250, options=agreed)
    assert why(s, B, Bet("gold", 40)) == []
    assert why(s, B, Bet("gold", 45)) == [("13", "bet-too-high", {"florins": 40})]
    poor = market(0, 1000, 250, options=agreed)
    assert why(poor, B, Bet("gold", 5)) == []
    assert why(poor, B, Bet("gold", 10)) == [("13", "bet-too-high", {"florins": 5})]
    empty = market(250, 1000, 0, options=agreed)
    assert choices(empty, B).ask().parts[1].high == 80  # type: ignore[attr-defined]


@allows(R.MARKET)
def test_losing_bets_are_collected_before_winners_are_paid() -> None:
    s = market(0, 30, 30, 60)
    say(s, (B, Bet("gold", 10)), (C, Bet("gold", 20)), (D, Bet("gems", 60)))
    events = play(s, CHANCE, Roll(9))
    assert [(event.facts["seat"], event.facts["florins"]) for event in events if event.what == "paid"][:2] == [
        (D, 60),
        (A, 30),
    ]
    assert "bankrupt" in whats(events)
    assert facts(events, "bankrupt")["seats"] == (C,)


@allows(R.MARKET)
def test_allies_bet_once_and_the_first_answer_counts() -> None:
    s = market(250, 250, 250, 0, allied={3: 1})
    assert waiting(s) == (B, C, D)
    play(s, D, Bet("gold", 250))
    assert waiting(s) == (C,)
    assert why(s, B, Bet("gems", 5)) == [("T", "not-your-turn", {})]
    play(s, D, Bet("gold", 5))
    play(s, C, Bet("gems", 5))
    play(s, CHANCE, Roll(9))
    assert s.purses == [250 + 5 - 15, 265, 245, 0]


@prevents(R.MARKET)
def test_a_leaver_neither_wins_nor_loses_a_bet() -> None:
    s = market()
    say(s, (B, Bet("gold", 50)), (HOST, Resign(B)))
    assert waiting(s) == (C,)
    play(s, C, Bet("gems", 5))
    assert asked(s) == RollForMarket(A, ((C, Bet("gems", 5)),))
    four = market(250, 250, 250, 250)
    say(four, (B, Bet("gold", 50)), (C, Bet("gold", 50)), (D, Bet("gems", 5)), (HOST, Resign(C)), (CHANCE, Roll(9)))
    assert four.purses == [250 + 5 - 150, 400, 0, 245]


@prevents(R.MARKET)
def test_a_market_is_off_when_its_organiser_leaves() -> None:
    s = market()
    say(s, (B, Bet("gold", 50)), (HOST, Resign(A)))
    assert s.held == ()
    assert not isinstance(s.agenda[0], PlaceBets)
    assert s.purses == [0, 250, 250]


@prevents(R.MARKET)
def test_nobody_bets_when_the_last_bettor_leaves() -> None:
    s = arriving(24, seats=4, purses=(250, 250, 0, 0))
    say(s, (A, HoldMarket()), (HOST, Resign(Seat(1))))
    assert asked(s) == RollForMarket(A, ())


@allows(R.MARKET)
def test_winners_are_paid_in_seat_order_from_the_organiser_on() -> None:
    s = arriving(24, seat=C, seats=4, purses=(50, 50, 250, 50), parties=("guelphs",) * 4)
    say(s, (C, HoldMarket()), (A, Bet("gold", 10)), (B, Bet("gems", 10)), (D, Bet("gold", 10)))
    events = play(s, CHANCE, Roll(9))
    assert [event.facts["seats"] for event in events if event.facts.get("reason") == "winnings"] == [(D,), (A,)]


@prevents(R.MARKET)
def test_the_winner_next_to_the_organiser_is_paid_before_the_first_seat() -> None:
    s = arriving(24, seat=C, seats=4, purses=(50, 50, 20, 50), parties=("guelphs",) * 4)
    say(s, (C, HoldMarket()), (A, Bet("gold", 10)), (B, Bet("gems", 10)), (D, Bet("gold", 10)))
    events = play(s, CHANCE, Roll(9))
    assert facts(events, "bankrupt")["seats"] == (A,)
    assert s.purses == [50, 40, 0, 80]
