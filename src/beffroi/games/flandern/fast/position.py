"""A position of Flandern 1302 for search: what `rules` and `policy` say of its board, and what the rulebook says."""

from __future__ import annotations

from typing import Any

from beffroi.core.action import Action
from beffroi.fast.dice import Dice
from beffroi.fast.layout import Layout
from beffroi.fast.position import Position
from beffroi.fast.probability import evaluation_of, probability_of
from beffroi.games.flandern.fast import answers, board, cities, gains, hands, observe, policy, question, rules, setup
from beffroi.games.flandern.fast.calibration import SLOPES
from beffroi.games.flandern.state import Flandern


class FlandernPosition(Position):
    """The cities, the hands and the question, as search asks about them."""

    def __init__(self) -> None:
        super().__init__()
        self.move_count = answers.MOVE_COUNT
        self.rollout_length, self.simulations = 16, 100
        self.board = board.new(self)

    def asked(self) -> int:
        return question.asked(self.board)

    def held(self) -> int:
        return question.held(self.board)

    def list_moves(self) -> int:
        return question.list_moves(self.board, self.moves)

    def is_legal(self, move: int) -> bool:
        return question.is_legal(self.board, move)

    def random_move(self, dice: Dice) -> int:
        return question.random_move(self.board, dice, self.moves)

    def rollout_move(self, dice: Dice) -> int:
        return policy.rollout_move(self.board, dice, self.moves)

    def play(self, move: int) -> None:
        rules.play(self.board, move)

    def chance(self, dice: Dice) -> int:
        return rules.chance(self.board, dice)

    def share(self, seat: int) -> float:
        return hands.share(self.board, seat)

    def value(self, seat: int) -> float:
        return policy.value(self.board, seat)

    def evaluation(self, seat: int) -> float:
        return evaluation_of(policy.estimate(self.board, seat))

    def probability(self, seat: int) -> float:
        playing = [other for other in range(self.seats) if not self.board.gone[other]]
        return probability_of(self, seat, playing, SLOPES[self.seats])

    def progress(self) -> float:
        return policy.progress(self.board)

    def gain(self, seat: int, move: int) -> float:
        """What an answer gains a seat that is asked, in points."""
        return gains.gain_of(self.board, seat, move)

    def look_at(self, looked_at: Any) -> None:
        self.board = board.of(looked_at)

    def observe(self, seat: int, planes: memoryview, numbers: memoryview) -> None:
        observe.observe(self.board, seat, planes, numbers)

    def layout(self) -> Layout:
        return observe.LAYOUT

    def action(self, move: int) -> Action:
        return answers.action_of(move, self.sites())

    def move(self, action: Any) -> int:
        return answers.move_of(action, self.sites())

    def sites(self) -> list[int]:
        """The number of the site of every city."""
        return [self.board.site[city] for city in range(cities.CITY_COUNT)]

    def answer_for_chance(self, action: Any) -> None:
        setup.answer_for_chance(self.board, action)

    def set_up(self, s: Flandern) -> None:
        self.seats = len(s.seats)
        setup.set_up(self.board, s)


def position_of(s: Flandern) -> FlandernPosition:
    """The fast position of a state that asks something."""
    position = FlandernPosition()
    position.set_up(s)
    return position
