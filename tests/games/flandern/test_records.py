"""The golden records: every ending, both worked examples, and what is rare."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from beffroi.core.codec import fingerprint
from beffroi.core.engine import after
from beffroi.core.entry import Answered
from beffroi.core.model import Event
from beffroi.core.record import Record
from beffroi.core.record_file import load
from beffroi.games.flandern import GAME
from beffroi.games.flandern.rulebook import ENDINGS, R
from tests.games.flandern.tables import RED, YELLOW
from tests.support.find import find_any
from tests.support.marks import allows
from tests.support.told import told

GOLDEN = Path(__file__).parents[2] / "golden" / "flandern"


def record(name: str) -> Record[Any]:
    return load((GOLDEN / f"{name}.jsonl").read_bytes(), find_any)


def events_of(name: str) -> list[Event]:
    """Everything that happens in a record."""
    read = record(name)
    again, events = Record(GAME, read.start), []
    for entry in read.entries:
        assert isinstance(entry, Answered)
        events += again.play(entry.seat, entry.action)
    assert fingerprint(again.state) == fingerprint(read.state)
    return events


@pytest.mark.parametrize("ending", ENDINGS)
def test_there_is_a_record_of_every_ending(ending: str) -> None:
    result = record(f"ending-{ending}").state.result
    assert result is not None
    assert result.ending == ending


@allows(R.RANKS)
def test_the_worked_example_of_a_scoring_played_through() -> None:
    """Blue fills Leuven, then sets the master of his gold card on a grey quarter."""
    final = record("example-leuven").state
    assert final.points == [16, 8, 0, 0, 0]
    assert final.city("leuven").scored
    assert final.first == YELLOW


@allows(R.ORDER)
def test_the_worked_example_of_the_order_played_through() -> None:
    assert told(events_of("example-turn-order"), "ordered") == [{"seats": (RED, 2, 0, YELLOW)}]


@allows(R.SPECIAL)
def test_a_record_opens_annexes_and_swallows_a_lot() -> None:
    events = events_of("special-church-quarters")
    assert {(facts["city"], facts["lots"]) for facts in told(events, "opened")} >= {("leuven", ("N2",))}
    assert told(events, "swallowed") == [{"city": "brugge", "lot": "c"}]


@allows(R.COVER)
def test_a_record_covers_a_group_of_lots_at_once() -> None:
    assert told(events_of("lots-cut-off-together"), "covered") == [{"city": "leuven", "lots": ("h", "l")}]


@allows(R.DEAD_CARDS)
def test_a_record_draws_again_and_puts_a_dead_card_away() -> None:
    events = events_of("dead-cards")
    assert [event.what for event in events[:3]] == ["gold-drawn-again", "gold-drawn", "card-removed"]


def test_a_record_can_be_left_at_any_entry() -> None:
    read = record("example-leuven")
    state = read.start
    for entry in read.entries:
        assert isinstance(entry, Answered)
        state = after(state, entry.seat, entry.action)
        assert fingerprint(state) == entry.hash
