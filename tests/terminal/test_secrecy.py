"""The terminal shows no sealed answer before its time: what others have chosen does not change what is printed."""

from __future__ import annotations

from collections.abc import Iterator
from io import StringIO
from random import Random
from typing import Any

import pytest

from beffroi.core.action import CHANCE, Action, Seat
from beffroi.core.engine import choices, is_sealed
from beffroi.core.game import AnyGame
from beffroi.core.record import Record
from beffroi.terminal.paint import console
from beffroi.terminal.person import Left, Person
from beffroi.terminal.table import TerminalTable
from beffroi.text import LANGUAGES, Texts
from tests.cli.beffroi import beffroi
from tests.support.cases import GAMES, Case, walk
from tests.support.effort import effort

POSITIONS = effort(3, 12)
SEALING = [game for game in GAMES if game.name in ("fair", "bastide", "flandern", "leonardo")]


def sealed_positions(game: AnyGame) -> Iterator[Any]:
    """Positions in which several are asked at once and nobody has answered yet."""
    for seed in range(POSITIONS):
        for ply in walk(Case(game, game.seats[-1], game.options()), seed):
            if ply.seat != CHANCE and is_sealed(ply.before) and not ply.before.held:
                yield ply.before
                break


def printed(game: AnyGame, s: Any, viewer: Seat | None, answers: list[tuple[Seat, Action]], language: str) -> str:
    """What the screen says while these are given; nobody's answer is the last that is missing."""
    table = silent_table(game, s, language)
    table.viewer = viewer
    for seat, action in answers:
        table.answer(seat, action)
    table.draw(viewer)
    return text_on(table)


def silent_table(game: AnyGame, s: Any, language: str) -> TerminalTable:
    out = console()
    out.file = StringIO()
    return TerminalTable(Record(game, s), Texts(language, game), out)


def text_on(table: TerminalTable) -> str:
    assert isinstance(table.console.file, StringIO)
    return table.console.file.getvalue()


def answers(s: Any, seats: list[Seat], seed: int) -> list[tuple[Seat, Action]]:
    return [(seat, choices(s, seat).sample(Random(seed * 100 + seat))) for seat in seats]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", SEALING, ids=lambda game: game.name)
def test_what_is_printed_before_the_reveal_does_not_depend_on_what_was_sealed(game: AnyGame, language: str) -> None:
    compared = 0
    for s in sealed_positions(game):
        viewer, *others = s.agenda[0].asks(s)
        one, *worlds = (answers(s, others, seed) for seed in range(6))
        for viewed in (viewer, None):
            screens = {printed(game, s, viewed, each, language) for each in (one, *worlds)}
            assert len(screens) == 1
        compared += sum(each != one for each in worlds)
    assert compared > 0


def test_a_person_is_asked_before_bots_seal_and_then_told_only_that_they_have_chosen() -> None:
    seats = "apprentice,apprentice,human"
    told = beffroi("play", "bastide", "--seats", seats, "--seed", "1", typed="0\nquit\n", lang="en").out
    before, _, after = told.partition("How many SdD do you bid?")
    assert "has chosen." not in before
    until_shown = after.partition(" has bid ")[0]
    assert until_shown.count("has chosen.") == 1, "the last one who seals opens all fists"
    assert "Bid" not in until_shown.split()


@pytest.mark.parametrize("game", SEALING, ids=lambda game: game.name)
def test_between_two_people_the_screen_is_handed_over_while_answers_are_sealed(
    game: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Person, "_type", lambda _: "quit")
    for s in sealed_positions(game):
        table = silent_table(game, s, "en")
        before, now, *_ = s.agenda[0].asks(s)
        table.reader = before
        with pytest.raises(Left):
            Person(table, now).ask()
        assert "Pass the screen to" in text_on(table)
