"""The table before the first turn."""

from __future__ import annotations

from random import Random

import pytest

from beffroi.core.action import CHANCE, Seat
from beffroi.core.chance import draw
from beffroi.core.engine import choices, play, waiting
from beffroi.core.model import BadInput
from beffroi.games.bastide import GAME
from beffroi.games.bastide.material import EQUIPMENTS
from beffroi.games.bastide.rulebook import Draw, R, Start
from beffroi.games.bastide.state import Bastide
from beffroi.games.bastide.turn import TakeTurn
from tests.games.bastide.towns import BLUE, GREEN, RED, why
from tests.support.marks import allows, prevents, states

every_number = pytest.mark.parametrize("seats", [3, 4, 5])


def dealt(seats: int) -> Bastide:
    """A game whose tiles are drawn, and nobody has begun."""
    s, rng = GAME.setup(seats), Random(1)
    for _ in range(3 * seats):
        play(s, CHANCE, draw(s, rng))
    return s


@states(R.SETUP)
@every_number
def test_three_four_or_five_people_play(seats: int) -> None:
    assert len(GAME.setup(seats).seats) == seats


@prevents(R.SETUP)
@pytest.mark.parametrize("seats", [1, 2, 6])
def test_two_are_too_few_and_six_too_many(seats: int) -> None:
    with pytest.raises(BadInput, match="wrong-seats"):
        GAME.setup(seats)


@states(R.SETUP)
@every_number
def test_nothing_is_built_at_first_and_the_camp_and_the_chest_are_empty(seats: int) -> None:
    s = dealt(seats)
    assert not any(map(s.is_started, EQUIPMENTS))
    assert set(s.blocks) == {"..."}
    assert (s.camp, s.chest) == ((), 0)
    assert (s.road, s.cards) == ([0] * seats, [-1, -1, -1])


@states(R.SETUP)
@every_number
def test_everybody_begins_with_four_sdd_twenty_influences_and_three_tiles(seats: int) -> None:
    s = dealt(seats)
    assert s.money == [4] * seats
    assert s.stock == [20] * seats
    assert [len(hand) for hand in s.hands] == [3] * seats
    assert len(s.bag) == 58 - 3 * seats


@states(R.SETUP)
def test_the_bag_holds_fifty_eight_tiles() -> None:
    s = GAME.setup(3)
    english = {"english-1": 8, "english-2": 5, "english-3": 2, "english-4": 1}
    assert dict(s.bag.mixed) == english | {"fire": 6, "house": 36}
    assert len(s.bag) == 58


@allows(R.SETUP)
@every_number
def test_chance_says_who_begins(seats: int) -> None:
    s = dealt(seats)
    assert list(choices(s, CHANCE)) == [Start(Seat(seat)) for seat in range(seats)]
    assert {weight for _, weight in s.agenda[0].odds(s)} == {1}
    play(s, CHANCE, Start(RED))
    assert waiting(s) == (RED,)
    assert (s.turn, s.agenda) == (1, (TakeTurn(RED),))


@prevents(R.SETUP)
def test_nobody_begins_before_everybody_has_three_tiles() -> None:
    s = GAME.setup(3)
    assert waiting(s) == (CHANCE,)
    assert why(s, CHANCE, Start(BLUE)) == [("T", "not-asked", {})]
    assert why(s, BLUE, Draw("house")) == [("T", "not-your-turn", {})]


@prevents(R.SETUP)
def test_a_tile_is_drawn_for_its_owners_eyes_only() -> None:
    s = GAME.setup(3)
    (drawn,) = play(s, CHANCE, Draw("fire"))
    assert drawn.facts == {"seat": BLUE}
    assert drawn.private == ((BLUE, {"tile": "fire"}),)
    assert GAME.view(s, BLUE).hand == ("fire",)
    assert GAME.view(s, GREEN).hand == ()
    assert GAME.view(s, GREEN).hands == (1, 0, 0)
    assert GAME.view(s, None).unseen == GAME.view(s, GREEN).unseen


@prevents(R.SETUP)
def test_chance_cannot_draw_what_is_not_in_the_bag() -> None:
    s = GAME.setup(3)
    play(s, CHANCE, Draw("english-4"))
    assert why(s, CHANCE, Draw("english-4")) == [("T", "impossible-by-chance", {})]
