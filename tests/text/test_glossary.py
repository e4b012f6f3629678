"""One term for one thing in each language: the synonyms a game has given up never come back."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from beffroi.games import NAMES
from tests.text.test_typography import PACKAGE, prose_of

GAMES = Path(__file__).parent.parent / "games"
LANGUAGES = ("en", "fr")


def glossary(game: str, language: str) -> dict[str, list[str]]:
    """Every term with the words that are not used for it."""
    found: dict[str, list[str]] = tomllib.loads((GAMES / game / "glossary.toml").read_text("utf-8"))[language]
    return found


def texts_of(game: str, language: str) -> list[str]:
    folder = PACKAGE / "games" / game
    return [piece for name in (f"{language}.ftl", f"rules.{language}.md") for piece in prose_of(folder / name)]


def slips(pieces: list[str], forbidden: list[str]) -> list[str]:
    words = re.compile(rf"\b(?:{'|'.join(forbidden)})\b", re.IGNORECASE)
    return [piece for piece in pieces if words.search(piece)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_one_thing_has_one_term(game: str, language: str) -> None:
    pieces = texts_of(game, language)
    for term, forbidden in glossary(game, language).items():
        assert slips(pieces, forbidden) == [], f"say {term}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_every_term_is_used(game: str, language: str) -> None:
    text = "\n".join(texts_of(game, language)).casefold()
    assert [term for term in glossary(game, language) if term.casefold() not in text] == []


def test_a_forbidden_word_is_found_and_a_longer_one_is_not() -> None:
    assert slips(["Les Anglais arrivent.", "La ville est anglaise."], ["Anglais"]) == ["Les Anglais arrivent."]
