"""What a bot is: something that answers for a seat, from what this seat sees."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection
from random import Random
from typing import Any, ClassVar

from beffroi.core.action import Action, Seat
from beffroi.core.choices import Choices
from beffroi.core.game import AnyGame
from beffroi.core.seen import Seen
from beffroi.games import taste_of

BUDGET = 2.0
"""Seconds a bot may think, unless somebody says otherwise."""


class Fault(Exception):
    """A bot has not answered as it must: too late, unreadably, illegally, or not at all."""

    def __init__(self, why: str, about: str = "") -> None:
        super().__init__(f"{why}: {about}" if about else why)
        self.why = why


class Bot(ABC):
    """Answers for a seat of one game; everything it may know comes with the question."""

    talks: ClassVar[bool] = False
    """Whether it ever has something to say out of turn."""
    keeps_word: ClassVar[bool] = True
    """Whether it keeps its promises wherever it can, or breaks one that costs it more than it is worth."""
    said: Collection[Action] = ()
    """What it has said out of turn so far in this game."""
    is_cut: bool = False
    """Whether the time was up before its last answer had had all the thought its level gives it."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    @abstractmethod
    def choose(self, view: Seen[Any], choices: Choices[Any], rng: Random, budget: float) -> Action:
        """One of the choices, found within the budget, in seconds."""

    def talk(self, view: Seen[Any], rng: Random, budget: float) -> Action | None:
        """Something to say out of turn, or nothing."""
        return None

    def close(self) -> None:  # noqa: B027 - most bots hold nothing open
        """The game is over; whatever the bot holds open is closed."""


class Taster(Bot):
    """A bot that goes by the taste of its game, and speaks when that has something to say."""

    talks = True

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        self.taste = taste_of(game)

    def talk(self, view: Seen[Any], rng: Random, budget: float) -> Action | None:
        return self.taste.say(self.game.guess(view, rng), own_seat(view), rng, self.said)


def own_seat(view: Seen[Any]) -> Seat:
    """The seat that sees this; a spectator has none and is never asked."""
    if view.viewer is None:
        raise ValueError("a spectator is asked nothing")
    return view.viewer
