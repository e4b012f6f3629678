"""Everything a person reads, in French and English: refusals, events, questions, rules."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import NamedTuple

import msgspec
from babel.lists import format_list
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource

from beffroi.core.action import Action, Seat
from beffroi.core.facts import SEAT, FactTypes, meanings_of, words_of
from beffroi.core.game import AnyGame
from beffroi.core.model import BadInput, Broken, Event, Facts, Refusal
from beffroi.core.offer import Goods, OpenOffer
from beffroi.core.sheet import ScoreLine, ScoreNote

LANGUAGES = ("fr", "en")
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
        self._words = words_of(FactTypes) if game is None else meanings_of(game).facts

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
        return self._format(f"error-{error.why}", error.facts, words_of(FactTypes))

    def action(self, action: Action) -> str:
        """An answer in words."""
        return self._format(f"action-{type(action).__name__}", msgspec.structs.asdict(action), words_of(type(action)))

    def goods(self, goods: Goods) -> str:
        """What one side gives, in words."""
        things = [self._listed(goods.word, thing) for thing in goods.things]
        money = [self.say("goods-money", amount=goods.money)] if goods.money else []
        return str(format_list(things + money, locale=self.language)) or self.say("goods-nothing")

    def terms(self, give: Goods, take: Goods, to: Seat) -> str:
        """A trade with somebody as the one sees it who gives and takes."""
        facts = {"to": to, **self._both(give, take)}
        if give.promise:
            return self.say("trade-terms-promising", **facts, promise=give.promise)
        if take.promise:
            return self.say("trade-terms-promised", **facts, promise=take.promise)
        return self.say("trade-terms", **facts)

    def terms_of(self, offer: OpenOffer) -> str:
        """A trade between two others, who makes the offer first."""
        give, take = offer.give, offer.take
        facts = {"seat": offer.seat, "to": offer.to[0], **self._both(give, take)}
        if give.promise:
            return self.say("trade-terms-of-promising", **facts, promise=give.promise)
        if take.promise:
            return self.say("trade-terms-of-promised", **facts, promise=take.promise)
        return self.say("trade-terms-of", **facts)

    def _both(self, give: Goods, take: Goods) -> dict[str, str | int]:
        """What both sides give, and how many things that are: a language may say nothing in another way."""
        counts = {"gives": give.count, "takes": take.count}
        return {"give": self.goods(give), "take": self.goods(take), **counts}

    def seat(self, seat: Seat) -> str:
        return self.names[seat] if 0 <= seat < len(self.names) else self.say(f"seat-{seat}")

    def word(self, word: str, value: object) -> str:
        """What a value of the type with this word is called; itself, where the game has no name for it."""
        if word == SEAT and isinstance(value, int):
            return self.seat(Seat(value))
        key = f"{word}-{str(value).lower()}"
        return self.say(key) if self.has(key) else str(value)

    def _format(self, key: str, facts: Facts, words: Mapping[str, str] | None = None) -> str:
        if not self._bundle.has_message(key):
            raise LookupError(f"no text {key} in {self.language}")
        pattern = self._bundle.get_message(key).value
        assert pattern is not None, key
        text, errors = self._bundle.format_pattern(
            pattern, self._arguments(facts, self._words if words is None else words)
        )
        if errors:
            raise LookupError(f"text {key} in {self.language}: {errors[0]}")
        return str(text)

    def _arguments(self, facts: Facts, words: Mapping[str, str]) -> dict[str, str | int]:
        arguments: dict[str, str | int] = {}
        for name, value in facts.items():
            arguments |= self._argument(name, value, words.get(name, ""))
        return arguments

    def _argument(self, name: str, value: object, word: str) -> dict[str, str | int]:
        """What the texts may use of a fact: the fact itself in words, its other forms, the length of a list."""
        if isinstance(value, tuple | list):
            listed = [self._listed(word, each) for each in value]
            return {name: format_list(listed, locale=self.language), f"{name}_count": len(listed)}
        if word == SEAT and isinstance(value, int):
            return {name: self.seat(Seat(value))}
        key = f"{word}-{str(value).lower().replace('.', '-')}"
        if isinstance(value, str) and self.has(key):
            return self._forms(name, key)
        return {name: value if isinstance(value, int) else str(value)}

    def _listed(self, word: str, value: object) -> str:
        named = str(value) if word != SEAT and self.has(f"{word}-{value}") else value
        said = self._argument(word, named, word)[word]
        return said if isinstance(said, str) else str(format_decimal(said, locale=self.language))

    def _forms(self, name: str, key: str) -> dict[str, str | int]:
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
