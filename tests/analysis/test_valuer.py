"""Valuing by search: probabilities of every seat, from any position, and answers that can be given."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Any

import pytest

from beffroi.analysis.analysis import Looker
from beffroi.analysis.looks import Depth, Looks
from beffroi.analysis.passages import Passage, passages_of
from beffroi.analysis.valuer import SearchValuer
from beffroi.core.action import CHANCE
from beffroi.core.engine import refusals, waiting
from beffroi.core.record import Record
from beffroi.core.seen import seen
from beffroi.games import NAMES, find
from tests.support.golden import GOLDEN, read

WHOLE = {
    "cathedral": "ending-draw.2",
    "cardinal": "four-seats",
    "bastide": "whole-game-5",
    "flandern": "ending-lots.2",
    "leonardo": "rounds.2",
}
LITTLE = 0.02


def record_of(name: str) -> Record[Any]:
    return read(GOLDEN / name / f"{WHOLE[name]}.jsonl")


@pytest.mark.parametrize("name", NAMES)
def test_all_seats_together_have_one_victory_at_every_moment(name: str) -> None:
    record = record_of(name)
    valuer = SearchValuer(find(name), len(record.start.seats))
    for passage in islice(passages_of(record), 0, None, 7):
        chances = valuer.chances(passage.after, 1, LITTLE)
        assert min(chances) >= 0
        assert sum(chances) == pytest.approx(1)
    assert valuer.chances(record.state, 1, LITTLE) == tuple(
        (place == 1) / record.state.result.places.count(1) for place in record.state.result.places
    )


def test_before_chance_answers_every_look_is_at_another_answer() -> None:
    start = find("leonardo").setup(3)
    assert waiting(start) == (CHANCE,)
    valuer = SearchValuer(find("leonardo"), 3)
    assert valuer.chances(start, 1, 1.0) == valuer.chances(start, 1, 1.0)
    assert valuer.chances(start, 1, 1.0) != valuer.chances(start, 2, 1.0)


def sealed(record: Record[Any]) -> Passage:
    return next(each for each in passages_of(record) if len(each.answers) > 1)


@pytest.mark.parametrize("name", ["bastide", "flandern"])
def test_what_the_others_may_seal_is_legal_and_leaves_the_seat_its_own_answer(name: str) -> None:
    record = record_of(name)
    passage, valuer = sealed(record), SearchValuer(find(name), len(record.start.seats))
    seat = passage.answers[-1].seat
    guess = record.game.guess(seen(record.game, passage.before, seat), Random(1))
    answers = Looks(record.game, valuer, Depth(looks=2, effort=LITTLE, search=LITTLE), "sealed").others(guess, seat, 1)
    assert [other for other, _ in answers] == [other for other in waiting(guess) if other != seat]
    assert [refusals(guess, other, action) for other, action in answers] == [()] * len(answers)


def test_a_blunder_of_a_real_game_is_found_and_confirmed() -> None:
    """Light fills a corner of its own; the second look agrees that it should have fenced in the other half."""
    looker = Looker(read(GOLDEN / "cathedral" / "ending-all-placed.2.jsonl"))
    found = looker.look("turning", 6)
    assert (found.number, found.seat) == (7, 0)
    assert looker.look("suspect", 6).value > 0.1
    assert found.fall > 0.1
    assert found.reasons
