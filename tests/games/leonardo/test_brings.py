"""What palaces, works, offices, markets and parties bring is told before one answers."""

from __future__ import annotations

from beffroi.core.action import CHANCE, Action, Seat
from beffroi.core.engine import play
from beffroi.core.model import Facts
from beffroi.core.preview import preview
from beffroi.core.seen import seen
from beffroi.games.leonardo import GAME
from beffroi.games.leonardo.art import BuyWorks
from beffroi.games.leonardo.market import OpenMarket
from beffroi.games.leonardo.negotiation import Negotiate
from beffroi.games.leonardo.palaces import Bidding
from beffroi.games.leonardo.piazza import AcquireOffice
from beffroi.games.leonardo.preparation import ChooseParty
from beffroi.games.leonardo.rulebook import (
    Auction,
    Buy,
    BuyOffice,
    BuyWork,
    Declare,
    Decline,
    Done,
    Draw,
    Exhibit,
    HoldMarket,
    LeonardoOptions,
    Raise,
)
from beffroi.games.leonardo.state import Leonardo
from tests.games.leonardo.table import A, B, C, arriving, city


def brought(s: Leonardo, action: Action, seat: Seat = A) -> list[tuple[str, Facts]]:
    """What stands beside an answer in the words of the game."""
    return [(note.what, note.facts) for note in preview(GAME, seen(GAME, s, seat), action).notes]


def test_a_palace_brings_its_tax_and_a_part_of_its_quarter() -> None:
    s = arriving(18, owners={19: A, 20: B})
    worth = ("palace-brings", {"space": "18", "tax": 35, "count": 2, "most": 3})
    assert brought(s, Buy()) == [worth]
    assert brought(s, Auction()) == [("bids-from", {"florins": 5, "price": 70}), worth]
    assert brought(s, Decline()) == []


def test_the_last_palace_of_a_quarter_brings_twice_its_tax() -> None:
    s = arriving(18, owners={19: A, 20: A})
    assert brought(s, Buy()) == [("quarter-brings", {"space": "18", "tax": 70})]


def test_a_bridge_is_part_of_no_quarter() -> None:
    assert brought(arriving(29), Buy()) == [("bridge-brings", {"space": "29", "tax": 40})]


def test_whoever_bids_is_told_what_the_palace_would_bring_them() -> None:
    s = city(steps=(Bidding(18, (B, C, A)),), owners={19: B})
    assert brought(s, Raise(), B) == [("palace-brings", {"space": "18", "tax": 35, "count": 2, "most": 3})]


def test_a_work_may_be_worth_what_is_left_in_the_pile() -> None:
    s = city(steps=(BuyWorks(A),), owners={4: A})
    assert brought(s, BuyWork()) == [("works-left", {"count": 60, "lowest": 10, "highest": 90, "mean": 50})]


def test_an_exhibited_work_raises_the_tax() -> None:
    s = city(steps=(BuyWorks(A),), owners={4: A}, works={4: (10,)})
    for seat, action in ((A, BuyWork()), (CHANCE, Draw("90"))):
        play(s, seat, action)
    assert brought(s, Exhibit(4)) == [("work-brings", {"space": "4", "before": 40, "tax": 60})]


def test_an_office_brings_power_over_visitors() -> None:
    assert brought(city(steps=(AcquireOffice(A),), office=7), BuyOffice()) == [("embassy-brings", {"space": "7"})]
    assert brought(city(steps=(AcquireOffice(A),), office=3), BuyOffice()) == [("office-brings", {"space": "3"})]


def test_a_market_is_a_game_of_chance_against_all_bets() -> None:
    s = city(steps=(OpenMarket(A),))
    assert brought(s, HoldMarket()) == [("market-brings", {"times": 3, "count": 2, "most": 12})]


def test_a_party_brings_florins_and_allies() -> None:
    s = city(steps=(ChooseParty(),), options=LeonardoOptions(alliances="always"))
    favours = ("party-brings", {"party": "guelphs", "count": 8, "most": 16, "florins": 100})
    assert brought(s, Declare("guelphs")) == [favours, ("party-allies", {"party": "guelphs"})]


def test_whoever_is_done_may_speak_until_the_others_are() -> None:
    s = city(steps=(Negotiate(),))
    assert brought(s, Done()) == [("still-talking", {"seats": (B, C)})]
