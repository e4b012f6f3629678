"""Journeyman and master: they play every promising answer on to the end, thousands of times, in their heads."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from time import monotonic
from typing import Any, ClassVar

from beffroi.bots.apprentice import Apprentice
from beffroi.bots.bot import own_seat
from beffroi.bots.company import asked_with
from beffroi.core.action import Action, Seat
from beffroi.core.choices import Choices
from beffroi.core.game import AnyGame
from beffroi.core.model import State
from beffroi.core.seen import Seen
from beffroi.fast import Fast
from beffroi.games import fast_of
from beffroi.search.search import Effort, Expectation, Opinion, search

GUESSES = 16
"""In so many guesses of what is hidden the games are played."""
EXPECTED, GAMES_AN_ANSWER = 12, 25
"""So many answers that taste likes best are thought of at least, and one for every so many games."""
SPREAD = 0.2
"""How much better than the fair share the best of them is expected to be, and the last of them worse."""


class Searcher(Apprentice):
    """Takes the answer that was tried most; bargains like an apprentice, but speaks earlier."""

    thoughts: ClassVar[int]
    """How much is played on before every answer; how many games a thought is, the fast core of a game says."""

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        self.position_of = fast_of(game)

    def choose(self, view: Seen[Any], choices: Choices[Any], rng: Random, budget: float) -> Action:
        self.is_cut = False
        if len(choices) == 1:
            only: Action = next(iter(choices))
            return only
        opinions, board = self.think(view, rng, budget)
        return board.action(opinions[0].move)

    def talk(self, view: Seen[Any], rng: Random, budget: float) -> Action | None:
        s, seat = self.game.guess(view, rng), own_seat(view)
        word = self.taste.say(s, seat, rng)
        return self.taste.overture(s, seat, rng) if word is None and self.is_forward(view) else word

    def is_forward(self, view: Seen[Any]) -> bool:
        """Whether to propose something before others think of it."""
        return True

    def think(self, view: Seen[Any], rng: Random, budget: float) -> tuple[list[Opinion], Fast]:
        """What every answer that was tried has brought, and the board on which they are moves.

        Where only one answer is sensible, none is tried.
        """
        end = monotonic() + budget
        states = [self.game.guess(view, rng) for _ in range(1 if self.game.is_open else GUESSES)]
        boards = [self.position_of(s) for s in states]
        games = self.games_on(boards[0])
        expected = self.expect(states[0], own_seat(view), boards[0], rng, games)
        seed = rng.getrandbits(32)
        if len(expected) == 1:
            return [Opinion(*expected[0])], boards[0]
        effort = Effort(games, end - monotonic(), until_decided=True)
        first, *_ = asked_with(states[0], own_seat(view))  # for its allies too: a board asks the first of a side
        opinions, self.is_cut = search(boards, first, effort, seed, expected)
        return opinions, boards[0]

    def games_on(self, board: Fast) -> int:
        """How many games are played on before an answer."""
        return self.thoughts * board.thought

    def expect(self, s: State, seat: Seat, board: Fast, rng: Random, games: int) -> Sequence[Expectation]:
        """What taste thinks of its candidates, best first."""
        actions = self.taste.candidates(s, seat, rng)
        values = self.taste.weigh(s, seat, actions)
        most = max(EXPECTED, games // GAMES_AN_ANSWER)
        order = sorted(range(len(actions)), key=lambda number: -values[number])[:most]
        fair, weight = 1 / len(s.seats), max(1, int(board.trust * games))
        return [
            Expectation(board.move(actions[number]), weight, fair + SPREAD * (1 - 2 * rank / len(order)) * fair * 2)
            for rank, number in enumerate(order)
        ]


class Journeyman(Searcher):
    """Thinks once before every answer, and of what to propose when it is his turn."""

    thoughts = 1

    def is_forward(self, view: Seen[Any]) -> bool:
        return own_seat(view) in view.asked


class Master(Searcher):
    """Thinks sixteen times as long, and proposes whatever wins."""

    thoughts = 16

    def talk(self, view: Seen[Any], rng: Random, budget: float) -> Action | None:
        word = super().talk(view, rng, budget)
        return word or self.taste.gambit(self.game.guess(view, rng), own_seat(view), rng)
