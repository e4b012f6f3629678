"""Whole games at the keyboard: what is shown fits, what is typed is understood, what was chosen is kept."""

from __future__ import annotations

from contextlib import suppress
from io import StringIO
from random import Random
from typing import Any

import pytest

from beffroi.core.action import Seat
from beffroi.core.engine import play
from beffroi.core.game import AnyGame
from beffroi.core.record import Record
from beffroi.games import NAMES, find
from beffroi.games.bastide import rulebook as bastide
from beffroi.games.bastide.rulebook import BastideOptions, Propose
from beffroi.games.leonardo.rulebook import Offer
from beffroi.terminal import session
from beffroi.terminal.paint import console
from beffroi.terminal.person import Left, Person
from beffroi.terminal.prompt import Menu, Number
from beffroi.terminal.table import TerminalTable
from beffroi.text import LANGUAGES, Texts
from tests.games.bastide import towns
from tests.games.bastide.test_talk import bidding
from tests.games.leonardo import table as florence
from tests.support.effort import effort

COLUMNS, LONGEST_MENU, MOST_QUESTIONS = 80, 60, 12
ANSWERS = effort(60, 400)
A, B = Seat(0), Seat(1)


def table_of(game: AnyGame, s: Any, language: str = "en") -> TerminalTable:
    out = console(width=COLUMNS)
    out.file = StringIO()
    table = TerminalTable(Record(game, s), Texts(language, game), out)
    table.people = frozenset(s.seats)
    return table


def shown(table: TerminalTable) -> str:
    assert isinstance(table.console.file, StringIO)
    return table.console.file.getvalue()


def ask(table: TerminalTable, seat: Seat, monkeypatch: pytest.MonkeyPatch, *typed: str) -> str:
    """What the screen says while somebody types this, and then leaves."""
    words = iter((*typed, "quit"))
    monkeypatch.setattr(Person, "_type", lambda _: next(words))
    with suppress(Left):
        Person(table, seat).ask()
    return shown(table)


def typist(rng: Random) -> Any:
    """Somebody who answers every menu with some number of it."""

    def typed(person: Person) -> str:
        if len(person.table.record.entries) > ANSWERS:
            raise Left
        prompt = person.prompts[-1] if person.prompts else None
        assert len(person.prompts) <= MOST_QUESTIONS
        if isinstance(prompt, Number):
            return str(rng.randrange(prompt.low, prompt.high + 1, prompt.by))
        return str(rng.randint(1, len(prompt.entries))) if isinstance(prompt, Menu) else ""

    return typed


def test_whoever_is_offered_something_is_told_once_how_to_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    s = bidding()
    play(s, B, bastide.Offer(A, 2, 0, "bid-3"))
    screen = ask(table_of(find("bastide"), s), A, monkeypatch)
    assert "Offer 1: Green would give Blue 2 SdD for the promise to bid at least 3 SdD" in " ".join(screen.split())
    assert "You can type: accept 1 · decline 1\n" in screen


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_a_game_can_be_played_by_numbers_on_80_columns(
    name: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    rng, game = Random(7), find(name)
    menus: list[int] = []

    def show(_: Person, prompt: Menu | Number) -> None:
        menus.append(len(prompt.entries) if isinstance(prompt, Menu) and prompt.entries[0].words else 0)

    def draw(table: TerminalTable, viewer: Seat | None) -> None:
        picture = game.draw(game.view(table.record.state, viewer), table.texts)
        assert max(sum(len(text) for text, _ in line) for line in picture) <= COLUMNS

    monkeypatch.setattr(Person, "_show", show)
    monkeypatch.setattr(Person, "_type", typist(rng))
    monkeypatch.setattr(TerminalTable, "draw", draw)
    for seats in game.seats:
        with suppress(Left):
            session.play(table_of(game, game.setup(seats), language), [session.HUMAN] * seats, rng)
    assert max(menus) <= LONGEST_MENU


def test_a_wrong_amount_names_the_range_and_keeps_what_was_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    s = towns.town(3)
    towns.answer(s, Propose("R1"))
    said = ask(table_of(find("bastide"), s), A, monkeypatch, "say", "1", "1", "99")
    assert "99 is not possible. From 0 to 4." in said
    assert said.count("How many SdD do you give?") == 2
    assert said.count("To whom?") == 1


def test_whoever_has_one_possible_answer_is_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    s = towns.town(3, money={B: 0, Seat(2): 0}, options=BastideOptions(negotiation=False))
    towns.answer(s, Propose("R1"))
    table = table_of(find("bastide"), s)
    said = ask(table, A, monkeypatch, "1")
    assert said.count("had only one possible answer") == 2
    assert [entry.seat for entry in table.record.entries] == [A, B, Seat(2)]
    assert table.record.state.money[A] == s.money[A] - 1


def test_one_can_go_back_to_the_menu_before(monkeypatch: pytest.MonkeyPatch) -> None:
    s = towns.town(3)
    towns.answer(s, Propose("R1"))
    said = ask(table_of(find("bastide"), s), A, monkeypatch, "say", "1", "1", "back")
    assert said.count("To whom?") == 2


def test_what_can_be_said_is_a_short_menu_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    s = florence.city(4, owners={18: A, 20: B})
    s.agenda = s.agenda[-2:]
    said = ask(table_of(find("leonardo"), s, "fr"), A, monkeypatch, "dire")
    menu = said.rpartition("Que voulez-vous dire")[2]
    assert "proposer un échange" in menu
    assert len(menu.splitlines()) < 20


@pytest.mark.parametrize(
    ("language", "sentence", "words"),
    [
        ("en", "Blue would give Via dei Cambiavalute (20).", "accept 1 · decline 1"),
        ("fr", "Bleu donnerait Via dei Cambiavalute (20).", "accepter 1 · refuser 1"),
    ],
)
def test_an_offer_made_to_somebody_is_a_sentence_with_how_to_answer(
    language: str, sentence: str, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    s = florence.city(4, owners={18: A, 20: B})
    s.agenda = s.agenda[-2:]
    play(s, B, Offer(A, (20,), 0, (18,), 0))
    table = table_of(find("leonardo"), s, language)
    said = ask(table, A, monkeypatch, words.partition(" · ")[0])
    assert sentence in " ".join(said.split())
    assert words in said
    assert not table.record.state.offers
    assert table.record.state.owners[20] == A


@pytest.mark.parametrize(("language", "undo"), [("en", "undo"), ("fr", "annuler"), ("fr", "undo")])
def test_whoever_moved_last_at_this_screen_can_be_undone(
    language: str, undo: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = find("cathedral")
    table = table_of(game, game.setup(), language)
    ask(table, A, monkeypatch, "CAeF5")
    assert table.record.state.cathedral
    said = ask(table, B, monkeypatch, undo)
    assert not table.record.state.cathedral
    assert ("Light takes back" if language == "en" else "Clair reprend") in said


@pytest.mark.parametrize("typed", ["règles", "regles", "RULES", "conseil", "?", "dire", "retour"])
def test_the_words_to_type_are_french_too(typed: str, monkeypatch: pytest.MonkeyPatch) -> None:
    said = ask(table_of(find("cathedral"), find("cathedral").setup(), "fr"), A, monkeypatch, typed)
    assert "✗" not in said
