"""What somebody is asked at one moment, and where an answer leads: a menu, a number, or the end of a question."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

from beffroi.core.action import Action

Fields: TypeAlias = dict[str, Any]
ENOUGH = "0"
"""What ends a list of which one may choose several."""


class Entry(NamedTuple):
    """A line of a menu: its short name, its words, what choosing it leads to, and what else may be typed for it."""

    code: str
    words: str
    then: Callable[[], Prompt]
    also: tuple[str, ...] = ()

    def answers_to(self, word: str) -> bool:
        return word in map(folded, (self.code, self.words, *self.also))


class Menu(NamedTuple):
    """A numbered list."""

    title: str
    entries: list[Entry]


class Number(NamedTuple):
    """A number between two bounds, and what it leads to."""

    title: str
    low: int
    high: int
    by: int
    then: Callable[[int], Prompt]


class Made(NamedTuple):
    """The end of a question: the fields of the action that was put together."""

    fields: Fields


Prompt: TypeAlias = Menu | Number | Made | Action


def follow(prompt: Menu | Number, typed: str) -> Prompt | None:
    """Where an answer leads; nothing when it is no answer to this."""
    word = folded(typed)
    number = int(word) if word.isascii() and word.isdigit() else -1
    if isinstance(prompt, Number):
        return prompt.then(number) if number in range(prompt.low, prompt.high + 1, prompt.by) else None
    if 1 <= number <= len(prompt.entries):
        return prompt.entries[number - 1].then()
    exact = [entry for entry in prompt.entries if entry.answers_to(word)]
    if exact:
        return exact[0].then()
    begun = [entry for entry in prompt.entries if word and folded(entry.words).startswith(word)]
    return begun[0].then() if len(begun) == 1 else None


def folded(words: str) -> str:
    """Words as they are compared: without capitals and accents."""
    plain = unicodedata.normalize("NFD", words.strip().casefold())
    return "".join(letter for letter in plain if not unicodedata.combining(letter))
