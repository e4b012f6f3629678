"""What an answer would bring: everything that is certain, nothing that is hidden."""

from __future__ import annotations

import pytest

from beffroi.core.action import Action, Seat
from beffroi.core.codec import encode
from beffroi.core.engine import after
from beffroi.core.preview import Preview, leads_on, preview
from beffroi.core.seen import seen
from tests.core.positions import ANN, BOB, CID, bidding, raising, sealed
from tests.toy import GAME
from tests.toy.rulebook import Add, Bid, Offer
from tests.toy.state import Fair


def told(s: Fair, seat: Seat, action: Action) -> Preview:
    return preview(GAME, seen(GAME, s, seat), action)


def test_a_refused_answer_is_told_with_its_reasons() -> None:
    brings = told(bidding(), ANN, Bid(2_000_000))
    assert [reason.why for reason in brings.refusals] == ["bid-over-purse"]
    assert (brings.events, brings.until, brings.sheet) == ((), None, None)


def test_the_last_sealed_answer_opens_nothing() -> None:
    s = sealed(bidding(), (BOB, 5), (CID, 7))
    brings = told(s, ANN, Bid(1))
    assert (brings.events, brings.until) == ((), "sealed")
    assert [note.facts for note in brings.notes] == [{"purse": 999_999}]
    assert after(s, ANN, Bid(1)).opened > s.opened


def test_what_others_have_sealed_makes_no_difference() -> None:
    one, other = (sealed(bidding(), (BOB, 5), (CID, amount)) for amount in (0, 999_999))
    assert encode(told(one, ANN, Bid(1))) == encode(told(other, ANN, Bid(1)))


def test_it_ends_before_a_hidden_card_is_shown() -> None:
    s = raising(3, (ANN, 0), (BOB, 900_000), (CID, 0))
    assert told(s, BOB, Add(1)).until == "hidden"
    assert told(s, BOB, Add(1)).events == ()


def test_an_answer_leads_on_to_the_next_question_unless_something_hidden_lies_between() -> None:
    assert leads_on(bidding(), ANN, Offer(BOB, 5))
    assert not leads_on(sealed(bidding(), (BOB, 5), (CID, 7)), ANN, Bid(999_999))
    assert not leads_on(raising(3, (ANN, 0), (BOB, 900_000), (CID, 0)), BOB, Add(1))


def test_it_changes_nothing() -> None:
    s = bidding()
    before = encode(s)
    told(s, ANN, Bid(1))
    assert encode(s) == before


def test_what_is_said_out_of_turn_is_told_too() -> None:
    brings = told(bidding(), ANN, Offer(BOB, 5))
    assert [event.what for event in brings.events] == ["offered"]
    assert brings.until == "question"


def test_a_spectator_is_told_nothing() -> None:
    with pytest.raises(AssertionError):
        preview(GAME, seen(GAME, bidding(), None), Bid(1))
