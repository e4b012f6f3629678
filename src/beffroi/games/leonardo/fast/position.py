"""A position of Leonardo for search: what `rules` and `policy` say of its board, and what the rulebook says of it."""

from __future__ import annotations

from typing import Any

from beffroi.core.action import Action
from beffroi.fast.dice import Dice
from beffroi.fast.layout import Layout
from beffroi.fast.position import Position
from beffroi.games.leonardo.fast import answers, board, city, luck, observe, policy, rules, setup
from beffroi.games.leonardo.state import Leonardo

CROWD_SIMULATIONS, CROWD_PRIOR_WEIGHT = 75, 0.5
"""Among more than two a game is longer and says less of one answer: fewer are played, and the priors have more say."""


class LeonardoPosition(Position):
    """The city, what is left to do, and the question, as search asks about them."""

    def __init__(self) -> None:
        super().__init__()
        self.move_count = answers.MOVE_COUNT
        self.rollout_length, self.tree_depth, self.simulations = 100, 1, 400
        self.board = board.new(self)

    def asked(self) -> int:
        return rules.asked(self.board)

    def held(self) -> int:
        return rules.held(self.board)

    def list_moves(self) -> int:
        return rules.list_moves(self.board, self.moves)

    def is_legal(self, move: int) -> bool:
        return rules.is_legal(self.board, move, self.moves)

    def random_move(self, dice: Dice) -> int:
        return rules.random_move(self.board, dice, self.moves)

    def rollout_move(self, dice: Dice) -> int:
        return policy.rollout_move(self.board, dice, self.moves)

    def rollout(self, dice: Dice, decisions: int) -> None:
        if self.seats == city.DUEL:
            policy.rollout_duel(self.board, dice, self.moves)
        else:
            Position.rollout(self, dice, decisions)

    def play(self, move: int) -> None:
        rules.play(self.board, move)

    def chance(self, dice: Dice) -> int:
        return luck.chance(self.board, dice)

    def share(self, seat: int) -> float:
        return rules.share(self.board, seat)

    def value(self, seat: int) -> float:
        return policy.value(self.board, seat)

    def look_at(self, looked_at: Any) -> None:
        self.board = board.of(looked_at)

    def observe(self, seat: int, planes: memoryview, numbers: memoryview) -> None:
        observe.observe(self.board, seat, planes, numbers)

    def layout(self) -> Layout:
        return observe.LAYOUT

    def action(self, move: int) -> Action:
        return answers.action_of(move)

    def move(self, action: Any) -> int:
        return answers.move_of(action)

    def answer_for_chance(self, action: Any) -> None:
        setup.answer_for_chance(self.board, action)

    def set_up(self, s: Leonardo) -> None:
        self.seats = len(s.seats)
        if self.seats > city.DUEL:
            self.simulations, self.prior_weight = CROWD_SIMULATIONS, CROWD_PRIOR_WEIGHT
        setup.set_up(self.board, s)

    def suppose(self, s: Leonardo) -> None:
        """Makes what the sides have equal to a state, whatever it asks; such a position can only be valued."""
        self.seats = len(s.seats)
        setup.set_up_city(self.board, s)


def position_of(s: Leonardo) -> LeonardoPosition:
    """The fast position of a state that asks something."""
    position = LeonardoPosition()
    position.set_up(s)
    return position


def supposed(s: Leonardo) -> LeonardoPosition:
    """A position that has the value of a state, whether it asks something or is only supposed."""
    position = LeonardoPosition()
    position.suppose(s)
    return position
