"""The score sheet at the keyboard, and what a choice would bring before it is taken."""

from __future__ import annotations

from io import StringIO
from typing import Any

import pytest

from beffroi.core.seen import seen
from beffroi.games import NAMES, find
from beffroi.games.bastide import GAME as BASTIDE
from beffroi.games.bastide.rulebook import Propose
from beffroi.terminal.score import draw_sheet
from beffroi.text import LANGUAGES, Texts
from tests.core import test_promises
from tests.games.bastide import towns
from tests.games.cathedral.test_end import LATE
from tests.support.cases import Case, walk
from tests.terminal.test_person import COLUMNS, ask, shown, table_of

BLUE = towns.BLUE


def town() -> Any:
    return towns.town(3, influences={"R1.1": BLUE, "N.1": BLUE}, cards={"people": BLUE}, road={BLUE: 2})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_every_sheet_fits_on_80_columns(name: str, language: str) -> None:
    game = find(name)
    case, texts = Case(game, game.seats[-1], game.options()), Texts(language, game)
    for number, ply in enumerate(walk(case, 5)):
        if number % 40 == 0 or ply.after.result:
            drawn = draw_sheet(game.sheet(seen(game, ply.after, None)), texts)
            assert max(sum(len(words) for words, _ in line) for line in drawn) <= COLUMNS


def test_both_endings_stand_side_by_side(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = ask(table_of(BASTIDE, town()), BLUE, monkeypatch, "score")
    assert "French English" in screen
    assert ["Majority", "cards:", "the", "People", "(6)", "4", "-4"] in [each.split() for each in screen.splitlines()]


def test_promises_stand_on_the_sheet_of_whoever_made_them_kept_or_broken() -> None:
    table = table_of(BASTIDE, test_promises.bidding())
    for seat, action in test_promises.BROKEN:
        table.answer(seat, action)
    table.console.file = StringIO()
    table.draw_score(None)
    assert "Blue has broken a promise to Red" in " ".join(shown(table).split())


@pytest.mark.parametrize("word", ["score", "points"])
def test_it_is_asked_for_in_french_too(word: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "Route du camp" in ask(table_of(BASTIDE, town(), "fr"), BLUE, monkeypatch, word)


def test_a_choice_is_weighed_without_being_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find("cathedral")
    table = table_of(game, game.read_position(LATE))
    screen = ask(table, table.record.state.seats[0], monkeypatch, "weigh TAnH1")
    assert "Then comes the next question." in screen
    assert table.record.entries == []


def test_a_refused_choice_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find("cathedral")
    table = table_of(game, game.read_position(LATE))
    assert "✗" in ask(table, table.record.state.seats[0], monkeypatch, "weigh MAnF9")


def test_the_beginning_of_an_answer_is_not_weighed(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find("cathedral")
    screen = ask(table_of(game, game.setup()), game.setup().seats[0], monkeypatch, "weigh", "weigh 1")
    assert "for example: weigh 3" in screen
    assert "first part of an answer" in screen


def test_what_a_sealed_bid_pays_for_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    s = towns.town(3, influences={"R1.1": BLUE}, money={BLUE: 7})
    towns.answer(s, Propose("R1"))
    screen = ask(table_of(BASTIDE, s), BLUE, monkeypatch, "weigh 6", "weigh 2")
    assert "6 SdD place 2 influences" in screen
    assert "2 SdD place no influence" in screen
