"""The novice: lively, sensible, fallible."""

from __future__ import annotations

from math import inf
from random import Random

from beffroi.bots.novice import Novice, pick
from beffroi.core.engine import choices
from tests.bots.positions import bidding, sight
from tests.core.positions import ANN
from tests.toy import GAME as FAIR
from tests.toy.rulebook import Bid

BIDS = tuple(map(Bid, range(6)))
VALUES = (0.0, 1.0, 2.0, 3.0, 4.0, 5.0)


def test_a_novice_never_takes_what_is_worse_than_most() -> None:
    assert {pick(BIDS, VALUES, Random(seed)) for seed in range(200)} <= set(BIDS[2:])


def test_a_novice_takes_the_best_most_often_and_not_always() -> None:
    picks = [pick(BIDS, VALUES, Random(seed)) for seed in range(200)]
    counts = [picks.count(bid) for bid in BIDS]
    assert counts[5] == max(counts) < len(picks)


def test_a_novice_takes_any_of_equals() -> None:
    assert {pick(BIDS[:3], (0.1, 0.1, 0.1), Random(seed)) for seed in range(50)} == set(BIDS[:3])


def test_a_novice_answers_with_one_of_the_choices() -> None:
    offered = choices(bidding(), ANN)
    assert all(Novice(FAIR).choose(sight(), offered, Random(seed), inf) in offered for seed in range(30))


def test_a_novice_does_not_always_do_the_same() -> None:
    offered = choices(bidding(), ANN)
    assert len({Novice(FAIR).choose(sight(), offered, Random(seed), inf) for seed in range(30)}) > 1
