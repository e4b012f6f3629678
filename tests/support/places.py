"""Where the sentences of `sentences.toml` stand in the printed rulebooks, by their first and last words.

The transcriptions of the rulebooks have no pages, so paragraphs are counted from the first line on; an empty line
parts two of them. A place is the span that begins with the words `from`, ends with the words `to` and has neither of
them in between. A sentence that runs on names the paragraph in which it ends as `last`.
"""

from __future__ import annotations

import os
import re
import tomllib
from pathlib import Path
from typing import NamedTuple

import msgspec

CHECKOUT = Path(__file__).parent.parent.parent
RULEBOOKS = Path(os.environ.get("BEFFROI_RULEBOOKS", CHECKOUT.parent / "shared" / "rulebooks"))
MARKUP = re.compile(r"</?\w+>|[*#_$]")


class Sentence(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A sentence that commands something, its article and the tests that show it."""

    at: str
    paragraph: int
    begin: str = msgspec.field(name="from")
    end: str = msgspec.field(name="to")
    rule: str
    tests: tuple[str, ...]
    last: int | None = None
    ruling: str = ""


class Example(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A worked example, and the record in which it is played."""

    at: str
    golden: str


class Book(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What `sentences.toml` tells of one rulebook."""

    sentence: tuple[Sentence, ...]
    example: tuple[Example, ...] = ()


class Span(NamedTuple):
    """The words of a transcription from one to another, counted from its beginning."""

    start: int
    stop: int


def book_of(game: str) -> Book:
    page = CHECKOUT / "tests" / "games" / game / "sentences.toml"
    return msgspec.convert(tomllib.loads(page.read_text("utf-8")), Book)


def transcription_of(game: str) -> list[list[str]] | None:
    """The words of a rulebook by paragraph; a checkout may lie where there are none, the gate may not."""
    page = RULEBOOKS / f"{game}.fr.txt"
    if not page.exists():
        assert os.environ.get("CI") != "true", f"the gate needs {page}"
        return None
    paragraphs = re.split(r"\n\s*\n", page.read_text("utf-8").strip())
    return [MARKUP.sub("", paragraph).split() for paragraph in paragraphs]


def spans_of(sentence: Sentence, paragraphs: list[list[str]]) -> list[Span]:
    """Every place that answers the description of a sentence: one, unless it is wrong or ambiguous."""
    first, last = sentence.paragraph - 1, sentence.last or sentence.paragraph
    words = [word for paragraph in paragraphs[first:last] for word in paragraph]
    offset = sum(map(len, paragraphs[:first]))
    begin, end = sentence.begin.split(), sentence.end.split()
    starts, stops = _found(begin, words), [at + len(end) for at in _found(end, words)]
    spans = [Span(start, stop) for start in starts for stop in stops if start + max(len(begin), len(end)) <= stop]
    tight = [span for span in spans if not any(other != span and _lies_in(other, span) for other in spans)]
    return [Span(start + offset, stop + offset) for start, stop in tight]


def _found(phrase: list[str], words: list[str]) -> list[int]:
    return [at for at in range(len(words)) if words[at : at + len(phrase)] == phrase]


def _lies_in(inner: Span, outer: Span) -> bool:
    return outer.start <= inner.start and inner.stop <= outer.stop
