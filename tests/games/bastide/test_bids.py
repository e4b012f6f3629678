"""Sealed bids, and the sealed raises of those who bid five or more."""

from __future__ import annotations

import pytest

from beffroi.core.ask import Amount
from beffroi.core.engine import choices, lone_answer, play, waiting
from beffroi.core.seen import seen
from beffroi.games.bastide import GAME
from beffroi.games.bastide.project import AddToBids
from beffroi.games.bastide.rulebook import Add, BastideOptions, Bid, Build, Offer, Propose, Put, R
from beffroi.games.bastide.state import Bastide
from tests.games.bastide.towns import BLUE, GREEN, RED, answer, bids, lawful, town, why
from tests.support.marks import allows, prevents, refuses, states
from tests.support.told import told


def bidding(*money: int, options: BastideOptions | None = None, equipment: str = "R1") -> Bastide:
    """Blue has proposed a street; everybody has so much."""
    s = town(len(money), money={seat: money[seat] for seat in (BLUE, GREEN, RED)}, options=options)
    answer(s, Propose(equipment))
    return s


@states(R.BIDS)
def test_a_bid_is_anything_from_nothing_to_all_one_has() -> None:
    s = bidding(7, 0, 4)
    assert choices(s, BLUE).ask() == Amount("Bid", "amount", 0, 7)
    assert list(choices(s, GREEN)) == [Bid(0)]
    assert Bid(7) in choices(s, BLUE)


@allows(R.BIDS)
@pytest.mark.parametrize("money", [(7, 0, 4), (0, 0, 0)])
def test_without_negotiation_the_table_bids_nothing_for_empty_purses(money: tuple[int, ...]) -> None:
    s = bidding(*money, options=BastideOptions(negotiation=False))
    for seat in [seat for seat in (BLUE, GREEN, RED) if not money[seat]]:
        assert lone_answer(s) == (seat, Bid(0))
        play(s, seat, Bid(0))
    assert lone_answer(s) is None


@prevents(R.BIDS)
def test_with_negotiation_an_empty_purse_waits_until_nobody_can_fill_it_any_more() -> None:
    s = bidding(7, 0, 4)
    assert lone_answer(s) is None
    play(s, BLUE, Bid(1))
    play(s, RED, Offer(GREEN, 1, 0, "none"))
    assert lone_answer(s) is None
    play(s, RED, Bid(1))
    assert lone_answer(s) == (GREEN, Bid(0))


@allows(R.BIDS)
def test_all_fists_open_together() -> None:
    s = bidding(4, 4, 4)
    assert play(s, RED, Bid(3)) == []
    assert play(s, BLUE, Bid(1)) == []
    assert waiting(s) == (GREEN,)
    events = play(s, GREEN, Bid(0))
    assert told(events, "bid") == [
        {"seat": BLUE, "amount": 1},
        {"seat": GREEN, "amount": 0},
        {"seat": RED, "amount": 3},
    ]


@allows(R.BIDS)
def test_a_sealed_bid_may_be_changed_until_the_fists_open() -> None:
    s = bidding(4, 4, 4)
    play(s, BLUE, Bid(4))
    play(s, BLUE, Bid(0))
    bids(s, 3, 0)
    assert s.money == [4, 1, 4]


@allows(R.BIDS)
def test_what_is_bid_is_lost_and_what_is_not_bid_is_kept() -> None:
    s = bidding(4, 4, 4)
    bids(s, 4, 1, 0)
    assert s.money == [0, 3, 4]
    answer(s, Put("R1.1"))
    assert s.money == [0, 3, 4]


@refuses(R.BIDS)
def test_nobody_bids_more_than_he_has_or_less_than_nothing() -> None:
    s = bidding(4, 4, 4)
    assert why(s, BLUE, Bid(5)) == [("4.3", "bid-over-purse", {"money": 4})]
    assert why(s, BLUE, Bid(-1)) == [("4.3", "bid-over-purse", {"money": 4})]


@prevents(R.BIDS)
def test_a_sealed_bid_is_shown_to_nobody() -> None:
    s, other = bidding(4, 4, 4), bidding(4, 4, 4)
    play(s, BLUE, Bid(4))
    play(other, BLUE, Bid(0))
    for viewer in (GREEN, RED, None):
        assert seen(GAME, s, viewer) == seen(GAME, other, viewer)
    assert seen(GAME, s, GREEN).answered == (BLUE,)
    assert seen(GAME, s, BLUE).mine == Bid(4)


@prevents(R.BIDS)
@pytest.mark.parametrize("amounts", [(0, 0, 0), (2, 1, 2)])
def test_a_project_nobody_wins_an_influence_of_leaves_no_piece(amounts: tuple[int, int, int]) -> None:
    s = town(3)
    answer(s, Propose("church"), Build("C1", 1, "ew"))
    events = bids(s, *amounts)
    assert told(events, "project-failed") == [{"equipment": "church"}]
    assert s.blocks == ["..."] * 11
    assert s.facings == [""] * 11
    assert s.money == [4 - amount for amount in amounts]
    assert waiting(s) == (GREEN,)
    lawful(s)


@prevents(R.BIDS)
def test_a_new_piece_leaves_too_when_who_pays_has_no_influence_left_to_place() -> None:
    s = town(3)
    s.stock[BLUE] = 0
    answer(s, Propose("chapel"), Build("A1", 1, "ew"))
    bids(s, 4, 0, 0)
    assert s.block_of("chapel") is None
    assert s.money == [0, 4, 4]


@prevents(R.BIDS)
def test_an_equipment_already_begun_stays_when_nobody_pays_for_more() -> None:
    s = town(3, buildings={"church": ("C1", 1)}, influences={"church.1": RED})
    answer(s, Propose("church"))
    bids(s, 0, 2, 0)
    assert s.block_of("church") == "C1"
    assert s.idle == 1


@states(R.RAISES)
def test_who_bids_five_or_more_may_add() -> None:
    s = bidding(9, 9, 9)
    bids(s, 5, 4, 6)
    assert waiting(s) == (BLUE, RED)
    assert choices(s, BLUE).ask() == Amount("Add", "amount", 0, 4)


@allows(R.BIDS)
@allows(R.RAISES)
def test_raises_go_on_until_nobody_adds_and_are_shown_together() -> None:
    s = bidding(12, 12, 12)
    bids(s, 5, 5, 0)
    events = answer(s, Add(2), Add(0))
    assert [(event.what, event.facts) for event in events] == [("has-added", {"seat": BLUE})]
    assert waiting(s) == (BLUE, GREEN)
    events = answer(s, Add(1), Add(7))
    assert [event.what for event in events] == ["has-added", "has-added"]
    assert list(choices(s, GREEN)) == [Add(0)]
    events = answer(s, Add(0), Add(0))
    assert told(events, "additions-shown") == [
        {"seat": BLUE, "amount": 3, "total": 8},
        {"seat": GREEN, "amount": 7, "total": 12},
    ]
    assert s.money == [4, 0, 12]
    for number in (1, 2, 3, 4):
        assert waiting(s) == (GREEN,)
        events = answer(s, Put(f"R1.{number}"))
    assert told(events, "influences-lost") == [{"seat": BLUE, "count": 2}]


@allows(R.RAISES)
def test_with_a_single_raise_the_first_additions_are_the_last() -> None:
    s = bidding(12, 12, 12, options=BastideOptions(raises="single"))
    bids(s, 5, 5, 0)
    events = answer(s, Add(2), Add(0))
    assert told(events, "additions-shown") == [{"seat": BLUE, "amount": 2, "total": 7}]
    assert waiting(s) == (BLUE,)


@states(R.RAISES)
def test_nobody_is_asked_to_raise_who_has_nothing_left_for_all_to_see() -> None:
    s = bidding(5, 4, 4)
    bids(s, 5, 0, 0)
    assert waiting(s) == (BLUE,)
    assert not isinstance(s.agenda[0], AddToBids)


@prevents(R.RAISES)
def test_a_bid_of_four_is_final() -> None:
    s = bidding(9, 9, 9)
    bids(s, 4, 5, 4)
    assert waiting(s) == (GREEN,)
    assert why(s, BLUE, Add(1)) == [("T", "not-your-turn", {})]


@refuses(R.RAISES)
def test_nothing_is_taken_back_from_a_bid_and_nobody_adds_more_than_he_has() -> None:
    s = bidding(9, 9, 9)
    bids(s, 5, 0, 5)
    assert why(s, BLUE, Add(-1)) == [("4.3c", "cannot-take-back-bid", {})]
    assert why(s, BLUE, Add(5)) == [("4.3c", "raise-over-purse", {"money": 4})]
    answer(s, Add(3), Add(0))
    assert why(s, BLUE, Add(2)) == [("4.3c", "raise-over-purse", {"money": 1})]


@prevents(R.RAISES)
def test_one_sees_who_has_added_and_not_how_much() -> None:
    s, other = bidding(9, 4, 9), bidding(9, 4, 9)
    for each, amount in ((s, 1), (other, 4)):
        bids(each, 5, 0, 5)
        answer(each, Add(amount), Add(0))
    for viewer in (GREEN, RED, None):
        assert seen(GAME, s, viewer) == seen(GAME, other, viewer)
    known = GAME.view(s, GREEN).bids
    assert known is not None
    assert (known.amounts, known.times, known.added) == ((5, 0, 5), (1, 0, 0), (None, 0, 0))
    own = GAME.view(s, BLUE).bids
    assert own is not None
    assert own.added == (1, 0, 0)
