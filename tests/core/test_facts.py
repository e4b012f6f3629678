"""What a fact means is said by a type."""

from __future__ import annotations

from pathlib import Path
from typing import Any, get_type_hints

import msgspec
import pytest

from beffroi import core
from beffroi.core.facts import words_of
from beffroi.core.game import AnyGame
from beffroi.games import NAMES
from beffroi.text import folder_of
from tests.support.cases import EVERY_REVISION, REVISION_IDS, Case, walk
from tests.support.source import messages_in, said_in

OURS = [game for game in EVERY_REVISION if game.name in NAMES]
TOLD = ("event-", "no-", "line-", "note-")


@pytest.mark.parametrize("game", OURS, ids=repr)
def test_every_fact_that_a_game_tells_has_a_type(game: AnyGame) -> None:
    folder = Path(str(folder_of(game)))
    said = [*said_in(Path(core.__path__[0])), *said_in(folder)]
    told = {fact for each in said if each.key.startswith(TOLD) for fact in each.facts}
    assert told <= set(get_type_hints(game.facts))


@pytest.mark.parametrize("game", OURS, ids=repr)
def test_what_a_text_calls_like_a_thing_of_the_game_has_a_type(game: AnyGame) -> None:
    messages = messages_in(Path(str(folder_of(game))) / "en.ftl")
    things = {key.partition("-")[0] for key in messages}
    places = {place.partition("_")[0] for message in messages.values() for place in message.placeholders}
    named = {place for place in places if {place, place.removesuffix("s")} & things}
    typed = {field for action in game.actions for field in get_type_hints(action)} | set(get_type_hints(game.facts))
    assert named <= typed


@pytest.mark.parametrize("game", EVERY_REVISION, ids=REVISION_IDS)
def test_what_is_told_has_the_type_of_its_name(game: AnyGame) -> None:
    events = [event for ply in walk(Case(game, max(game.seats), game.options()), seed=1) for event in ply.events]
    facts = [each for event in events for each in (event.facts, *(own for _, own in event.private))]
    for each in facts if game.name in NAMES else ():
        assert msgspec.convert(each, game.facts, strict=True) == each
    seats = {name for name, word in words_of(game.facts).items() if word == "seat"}
    named = [seat for each in facts for name in seats & set(each) for seat in flat(each[name])]
    assert named
    assert set(named) <= set(range(max(game.seats)))


def flat(value: Any) -> tuple[Any, ...]:
    return value if isinstance(value, tuple) else (value,)
