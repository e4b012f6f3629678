"""Point 8: every article is used, tested and explained in both languages."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import Any

import msgspec
import pytest

import beffroi.core
import beffroi.text
from beffroi.core.game import AnyGame, option_values
from beffroi.core.host import HOST_ACTIONS
from beffroi.core.model import Rule, Step
from beffroi.games import OUR_OWN, find
from beffroi.text import LANGUAGES, changes, folder_of, rules
from tests.support.cases import EVERY_REVISION, GAME_IDS, GAMES, REVISION_IDS
from tests.support.source import articles_cited_in, marked_tests_in, messages_in, said_in

TESTS = Path(__file__).parent.parent
COMMON = Path(next(iter(beffroi.text.__path__)))
CORE = Path(next(iter(beffroi.core.__path__)))
OUR_GAMES = [find(name) for name in OUR_OWN]

every_game = pytest.mark.parametrize("game", GAMES, ids=GAME_IDS)
every_revision = pytest.mark.parametrize("game", EVERY_REVISION, ids=REVISION_IDS)
every_game_of_ours = pytest.mark.parametrize("game", OUR_GAMES, ids=OUR_OWN)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def folder(game: AnyGame) -> Path:
    return Path(str(folder_of(game)))


def names_of_articles(game: AnyGame) -> dict[str, Rule]:
    rulebook = importlib.import_module(f"{type(game).__module__.rpartition('.')[0]}.rulebook")
    return {name: rule for name, rule in vars(rulebook.R).items() if isinstance(rule, Rule)}


@every_game
def test_every_article_is_used_by_a_step_or_a_refusal(game: AnyGame) -> None:
    stepped = {step.rule for step in game.steps}
    cited = articles_cited_in(folder(game))
    assert {
        name for name, rule in names_of_articles(game).items() if rule not in stepped and name not in cited
    } == set()


@every_game
@every_language
def test_every_article_has_its_words_in_the_order_of_the_rulebook(game: AnyGame, language: str) -> None:
    written = rules(game, language)
    assert list(written) == [rule.ref for rule in game.rules]
    assert all(article.title and article.body for article in written.values())


@every_game_of_ours
def test_every_article_has_a_test_of_its_effect_and_one_of_its_limits(game: AnyGame) -> None:
    marked = marked_tests_in(TESTS / "games" / game.name)
    articles = set(names_of_articles(game))
    assert articles - {name for test in marked for name in test.effects} == set()
    assert articles - {name for test in marked for name in test.limits} == set()


@every_game
@every_language
def test_every_text_that_is_asked_for_exists_and_gets_its_facts(game: AnyGame, language: str) -> None:
    messages = messages_in(COMMON / f"{language}.ftl") | messages_in(folder(game) / f"{language}.ftl")
    for said in (*said_in(CORE), *said_in(folder(game))):
        assert said.key in messages, f"{said.where}: no text {said.key} in {language}"
        for placeholder in messages[said.key].placeholders:
            fact = placeholder if placeholder in said.facts else placeholder.rpartition("_")[0]
            assert fact in said.facts, f"{said.where}: {said.key} in {language} never gets {placeholder}"


@every_revision
@every_language
def test_every_question_action_option_and_ending_has_its_words(game: AnyGame, language: str) -> None:
    messages = messages_in(COMMON / f"{language}.ftl") | messages_in(folder(game) / f"{language}.ftl")
    assert _expected_labels(game) - set(messages) == set()
    for action in game.actions:
        fields = {field.name for field in msgspec.structs.fields(action)}
        wanted = messages[f"action-{action.__name__}"].placeholders
        assert all(each in fields or each.rpartition("_")[0] in fields for each in wanted)


@every_game
@every_language
def test_what_a_revision_has_changed_is_told(game: AnyGame, language: str) -> None:
    assert len(changes(game, language)) == game.revision - 1


@every_game
def test_both_languages_say_the_same_things(game: AnyGame) -> None:
    french, english = (messages_in(folder(game) / f"{language}.ftl") for language in ("fr", "en"))
    assert set(french) == set(english)
    common_french, common_english = (messages_in(COMMON / f"{language}.ftl") for language in ("fr", "en"))
    assert set(common_french) == set(common_english)


@every_game
def test_no_text_is_left_over(game: AnyGame) -> None:
    said = {said.key for said in (*said_in(CORE), *said_in(folder(game)))}
    kept = ("no-", "why-", "event-", "broken-", "error-", "ask-", "action-", "option-", "ending-", "line-", "note-")
    written = {key for key in messages_in(folder(game) / "en.ftl") if key.startswith(kept)}
    labels = {label for each in EVERY_REVISION if each.name == game.name for label in _expected_labels(each)}
    assert written - said - labels == set()


def _expected_labels(game: AnyGame) -> set[str]:
    standing = {type(step) for seats in game.seats for step in game.setup(seats).floor}
    asked = {
        f"ask-{step.called()}" for step in game.steps if step.takes and step not in standing and _asks_a_seat(step)
    }
    labels = {f"action-{action.__name__}" for action in (*game.actions, *HOST_ACTIONS)}
    agreed = {f"option-{name}" for name in option_values(game.options)}
    endings = {f"ending-{ending}" for ending in game.endings}
    values = {
        f"{name}-{value}"
        for name, values in option_values(game.options).items()
        for value in values
        if isinstance(value, str)
    }
    return {"title", "about"} | asked | labels | agreed | values | endings


def _asks_a_seat(step: type[Any]) -> bool:
    """Chance is asked nothing in words; a step that has odds speaks to chance."""
    return step.odds is Step.odds
