"""Counter-offers of bots: other terms that gain for both, never the same twice, and soon an end of it."""

from __future__ import annotations

from random import Random

import pytest

from beffroi.bots.levels import bot_named
from beffroi.core.engine import after, refusals
from beffroi.core.seen import seen
from beffroi.games.bastide import GAME as BASTIDE
from beffroi.games.bastide.rulebook import Accept, Counter, Offer, Refuse
from beffroi.games.bastide.state import Bastide
from beffroi.games.bastide.taste import TASTE
from beffroi.games.bastide.taste.haggling import Market, as_offered
from beffroi.games.leonardo import rulebook as florentine
from beffroi.games.leonardo.negotiation import Negotiate
from beffroi.games.leonardo.state import Leonardo
from beffroi.games.leonardo.taste import TASTE as FLORENTINE
from beffroi.games.leonardo.taste.fortune import gain
from beffroi.games.leonardo.taste.trading import exchanged
from tests.bots.test_bastide_taste import with_rents
from tests.games.bastide.test_talk import bidding
from tests.games.bastide.towns import BLUE, GREEN, RED
from tests.games.leonardo.table import A, B, city


def dear() -> tuple[Bastide, Offer]:
    """Red asks Green more for a house than Green would give, and less would do."""
    s = with_rents()
    fair = TASTE.offer(s, RED, Random(1))
    assert isinstance(fair, Offer)
    s.money[GREEN] = fair.take + 1
    dearer = Offer(GREEN, 0, fair.take + 1, fair.promise)
    assert Market(s).gain(GREEN, as_offered(RED, dearer)) < 0
    return after(s, RED, dearer), dearer


def test_a_promise_that_is_too_dear_is_asked_for_at_the_nearest_price_that_gains_for_both() -> None:
    s, dearer = dear()
    word = TASTE.say(s, GREEN, Random(1))
    assert word == Counter(1, dearer.take - 1, 0, dearer.promise)
    assert TASTE.answer(after(s, GREEN, word), RED, Random(1)) == Accept(2)


def test_nothing_is_countered_twice_on_the_same_terms() -> None:
    s, dearer = dear()
    once = TASTE.counter(s, GREEN, Random(1))
    assert once is not None
    again = TASTE.counter(s, GREEN, Random(1), {once})
    assert not isinstance(again, Counter) or again.give < dearer.take - 1
    assert TASTE.counter(s, GREEN, Random(1), {Offer(RED, dearer.take - 1, 0, dearer.promise)}) == again


def test_after_two_offers_between_two_seats_the_answer_is_yes_or_no() -> None:
    s, dearer = dear()
    s = after(after(s, GREEN, Counter(1, 1, 0, dearer.promise)), RED, Counter(2, 0, dearer.take, dearer.promise))
    assert isinstance(TASTE.say(s, GREEN, Random(1)), Refuse)


def test_a_promised_bid_is_sold_for_what_it_costs() -> None:
    s = bidding()
    s.money[BLUE], s.money[GREEN], s.money[RED] = 6, 3, 0  # Green would get an influence
    asked = after(s, BLUE, Offer(GREEN, 1, 0, "abstain"))
    assert TASTE.say(asked, GREEN, Random(1)) == Counter(1, 0, 3, "abstain")
    assert TASTE.say(after(s, BLUE, Offer(GREEN, 3, 0, "abstain")), GREEN, Random(1)) == Accept(1)


@pytest.mark.parametrize("promise", ["bid-12", "build-church"])
def test_what_a_bot_cannot_do_it_promises_at_no_price(promise: str) -> None:
    s = bidding()
    s.money[GREEN] = 0
    assert TASTE.say(after(s, BLUE, Offer(GREEN, 6, 0, promise)), GREEN, Random(1)) == Refuse(1, "no-promise")


def test_whoever_cannot_offer_enough_is_told_that_there_is_no_such_promise() -> None:
    s = bidding()
    s.money = [1, 1, 1]
    asked = after(s, BLUE, Offer(GREEN, 1, 0, "build-church"))
    assert TASTE.say(asked, GREEN, Random(1)) == Refuse(1, "no-promise")


def test_a_mute_apprentice_counters_nothing() -> None:
    s, _ = dear()
    word = bot_named("mute", BASTIDE).talk(seen(BASTIDE, s, GREEN), Random(1), 1.0)
    assert isinstance(word, Refuse)


TOO_LITTLE = florentine.Offer(B, (5,), 40, (32,), 0)


def too_cheap() -> Leonardo:
    """Anne offers Bob too little for the palace that completes her quarter, for which she would give more."""
    parties = ("guelphs", "ghibellines", "ghibellines", "ghibellines")
    crossed = {30: 0, 31: 0, 32: 1, 2: 1, 4: 1, 5: 0}
    return city(4, steps=(Negotiate(),), round_=3, owners=crossed, purses=(400, 400, 250, 250), parties=parties)


def test_a_palace_that_completes_a_quarter_is_given_for_more_florins() -> None:
    s = after(too_cheap(), A, TOO_LITTLE)
    word = FLORENTINE.say(s, B, Random(1))
    assert isinstance(word, florentine.Counter)
    assert (word.give, word.want, word.pay) == (TOO_LITTLE.want, TOO_LITTLE.give, 0)
    assert word.ask > TOO_LITTLE.pay
    swapped = exchanged(s, B, florentine.Offer(A, word.give, word.pay, word.want, word.ask))
    assert gain(s, swapped, A) > 0
    assert gain(s, swapped, B) > 0
    assert FLORENTINE.answer(after(s, B, word), A, Random(1)) == florentine.Accept(2)
    again = FLORENTINE.counter(s, B, Random(1), {word})
    assert not isinstance(again, florentine.Counter) or again.ask > word.ask


def test_whoever_has_said_enough_in_a_round_answers_yes_or_no() -> None:
    s = after(too_cheap(), A, TOO_LITTLE)
    s.said = [3 for _ in s.said]
    word = FLORENTINE.say(s, B, Random(1))
    assert isinstance(word, florentine.Refuse)
    assert not refusals(s, B, word)
