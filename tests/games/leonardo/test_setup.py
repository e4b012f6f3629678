"""Article 2: before the first turn."""

from __future__ import annotations

from random import Random

import pytest

from beffroi.core.action import CHANCE, HOST, Seat
from beffroi.core.chance import draw
from beffroi.core.codec import encode
from beffroi.core.engine import choices, play, waiting
from beffroi.core.host import Resign
from beffroi.core.seen import seen
from beffroi.games.leonardo import GAME
from beffroi.games.leonardo.material import KINDS, STREETS
from beffroi.games.leonardo.preparation import ChooseParty, DealPalace
from beffroi.games.leonardo.rulebook import Deal, Declare, R, TurnUp
from beffroi.games.leonardo.state import Leonardo
from tests.games.leonardo.table import A, B, C, facts, whats, why
from tests.support.marks import allows, prevents, refuses, states


def dealt(seats: int = 3) -> Leonardo:
    """A game in which palaces are dealt and parties are being chosen."""
    s = GAME.setup(seats)
    while waiting(s) == (CHANCE,):
        play(s, CHANCE, draw(s, Random(seats)))
    return s


@allows(R.SETUP)
def test_everybody_receives_250_florins_from_the_bank() -> None:
    s = GAME.setup(3)
    events = play(s, CHANCE, Deal(2))
    assert facts(events, "bank-paid") == {"seat": A, "florins": 250, "reason": "start"}
    assert s.purses == [250, 0, 0]
    assert s.bank == -250
    assert dealt(4).purses == [250] * 4


@allows(R.SETUP)
def test_everybody_receives_a_palace_for_nothing() -> None:
    s = GAME.setup(2)
    assert facts(play(s, CHANCE, Deal(31)), "dealt") == {"seat": A, "space": "31"}
    assert s.owners[31] == A
    assert s.homes[A] == 31
    assert s.purses[A] == 250


@prevents(R.SETUP)
def test_a_bridge_is_never_dealt_nor_a_palace_twice() -> None:
    s = GAME.setup(3)
    assert {deal.space for deal in choices(s, CHANCE)} == {*STREETS}
    play(s, CHANCE, Deal(2))
    assert Deal(2) not in choices(s, CHANCE)
    assert all(KINDS[deal.space] == "street" for deal in choices(s, CHANCE))


@allows(R.SETUP)
def test_the_other_palace_cards_lie_open_for_all() -> None:
    shown = seen(GAME, dealt(), None).view
    assert len(shown.palaces) == 3


@allows(R.SETUP)
def test_the_first_office_lies_open_before_and_the_first_event_after_the_parties_are_chosen() -> None:
    s = dealt(2)
    assert isinstance(s.agenda[0], ChooseParty)
    assert s.office_pile.top is not None
    assert s.events.top is None
    play(s, A, Declare("guelphs"))
    play(s, B, Declare("guelphs"))
    assert waiting(s) == (CHANCE,)
    play(s, CHANCE, TurnUp("diet"))
    assert s.events.top == "diet"


@prevents(R.SETUP)
def test_the_order_of_the_works_is_hidden() -> None:
    assert seen(GAME, dealt(), A).view.works_left == 60
    assert dealt().art.top is None


@allows(R.SETUP)
def test_parties_are_chosen_secretly_and_shown_together() -> None:
    s = dealt(3)
    assert waiting(s) == (A, B, C)
    assert play(s, B, Declare("ghibellines")) == []
    assert b"ghibellines" not in encode(seen(GAME, s, A).view)
    play(s, A, Declare("guelphs"))
    events = play(s, C, Declare("guelphs"))
    assert whats(events) == ["party-shown"] * 3
    assert s.parties == ("guelphs", "ghibellines", "guelphs")


@refuses(R.SETUP)
def test_there_are_only_two_parties() -> None:
    assert why(dealt(), A, Declare("venetians")) == [("2", "no-such-party", {})]


@prevents(R.SETUP)
def test_who_leaves_before_choosing_has_no_party() -> None:
    s = dealt(3)
    play(s, HOST, Resign(B))
    play(s, A, Declare("guelphs"))
    play(s, C, Declare("guelphs"))
    assert s.parties == ("guelphs", None, "guelphs")


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@states(R.SETUP)
def test_two_to_six_may_play(seats: int) -> None:
    s = GAME.setup(seats)
    assert s.seats == tuple(map(Seat, range(seats)))
    assert isinstance(s.agenda[0], DealPalace)
