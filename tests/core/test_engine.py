"""The engine asks the first step of the agenda, holds what is sealed, and lets the step happen."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from beffroi.core.action import CHANCE, HOST, Action, Seat
from beffroi.core.codec import encode, fingerprint
from beffroi.core.engine import (
    advance,
    after,
    choices,
    floor,
    held_answer,
    is_sealed,
    may_change,
    may_speak,
    play,
    refusals,
    run,
    waiting,
)
from beffroi.core.host import Close, Resign, RunOut, TimeUp
from beffroi.core.model import Event, Given, Refused, Result, Step
from tests.core.positions import (
    ANN,
    BOB,
    CARD,
    CID,
    DOT,
    PURSE,
    allied,
    bidding,
    finished,
    raising,
    sealed,
    without,
)
from tests.support.cases import Case, walk
from tests.toy import GAME
from tests.toy.rulebook import Add, Bid, Draw, FairOptions, Join, Offer, Propose, R, Take
from tests.toy.state import Fair, Gift
from tests.toy.steps import DrawCard, FirstBid, Gifts, PassOn, RaiseBid, Table

quickly = settings(max_examples=60, deadline=None, derandomize=True, database=None)


def whys(s: Fair, seat: Seat, action: Any) -> tuple[str, ...]:
    return tuple(refusal.why for refusal in refusals(s, seat, action))


def told(events: list[Event]) -> list[str]:
    return [event.what for event in events]


class Redraw(Step[Fair, Propose], frozen=True):
    """On the floor: whoever speaks has another card drawn before anybody may bid."""

    rule = R.DRAW
    takes = (Propose,)

    def asks(self, s: Fair) -> tuple[Seat, ...]:
        return s.seats

    def then(self, s: Fair, answers: Given[Propose]) -> None:
        s.next(DrawCard())


class ShoutBids(FirstBid, frozen=True):
    """Everybody says a bid aloud."""

    has_open_answers = True


class Shut(Table, frozen=True):
    """On the floor: the host's word ends the game at once, without a count."""

    def then(self, s: Fair, answers: Given[Action]) -> None:
        s.finish(Result("closed", (1, 1, 1), (0, 0, 0)))


class Duel(Step[Fair, Bid], frozen=True):
    """Only some seats seal a bid; who has answered is announced."""

    rule = R.BID
    takes = (Bid,)
    between: tuple[Seat, ...]

    def asks(self, s: Fair) -> tuple[Seat, ...]:
        return tuple(seat for seat in self.between if seat in s.sides.playing())

    def then(self, s: Fair, answers: Given[Bid]) -> None:
        s.tell(R.BID, "answered", seats=tuple(seat for seat, _ in answers))


def duel(*between: Seat) -> Fair:
    """A game of four in which only some are asked, and Ann has answered."""
    s = bidding(4)
    s.next(Duel(between))
    return sealed(s, (ANN, 1))


# Sealed answers


def test_sealed_answers_are_held_in_seat_order() -> None:
    s = bidding()
    play(s, CID, Bid(3))
    play(s, ANN, Bid(1))
    assert s.held == ((ANN, Bid(1)), (CID, Bid(3)))


def test_who_has_sealed_is_no_longer_waited_for() -> None:
    s = bidding()
    play(s, BOB, Bid(2))
    assert waiting(s) == (ANN, CID)


def test_a_seat_may_change_its_sealed_answer_until_the_last_is_in() -> None:
    s = sealed(bidding(), (ANN, 1), (BOB, 2))
    play(s, ANN, Bid(7))
    assert s.held == ((ANN, Bid(7)), (BOB, Bid(2)))
    assert waiting(s) == (CID,)


def test_a_seat_may_change_its_sealed_answer_more_than_once() -> None:
    s = sealed(bidding(), (ANN, 1))
    play(s, ANN, Bid(2))
    play(s, ANN, Bid(3))
    assert s.held == ((ANN, Bid(3)),)


def test_an_answer_that_was_shown_cannot_be_changed() -> None:
    s = sealed(bidding(), (ANN, PURSE), (BOB, 2))
    play(s, CID, Bid(3))
    assert whys(s, ANN, Bid(4)) == ("not-asked",)


def test_nothing_is_told_before_the_last_answer_is_in() -> None:
    assert play(sealed(bidding(), (ANN, 1)), BOB, Bid(2)) == []


def test_the_last_answer_lets_the_step_happen() -> None:
    s = sealed(bidding(), (ANN, 600_000), (CID, 3))
    events = play(s, BOB, Bid(2))
    assert events[0] == Event("bids", R.BID, {"bids": (600_000, 2, 3)})
    assert s.agenda[0] == RaiseBid(((ANN, 600_000), (BOB, 2), (CID, 3)))
    assert s.held == ()


def test_an_answer_of_one_seat_alone_lets_the_step_happen_at_once() -> None:
    s = raising(3, (ANN, 600_000), (BOB, 2))
    assert waiting(s) == (ANN,)
    assert told(play(s, ANN, Add(5))) == ["sold"]


@quickly
@given(amount=st.integers(-2, 2 * PURSE), bob=st.integers(0, PURSE), cid=st.integers(0, PURSE))
def test_no_refusal_reads_what_others_have_sealed(amount: int, bob: int, cid: int) -> None:
    nobody, two = sealed(bidding(4), (BOB, 0), (CID, 0)), sealed(bidding(4), (BOB, bob), (CID, cid))
    assert refusals(nobody, ANN, Bid(amount)) == refusals(two, ANN, Bid(amount))


@quickly
@given(amount=st.integers(1, 2 * PURSE), bob=st.integers(0, PURSE), to=st.sampled_from((ANN, BOB, CID, DOT)))
def test_no_refusal_on_the_floor_reads_what_others_have_sealed(amount: int, bob: int, to: Seat) -> None:
    nothing, something = sealed(bidding(4), (BOB, 0)), sealed(bidding(4), (BOB, bob))
    for action in (Offer(to, amount), Take(to), Propose(to), Join(to)):
        assert refusals(nothing, ANN, action) == refusals(something, ANN, action)


def test_a_step_is_sealed_when_it_asks_several_seats() -> None:
    assert is_sealed(bidding(2))
    assert not is_sealed(raising(3, (ANN, 600_000)))
    assert not is_sealed(GAME.setup())
    assert not is_sealed(finished())


# Step ids


def test_an_answer_that_is_not_the_last_leaves_the_step_id() -> None:
    s = bidding()
    play(s, ANN, Bid(1))
    assert s.opened == bidding().opened


def test_the_last_answer_opens_a_step_with_a_greater_id() -> None:
    s = sealed(bidding(), (ANN, PURSE), (BOB, 2))
    play(s, CID, Bid(3))
    assert s.opened == bidding().opened + 1


def test_every_step_that_happens_by_itself_counts_as_opened() -> None:
    s = raising(3, (ANN, 600_000))
    s.agenda = (*s.agenda[:1], PassOn())  # the raise, then sale and passing on by themselves, then a draw
    play(s, ANN, Add(0))
    assert isinstance(s.agenda[0], DrawCard)
    assert s.opened == 3 + 3


@pytest.mark.parametrize("seats", GAME.seats)
def test_no_two_questions_of_a_game_have_the_same_id(seats: int) -> None:
    ids: list[int] = []
    for ply in walk(Case(GAME, seats, FairOptions()), seed=seats):
        assert ply.after.opened >= ply.before.opened
        if ply.after.agenda != ply.before.agenda:
            ids.append(ply.after.opened)
    assert len(ids) > 4
    assert ids == sorted(set(ids))


def test_a_step_asked_again_has_a_new_id_and_starts_without_answers() -> None:
    s = sealed(bidding(), (ANN, 1), (BOB, 2))
    s.floor = (Redraw(),)
    asked, question = s.opened, s.agenda[0]
    play(s, CID, Propose(ANN))
    assert s.held == ()
    assert waiting(s) == (CHANCE,)
    assert s.opened == asked + 1
    play(s, CHANCE, Draw("20"))
    assert s.agenda[0] is question
    assert waiting(s) == (ANN, BOB, CID)
    assert s.opened == asked + 2


def test_talk_that_leaves_the_question_leaves_its_id_and_its_answers() -> None:
    s = sealed(bidding(), (ANN, 1))
    play(s, BOB, Offer(CID, 5))
    assert s.opened == bidding().opened
    assert s.held == ((ANN, Bid(1)),)


# Sides of several seats


def test_a_side_of_two_seats_answers_once() -> None:
    s = allied(3, ANN, BOB)
    play(s, BOB, Bid(5))
    assert waiting(s) == (CID,)
    play(s, CID, Bid(6))
    assert s.points[CID] == int(CARD)


def test_of_two_allies_the_first_answer_counts() -> None:
    s = allied(3, ANN, BOB)
    play(s, BOB, Bid(5))
    events = play(s, CID, Bid(6))
    assert events[0].facts == {"bids": (5, 6)}


def test_an_ally_cannot_answer_again() -> None:
    s = allied(3, ANN, BOB)
    play(s, BOB, Bid(5))
    assert whys(s, ANN, Bid(6)) == ("not-your-turn",)


def test_the_ally_who_answered_may_still_change_the_answer() -> None:
    s = allied(3, ANN, BOB)
    play(s, BOB, Bid(5))
    play(s, BOB, Bid(7))
    assert s.held == ((BOB, Bid(7)),)


def test_the_answer_of_a_side_is_the_answer_of_each_of_its_seats() -> None:
    s = sealed(allied(3, ANN, BOB), (BOB, 5))
    assert held_answer(s, ANN) == held_answer(s, BOB) == Bid(5)
    assert held_answer(s, CID) is None


def test_the_ally_of_who_has_sealed_is_silent_too() -> None:
    s = allied(4, ANN, BOB)
    assert not whys(s, ANN, Offer(CID, 1))
    play(s, BOB, Bid(5))
    assert whys(s, ANN, Offer(CID, 1)) == ("silent-till-shown",)


def test_sealing_closes_the_offers_of_an_ally() -> None:
    s = allied(4, ANN, BOB)
    play(s, ANN, Offer(CID, 1))
    play(s, BOB, Bid(5))
    assert s.gifts == ()


# Leaving in the middle of a sealed step


def test_who_leaves_takes_a_sealed_answer_along() -> None:
    s = sealed(bidding(), (ANN, 600_000))
    play(s, HOST, Resign(ANN))
    assert waiting(s) == (BOB, CID)
    play(s, BOB, Bid(2))
    events = play(s, CID, Bid(3))
    assert events[0].facts == {"bids": (2, 3)}


def test_who_has_left_cannot_change_the_answer_left_behind() -> None:
    s = sealed(bidding(), (ANN, 600_000))
    play(s, HOST, Resign(ANN))
    assert whys(s, ANN, Bid(1)) == ("not-your-turn",)


def test_a_sealed_answer_is_gone_as_soon_as_its_seat_has_left() -> None:
    s = sealed(bidding(4), (ANN, 600_000))
    play(s, HOST, Resign(ANN))
    assert s.held == ()


def test_a_step_happens_when_the_only_seat_missing_leaves() -> None:
    s = sealed(bidding(), (ANN, 4), (BOB, 5))
    events = play(s, HOST, RunOut(CID))
    assert told(events)[:4] == ["out-of-time", "out", "bids", "sold"]
    assert waiting(s) == (CHANCE,)


def test_who_is_left_alone_in_a_sealed_step_answers_it_as_its_only_seat() -> None:
    s = duel(ANN, BOB)
    play(s, HOST, Resign(ANN))
    assert waiting(s) == (BOB,)
    events = play(s, BOB, Bid(2))
    assert events[0].facts == {"seats": (BOB,)}


def test_a_sealed_answer_counts_when_everybody_else_has_left() -> None:
    s = duel(ANN, BOB)
    events = play(s, HOST, Resign(BOB))
    assert events[-1].facts == {"seats": (ANN,)}


def test_of_two_sealed_answers_only_that_of_who_stayed_counts() -> None:
    s = duel(ANN, BOB, CID)
    play(s, BOB, Bid(2))
    play(s, HOST, Resign(ANN))
    events = play(s, HOST, Resign(CID))
    assert events[-1].facts == {"seats": (BOB,)}


def test_who_has_left_gives_no_answer_even_when_nobody_is_left_to_ask() -> None:
    s = duel(ANN, BOB)
    play(s, HOST, Resign(ANN))
    events = play(s, HOST, Resign(BOB))
    assert events[-1].facts == {"seats": ()}


@pytest.mark.parametrize("word", [TimeUp(), Close()])
def test_a_game_that_ends_on_the_floor_holds_no_answers(word: Action) -> None:
    s = sealed(bidding(), (ANN, 1), (BOB, 2))
    play(s, HOST, word)
    assert s.result is not None
    assert s.held == ()
    assert s.opened > bidding().opened


def test_a_floor_step_may_finish_the_game_by_itself() -> None:
    s = bidding()
    s.floor = (Shut(),)
    play(s, HOST, Close())
    assert s.result == Result("closed", (1, 1, 1), (0, 0, 0))
    assert waiting(s) == ()


def test_a_game_finished_by_a_floor_step_itself_holds_no_answers() -> None:
    s = sealed(bidding(), (ANN, 1))
    s.floor = (Shut(),)
    play(s, HOST, Close())
    assert s.held == ()


def test_a_game_of_two_ends_when_one_leaves_a_sealed_step() -> None:
    s = sealed(bidding(2), (ANN, 1))
    play(s, HOST, Resign(BOB))
    assert s.result == Result("last-standing", (1, 2), (0, 0))
    assert s.held == ()


# The floor


@pytest.mark.parametrize("amount", [1, PURSE // 2, PURSE - 1])
def test_who_seals_loses_open_offers_whatever_their_amount(amount: int) -> None:
    s = bidding()
    play(s, ANN, Offer(BOB, amount))
    play(s, ANN, Bid(0))
    assert s.gifts == ()
    assert whys(s, BOB, Take(ANN)) == ("no-such-gift",)


@pytest.mark.parametrize("bid", [0, PURSE])
def test_who_seals_loses_open_offers_whatever_the_bid(bid: int) -> None:
    s = bidding()
    play(s, ANN, Offer(BOB, 1))
    play(s, ANN, Bid(bid))
    assert s.gifts == ()


def test_sealing_closes_what_is_open_on_every_step_of_the_floor() -> None:
    s = bidding(4)
    play(s, ANN, Propose(BOB))
    play(s, ANN, Offer(BOB, 1))
    play(s, ANN, Bid(0))
    assert (s.gifts, s.proposals) == ((), ())


def test_who_seals_leaves_the_offers_of_others_open() -> None:
    s = bidding()
    play(s, BOB, Offer(CID, 5))
    play(s, ANN, Bid(0))
    assert s.gifts == (Gift(BOB, CID, 5),)


def test_an_answer_that_is_not_sealed_leaves_offers_open() -> None:
    s = raising(3, (ANN, 600_000))
    s.gifts = (Gift(ANN, BOB, 1),)
    play(s, ANN, Add(0))
    assert s.gifts == (Gift(ANN, BOB, 1),)


def test_who_has_sealed_is_silent_until_it_is_shown() -> None:
    s = sealed(bidding(), (ANN, 1))
    assert floor(s, ANN) == ()
    assert not may_speak(s, Gifts(), ANN)
    assert whys(s, ANN, Offer(BOB, 1)) == ("silent-till-shown",)


def test_who_has_not_sealed_may_still_speak() -> None:
    s = sealed(bidding(), (ANN, 1))
    assert may_speak(s, Gifts(), BOB)
    assert whys(s, BOB, Offer(CID, 1)) == ()


def test_the_host_is_never_silent() -> None:
    s = sealed(bidding(), (ANN, 1), (BOB, 1))
    (words,) = floor(s, HOST)
    assert Close() in words


def test_the_floor_lists_one_collection_for_each_step_open_to_a_seat() -> None:
    gifts, alliances = floor(bidding(), ANN)
    assert set(gifts) == {Offer(BOB, 1), Offer(CID, 1)}
    assert set(alliances) == {Propose(BOB), Propose(CID)}


def test_talk_answers_nothing() -> None:
    s = bidding()
    play(s, ANN, Offer(BOB, 1))
    assert waiting(s) == (ANN, BOB, CID)


def test_talk_stays_within_its_bounds() -> None:
    s = bidding()
    play(s, ANN, Offer(BOB, 1))
    play(s, ANN, Offer(BOB, 2))
    assert whys(s, ANN, Offer(BOB, 3)) == ("not-your-turn",)


# Open answers


def shouting(seats: int = 3) -> Fair:
    s = bidding(seats)
    s.agenda = (ShoutBids(), PassOn())
    return s


def test_a_step_with_open_answers_is_not_sealed() -> None:
    assert not is_sealed(shouting())


def test_an_open_answer_leaves_what_was_offered_on_the_floor() -> None:
    s = shouting(4)
    for word in (Propose(BOB), Offer(BOB, 1), Bid(0)):
        play(s, ANN, word)
    assert s.gifts == (Gift(ANN, BOB, 1),)
    assert s.proposals == ((ANN, BOB),)


def test_whoever_has_answered_openly_may_still_speak() -> None:
    s = shouting()
    play(s, BOB, Offer(ANN, 1))
    play(s, ANN, Bid(0))
    assert may_speak(s, Gifts(), ANN)
    assert Take(BOB) in floor(s, ANN)[0]
    play(s, ANN, Take(BOB))
    assert s.purses[ANN] == PURSE + 1
    assert s.held == ((ANN, Bid(0)),)


def test_an_open_answer_has_been_heard_and_is_not_changed_in_silence() -> None:
    s = shouting()
    play(s, ANN, Bid(1))
    assert not may_change(s, ANN)
    assert whys(s, ANN, Bid(2)) == ("not-your-turn",)
    assert waiting(s) == (BOB, CID)


def test_a_step_with_open_answers_happens_when_all_have_answered() -> None:
    s = shouting(2)
    play(s, BOB, Bid(2))
    assert "sold" in told(play(s, ANN, Bid(1)))


# Checked, pure, unchecked


def test_play_changes_the_state_in_place() -> None:
    s = bidding()
    play(s, ANN, Bid(1))
    assert s.held == ((ANN, Bid(1)),)


def test_play_leaves_nobody_listening() -> None:
    s = bidding()
    play(s, ANN, Bid(1))
    assert s.told is None


@pytest.mark.parametrize("action", [Bid(PURSE + 1), Add(1), Draw(CARD), Offer(ANN, 0)])
def test_what_is_refused_changes_nothing(action: Action) -> None:
    s = sealed(bidding(), (BOB, 2))
    kept = encode(s)
    with pytest.raises(Refused):
        play(s, ANN, action)
    assert encode(s) == kept


def test_every_reason_for_a_refusal_is_given() -> None:
    with pytest.raises(Refused, match="6: not-another-side, 6: gift-over-purse") as refused:
        play(bidding(), ANN, Offer(ANN, PURSE))
    assert [refusal.why for refusal in refused.value.refusals] == ["not-another-side", "gift-over-purse"]


def test_after_leaves_the_state_it_was_given() -> None:
    s = sealed(bidding(), (ANN, 600_000), (BOB, 2))
    kept = encode(s)
    assert after(s, CID, Bid(3)).opened == s.opened + 1
    assert encode(s) == kept


def test_after_refuses_what_play_refuses() -> None:
    with pytest.raises(Refused):
        after(bidding(), ANN, Bid(-1))


@pytest.mark.parametrize("seats", GAME.seats)
def test_unchecked_answers_lead_to_the_same_states_as_checked_ones(seats: int) -> None:
    for ply in walk(Case(GAME, seats, FairOptions()), seed=7):
        draft = ply.before.copy()
        advance(draft, ply.seat, ply.action)
        assert fingerprint(draft) == fingerprint(ply.after)


def test_an_unchecked_answer_is_not_looked_at() -> None:
    s = bidding()
    advance(s, ANN, Bid(-5))
    assert s.held == ((ANN, Bid(-5)),)


def test_steps_that_ask_nobody_happen_by_themselves() -> None:
    s = bidding()
    s.agenda = (PassOn(),)
    run(s)
    assert s.round == 2
    assert waiting(s) == (CHANCE,)


# What is no answer at all


@pytest.mark.parametrize(
    "amount",
    [None, True, 5.0, "5", b"5", [5], (5,), Decimal(5), Bid(5)],
    ids=lambda amount: type(amount).__name__,
)
def test_an_answer_with_a_value_of_the_wrong_kind_is_malformed(amount: Any) -> None:
    assert whys(bidding(), ANN, Bid(amount)) == ("malformed",)
    assert whys(bidding(), ANN, Offer(BOB, amount)) == ("malformed",)


def test_an_answer_with_a_wrong_kind_inside_talk_to_a_seat_is_malformed() -> None:
    assert whys(bidding(), ANN, Propose("1")) == ("malformed",)  # type: ignore[arg-type]


@pytest.mark.parametrize("amount", [2**63, 2**64, 10**30, -1, -(2**63), -(10**30)])
def test_a_number_beyond_all_bounds_is_refused_by_the_rule(amount: int) -> None:
    assert whys(bidding(), ANN, Bid(amount)) == ("bid-over-purse",)


@pytest.mark.parametrize("seat", [10**30, -1, -2, -3, 99])
def test_talk_to_a_seat_that_is_none_is_refused_by_the_rule(seat: int) -> None:
    other = Seat(seat)
    assert whys(bidding(), ANN, Offer(other, 1)) == ("not-another-side",)
    assert whys(bidding(), ANN, Take(other)) == ("no-such-gift",)
    assert whys(bidding(), ANN, Propose(other)) == ("not-an-ally",)
    assert whys(bidding(), ANN, Join(other)) == ("not-proposed",)


@pytest.mark.parametrize("nonsense", [None, 7, "Bid 5", {"type": "Bid", "amount": 5}, Bid, Action()])
def test_what_is_no_action_of_the_game_is_not_asked(nonsense: object) -> None:
    assert whys(bidding(), ANN, nonsense) == ("not-asked",)


# Who speaks out of place


@pytest.mark.parametrize("speaker", [CHANCE, HOST, Seat(3), Seat(-3)])
def test_only_a_seat_at_the_table_may_bid(speaker: Seat) -> None:
    assert whys(bidding(), speaker, Bid(1)) == ("not-your-turn",)


@pytest.mark.parametrize("speaker", [ANN, HOST])
def test_nobody_draws_in_place_of_chance(speaker: Seat) -> None:
    assert whys(GAME.setup(), speaker, Draw(CARD)) == ("not-your-turn",)


def test_chance_draws_nothing_when_it_is_not_asked() -> None:
    assert whys(bidding(), CHANCE, Draw("20")) == ("not-asked",)


def test_chance_cannot_answer_what_has_no_weight() -> None:
    assert whys(GAME.setup(), CHANCE, Draw("40")) == ("impossible-by-chance",)


def test_chance_cannot_answer_what_is_malformed() -> None:
    assert whys(GAME.setup(), CHANCE, Draw(10)) == ("malformed",)  # type: ignore[arg-type]


def test_chance_may_answer_what_has_weight() -> None:
    assert list(choices(GAME.setup(), CHANCE)) == [Draw("10"), Draw("20"), Draw("30")]
    assert whys(GAME.setup(), CHANCE, Draw("30")) == ()


@pytest.mark.parametrize("speaker", [ANN, CHANCE])
@pytest.mark.parametrize("word", [Resign(ANN), RunOut(ANN), TimeUp(), Close()])
def test_nobody_speaks_in_place_of_the_host(speaker: Seat, word: Action) -> None:
    assert whys(bidding(), speaker, word) == ("not-your-turn",)


def test_chance_and_host_do_not_talk() -> None:
    for speaker in (CHANCE, HOST):
        assert whys(bidding(), speaker, Offer(ANN, 1)) == ("not-your-turn",)


def test_who_is_out_neither_answers_nor_talks() -> None:
    s = without(4, BOB)
    assert waiting(s) == (ANN, CID, DOT)
    assert whys(s, BOB, Bid(0)) == ("not-your-turn",)
    assert whys(s, BOB, Propose(ANN)) == ("not-your-turn",)
    assert floor(s, BOB) == ()


# The end


def test_a_game_that_is_over_waits_for_nobody() -> None:
    assert waiting(finished()) == ()


def test_a_game_that_is_over_refuses_everything() -> None:
    everything = (Draw(CARD), Bid(0), Add(0), Offer(BOB, 1), Take(BOB), Propose(BOB), Join(BOB), Close(), None)
    for seat in (ANN, BOB, CID, CHANCE, HOST):
        for action in everything:
            assert whys(finished(), seat, action) == ("game-is-over",)


def test_a_game_that_is_over_has_an_empty_floor() -> None:
    for seat in (ANN, BOB, CID, CHANCE, HOST):
        assert floor(finished(), seat) == ()


def test_a_game_that_is_over_runs_no_further() -> None:
    s = finished()
    run(s)
    assert encode(s) == encode(finished())


def test_the_last_count_ends_the_game() -> None:
    s = bidding(2, FairOptions(rounds=2))
    s.round, s.held = 2, ((ANN, Bid(1)),)
    events = play(s, BOB, Bid(2))
    assert told(events) == ["bids", "sold", "counted"]
    assert s.result == Result("rounds", (2, 1), (0, 10))


def test_an_answer_to_the_first_bid_is_asked_again_next_round() -> None:
    s = sealed(bidding(2), (ANN, 1))
    play(s, BOB, Bid(2))
    play(s, CHANCE, Draw("20"))
    assert s.agenda == (FirstBid(), PassOn())
    assert waiting(s) == (ANN, BOB)
