"""What a fact means is said by a type."""

from __future__ import annotations

from typing import get_type_hints

import pytest

from beffroi.core.action import Seat
from beffroi.core.facts import SEAT_FACTS
from beffroi.core.game import AnyGame
from beffroi.games import NAMES
from tests.support.cases import EVERY_REVISION, REVISION_IDS, Case, walk

OURS = [game for game in EVERY_REVISION if game.name in NAMES]  # the toy has seats that no text names


@pytest.mark.parametrize("game", OURS, ids=repr)
def test_the_fields_of_an_answer_that_are_seats_are_told_as_seats_and_no_others(game: AnyGame) -> None:
    fields = {(name, kind is Seat) for action in game.actions for name, kind in get_type_hints(action).items()}
    assert {name for name, is_seat in fields if is_seat} <= set(SEAT_FACTS)
    assert not {name for name, is_seat in fields if not is_seat} & set(SEAT_FACTS)


@pytest.mark.parametrize("game", EVERY_REVISION, ids=REVISION_IDS)
def test_an_event_tells_a_seat_where_the_name_of_its_fact_says_so(game: AnyGame) -> None:
    events = [event for ply in walk(Case(game, max(game.seats), game.options()), seed=1) for event in ply.events]
    facts = [each for event in events for each in (event.facts, *(own for _, own in event.private))]
    seats = {each[name] for each in facts for name in SEAT_FACTS if name in each}
    assert seats
    assert seats <= set(range(max(game.seats)))
