"""Article 15: negotiations at the end of a round."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Any

import pytest

from beffroi.core.action import HOST, Seat
from beffroi.core.ask import Offer as OfferAsk
from beffroi.core.engine import floor, play, run, waiting
from beffroi.core.host import Resign
from beffroi.core.offer import Goods, OpenOffer, Purse, Things
from beffroi.core.sides import OUT
from beffroi.games.leonardo import GAME
from beffroi.games.leonardo.material import PALACES
from beffroi.games.leonardo.negotiation import Negotiate
from beffroi.games.leonardo.rulebook import Accept, Counter, Done, Drop, LeonardoOptions, Offer, R
from beffroi.games.leonardo.state import Leonardo
from beffroi.games.leonardo.trade import Deals, Offers
from tests.games.leonardo.table import A, B, C, D, city, facts, keys, say, whats, why
from tests.support.marks import allows, prevents, refuses, states


def talking(seats: int = 3, **given: Any) -> Leonardo:
    """The end of a round."""
    usual: dict[str, Any] = {"owners": {18: A, 29: A, 20: B}, "works": {18: (10, 90)}}
    s = city(seats, **(usual | given))
    s.agenda = s.agenda[-2:]
    assert isinstance(s.agenda[0], Negotiate)
    return s


@allows(R.TRADE)
def test_a_palace_is_sold_with_its_works() -> None:
    s = talking()
    play(s, A, Offer(B, (18,), 0, (), 150))
    events = play(s, B, Accept(1))
    assert facts(events, "handed-over") == {"seat": A, "seats": (B,), "spaces": ("18",)}
    assert facts(events, "paid") == {"seat": B, "seats": (A,), "florins": 150, "reason": "trade"}
    assert (s.owners[18], s.works[18]) == (B, (10, 90))
    assert s.purses == [400, 100, 250]


@allows(R.TRADE)
def test_palaces_and_bridges_are_exchanged_with_florins_on_top() -> None:
    s = talking()
    say(s, (A, Offer(B, (18, 29), 5, (20,), 0)), (B, Accept(1)))
    assert (s.owners[18], s.owners[29], s.owners[20]) == (B, B, A)
    assert s.purses == [245, 255, 250]


@allows(R.TRADE)
def test_a_palace_is_bought_from_another() -> None:
    s = talking()
    say(s, (C, Offer(B, (), 250, (20,), 0)), (B, Accept(1)))
    assert (s.owners[20], s.purses) == (C, [250, 500, 0])


@allows(R.TRADE)
def test_an_offer_says_what_each_side_would_give() -> None:
    events = play(talking(), A, Offer(B, (18,), 0, (20,), 25))
    assert whats(events) == ["offered", "would-give", "would-give"]
    assert events[0].facts == {"seat": A, "seats": (B,), "number": 1}
    assert events[1].facts == {"seat": A, "spaces": ("18",), "florins": 0}
    assert events[2].facts == {"seat": B, "spaces": ("20",), "florins": 25}


@refuses(R.TRADE)
def test_nothing_changes_hands_until_the_other_side_accepts() -> None:
    s = talking()
    play(s, A, Offer(B, (18,), 0, (), 150))
    assert (s.owners[18], s.purses) == (A, [250, 250, 250])
    assert why(s, A, Accept(1)) == [("15", "own-offer", {})]
    assert why(s, C, Accept(1)) == [("15", "no-such-offer", {})]
    assert why(s, B, Accept(2)) == [("15", "no-such-offer", {})]


@allows(R.TRADE)
@pytest.mark.parametrize("seat", [A, B])
def test_either_side_may_drop_an_offer(seat: Seat) -> None:
    s = talking()
    play(s, A, Offer(B, (18,), 0, (), 150))
    what = "offer-withdrawn" if seat == A else "offer-declined"
    assert facts(play(s, seat, Drop(1)), what) == {"seat": seat, "number": 1}
    assert s.offers == ()
    assert why(s, B, Accept(1)) == [("15", "no-such-offer", {})]


@refuses(R.TRADE)
def test_an_offer_is_made_to_another_side_in_the_game() -> None:
    s = talking(4, allied={3: OUT})
    for nobody in (A, D, Seat(9), Seat(-1)):
        assert why(s, A, Offer(nobody, (18,), 0, (), 5)) == [("15", "not-another-side", {})]


@refuses(R.TRADE)
def test_a_side_offers_what_it_has_and_asks_for_what_the_other_has() -> None:
    s = talking()
    assert why(s, A, Offer(B, (20,), 0, (), 5)) == [("15", "not-their-palace", {"seat": A, "spaces": ("20",)})]
    assert why(s, A, Offer(B, (18,), 0, (4, 29), 0)) == [("15", "not-their-palace", {"seat": B, "spaces": ("4", "29")})]
    assert why(s, A, Offer(B, (), 255, (20,), 0)) == [("15", "not-in-purse", {"seat": A, "purse": 250})]
    assert why(s, A, Offer(B, (18,), 0, (), 300)) == [("15", "not-in-purse", {"seat": B, "purse": 250})]
    assert keys(s, A, Offer(B, (18,), 0, (20,), -5)) == ["not-in-purse"]


@refuses(R.TRADE)
def test_florins_go_in_fives_and_one_way() -> None:
    s = talking()
    assert why(s, A, Offer(B, (18,), 0, (), 7)) == [("15", "florins-in-fives", {})]
    assert why(s, A, Offer(B, (18,), 5, (), 10)) == [("15", "florins-both-ways", {})]


@refuses(R.TRADE)
def test_both_sides_give_something_and_there_is_a_palace_in_it() -> None:
    s = talking()
    assert why(s, A, Offer(B, (18,), 0, (), 0)) == [("15", "for-nothing", {})]
    assert why(s, A, Offer(B, (), 0, (20,), 0)) == [("15", "for-nothing", {})]
    assert keys(s, A, Offer(B, (), 10, (), 0)) == ["no-palace-in-it", "for-nothing"]
    assert keys(s, A, Offer(B, (), 10, (), 10)) == ["no-palace-in-it", "florins-both-ways"]


@refuses(R.TRADE)
def test_palaces_are_named_once_and_in_order() -> None:
    s = talking()
    assert why(s, A, Offer(B, (29, 18), 0, (), 5)) == [("15", "not-in-order", {})]
    assert why(s, A, Offer(B, (18, 18), 0, (), 5)) == [("15", "not-in-order", {})]


@refuses(R.BOARD)
def test_only_palaces_and_bridges_are_traded() -> None:
    assert why(talking(), A, Offer(B, (7, 18), 0, (), 5)) == [("3", "no-palace-there", {})]


@refuses(R.TRADE)
def test_an_offer_that_can_no_longer_be_kept_is_not_accepted() -> None:
    s = talking()
    say(s, (A, Offer(B, (18,), 0, (), 150)), (A, Offer(C, (18,), 0, (), 50)), (C, Accept(2)))
    assert why(s, B, Accept(1)) == [("15", "not-their-palace", {"seat": A, "spaces": ("18",)})]


@refuses(R.TRADE)
def test_a_seat_makes_six_proposals_a_round_at_most() -> None:
    s = talking()
    for _ in range(6):
        play(s, A, Offer(B, (18,), 0, (), 5))
    assert why(s, A, Offer(B, (18,), 0, (), 5)) == [("15", "said-enough", {"count": 6})]
    assert not any(isinstance(action, Offer) for offered in floor(s, A) for action in islice(offered, 5))
    say(s, (A, Done()), (B, Done()), (C, Done()))
    assert s.said == [0, 0, 0]


@refuses(R.TRADE)
@pytest.mark.parametrize("leaver", [A, B])
def test_an_offer_falls_when_one_of_the_two_leaves_the_table(leaver: Seat) -> None:
    s = talking()
    say(s, (A, Offer(B, (18,), 0, (), 150)), (HOST, Resign(leaver)))
    assert s.offers == ()
    assert keys(s, C, Accept(1)) == ["no-such-offer"]


@allows(R.TRADE)
def test_the_round_ends_when_every_side_is_done() -> None:
    s = talking()
    assert waiting(s) == (A, B, C)
    say(s, (B, Done()), (A, Done()))
    assert s.round == 1
    play(s, C, Done())
    assert s.round == 2


@allows(R.TRADE)
def test_an_offer_stands_though_whoever_made_it_is_done() -> None:
    s = talking()
    say(s, (A, Offer(B, (18,), 0, (), 5)), (A, Done()), (B, Accept(1)))
    assert s.owners[18] == B


@allows(R.TRADE)
def test_whoever_is_done_may_still_answer_what_is_offered() -> None:
    s = talking()
    say(s, (B, Done()), (A, Offer(B, (18,), 0, (), 5)), (B, Accept(1)))
    assert s.owners[18] == B
    assert waiting(s) == (A, C)


@allows(R.TRADE)
def test_whoever_is_done_may_still_make_and_drop_an_offer() -> None:
    s = talking()
    say(s, (A, Done()), (A, Offer(B, (18,), 0, (), 5)), (A, Drop(1)))
    assert s.offers == ()
    assert waiting(s) == (B, C)


@prevents(R.TRADE)
def test_what_was_offered_falls_when_the_negotiation_ends_for_all() -> None:
    s = talking()
    say(s, (A, Offer(B, (18,), 0, (), 5)), (A, Done()), (B, Done()), (C, Done()))
    assert s.offers == ()
    assert why(s, B, Accept(1)) == [("T", "not-your-turn", {})]


@prevents(R.TRADE)
def test_after_the_last_turn_nobody_negotiates() -> None:
    s = talking()
    s.round = 15
    assert Negotiate().asks(s) == ()
    run(s)
    assert s.result is not None


@prevents(R.TRADE)
def test_nobody_trades_before_the_end_of_the_round() -> None:
    s = city(3, owners={18: A, 20: B})
    assert why(s, A, Offer(B, (18,), 0, (20,), 0)) == [("T", "not-your-turn", {})]
    assert Offers().asks(s) == Deals().asks(s) == ()


@prevents(R.TRADE)
def test_without_negotiations_nobody_trades_and_nobody_is_asked() -> None:
    s = city(3, options=LeonardoOptions(negotiations=False, alliances="never"), owners={18: A})
    s.agenda = s.agenda[-2:]
    assert Negotiate().asks(s) == ()
    assert why(s, A, Offer(B, (18,), 0, (), 5)) == [("T", "not-asked", {})]


@allows(R.TRADE)
def test_offers_end_with_the_round() -> None:
    s = talking()
    say(s, (A, Offer(B, (18,), 0, (), 5)), (C, Done()), (B, Done()), (A, Done()))
    assert s.offers == ()


@allows(R.TRADE)
def test_a_member_of_an_alliance_bargains_for_it() -> None:
    s = talking(4, allied={3: 0}, purses=(250, 250, 250, 0))
    say(s, (D, Offer(B, (18,), 0, (), 100)), (B, Accept(1)))
    assert s.purses == [350, 150, 250, 0]
    say(s, (B, Offer(A, (18,), 0, (), 50)), (D, Accept(2)))
    assert s.owners[18] == A


@states(R.TRADE)
def test_every_possible_offer_is_counted_listed_and_sampled_without_a_refusal() -> None:
    s = talking(purses=(15, 10, 0))
    offers = Offers().choices(s, A)
    listed = list(offers)
    assert len(offers) == len(listed) == len(set(listed))
    assert all(Offers().refuse(s, A, offer) == () for offer in listed)
    assert all(offer in offers for offer in listed)
    everything = [
        Offer(to, give, pay, want, ask)
        for to in (A, B, C)
        for give in ((), (18,), (29,), (18, 29), (20,))
        for pay in range(0, 25, 5)
        for want in ((), (20,), (18,))
        for ask in range(0, 25, 5)
    ]
    assert {offer for offer in everything if not Offers().refuse(s, A, offer)} == set(listed)
    rng = Random(3)
    assert {offers.sample(rng) for _ in range(2000)} == set(listed)


@states(R.TRADE)
def test_the_question_names_the_partners_and_what_there_is_to_give_and_take() -> None:
    question = Offers().choices(talking(), A).ask()
    assert isinstance(question, OfferAsk)
    assert question.give == (Things("give", "space", (18, 29)), Purse("pay", 250, 5))
    theirs = {partner.seat: partner.take[0] for partner in question.partners}
    assert theirs == {B: Things("want", "space", (20,)), C: Things("want", "space", ())}


@allows(R.TRADE)
def test_an_offer_is_answered_by_another_one_in_its_place() -> None:
    s = talking()
    play(s, A, Offer(B, (18,), 0, (), 150))
    question = Offers().choices(s, B).ask()
    assert isinstance(question, OfferAsk)
    assert (question.counter, question.answers) == ("Counter", ((1, A),))
    events = play(s, B, Counter(1, (), 100, (18,), 0))
    assert whats(events) == ["offer-countered", "offered", "would-give", "would-give"]
    give, take = Goods(100, word="space"), Goods(things=(18,), word="space")
    assert GAME.open_offers(s) == (OpenOffer(2, B, (A,), give, take),)
    play(s, A, Accept(2))
    assert (s.owners[18], s.purses) == (B, [350, 150, 250])


@refuses(R.TRADE)
def test_only_what_was_offered_to_ones_own_side_is_countered() -> None:
    s = talking()
    play(s, A, Offer(B, (18,), 0, (), 150))
    assert [each[1] for each in why(s, C, Counter(1, (), 100, (18,), 0))] == ["no-such-offer"]
    assert [each[1] for each in why(s, B, Counter(1, (), 100, (20,), 0))] == ["not-their-palace"]


@allows(R.TRADE)
@pytest.mark.parametrize(("seat", "what"), [(A, "offer-withdrawn"), (B, "offer-declined")])
def test_to_withdraw_and_to_decline_are_told_apart(seat: Seat, what: str) -> None:
    s = talking()
    play(s, A, Offer(B, (18,), 0, (), 150))
    assert whats(play(s, seat, Drop(1))) == [what]


@prevents(R.TRADE)
def test_an_offer_that_nobody_has_answered_lapses_in_front_of_everybody() -> None:
    s = talking()
    play(s, A, Offer(B, (18,), 0, (), 150))
    say(s, (A, Done()), (B, Done()))
    events = play(s, C, Done())
    assert facts(events, "offer-lapsed") == {"seat": A, "number": 1}


@states(R.TRADE)
def test_the_richest_bargain_is_counted_in_no_time() -> None:
    owned = {space: number % 2 for number, space in enumerate(PALACES)}
    s = talking(2, owners=owned, purses=(5000, 5000))
    offers = Offers().choices(s, A)
    assert len(offers) == (2**12 - 1) * (2**11 - 1) * 2001 + (2**12 - 1) * 1000 + (2**11 - 1) * 1000
    assert offers.sample(Random(1)) in offers
