"""What a position shows for learning: all that its seat may know, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from beffroi.core.action import CHANCE
from beffroi.core.codec import encode
from beffroi.core.engine import waiting
from beffroi.core.seen import seen
from beffroi.fast.layout import places
from beffroi.games import NAMES, fast_of, find, has_fast
from beffroi.games.flandern.view import gold_odds
from beffroi.rl.batch import has_observations
from tests.support.cases import Case, walk
from tests.support.effort import effort
from tests.support.observed import OBSERVED, observation, position_of

POSITIONS = effort(6, 60)
"""In so many positions of a random game hidden things are guessed."""


def asked_positions(case: Case, seed: int) -> Iterator[Any]:
    """The positions of a random game in which a seat is asked; nobody talks, as in a batch."""
    return (ply.before for ply in walk(case, seed, talk=False) if ply.seat != CHANCE)


@pytest.mark.parametrize("case", OBSERVED, ids=str)
def test_what_a_seat_may_not_know_does_not_change_what_it_is_shown(case: Case) -> None:
    rng, states = Random(5), list(asked_positions(case, seed=5))
    for s in rng.sample(states, min(POSITIONS, len(states))):
        for seat in s.seats:
            guessed = case.game.guess(seen(case.game, s, seat), rng)
            assert observation(position_of(case, guessed), seat) == observation(position_of(case, s), seat)


@pytest.mark.parametrize("case", OBSERVED[:: effort(3, 1)], ids=str)
def test_what_a_seat_sees_differently_is_shown_differently(case: Case) -> None:
    shown: dict[bytes, bytes] = {}
    for s in asked_positions(case, seed=6):
        known = seen(case.game, s, waiting(s)[0])
        sees = encode((known.asking, known.ask, known.view))
        assert shown.setdefault(observation(position_of(case, s), waiting(s)[0]), sees) == sees


def test_whoever_has_looked_at_a_card_is_shown_it() -> None:
    case = next(case for case in OBSERVED if case.game.name == "flandern" and case.seats == 4)
    s = next(s for s in asked_positions(case, seed=7) if s.gold and len(gold_odds(s)) > 1)
    other, rng = s.next_playing(s.first), Random(7)
    guesses = [case.game.guess(seen(case.game, s, other), rng) for _ in range(20)]
    assert len({observation(position_of(case, each), other) for each in guesses}) == 1
    assert len({observation(position_of(case, each), s.first) for each in guesses}) > 1


@pytest.mark.parametrize("name", NAMES)
def test_the_parts_of_an_observation_have_names_of_their_own(name: str) -> None:
    game = find(name)
    if not has_fast(game) or not has_observations(position := fast_of(game)(game.setup(max(game.seats)))):
        return
    layout = position.layout()
    names = [part.name for part, _ in (*places(layout.planes), *places(layout.numbers))]
    assert len(names) == len(set(names))
