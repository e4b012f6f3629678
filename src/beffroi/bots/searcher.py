"""Journeyman, master and grandmaster: Monte Carlo tree search over what their seat cannot see."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from time import monotonic
from typing import Any, ClassVar

from beffroi.bots.apprentice import Apprentice
from beffroi.bots.bot import own_seat
from beffroi.bots.evaluation import weigh
from beffroi.bots.lineup import asked_with
from beffroi.core.action import Action, Seat
from beffroi.core.choices import Choices
from beffroi.core.game import AnyGame
from beffroi.core.model import State
from beffroi.core.seen import Seen
from beffroi.fast.position import Position, value_of
from beffroi.games import fast_of
from beffroi.search.search import Budget, Opinion, Prior, search

DETERMINIZATIONS = 16
"""How many guesses of what is hidden a search plays in."""
FEWEST_CANDIDATES, SIMULATIONS_A_CANDIDATE = 12, 25
"""How many answers that taste likes best are searched at least, and after how many simulations one more."""
PRIOR_RANGE = 0.4
"""How much more than the mean the best of them is supposed to bring, and the last how much less, in fair shares."""


class Searcher(Apprentice):
    """Takes the answer that was tried most; bargains like an apprentice, but speaks earlier."""

    effort: ClassVar[int]
    """How often the simulations are made that the fast core of a game states."""

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        self.position_of = fast_of(game)

    def choose(self, view: Seen[Any], choices: Choices[Any], rng: Random, budget: float) -> Action:
        self.is_cut = False
        if len(choices) == 1:
            only: Action = next(iter(choices))
            return only
        opinions, position = self.search(view, rng, budget)
        return position.action(opinions[0].move)

    def talk(self, view: Seen[Any], rng: Random, budget: float) -> Action | None:
        s, seat = self.game.guess(view, rng), own_seat(view)
        word = self.taste.say(s, seat, rng, self.said)
        return self.taste.overture(s, seat, rng, self.said) if word is None and self.is_forward(view) else word

    def is_forward(self, view: Seen[Any]) -> bool:
        """Whether to propose something before others think of it."""
        return True

    def search(self, view: Seen[Any], rng: Random, budget: float) -> tuple[list[Opinion], Position]:
        """What every answer that was tried has brought, and the position in which they are moves.

        Where only one answer is sensible, none is tried.
        """
        end = monotonic() + budget
        states = [self.game.guess(view, rng) for _ in range(1 if self.game.is_open else DETERMINIZATIONS)]
        positions = [self.position_of(s) for s in states]
        simulations = self.simulations_from(positions[0])
        priors = self.priors(states[0], own_seat(view), positions[0], rng, simulations)
        seed = rng.getrandbits(32)
        if len(priors) == 1:
            return [Opinion(priors[0].move, priors[0].visits, value_of(positions[0], own_seat(view)))], positions[0]
        affordable = Budget(simulations, end - monotonic(), until_decided=True)
        first, *_ = asked_with(states[0], own_seat(view))  # for its allies too: a position asks the first of a side
        found = search(positions, first, affordable, seed, priors)
        self.is_cut = found.is_cut
        return found.opinions, positions[0]

    def simulations_from(self, position: Position) -> int:
        """How many simulations are made before an answer."""
        return self.effort * position.simulations

    def priors(self, s: State, seat: Seat, position: Position, rng: Random, simulations: int) -> Sequence[Prior]:
        """The candidates in the order of what is thought of them one ply ahead, and how much it counts.

        What is thought gets no truer by more simulations, so it counts for as many at every level.
        """
        actions = self.considered(s, seat, rng)
        values = weigh(self.game, s, seat, actions)
        most = max(FEWEST_CANDIDATES, simulations // SIMULATIONS_A_CANDIDATE)
        order = sorted(range(len(actions)), key=lambda number: -values[number])[:most]
        weight, furthest = max(1, int(position.prior_weight * position.simulations)), PRIOR_RANGE / len(s.seats)
        return [
            Prior(position.move(actions[number]), weight, furthest * (1 - 2 * rank / len(order)))
            for rank, number in enumerate(order)
        ]

    def considered(self, s: State, seat: Seat, rng: Random) -> Sequence[Action]:
        """The answers worth a thought; whoever keeps their word thinks of none that breaks it."""
        return self.taste.candidates(s, seat, rng)


class Journeyman(Searcher):
    """Searches before every answer, and thinks of what to propose when it is their turn."""

    effort = 1

    def is_forward(self, view: Seen[Any]) -> bool:
        return own_seat(view) in view.asked


class Master(Searcher):
    """Makes sixteen times the simulations, proposes whatever wins, and breaks a promise where that wins more."""

    effort = 16
    keeps_word = False

    def considered(self, s: State, seat: Seat, rng: Random) -> Sequence[Action]:
        return self.taste.tempting(s, seat, rng)

    def talk(self, view: Seen[Any], rng: Random, budget: float) -> Action | None:
        word = super().talk(view, rng, budget)
        return word or self.taste.gambit(self.game.guess(view, rng), own_seat(view), rng, self.said)


class Grandmaster(Master):
    """Makes four times a master's simulations."""

    effort = 64
