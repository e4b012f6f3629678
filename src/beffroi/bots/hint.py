"""Hints: the best answers a search sees, and why, in keys and facts of the game's texts."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec import Struct

from beffroi.bots.apprentice import Apprentice
from beffroi.bots.bot import own_seat
from beffroi.bots.searcher import Searcher
from beffroi.core.action import Action, Seat
from beffroi.core.game import AnyGame
from beffroi.core.model import Facts, State
from beffroi.core.seen import Seen
from beffroi.games import has_fast, taste_of
from beffroi.taste import Reason, because

if TYPE_CHECKING:  # the words are an extra
    from beffroi.text import Texts

UNHURRIED = 5.0
"""Seconds a hint may take, unless somebody says otherwise."""
MOST = 3
"""How many answers are named, unless somebody wants more or fewer."""


class Hint(Struct, frozen=True):
    """An answer worth a thought, how good it seems beside the best one, and what speaks for it."""

    action: Action
    score: float
    reasons: tuple[tuple[str, Facts], ...]

    def words(self, texts: Texts) -> str:
        """The answer and what speaks for it, in words of the game."""
        return " ".join((f"{texts.action(self.action)}.", *(texts.say(key, **facts) for key, facts in self.reasons)))


class Advice(NamedTuple):
    """An answer, what it is worth to its seat, and what is said for it when the game has no words of its own."""

    action: Action
    value: float
    """Of an answer that was played on, what that brought on average."""
    otherwise: tuple[Reason, ...] = ()


class Adviser(Searcher):
    """Makes as many simulations as a master, always the same number, in one thread: the same view, the same hint."""

    effort = 16

    def advise(self, view: Seen[Any], rng: Random, budget: float) -> list[Advice]:
        """The answers that were played on, the most visited first; a lone sensible one without that."""
        opinions, position = self.search(view, rng, budget)
        tried, seat = [each for each in opinions if each.simulations], own_seat(view)
        if not tried:
            (only,) = opinions
            return [Advice(position.action(only.move), only.value, (because("only-sensible"),))]
        brought = [(position.action(each.move), each.values[seat]) for each in tried]
        return [Advice(move, value, (because("played-on", percent=round(100 * value)),)) for move, value in brought]


class Onlooker(Apprentice):
    """Advises where nothing can be searched."""

    def advise(self, view: Seen[Any], rng: Random, budget: float) -> list[Advice]:
        """The answers worth a thought, the best first."""
        actions, values = self.judge(view, rng, budget)
        return [Advice(actions[n], values[n]) for n in sorted(range(len(actions)), key=lambda n: -values[n])]


class Counsel(NamedTuple):
    """Hints, the best one first, and whether there was too little time to think of them."""

    hints: list[Hint]
    is_cut: bool


def hints(game: AnyGame, view: Seen[Any], rng: Random, most: int = MOST, budget: float = UNHURRIED) -> list[Hint]:
    """The best answers to what a seat is asked, the best one first; the same for the same seed."""
    return counsel(game, view, rng, most, budget).hints


def counsel(game: AnyGame, view: Seen[Any], rng: Random, most: int = MOST, budget: float = UNHURRIED) -> Counsel:
    """The best answers, as `hints` gives them, and whether the time cut the search short."""
    adviser = Adviser(game) if has_fast(game) else Onlooker(game)
    advice = adviser.advise(view, rng, budget)
    s, seat, best = game.guess(view, rng), own_seat(view), advice[0].value
    found = [_hint(game, s, seat, each, min(0.0, each.value - best)) for each in advice[:most]]
    return Counsel(found, adviser.is_cut)


def _hint(game: AnyGame, s: State, seat: Seat, advice: Advice, score: float) -> Hint:
    reasons = taste_of(game).reasons(s, seat, advice.action) or advice.otherwise
    return Hint(advice.action, score, tuple((f"why-{reason.why}", reason.facts) for reason in reasons))
