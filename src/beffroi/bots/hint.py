"""Hints: the best answers an apprentice sees, and why, in keys and facts of the game's texts."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from beffroi.bots.apprentice import Apprentice
from beffroi.bots.bot import own_seat
from beffroi.core.action import Action, Seat
from beffroi.core.game import AnyGame
from beffroi.core.model import Facts, State
from beffroi.core.seen import Seen

if TYPE_CHECKING:  # the words are an extra
    from beffroi.text import Texts

UNHURRIED = 5.0
"""Seconds a hint may take, unless somebody says otherwise."""


class Hint(Struct, frozen=True):
    """An answer worth a thought, how good it seems beside the best one, and what speaks for it."""

    action: Action
    score: float
    reasons: tuple[tuple[str, Facts], ...]

    def words(self, texts: Texts) -> str:
        """The answer and what speaks for it, in words of the game."""
        return " ".join((f"{texts.action(self.action)}.", *(texts.say(key, **facts) for key, facts in self.reasons)))


def hints(game: AnyGame, view: Seen[Any], rng: Random, most: int = 3, budget: float = UNHURRIED) -> list[Hint]:
    """The best answers to what a seat is asked, the best one first."""
    apprentice = Apprentice(game)
    actions, values = apprentice.judge(view, rng, budget)
    s, seat, best = game.guess(view, rng), own_seat(view), max(values)
    order = sorted(range(len(actions)), key=lambda number: -values[number])
    return [_hint(apprentice, s, seat, actions[number], values[number] - best) for number in order[:most]]


def _hint(apprentice: Apprentice, s: State, seat: Seat, action: Action, score: float) -> Hint:
    reasons = apprentice.taste.reasons(s, seat, action)
    return Hint(action, score, tuple((f"why-{reason.why}", reason.facts) for reason in reasons))
