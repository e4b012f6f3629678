"""Negotiation: typed offers on the floor, before the fists open and while a tax is being split."""

from __future__ import annotations

import pytest

from beffroi.core.action import HOST, Action, Seat
from beffroi.core.ask import Bundle, Part
from beffroi.core.ask import Offer as OfferAsk
from beffroi.core.engine import floor, objections, play, refusals, waiting
from beffroi.core.host import Resign
from beffroi.core.offer import Goods, OpenOffer, Partner, Promises, Purse
from beffroi.core.seen import seen
from beffroi.games.bastide import GAME
from beffroi.games.bastide.material import CIRCLE, NO_PROMISE, PROMISE_KINDS, PROMISES, SPARE
from beffroi.games.bastide.rulebook import (
    Accept,
    Add,
    BastideOptions,
    Bid,
    Build,
    Burn,
    Counter,
    Drop,
    Offer,
    Play,
    Propose,
    Put,
    R,
    Raid,
    Split,
    Tie,
)
from beffroi.games.bastide.state import Bastide, Promise
from tests.games.bastide.test_house import example
from tests.games.bastide.towns import BLUE, GREEN, RED, VIOLET, YELLOW, answer, bids, town, why
from tests.support.marks import allows, prevents, refuses, states
from tests.support.told import told


def bidding(options: BastideOptions | None = None) -> Bastide:
    """Blue has proposed a street; everybody has ten SdD."""
    s = town(3, money={BLUE: 10, GREEN: 10, RED: 10}, options=options)
    answer(s, Propose("R1"))
    return s


def splitting() -> Bastide:
    """Yellow has to split two SdD between Blue, who is due two, and Green, who is due four."""
    s = example()
    answer(s, Play("house"), Build("A3", 1, "ew"))
    return s


def gift(to: Seat, amount: int) -> Offer:
    return Offer(to, amount, 0, "none")


@allows(R.TALK)
def test_a_gift_changes_hands_when_it_is_accepted() -> None:
    s = bidding()
    events = play(s, BLUE, gift(GREEN, 4))
    assert told(events, "gift-offered") == [{"seat": BLUE, "to": GREEN, "number": 1, "give": 4}]
    assert s.money == [10, 10, 10]
    events = play(s, GREEN, Accept(1))
    assert told(events, "money-given") == [{"seat": BLUE, "to": GREEN, "amount": 4}]
    assert (s.money, s.offers) == ([6, 14, 10], ())


@allows(R.TALK)
def test_money_is_exchanged_for_money() -> None:
    s = bidding()
    events = play(s, BLUE, Offer(RED, 4, 3, "none"))
    assert told(events, "exchange-offered") == [{"seat": BLUE, "to": RED, "number": 1, "give": 4, "take": 3}]
    play(s, RED, Accept(1))
    assert s.money == [9, 10, 11]


@allows(R.TALK)
def test_a_seat_may_ask_for_money() -> None:
    s = bidding()
    events = play(s, BLUE, Offer(RED, 0, 3, "none"))
    assert told(events, "gift-asked") == [{"seat": BLUE, "to": RED, "number": 1, "take": 3}]
    play(s, RED, Accept(1))
    assert s.money == [13, 10, 7]


@allows(R.TALK)
def test_who_gets_the_money_makes_the_promise() -> None:
    s = bidding()
    events = play(s, BLUE, Offer(GREEN, 2, 0, "bid-6"))
    assert told(events, "promise-wanted") == [{"seat": BLUE, "to": GREEN, "number": 1, "give": 2, "promise": "bid-6"}]
    events = play(s, RED, Offer(GREEN, 0, 1, "spare"))
    assert told(events, "promise-offered") == [{"seat": RED, "to": GREEN, "number": 2, "take": 1, "promise": "spare"}]
    events = play(s, GREEN, Accept(1)) + play(s, GREEN, Accept(2))
    assert told(events, "promised") == [
        {"seat": GREEN, "to": BLUE, "promise": "bid-6"},
        {"seat": RED, "to": GREEN, "promise": "spare"},
    ]
    assert s.promises == (Promise(GREEN, BLUE, "bid-6", 1), Promise(RED, GREEN, "spare", 1))
    assert GAME.view(s, None).promises == s.promises


@allows(R.TALK)
def test_a_promise_is_shown_and_not_enforced() -> None:
    s = bidding()
    play(s, BLUE, Offer(GREEN, 2, 0, "bid-6"))
    play(s, GREEN, Accept(1))
    assert why(s, GREEN, Bid(0)) == []


@allows(R.TALK)
def test_a_promise_is_shown_until_its_giver_has_had_a_whole_turn() -> None:
    s = bidding()
    s.promises = (Promise(BLUE, RED, "build-R2", 1), Promise(GREEN, RED, "spare", 1))
    bids(s, 3, 0, 0)
    answer(s, Put("R1.1"))
    assert [promise.seat for promise in s.promises] == [BLUE, GREEN]
    answer(s, Propose("R1"))
    events = bids(s, 0, 0, 0)
    assert told(events, "promise-kept") == [{"seat": GREEN, "to": RED, "promise": "spare"}]
    answer(s, Propose("R1"))
    bids(s, 0, 0, 0)
    assert [promise.seat for promise in s.promises] == [BLUE]
    answer(s, Propose("R1"))
    events = bids(s, 0, 0, 0)
    assert told(events, "promise-broken") == [{"seat": BLUE, "to": RED, "promise": "build-R2"}]
    assert not s.promises


def promised(s: Bastide, word: str, seat: Seat = BLUE, to: Seat = GREEN) -> dict[str, object]:
    """A seat has promised something to another in the turn before; the facts of what is told about it."""
    s.promises = (Promise(seat, to, word, s.turn - 1),)
    return {"seat": seat, "to": to, "promise": word}


@allows(R.TALK)
@pytest.mark.parametrize(
    ("word", "bid", "fate"),
    [
        ("bid-6", 6, "promise-kept"),
        ("bid-6", 4, "promise-broken"),
        ("most-3", 3, "promise-kept"),
        ("most-3", 4, "promise-broken"),
        ("abstain", 0, "promise-kept"),
        ("abstain", 1, "promise-broken"),
    ],
)
def test_a_promise_about_a_bid_is_judged_when_all_is_shown(word: str, bid: int, fate: str) -> None:
    s = bidding()
    facts = promised(s, word, GREEN, BLUE)
    events = bids(s, 0, bid, 0)
    if s.agenda[0].called() == "AddToBids":
        events += answer(s, Add(0))
    assert told(events, fate) == [facts]
    assert s.promises == ()


@allows(R.TALK)
def test_what_is_added_to_a_bid_counts_for_a_promise() -> None:
    s = bidding()
    facts = promised(s, "bid-9", GREEN, BLUE)
    bids(s, 0, 5, 0)
    answer(s, Add(4))
    events = answer(s, Add(0))
    assert told(events, "promise-kept") == [facts]


@allows(R.TALK)
def test_money_is_given_for_the_circle_of_the_next_influence() -> None:
    for circle, fate in (("R1.2", "promise-kept"), ("R1.3", "promise-broken")):
        s = bidding()
        play(s, GREEN, Offer(BLUE, 1, 0, "put-R1-2"))
        play(s, BLUE, Accept(1))
        bids(s, 3, 0, 0)
        events = answer(s, Put(circle))
        assert told(events, fate) == [{"seat": BLUE, "to": GREEN, "promise": "put-R1-2"}]


@allows(R.TALK)
def test_a_promised_circle_that_another_has_taken_binds_nobody() -> None:
    s = bidding()
    facts = promised(s, "put-R1-2")
    bids(s, 3, 4, 0)
    answer(s, Put("R1.2"))
    assert told(answer(s, Put("R1.1")), "promise-lapsed") == [facts]
    s = bidding()
    facts = promised(s, "put-R1-2")
    assert told(bids(s, 0, 0, 0), "promise-lapsed") == [facts]


@allows(R.TALK)
def test_whoever_builds_where_it_was_promised_keeps_the_promise() -> None:
    s = town(3)
    facts = promised(s, "build-A1")
    answer(s, Play("house"))
    assert told(answer(s, Build("A1", 1, "ew")), "promise-kept") == [facts]
    s = town(3)
    facts = promised(s, "build-R2")
    assert told(answer(s, Propose("R2")), "promise-kept") == [facts]


@allows(R.TALK)
def test_what_can_no_longer_be_built_was_not_promised_in_vain_but_lapses() -> None:
    s = town(3, houses=["A1.1", "A1.2", "A1.3"])
    facts = promised(s, "build-A1")
    answer(s, Propose("R1"))
    assert told(bids(s, 0, 0, 0), "promise-lapsed") == [facts]


@allows(R.TALK)
def test_to_strike_an_influence_one_has_promised_to_spare_is_to_break_a_promise() -> None:
    hands = {BLUE: ("english-1", "fire", "house")}
    for tile, strike in (("fire", Burn(("R1.1",))), ("english-1", Raid(("R1.1",)))):
        s = town(3, hands=hands, influences={"R1.1": GREEN})
        facts = promised(s, "spare")
        answer(s, Play(tile))
        assert told(answer(s, strike), "promise-broken") == [facts]


@allows(R.TALK)
def test_a_promise_of_or_to_somebody_who_leaves_lapses() -> None:
    s = bidding()
    facts = promised(s, "spare")
    play(s, GREEN, gift(RED, 1))
    events = play(s, HOST, Resign(GREEN))
    assert told(events, "promise-lapsed") == [facts]
    assert told(events, "offer-lapsed") == [{"seat": GREEN, "number": 1}]


@refuses(R.TALK)
def test_a_promise_about_a_project_is_made_only_while_it_is_bid_for() -> None:
    s = splitting()
    for word in ("bid-3", "abstain", "most-6", "put-R1-1"):
        assert why(s, BLUE, Offer(GREEN, 1, 0, word)) == [("4.3n", "nothing-bid-for", {})]
    s = bidding()
    assert why(s, BLUE, Offer(GREEN, 1, 0, "most-6")) == []
    assert why(s, BLUE, Offer(GREEN, 1, 0, "put-R2-1")) == [("4.3n", "no-circle-of-project", {"equipment": "R1"})]
    s.put(RED, CIRCLE["R1.1"])
    assert why(s, BLUE, Offer(GREEN, 1, 0, "put-R1-1")) == [("4.3n", "no-circle-of-project", {"equipment": "R1"})]


@allows(R.TALK)
def test_a_counter_offer_takes_the_place_of_an_offer_and_counts_for_neither() -> None:
    s = bidding()
    play(s, BLUE, gift(GREEN, 1))
    events = play(s, GREEN, Counter(1, 0, 2, "spare"))
    assert told(events, "offer-countered") == [{"seat": GREEN, "number": 1}]
    assert told(events, "promise-offered") == [{"seat": GREEN, "to": BLUE, "number": 2, "take": 2, "promise": "spare"}]
    assert [(offer.number, offer.seat, offer.to) for offer in s.offers] == [(2, GREEN, BLUE)]
    assert (s.spoken, s.counters) == ([1, 0, 0], 1)
    play(s, BLUE, Counter(2, 1, 0, "spare"))
    play(s, GREEN, Accept(3))
    assert (s.money, s.promises) == ([9, 11, 10], (Promise(GREEN, BLUE, "spare", 1),))
    play(s, RED, gift(BLUE, 1))
    assert [offer.number for offer in s.offers] == [4]


@refuses(R.TALK)
def test_two_seats_exchange_six_offers_a_turn_at_most() -> None:
    s = bidding()
    play(s, BLUE, gift(GREEN, 1))
    for number in range(1, 6):
        play(s, (GREEN, BLUE)[(number + 1) % 2], Counter(number, 1, 0, "none"))
    assert why(s, BLUE, Counter(6, 1, 0, "none")) == [("4.3n", "enough-exchanges", {"to": GREEN, "count": 6})]
    assert why(s, BLUE, gift(GREEN, 1)) == [("4.3n", "enough-exchanges", {"to": GREEN, "count": 6})]
    assert why(s, BLUE, gift(RED, 1)) == []
    assert why(s, BLUE, Accept(6)) == []
    assert not floor(s, BLUE)[1]
    assert {offer.to for offer in floor(s, BLUE)[0]} == {RED}
    bids(s, 0, 0, 0)
    answer(s, Propose("R1"))
    assert (s.counters, s.exchanges) == (0, ())


@refuses(R.TALK)
def test_only_the_one_an_offer_speaks_to_counters_it_and_with_money_that_is_there() -> None:
    s = bidding()
    play(s, BLUE, gift(GREEN, 1))
    for seat, number in ((BLUE, 1), (RED, 1), (GREEN, 2)):
        assert why(s, seat, Counter(number, 1, 0, "none")) == [("4.3n", "no-such-offer", {"number": number})]
    assert why(s, GREEN, Counter(1, 11, 0, "none")) == [("4.3n", "give-over-purse", {"money": 10})]
    assert why(s, GREEN, Counter(1, 0, 0, "none")) == [("4.3n", "no-money-in-it", {})]
    play(s, GREEN, Bid(0))
    assert why(s, GREEN, Counter(1, 1, 0, "none")) == [("T", "silent-till-shown", {})]


@allows(R.TALK)
def test_an_offer_is_declined_by_its_receiver_or_withdrawn_by_its_maker() -> None:
    for seat, what in ((BLUE, "offer-withdrawn"), (GREEN, "offer-declined")):
        s = bidding()
        play(s, BLUE, gift(GREEN, 4))
        events = play(s, seat, Drop(1))
        assert told(events, what) == [{"seat": seat, "number": 1}]
        assert (s.offers, s.money) == ((), [10, 10, 10])


@allows(R.TALK)
def test_one_may_talk_between_two_raises() -> None:
    s = bidding()
    bids(s, 5, 10, 5)
    assert waiting(s) == (BLUE, RED)
    play(s, RED, gift(GREEN, 2))
    play(s, GREEN, Accept(1))
    assert waiting(s) == (BLUE, GREEN, RED)
    assert s.money == [5, 2, 3]


@allows(R.TALK)
def test_who_gives_away_his_last_coin_has_nothing_more_to_raise() -> None:
    s = bidding()
    bids(s, 5, 0, 0)
    play(s, BLUE, gift(GREEN, 5))
    play(s, GREEN, Accept(1))
    assert s.money == [0, 15, 10]
    assert seen(GAME, s, None).asking == "PlaceInfluence"


@refuses(R.TALK)
def test_who_has_sealed_a_bid_has_no_offers_and_is_silent_until_the_reveal() -> None:
    s = bidding()
    play(s, BLUE, gift(GREEN, 4))
    play(s, RED, gift(BLUE, 1))
    assert told(play(s, BLUE, Bid(3)), "offer-lapsed") == [{"seat": BLUE, "number": 1}]
    assert [offer.seat for offer in s.offers] == [RED]
    assert floor(s, BLUE) == ()
    assert why(s, BLUE, gift(GREEN, 1)) == [("T", "silent-till-shown", {})]
    assert why(s, BLUE, Accept(2)) == [("T", "silent-till-shown", {})]
    assert why(s, GREEN, Accept(1)) == [("4.3n", "no-such-offer", {"number": 1})]


@prevents(R.TALK)
def test_who_has_coins_face_down_is_silent_until_they_are_shown() -> None:
    s = bidding()
    bids(s, 5, 0, 5)
    answer(s, Add(2), Add(0))
    assert floor(s, BLUE) == ()
    assert why(s, BLUE, gift(GREEN, 1)) == [("T", "not-your-turn", {})]
    assert why(s, RED, gift(GREEN, 1)) == []


@prevents(R.TALK)
def test_offers_without_an_answer_lapse_when_the_fists_open() -> None:
    s = bidding()
    play(s, BLUE, Bid(0))
    play(s, RED, Bid(0))
    play(s, GREEN, gift(BLUE, 1))
    events = play(s, GREEN, Bid(5))
    assert told(events, "offer-lapsed") == [{"seat": GREEN, "number": 1}]
    assert s.offers == ()


@refuses(R.TALK)
def test_an_offer_speaks_of_money_that_is_there() -> None:
    s = bidding()
    assert why(s, BLUE, gift(BLUE, 1)) == [("4.3n", "not-a-partner", {})]
    assert why(s, BLUE, gift(Seat(3), 1)) == [("4.3n", "not-a-partner", {})]
    assert why(s, BLUE, gift(RED, 11)) == [("4.3n", "give-over-purse", {"money": 10})]
    assert why(s, BLUE, Offer(RED, 0, 11, "none")) == [("4.3n", "take-over-purse", {"to": RED, "money": 10})]
    assert why(s, BLUE, Offer(RED, 0, 0, "spare")) == [("4.3n", "no-money-in-it", {})]
    assert why(s, BLUE, Offer(RED, 1, 0, "the moon")) == [("4.3n", "no-such-promise", {})]
    assert why(s, BLUE, Offer(RED, 1, 1, "spare")) == [("4.3n", "promise-for-money", {})]
    assert why(s, BLUE, Offer(RED, -1, -1, "none")) == [
        ("4.3n", "give-over-purse", {"money": 10}),
        ("4.3n", "take-over-purse", {"to": RED, "money": 10}),
    ]


@refuses(R.TALK)
def test_an_offer_is_accepted_by_the_one_it_speaks_to_while_both_can_pay() -> None:
    s = bidding()
    play(s, BLUE, Offer(GREEN, 8, 8, "none"))
    play(s, BLUE, gift(RED, 8))
    play(s, GREEN, gift(RED, 8))
    assert why(s, RED, Accept(1)) == [("4.3n", "no-such-offer", {"number": 1})]
    assert why(s, BLUE, Accept(1)) == [("4.3n", "your-own-offer", {"number": 1})]
    assert why(s, RED, Accept(9)) == [("4.3n", "no-such-offer", {"number": 9})]
    play(s, RED, Accept(2))
    play(s, RED, Accept(3))
    assert why(s, GREEN, Accept(1)) == [
        ("4.3n", "cannot-pay", {"seat": BLUE, "money": 2}),
        ("4.3n", "cannot-pay", {"seat": GREEN, "money": 2}),
    ]


@refuses(R.TALK)
def test_three_offers_a_turn_are_enough() -> None:
    s = bidding()
    for number in (1, 2, 3):
        play(s, BLUE, gift(GREEN, 1))
        play(s, GREEN, Drop(number))
    assert why(s, BLUE, gift(GREEN, 1)) == [("4.3n", "enough-offers", {"count": 3})]
    assert len(floor(s, BLUE)[0]) == 0
    assert why(s, GREEN, gift(BLUE, 1)) == []
    bids(s, 0, 0, 0)
    answer(s, Propose("R1"))
    assert why(s, BLUE, gift(GREEN, 1)) == []


@prevents(R.TALK)
@pytest.mark.parametrize("words", [gift(GREEN, 1), Tie(1, 1), Accept(1), Drop(1)])
def test_nobody_negotiates_elsewhere_or_where_it_is_switched_off(words: Action) -> None:
    assert why(town(3), BLUE, words) == [("T", "not-your-turn", {})]
    assert why(bidding(BastideOptions(negotiation=False)), BLUE, words) == [("T", "not-your-turn", {})]


@allows(R.TALK)
def test_an_offer_tied_to_the_split_is_carried_out_with_it() -> None:
    s = splitting()
    events = play(s, GREEN, Tie(2, 1))
    assert told(events, "tied") == [{"seat": GREEN, "number": 1, "share": 2, "back": 1}]
    events = play(s, YELLOW, Split((0, 2)))
    assert told(events, "paid-back") == [{"seat": GREEN, "to": YELLOW, "amount": 1}]
    assert told(events, "offer-lapsed") == []
    assert s.money == [4, 5, 4, 5, 4]
    assert s.ties == ()


@prevents(R.TALK)
def test_a_tied_offer_is_void_when_the_split_does_not_reach_it() -> None:
    s = splitting()
    play(s, GREEN, Tie(2, 1))
    events = play(s, YELLOW, Split((1, 1)))
    assert told(events, "paid-back") == []
    assert told(events, "offer-lapsed") == [{"seat": GREEN, "number": 1}]
    assert s.money == [5, 5, 4, 4, 4]


@allows(R.TALK)
def test_a_claimant_has_one_tied_offer_and_may_withdraw_it() -> None:
    s = splitting()
    play(s, GREEN, Tie(1, 1))
    play(s, BLUE, Tie(2, 2))
    play(s, GREEN, Tie(2, 1))
    assert [(tied.number, tied.seat, tied.share) for tied in s.ties] == [(2, BLUE, 2), (3, GREEN, 2)]
    play(s, BLUE, Drop(2))
    assert [tied.seat for tied in s.ties] == [GREEN]
    play(s, GREEN, Tie(2, 2))
    assert why(s, GREEN, Tie(1, 1)) == [("4.3n", "enough-offers", {"count": 3})]
    assert len(floor(s, GREEN)[2]) == 0


@refuses(R.TALK)
def test_a_tied_offer_promises_what_the_split_can_give() -> None:
    s = splitting()
    assert why(s, GREEN, Tie(3, 1)) == [("4.3n", "share-out-of-reach", {"amount": 2})]
    assert why(s, GREEN, Tie(0, 1)) == [("4.3n", "share-out-of-reach", {"amount": 2})]
    assert why(s, GREEN, Tie(1, 2)) == [("4.3n", "back-over-share", {"amount": 1})]
    assert why(s, YELLOW, Tie(1, 1)) == [("T", "not-your-turn", {})]
    assert why(s, VIOLET, Tie(1, 1)) == [("T", "not-your-turn", {})]
    play(s, BLUE, Tie(2, 2))
    assert why(s, YELLOW, Accept(1)) == [("4.3n", "no-such-offer", {"number": 1})]
    assert why(s, BLUE, Accept(1)) == [("4.3n", "your-own-offer", {"number": 1})]


@allows(R.TALK)
def test_while_a_tax_is_split_plain_offers_are_made_too() -> None:
    s = splitting()
    play(s, BLUE, gift(YELLOW, 3))
    play(s, YELLOW, Accept(1))
    assert s.money == [1, 4, 4, 7, 4]


def test_offers_are_asked_for_in_their_kinds() -> None:
    s = splitting()
    s.money[BLUE] = 2
    offer, _, tie, _ = (each.ask() for each in floor(s, BLUE))
    partners = tuple(Partner(seat, (Purse("take", 4),)) for seat in (GREEN, RED, YELLOW, VIOLET))
    houses, projects = PROMISE_KINDS["house"], PROMISE_KINDS["propose"]
    promises = Promises("promise", NO_PROMISE, (("house", houses), ("propose", projects), ("spare", (SPARE,))))
    assert offer == OfferAsk((Purse("give", 2),), partners, promises, action="Offer", left=3)
    parts = (Part("share", "amount", low=1, high=2), Part("back", "amount", low=1, high=2))
    assert tie == Bundle("Tie", parts)
    assert set(floor(s, BLUE)[2]) == {Tie(1, 1), Tie(2, 1), Tie(2, 2)}


def test_what_may_be_promised_is_a_list_of_five_kinds() -> None:
    assert PROMISES[:6] == ("none", "spare", "bid-3", "bid-6", "bid-9", "bid-12")
    assert PROMISES[6:11] == ("abstain", "most-3", "most-6", "most-9", "most-12")
    kinds = {promise.partition("-")[0] for promise in PROMISES}
    assert kinds == {"none", "spare", "bid", "abstain", "most", "build", "put"}
    assert len(PROMISES) == 1 + 1 + 4 + 5 + 14 + 11 + 49


def test_a_counter_offer_is_asked_for_in_its_parts() -> None:
    s = bidding()
    play(s, BLUE, gift(GREEN, 1))
    offer, counter = (each.ask() for each in floor(s, GREEN)[:2])
    assert isinstance(offer, OfferAsk)
    assert isinstance(counter, OfferAsk)
    assert (counter.counter, counter.answers) == ("Counter", ((1, BLUE),))
    assert counter.promises == offer.promises
    assert counter.promises is not None
    puts = dict(counter.promises.kinds)["put"]
    assert "put-R1-4" in puts
    assert "put-R2-4" not in puts


@states(R.TALK)
def test_nothing_is_offered_to_somebody_whose_coins_lie_face_down() -> None:
    s = bidding()
    play(s, GREEN, Bid(1))
    offer = floor(s, BLUE)[0].ask()
    assert isinstance(offer, OfferAsk)
    assert offer.silent == (GREEN,)
    assert GREEN not in [partner.seat for partner in offer.partners]
    assert [each.why for each in objections(s, BLUE, gift(GREEN, 1))] == ["partner-silent"]
    assert not objections(s, BLUE, gift(RED, 1))
    assert not refusals(s, BLUE, gift(GREEN, 1)), "records in which somebody did can be replayed"


@allows(R.TALK)
def test_an_open_offer_is_shown_to_everybody_with_what_both_sides_give() -> None:
    s = bidding()
    play(s, BLUE, gift(GREEN, 1))
    play(s, BLUE, Offer(RED, 0, 2, "spare"))
    first, second = GAME.open_offers(s)
    assert first == OpenOffer(1, BLUE, (GREEN,), Goods(money=1), Goods())
    assert second == OpenOffer(2, BLUE, (RED,), Goods(promise="spare"), Goods(money=2))


@allows(R.TALK)
def test_that_somebody_cannot_answer_tells_nothing_of_what_they_have_sealed() -> None:
    shown = []
    for amount in range(4):
        s = bidding()
        play(s, BLUE, gift(RED, 1))
        play(s, GREEN, Bid(amount))
        asks = tuple(each.ask() for each in floor(s, BLUE))
        shown.append((asks, objections(s, BLUE, gift(GREEN, 1)), GAME.open_offers(s), seen(GAME, s, BLUE)))
    assert all(each == shown[0] for each in shown)
