"""Looks: the same for the same position, independent of each other, and fair to both sides of a difference."""

from __future__ import annotations

import pytest

from beffroi.analysis.looks import Depth, Looks
from beffroi.analysis.passages import passages_of
from beffroi.core.codec import encode
from tests.analysis.fair import CountingValuer, counted, last_round, sold
from tests.core.positions import ANN, BOB
from tests.toy import GAME
from tests.toy.rulebook import Bid

DEPTH = Depth(looks=8, effort=1.0, search=1.0)
BIDDING = passages_of(sold("10", ann=1, bob=0))[-1].before


def looks(noise: float = 0.0, name: str = "first", depth: Depth = DEPTH) -> Looks:
    return Looks(GAME, CountingValuer(noise), depth, name)


def test_what_is_known_for_certain_is_said_for_certain() -> None:
    ann, bob = looks().chances(BIDDING)
    assert (ann.value, bob.value) == pytest.approx(counted(encode(BIDDING)))
    assert ann.band == pytest.approx(0)


def test_the_same_looks_say_the_same_and_others_do_not() -> None:
    assert looks(0.1).chances(BIDDING) == looks(0.1).chances(BIDDING)
    assert looks(0.1).chances(BIDDING) != looks(0.1, "second").chances(BIDDING)
    assert looks(0.1).chances(BIDDING) != looks(0.1).chances(last_round())


def test_a_seat_knows_no_more_than_it_was_shown() -> None:
    """Bob has not seen the card: what he could know is the same whatever it is."""
    dearer = passages_of(sold("30", ann=1, bob=0))[-1].before
    assert looks().known(BIDDING, BOB) == looks().known(dearer, BOB)


def test_the_best_answer_is_looked_for_from_what_the_seat_sees() -> None:
    assert looks().best(BIDDING, ANN) == Bid(1)


def test_a_fall_is_the_difference_between_two_answers() -> None:
    """To bid everything is to be ruined, unless the other bids as much."""
    fall = looks().fall(BIDDING, ANN, played=Bid(3), better=Bid(2))
    assert fall.value > fall.band > 0


def test_an_answer_is_as_good_as_itself_however_badly_is_looked() -> None:
    fall = looks(noise=0.3).fall(BIDDING, ANN, played=Bid(2), better=Bid(2))
    assert (fall.value, fall.error) == (0, 0)
