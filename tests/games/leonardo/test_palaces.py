"""Article 5: palaces and bridges that nobody owns."""

from __future__ import annotations

import pytest

from beffroi.core.engine import choices, play, waiting
from beffroi.games.leonardo.material import PRICES
from beffroi.games.leonardo.palaces import AcquirePalace
from beffroi.games.leonardo.rulebook import Auction, Buy, Decline, R
from beffroi.games.leonardo.state import NOBODY
from tests.games.leonardo.table import A, B, arriving, facts, whats, why
from tests.support.marks import allows, prevents, refuses, states


@allows(R.PALACES)
@pytest.mark.parametrize("space", [18, 29])
def test_a_free_street_or_bridge_may_be_bought_at_its_price(space: int) -> None:
    s = arriving(space)
    events = play(s, A, Buy())
    assert facts(events, "paid-bank") == {"seat": A, "florins": PRICES[space], "reason": "price"}
    assert facts(events, "acquired") == {"seat": A, "space": str(space)}
    assert s.owners[space] == A
    assert s.purses[A] == 250 - PRICES[space]
    assert s.bank == -750 + PRICES[space]


@states(R.PALACES)
def test_the_visitor_may_buy_auction_or_leave_it() -> None:
    s = arriving(18)
    assert list(choices(s, A)) == [Buy(), Auction(), Decline()]


@allows(R.PALACES)
def test_a_palace_that_is_left_stays_free() -> None:
    s = arriving(18)
    assert whats(play(s, A, Decline()))[0] == "left-free"
    assert s.owners[18] == NOBODY
    assert s.purses[A] == 250


@refuses(R.PALACES)
def test_a_palace_cannot_be_bought_without_its_price() -> None:
    s = arriving(18, purses=(65, 250, 250))
    assert why(s, A, Buy()) == [("5", "too-dear", {"space": "18", "price": 70, "purse": 65})]
    assert list(choices(s, A)) == [Auction(), Decline()]


@prevents(R.PALACES)
def test_only_who_has_reached_it_may_buy_it() -> None:
    s = arriving(18)
    assert waiting(s) == (A,)
    assert why(s, B, Buy()) == [("T", "not-your-turn", {})]


@prevents(R.PALACES)
def test_nobody_is_asked_on_the_own_palace() -> None:
    s = arriving(18, owners={18: A})
    assert not isinstance(s.agenda[0], AcquirePalace)
    assert s.purses == [250, 250, 250]


@allows(R.PALACES)
def test_a_side_may_own_more_than_twenty_palaces() -> None:
    owned = dict.fromkeys((2, 4, 5, 6, 8, 10, 12, 13, 14, 15, 16, 18, 19, 20, 21, 23, 25, 26, 27, 29, 30, 31), int(A))
    s = arriving(32, owners=owned)
    play(s, A, Buy())
    assert len(s.palaces_of(A)) == 23
