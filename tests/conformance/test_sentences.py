"""Every commanding sentence of a rulebook: where it stands, its article, the tests and records that show it."""

from __future__ import annotations

from itertools import pairwise

import pytest

from beffroi.core.model import Rule
from beffroi.games import OUR_OWN, find
from tests.conformance.test_book import TESTS, names_of_articles
from tests.support.places import Sentence, Span, book_of, spans_of, transcription_of
from tests.support.source import marked_tests_in

MOST_WORDS = 5
"""This many words find any sentence; more would begin to copy it."""

every_book = pytest.mark.parametrize("game", OUR_OWN)


def articles_of(game: str) -> dict[str, str]:
    articles: dict[str, Rule] = names_of_articles(find(game))
    return {rule.ref: name for name, rule in articles.items()}


@every_book
def test_every_sentence_names_its_article_and_tests_marked_with_it(game: str) -> None:
    shown = {test.name: test.effects | test.limits for test in marked_tests_in(TESTS / "games" / game)}
    names = articles_of(game)
    for sentence in book_of(game).sentence:
        assert sentence.tests, sentence.at
        for test in sentence.tests:
            assert names[sentence.rule] in shown.get(test, ()), f"{sentence.at}: {test} is not marked with its article"


@every_book
def test_every_sentence_has_a_name_of_its_own_and_a_place_in_few_words(game: str) -> None:
    sentences = book_of(game).sentence
    assert len({sentence.at for sentence in sentences}) == len(sentences)
    for sentence in sentences:
        assert 1 <= sentence.paragraph < (sentence.last or sentence.paragraph + 1), sentence.at
        assert all(0 < len(words.split()) <= MOST_WORDS for words in (sentence.begin, sentence.end)), sentence.at


@every_book
def test_sentences_follow_the_order_of_their_paragraphs(game: str) -> None:
    for before, after in pairwise(book_of(game).sentence):
        assert (before.last or before.paragraph) <= after.paragraph, after.at


@every_book
def test_every_place_is_found_once_and_no_two_overlap(game: str) -> None:
    paragraphs = transcription_of(game)
    if paragraphs is None:
        return
    found = {sentence.at: spans_of(sentence, paragraphs) for sentence in book_of(game).sentence}
    assert {at: spans for at, spans in found.items() if len(spans) != 1} == {}
    for (_, (before,)), (at, (after,)) in pairwise(found.items()):
        assert before.stop <= after.start, at


@every_book
def test_every_worked_example_stands_at_a_sentence_and_has_a_golden_transcript(game: str) -> None:
    book = book_of(game)
    for example in book.example:
        assert any(f"{sentence.at}.".startswith(f"{example.at}.") for sentence in book.sentence), example.at
        assert (TESTS / "golden" / game / f"{example.golden}.jsonl").exists(), example.at


def test_a_place_that_fits_twice_is_ambiguous_and_one_that_fits_nowhere_is_missed() -> None:
    paragraphs = [["A", "title."], ["You", "may", "build.", "You", "may", "pass.", "Then", "you", "draw."]]

    def place(begin: str, end: str) -> list[Span]:
        return spans_of(Sentence("1.1", 2, begin, end, "1", ()), paragraphs)

    assert place("You may", "build.") == [Span(2, 5)]
    assert place("You may", "pass.") == [Span(5, 8)]
    assert place("You", "may") == [Span(2, 4), Span(5, 7)]
    assert place("You may", "draw") == []
