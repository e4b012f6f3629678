"""What a position is worth to every seat: the probability of winning, by a search that knows the whole position."""

from __future__ import annotations

from math import inf
from random import Random
from typing import Any, Protocol, TypeAlias

from beffroi import fast
from beffroi.analysis.scale import scale_of
from beffroi.bots.searcher import Searcher
from beffroi.core.action import Action, Seat
from beffroi.core.engine import waiting
from beffroi.core.game import AnyGame
from beffroi.core.model import Result, State
from beffroi.core.seen import Seen
from beffroi.fast.dice import Dice
from beffroi.fast.position import Position, asked_of, chance, copy_of, is_over, share_of
from beffroi.games import fast_of
from beffroi.search.search import Budget, Opinion, search

Chances: TypeAlias = tuple[float, ...]
"""For every seat how likely it wins."""
Answers: TypeAlias = tuple[tuple[Seat, Action], ...]


class Valuer(Protocol):
    """Judges positions and answers of one game; with another seed it looks anew.

    `effort` is how many times the simulations of a journeyman are made.
    """

    def chances(self, s: State, seed: int, effort: float) -> Chances:
        """How likely every seat wins from a position."""

    def levelled(self, s: State, seed: int, effort: float) -> Chances:
        """The same, whoever is asked: it does not change when somebody answers as one does."""

    def best(self, view: Seen[Any], seed: int, effort: float) -> Action:
        """What a seat that sees this had best answer."""

    def expected(self, s: State, seed: int, effort: float) -> Answers:
        """What everybody may answer who is asked."""


class SearchValuer:
    """Judges by searches; their mean becomes a probability by what was fitted to games."""

    def __init__(self, game: AnyGame, seats: int) -> None:
        self.game = game
        self.position_of = fast_of(game)
        self.scale = scale_of(game.name, seats)

    def chances(self, s: State, seed: int, effort: float) -> Chances:
        if s.result is not None:
            return shares_of(s.result)
        position = drawn(self.position_of(s), seed)
        if is_over(position):
            return tuple(share_of(position, seat) for seat in s.seats)
        found = search([position], asked_of(position), budget_for(position, effort), seed)
        return self.scale.chances(found.values, s.opened)

    def levelled(self, s: State, seed: int, effort: float) -> Chances:
        return self.scale.levelled(self.chances(s, seed, effort), waiting(s))

    def best(self, view: Seen[Any], seed: int, effort: float) -> Action:
        opinions, position = Analyst(self.game, effort).search(view, Random(seed), inf)
        return position.action(opinions[0].move)

    def expected(self, s: State, seed: int, effort: float) -> Answers:
        position, rng = self.position_of(s), Random(seed)
        found = search([position], asked_of(position), budget_for(position, effort), seed)
        opinions = {asked_of(position): found.opinions, **found.others}
        return tuple((Seat(seat), position.action(sample(tried, rng))) for seat, tried in opinions.items())


class Analyst(Searcher):
    """Looks for the best answer as a journeyman does, with as many simulations as it is told."""

    def __init__(self, game: AnyGame, effort: float) -> None:
        super().__init__(game)
        self.times = effort

    def simulations_from(self, position: Position) -> int:
        return budget_for(position, self.times).simulations


def budget_for(position: Position, effort: float) -> Budget:
    return Budget(max(1, int(effort * position.simulations)), inf)


def sample(tried: list[Opinion], rng: Random) -> int:
    """A move, as likely as it was tried often."""
    return rng.choices([each.move for each in tried], [each.visits for each in tried])[0]


def drawn(position: Position, seed: int) -> Position:
    """The position once chance has answered, if it is asked."""
    if asked_of(position) != fast.CHANCE:
        return position
    position, dice = copy_of(position), Dice(seed)
    while asked_of(position) == fast.CHANCE:
        chance(position, dice)
    return position


def shares_of(result: Result) -> Chances:
    """What every seat has of the victory."""
    return tuple((place == 1) / result.places.count(1) for place in result.places)
