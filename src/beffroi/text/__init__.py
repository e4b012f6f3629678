"""Everything a person reads, in French and English: refusals, events, questions, rules."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import NamedTuple

import msgspec
from babel.lists import format_list
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource

from beffroi.core.action import Action, Seat
from beffroi.core.game import AnyGame
from beffroi.core.model import BadInput, Broken, Event, Facts, Refusal
from beffroi.core.sheet import ScoreLine, ScoreNote

LANGUAGES = ("fr", "en")
SEAT_FACTS = ("seat", "to")
"""The facts that name a chair: who does something, and whom it is done to."""
ARTICLE = re.compile(r"^(?P<ref>\S{1,4}) (?P<title>.+)\n(?P<body>(?s:.*))")


class Article(NamedTuple):
    """One article of a game's rules, in our words."""

    ref: str
    title: str
    body: str


class Texts:
    """The words of one language for one game, or for what belongs to no game."""

    def __init__(self, language: str, game: AnyGame | None = None, names: Sequence[str] = ()) -> None:
        """`names` are what the people at the table call themselves, by seat; the game has names for the others."""
        self.language = language
        self.game = game
        self.names = names
        self._bundle = _bundle(language, game)

    def say(self, key: str, **facts: object) -> str:
        """The message of this name, with its facts in place."""
        return self._format(key, facts)

    def has(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def refusal(self, refusal: Refusal) -> str:
        return self._format(f"no-{refusal.why}", refusal.facts)

    def event(self, event: Event) -> str:
        """What happened, to the one whose private facts the event carries, or else to everybody."""
        own: Facts = {}
        for _, facts in event.private:
            own |= facts
        return self._format(f"event-{event.what}" + ("-own" if own else ""), event.facts | own)

    def score_line(self, line: ScoreLine) -> str:
        return self._format(f"line-{line.what}", line.facts)

    def score_note(self, note: ScoreNote) -> str:
        return self._format(f"note-{note.what}", note.facts)

    def error(self, error: BadInput | Broken) -> str:
        if isinstance(error, Broken):
            return self.say("error-impossible", problem=self._format(f"broken-{error.why}", error.facts))
        return self._format(f"error-{error.why}", error.facts)

    def action(self, action: Action) -> str:
        return self._format(f"action-{type(action).__name__}", msgspec.structs.asdict(action))

    def seat(self, seat: Seat) -> str:
        return self.names[seat] if 0 <= seat < len(self.names) else self.say(f"seat-{seat}")

    def _format(self, key: str, facts: Facts) -> str:
        if not self._bundle.has_message(key):
            raise LookupError(f"no text {key} in {self.language}")
        pattern = self._bundle.get_message(key).value
        assert pattern is not None, key
        text, errors = self._bundle.format_pattern(pattern, self._arguments(facts))
        if errors:
            raise LookupError(f"text {key} in {self.language}: {errors[0]}")
        return str(text)

    def _arguments(self, facts: Facts) -> dict[str, str | int]:
        arguments: dict[str, str | int] = {}
        for name, value in facts.items():
            arguments |= self._argument(name, value)
        return arguments

    def _argument(self, name: str, value: object) -> dict[str, str | int]:
        """What the texts may use of a fact: the fact itself in words, its other forms, the length of a list."""
        if isinstance(value, tuple | list):
            words = [self._list_word(name.removesuffix("s"), each) for each in value]
            return {name: format_list(words, locale=self.language), f"{name}_count": len(words)}
        if name in SEAT_FACTS and isinstance(value, int):
            return {name: self.seat(Seat(value))}
        key = f"{name}-{str(value).lower().replace('.', '-')}"
        if isinstance(value, str | bool) and self._bundle.has_message(key):
            return self._word(name, key)
        return {name: value if isinstance(value, int) else str(value)}

    def _list_word(self, name: str, value: object) -> str:
        named = str(value) if name not in SEAT_FACTS and self.has(f"{name}-{value}") else value
        word = self._argument(name, named)[name]
        return word if isinstance(word, str) else str(format_decimal(word, locale=self.language))

    def _word(self, name: str, key: str) -> dict[str, str | int]:
        message = self._bundle.get_message(key)
        forms = {name: message.value} | {f"{name}_{form}": value for form, value in message.attributes.items()}
        return {form: str(self._bundle.format_pattern(each, {})[0]) for form, each in forms.items() if each is not None}


@cache
def _bundle(language: str, game: AnyGame | None) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    folders = [files(__package__)] + ([] if game is None else [folder_of(game)])
    for folder in folders:
        bundle.add_resource(FluentResource((folder / f"{language}.ftl").read_text("utf-8")))
    return bundle


def folder_of(game: AnyGame) -> Traversable:
    """Where everything of a game is kept."""
    return files(type(game).__module__.rpartition(".")[0])


@cache
def rules(game: AnyGame, language: str) -> dict[str, Article]:
    """The articles of a game by their number, in the order of the page."""
    numbered = [ARTICLE.match(section) for section in _sections(game, language)[1:]]
    return {each["ref"]: Article(each["ref"], each["title"], each["body"].strip()) for each in numbered if each}


def article_called(game: AnyGame, language: str, ref: str) -> Article:
    """The article of this number, however it is written; raises `BadInput`."""
    articles = rules(game, language)
    found = next((article for number, article in articles.items() if number.casefold() == ref.casefold()), None)
    if found is None:
        raise BadInput("unknown-article", article=ref, articles=tuple(articles))
    return found


def preface(game: AnyGame, language: str) -> str:
    """What stands before the first article of a game's rules."""
    return _sections(game, language)[0].strip()


def afterword(game: AnyGame, language: str) -> str:
    """What stands after the articles: the sections without a number."""
    sections = [section for section in _sections(game, language)[1:] if not ARTICLE.match(section)]
    return "\n\n".join(f"## {section.strip()}" for section in sections)


@cache
def _sections(game: AnyGame, language: str) -> list[str]:
    """A page of rules, parted at its headings of the second rank; before the first stands the preface."""
    page = (folder_of(game) / f"rules.{language}.md").read_text("utf-8")
    return re.split(r"^## ", page, flags=re.MULTILINE)


def changes(game: AnyGame, language: str) -> tuple[str, ...]:
    """What every revision of a game after the first has changed."""
    texts = Texts(language, game)
    return tuple(texts.say(f"revision-{number}") for number in range(2, game.revision + 1))
