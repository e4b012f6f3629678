"""Article 5.1: auctions."""

from __future__ import annotations

from beffroi.core.action import HOST, Seat
from beffroi.core.ask import Amount, YesNo
from beffroi.core.engine import choices, play, waiting
from beffroi.core.host import Resign
from beffroi.games.leonardo.palaces import Bidding, NameBid
from beffroi.games.leonardo.rulebook import Auction, Bid, Pass, R, Raise
from beffroi.games.leonardo.state import NOBODY, Leonardo
from tests.games.leonardo.table import A, B, C, arriving, asked, facts, keys, say, whats, why
from tests.support.marks import allows, prevents, refuses


def on_sale(*purses: int, space: int = 18) -> Leonardo:
    s = arriving(space, purses=purses or (250, 250, 250))
    play(s, A, Auction())
    return s


@allows(R.AUCTION)
def test_everybody_bids_the_mover_last_and_the_last_one_left_pays_the_bank() -> None:
    s = on_sale()
    assert waiting(s) == (B,)
    say(s, (B, Raise()), (B, Bid(5)))
    assert waiting(s) == (C,)
    say(s, (C, Raise()), (C, Bid(25)))
    assert waiting(s) == (A,)
    say(s, (A, Raise()), (A, Bid(30)), (B, Pass()))
    events = play(s, C, Pass())
    assert facts(events, "paid-bank") == {"seat": A, "florins": 30, "reason": "auction"}
    assert s.owners[18] == A
    assert s.purses == [220, 250, 250]


@allows(R.AUCTION)
def test_a_bridge_may_be_auctioned_too() -> None:
    s = on_sale(space=13)
    say(s, (B, Raise()), (B, Bid(5)), (C, Pass()), (A, Pass()))
    assert s.owners[13] == B


@allows(R.AUCTION)
def test_bidding_starts_at_5_and_goes_by_fives_up_to_the_purse() -> None:
    s = on_sale(250, 40, 250)
    play(s, B, Raise())
    assert [bid.florins for bid in choices(s, B)] == [5, 10, 15, 20, 25, 30, 35, 40]
    play(s, B, Bid(15))
    play(s, C, Raise())
    assert [bid.florins for bid in choices(s, C)][:2] == [20, 25]


@allows(R.AUCTION)
def test_a_ceiling_is_a_possible_bid_of_a_side_that_still_bids() -> None:
    s = on_sale(250, 40, 5)
    assert [bounds(s, seat) for seat in (A, B, C)] == [(5, 250), (5, 40), (5, 5)]
    say(s, (B, Raise()), (B, Bid(10)))
    assert [bounds(s, seat) for seat in (A, B, C)] == [(15, 250), (15, 40), None]
    play(s, A, Pass())
    assert bounds(s, A) is None


def bounds(s: Leonardo, seat: Seat) -> tuple[int, int] | None:
    """How far a seat may have the table bid."""
    asked = s.agenda[0].ceilings(s, seat)
    return None if asked is None else (asked.low, asked.high)


@allows(R.AUCTION)
def test_within_a_ceiling_the_smallest_bid_is_made_that_the_purse_allows() -> None:
    s = on_sale(250, 250, 5)
    play(s, B, Raise())
    assert s.agenda[0].bid_within(s, B, 250) == (), "they are naming a bid themselves"
    play(s, B, Bid(20))
    assert waiting(s) == (A,), "whoever cannot bid any more is not asked"
    assert s.agenda[0].bid_within(s, A, 24) == ()
    assert s.agenda[0].bid_within(s, A, 25) == (Raise(), Bid(25))


@allows(R.AUCTION)
def test_whoever_is_asked_to_go_on_is_told_at_once_how_much_may_be_bid() -> None:
    s = on_sale(250, 250, 40)
    say(s, (B, Raise()), (B, Bid(15)))
    assert choices(s, C).ask() == YesNo(Raise(), Pass(), then=Amount("Bid", "florins", 20, 40, 5))
    play(s, C, Raise())
    assert list(choices(s, C)) == [Bid(florins) for florins in range(20, 41, 5)]


@refuses(R.AUCTION)
def test_a_bid_is_in_fives_above_the_last_and_in_the_purse() -> None:
    s = on_sale(250, 60, 60)
    play(s, B, Raise())
    assert why(s, B, Bid(0)) == [("5.1", "bid-too-low", {"florins": 0})]
    assert why(s, B, Bid(7)) == [("5.1", "bid-in-fives", {})]
    assert why(s, B, Bid(65)) == [("5.1", "bid-over-purse", {"purse": 60})]
    play(s, B, Bid(20))
    play(s, C, Raise())
    assert why(s, C, Bid(20)) == [("5.1", "bid-too-low", {"florins": 20})]
    assert keys(s, C, Bid(-3)) == ["bid-in-fives", "bid-too-low"]


@prevents(R.AUCTION)
def test_who_has_passed_bids_no_more() -> None:
    s = on_sale()
    say(s, (B, Pass()), (C, Raise()), (C, Bid(5)), (A, Raise()), (A, Bid(10)))
    assert waiting(s) == (C,)
    assert why(s, B, Raise()) == [("T", "not-your-turn", {})]


@allows(R.AUCTION)
def test_who_cannot_go_higher_is_passed_over_with_an_event() -> None:
    s = on_sale(250, 250, 20)
    play(s, B, Raise())
    events = play(s, B, Bid(20))
    assert whats(events) == ["bid", "passed"]
    assert events[1].facts == {"seat": C}
    assert waiting(s) == (A,)


@prevents(R.AUCTION)
def test_without_a_bid_the_palace_stays_free() -> None:
    s = on_sale()
    events = say(s, (B, Pass()), (C, Pass()), (A, Pass()))
    assert facts(events, "unsold") == {"space": "18"}
    assert s.owners[18] == NOBODY
    assert s.purses == [250, 250, 250]


@allows(R.AUCTION)
def test_who_is_left_without_a_bid_is_still_asked() -> None:
    s = on_sale()
    say(s, (B, Pass()), (C, Pass()))
    assert waiting(s) == (A,)
    say(s, (A, Raise()), (A, Bid(5)))
    assert (s.owners[18], s.purses[A]) == (A, 245)


@allows(R.AUCTION)
def test_a_palace_won_at_auction_counts_with_its_printed_price() -> None:
    s = on_sale()
    say(s, (B, Raise()), (B, Bid(5)), (C, Pass()), (A, Pass()))
    assert s.capital(B) == 245 + 70


@prevents(R.AUCTION)
def test_the_bid_of_a_leaver_is_void_and_the_others_start_again_from_5() -> None:
    s = on_sale()
    say(s, (B, Raise()), (B, Bid(100)), (HOST, Resign(B)))
    assert asked(s) == Bidding(18, (C, A))
    say(s, (C, Raise()), (C, Bid(5)), (A, Pass()))
    assert (s.owners[18], s.purses[C]) == (C, 245)


@prevents(R.AUCTION)
def test_who_leaves_while_naming_a_bid_has_not_bid() -> None:
    s = on_sale()
    say(s, (B, Raise()), (B, Bid(10)), (C, Raise()), (HOST, Resign(C)))
    assert asked(s) == Bidding(18, (A, B), 10, B)


@allows(R.AUCTION)
def test_the_auction_goes_on_when_somebody_else_leaves() -> None:
    s = arriving(18, seats=4)
    say(s, (A, Auction()), (B, Raise()), (B, Bid(10)), (C, Raise()), (HOST, Resign(Seat(3))))
    assert asked(s) == NameBid(18, (C, A, B), 10, B)
    say(s, (HOST, Resign(B)), (C, Bid(5)))
    assert asked(s) == Bidding(18, (A, C), 5, C)
