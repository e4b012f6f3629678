"""Passages: a record as what has happened in it, question by question."""

from __future__ import annotations

from beffroi.analysis.passages import Answer, answered, passages_of, unanswered
from beffroi.core.action import CHANCE, HOST
from beffroi.core.host import Resign
from tests.analysis.fair import last_round, played, sold
from tests.core.positions import ANN, BOB, CID
from tests.toy.rulebook import Bid, Draw, Join, Offer, Propose, Take


def test_sealed_answers_to_one_question_are_one_passage() -> None:
    draw, bids = passages_of(sold("10", ann=1, bob=0))
    assert (draw.kind, draw.number) == ("draw", 1)
    assert (bids.kind, bids.answers) == ("decision", (Answer(2, ANN, Bid(1)), Answer(3, BOB, Bid(0))))
    assert bids.before.held == ()
    assert bids.after.result is not None


def test_an_answer_that_was_changed_counts_once() -> None:
    record = played((CHANCE, Draw("10")), (ANN, Bid(2)), (ANN, Bid(1)), (BOB, Bid(0)))
    assert passages_of(record)[-1].answers == (Answer(3, ANN, Bid(1)), Answer(4, BOB, Bid(0)))


def test_what_was_taken_back_has_not_happened() -> None:
    record = played((CHANCE, Draw("10")), (ANN, Bid(2)))
    record.take_back(ANN)
    record.play(ANN, Bid(1))
    record.play(BOB, Bid(0))
    assert [answer.number for answer in passages_of(record)[-1].answers] == [4, 5]


def test_a_word_that_changes_what_somebody_has_is_a_deal_and_any_other_is_not() -> None:
    record = played((CHANCE, Draw("10")), (ANN, Offer(BOB, 1)), (BOB, Take(ANN)), s=last_round(3))
    assert [each.kind for each in passages_of(record)] == ["draw", "word", "deal"]


def test_an_alliance_is_a_deal() -> None:
    record = played((CHANCE, Draw("10")), (ANN, Propose(BOB)), (BOB, Join(ANN)), s=last_round(3))
    assert passages_of(record)[-1].kind == "deal"


def test_a_deal_among_sealed_answers_is_seen_without_them() -> None:
    record = played(
        (CHANCE, Draw("10")), (CID, Bid(0)), (ANN, Offer(BOB, 1)), (BOB, Take(ANN)), (ANN, Bid(0)), s=last_round(3)
    )
    record.play(BOB, Bid(2))
    *_, deal, bids = passages_of(record)
    assert (deal.kind, deal.before.held, deal.after.held) == ("deal", (), ())
    assert [answer.seat for answer in bids.answers] == [CID, ANN, BOB]
    assert bids.before == deal.after


def test_whoever_leaves_is_a_passage_of_its_own() -> None:
    record = played((CHANCE, Draw("10")), (HOST, Resign(ANN)))
    assert passages_of(record)[-1].kind == "departure"


def test_answers_can_be_put_to_a_position_again() -> None:
    bids = passages_of(sold("10", ann=1, bob=0))[-1]
    assert answered(bids.before, [(each.seat, each.action) for each in bids.answers]) == bids.after
    assert unanswered(bids.before) is bids.before
