"""The apprentice: one careful step."""

from __future__ import annotations

from math import inf
from random import Random

import pytest

from beffroi.bots.apprentice import Apprentice, Mute
from beffroi.core.engine import choices
from beffroi.core.seen import seen
from tests.bots.positions import bidding, sight
from tests.core.positions import ANN, BOB
from tests.toy import GAME as FAIR
from tests.toy.rulebook import Bid, Propose


def test_an_apprentice_takes_the_best_answer() -> None:
    offered = choices(bidding(), ANN)
    assert {Apprentice(FAIR).choose(sight(), offered, Random(seed), inf) for seed in range(20)} == {Bid(1)}


def test_an_apprentice_without_time_still_answers() -> None:
    assert Apprentice(FAIR).choose(sight(), choices(bidding(), ANN), Random(1), 0.0) == Bid(1)


def test_an_apprentice_judges_every_candidate() -> None:
    actions, values = Apprentice(FAIR).judge(sight(), Random(1), inf)
    assert dict(zip(actions, values, strict=True)) == {Bid(0): -1.0, Bid(1): 0.0}


def test_an_apprentice_proposes_things_and_a_mute_one_does_not() -> None:
    assert Apprentice(FAIR).talk(sight(seats=3), Random(1), inf) == Propose(BOB)
    assert Mute(FAIR).talk(sight(seats=3), Random(1), inf) is None


def test_a_spectator_is_asked_nothing() -> None:
    with pytest.raises(ValueError, match="spectator"):
        Apprentice(FAIR).judge(seen(FAIR, bidding(), None), Random(1), inf)
