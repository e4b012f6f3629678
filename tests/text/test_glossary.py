"""One term for one thing in each language: the synonyms that were given up never come back."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from beffroi.games import NAMES
from beffroi.text import LANGUAGES
from tests.text.test_typography import PACKAGE, prose_of

TESTS = Path(__file__).parent.parent
GENERIC = "text"
"""What belongs to no game: the program, the terminal, the pages."""
GLOSSARIES = (*NAMES, GENERIC)
QUOTED = re.compile(r"«[^»]*»|“[^”]*”")
"""The words of the printed rulebook, or of somebody else."""
SENTENCE = re.compile(r"(?<=[.;:?]) |\|")


class Words(msgspec.Struct, forbid_unknown_fields=True):
    """What a thing is called in one language, and the words that are not used for it, form by form."""

    say: str
    never: list[str]


class Term(msgspec.Struct, forbid_unknown_fields=True):
    """A thing and its names."""

    what: str
    en: Words
    fr: Words

    def words(self, language: str) -> Words:
        return self.en if language == "en" else self.fr


def glossary(name: str) -> dict[str, Term]:
    path = (TESTS if name == GENERIC else TESTS / "games") / name / "glossary.toml"
    return msgspec.toml.decode(path.read_bytes(), type=dict[str, Term])


def texts_of(name: str, language: str) -> list[str]:
    """Every sentence that players read in this language."""
    folder = PACKAGE / name if name == GENERIC else PACKAGE / "games" / name
    paths = [*folder.glob(f"*{language}.ftl"), *folder.glob(f"rules.{language}.md")]
    return [sentence for path in sorted(paths) for sentence in sentences_of(path)]


def sentences_of(path: Path) -> list[str]:
    """The pieces of a Fluent text; the sentences of a page, whatever its lines."""
    pieces = prose_of(path)
    return pieces if path.suffix == ".ftl" else SENTENCE.split(" ".join(pieces))


def slips(sentences: list[str], words: Words) -> list[str]:
    """The sentences with a word that is not used; the term itself, written as it must be, is none."""
    never = re.compile(rf"\b(?:{'|'.join(map(re.escape, words.never))})\b", re.IGNORECASE)
    return [
        sentence
        for sentence in sentences
        if any(is_slip(found.group(), words) for found in never.finditer(QUOTED.sub("", sentence)))
    ]


def is_slip(found: str, words: Words) -> bool:
    return found in words.never or not found.startswith(words.say)


every_language = pytest.mark.parametrize("language", LANGUAGES)
every_glossary = pytest.mark.parametrize("name", GLOSSARIES)


@every_language
@every_glossary
def test_one_thing_has_one_term(name: str, language: str) -> None:
    sentences = texts_of(name, language)
    assert {
        term.words(language).say: found
        for term in glossary(name).values()
        if (found := slips(sentences, term.words(language)))
    } == {}


@every_language
@every_glossary
def test_every_term_is_used(name: str, language: str) -> None:
    text = "\n".join(texts_of(name, language)).casefold()
    terms = [term.words(language).say for term in glossary(name).values()]
    assert [term for term in terms if term.casefold() not in text] == []


@every_language
@every_glossary
def test_every_word_given_up_would_be_noticed(name: str, language: str) -> None:
    for words in (term.words(language) for term in glossary(name).values()):
        for word in words.never:
            assert slips([f"({word})", f"Oh, {word}."], words) == [f"({word})", f"Oh, {word}."]


@every_glossary
def test_every_term_says_what_it_is(name: str) -> None:
    assert all(term.what and term.en.never and term.fr.never for term in glossary(name).values())


MOULON = Words("Moulon", ["moulon", "moulons", "îlot"])


@pytest.mark.parametrize("sentence", ["Un moulon.", "Deux moulons.", "L’îlot A1.", "Îlot vide."])
def test_a_word_given_up_is_found_in_every_form(sentence: str) -> None:
    assert slips([sentence], MOULON) == [sentence]


@pytest.mark.parametrize("sentence", ["Un Moulon, deux Moulons.", "Un îlotage.", "La règle dit « îlot »."])
def test_the_term_itself_longer_words_and_quotations_are_left_alone(sentence: str) -> None:
    assert slips([sentence], MOULON) == []
