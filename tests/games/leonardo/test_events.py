"""Article 14: international events."""

from __future__ import annotations

import pytest

from beffroi.core.action import CHANCE
from beffroi.core.engine import choices, play, waiting
from beffroi.core.pile import Pile
from beffroi.core.seen import seen
from beffroi.core.sides import OUT
from beffroi.games.leonardo import GAME
from beffroi.games.leonardo.material import EVENTS
from beffroi.games.leonardo.piles import TurnUpEvent
from beffroi.games.leonardo.rulebook import R, TurnUp
from tests.games.leonardo.table import A, B, C, arriving, at_the_roll, city, facts, rolled
from tests.support.marks import allows, prevents

PARTIES = ("guelphs", "ghibellines", "guelphs", "ghibellines")


@allows(R.EVENTS)
@pytest.mark.parametrize("space", [7, 22, 28])
@pytest.mark.parametrize("offices", [{}, {0: (7, 22, 28)}])
def test_on_an_embassy_every_member_of_the_favoured_party_receives_100_florins(
    space: int, offices: dict[int, tuple[int, ...]]
) -> None:
    assert arriving(space, parties=PARTIES, news="jubilee", offices=offices).purses == [350, 250, 350]
    assert arriving(space, parties=PARTIES, news="diet", offices=offices).purses == [250, 350, 250]


@allows(R.EVENTS)
def test_the_event_is_read_out() -> None:
    s = city(3, steps=at_the_roll(A), pawns=(4, 0, 0), parties=PARTIES, news="diet")
    events = rolled(s, 3)
    assert facts(events, "news") == {"seat": A, "news": "diet", "party": "ghibellines"}
    assert facts(events, "bank-paid") == {"seat": B, "florins": 100, "reason": "event"}


@allows(R.EVENTS)
def test_the_card_goes_under_the_pile_and_the_next_is_turned_up() -> None:
    s = arriving(7, news="diet")
    assert s.events.under == ("diet",)
    assert (waiting(s), s.agenda[0]) == ((CHANCE,), TurnUpEvent())
    assert TurnUp("diet") not in choices(s, CHANCE)
    assert facts(play(s, CHANCE, TurnUp("mint")), "event-shown") == {"news": "mint", "party": "ghibellines"}
    assert s.events.top == "mint"


@allows(R.EVENTS)
def test_events_come_back_in_the_order_in_which_they_were_put_under() -> None:
    s = city(3, steps=at_the_roll(A), pawns=(4, 0, 0))
    cards = tuple(card for card, _ in EVENTS)
    s.events = Pile((), cards[1:], cards[0])
    rolled(s, 3)
    assert list(choices(s, CHANCE)) == [TurnUp(cards[1])]
    shown = seen(GAME, s, C).view
    assert shown.news_under == (*cards[1:], cards[0])


@prevents(R.EVENTS)
def test_the_other_party_and_those_who_are_out_receive_nothing() -> None:
    s = arriving(7, parties=PARTIES, news="jubilee", allied={2: OUT})
    assert s.purses == [350, 250, 0]


@allows(R.EVENTS)
def test_an_alliance_receives_100_florins_for_each_member() -> None:
    s = arriving(7, seat=B, seats=4, parties=PARTIES, news="jubilee", allied={2: 0})
    assert s.purses == [250 + 200, 250, 0, 250]


@prevents(R.EVENTS)
def test_no_other_space_draws_an_event() -> None:
    for space in (9, 17, 1, 6):
        assert arriving(space).events.top == "jubilee"
