"""A whole game by chance."""

from __future__ import annotations

from random import Random

import pytest

from beffroi.core.codec import encode
from beffroi.core.playout import playout
from tests.core.positions import POOR, bidding, finished
from tests.toy import GAME
from tests.toy.rulebook import FairOptions


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_random_game_is_played_to_its_end_in_place(seats: int) -> None:
    s = GAME.setup(seats, POOR)
    playout(s, Random(1))
    assert GAME.result(s) is not None
    GAME.audit(s)


def test_only_decisions_of_seats_are_counted() -> None:
    class Cautious:
        """An rng by which nobody ever bids anything."""

        def randrange(self, stop: int, /) -> int:
            return 0

    assert playout(GAME.setup(3, FairOptions(rounds=2)), Cautious()) == 2 * 3


def test_a_game_that_is_over_takes_no_decisions() -> None:
    assert playout(finished(), Random(1)) == 0


def test_the_same_chance_plays_the_same_game() -> None:
    one, same, other = GAME.setup(3), GAME.setup(3), GAME.setup(3)
    for s, seed in ((one, 1), (same, 1), (other, 2)):
        playout(s, Random(seed))
    assert encode(one) == encode(same) != encode(other)


def test_a_game_can_be_played_out_from_any_position() -> None:
    s = bidding(4)
    assert playout(s, Random(3)) >= 4
    assert GAME.result(s) is not None
