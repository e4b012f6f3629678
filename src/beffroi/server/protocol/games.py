"""The games, their rules and their bots, as a page asks for them."""

from __future__ import annotations

from typing import Any, Literal

from beffroi.core.series import Counting
from beffroi.server.protocol.values import Value


class Option(Value, frozen=True):
    """An option of a game, its values, the usual one."""

    name: str
    values: tuple[bool | int | str, ...]
    usual: bool | int | str
    seats: tuple[int, ...]
    """How many must sit at the table for it to be offered: for others it can mean only one thing."""


class Measured(Value, frozen=True):
    """How strong a level was found to be: its share of the wins against the one below, and its 95 % interval.

    `fair` is the share without any difference: less than a half where it sat alone among the others.
    """

    level: str
    against: str
    seats: int
    games: int
    share: float
    low: float
    high: float
    fair: float


class GameCard(Value, frozen=True):
    """A game that can be played."""

    name: str
    revision: int
    """The revision of its rules by which new tables play."""
    seats: tuple[int, ...]
    options: tuple[Option, ...]
    counting: Counting
    """What is added up in a series or a tournament unless the organiser chooses otherwise."""
    levels: tuple[str, ...]
    """The bots that can be invited, weakest first."""
    may_break_word: tuple[str, ...] = ()
    """Those among them that may break a promise, where promises can be made."""
    measured: tuple[Measured, ...] = ()
    """What is known of their strength, from the arena."""
    easier_seat: int | None = None
    """The seat that is easier to win with, where one clearly is; then a person chooses theirs."""
    for_beginners: tuple[str, ...] = ()
    """The bots against which a person has the easier seat unless they say otherwise."""
    puzzles: int = 0
    """How many puzzles there are."""


class Cores(Value, frozen=True):
    """What the bots that search think with: compiled cores, plain ones, or plain ones while the others are made."""

    state: Literal["compiling", "compiled", "plain"]


class ArticleCard(Value, frozen=True):
    """An article of a game's rules; its body is Markdown."""

    ref: str
    title: str
    body: str


class RulesPage(Value, frozen=True):
    """The rules of a game in one language, in our words."""

    game: str
    language: str
    preface: str
    articles: tuple[ArticleCard, ...]
    afterword: str
    """What stands after the articles, the rulings above all; Markdown like the preface."""
    revision: int
    changes: tuple[str, ...]
    """What every revision after the first has changed, in words."""


class HintCard(Value, frozen=True):
    """An answer a bot would consider, best first, with the reasons in keys and facts of the game's texts."""

    action: Any
    score: float
    reasons: tuple[tuple[str, dict[str, Any]], ...]
