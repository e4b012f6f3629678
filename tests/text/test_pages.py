"""What the pages of the browser say: the same things in both languages, nothing missing, nothing left over."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import beffroi.text
from beffroi.text import LANGUAGES
from tests.support.source import messages_in

TEXTS = Path(next(iter(beffroi.text.__path__)))
WEB = Path(__file__).parent.parent.parent / "web" / "src"
SOURCE = "\n".join(
    path.read_text("utf-8")
    for path in sorted(WEB.rglob("*"))
    if path.suffix in (".ts", ".svelte") and ".test" not in path.name
)
SAID = set(re.findall(r'\bsay\(\s*"([a-z]+-[a-z-]+)"', SOURCE))
MADE = set(re.findall(r"`([a-z-]+-)\$\{", SOURCE))
"""The beginnings of keys that are put together."""


def written(language: str) -> set[str]:
    return set(messages_in(TEXTS / f"pages.{language}.ftl"))


def test_both_languages_have_the_same_texts() -> None:
    assert written("fr") == written("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_that_a_page_says_exists(language: str) -> None:
    assert SAID
    assert (
        SAID - written(language) - set(messages_in(TEXTS / f"{language}.ftl")) - own_words_of_games(language) == set()
    )


def test_no_text_of_the_pages_is_left_over() -> None:
    assert {key for key in written("en") if f'"{key}"' not in SOURCE and not key.startswith(tuple(MADE))} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_of_the_pages_hides_one_of_the_house(language: str) -> None:
    assert written(language) & set(messages_in(TEXTS / f"{language}.ftl")) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_both_languages_get_the_same_facts(language: str) -> None:
    texts, french = (messages_in(TEXTS / f"pages.{each}.ftl") for each in (language, "fr"))
    assert {key: text.placeholders for key, text in texts.items()} == {
        key: text.placeholders for key, text in french.items()
    }


def own_words_of_games(language: str) -> set[str]:
    """Boards speak with the words of their games."""
    games = (TEXTS.parent / "games").glob(f"*/{language}.ftl")
    return {key for path in games for key in messages_in(path)}
