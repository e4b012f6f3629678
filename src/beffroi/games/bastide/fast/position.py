"""A position of Bastide for search: what `rules` and `policy` say of its board, and what the rulebook says of it."""

from __future__ import annotations

from typing import Any, NamedTuple

from beffroi.core.action import Action
from beffroi.fast.dice import Dice
from beffroi.fast.layout import Layout
from beffroi.fast.position import Position
from beffroi.fast.probability import evaluation_of, probability_of
from beffroi.games.bastide.fast import answers, board, observe, policy, question, rules, score, setup
from beffroi.games.bastide.fast.calibration import SLOPES
from beffroi.games.bastide.state import Bastide

ROLLOUT_LENGTH = 24
"""As many decisions as a project takes: half done, it is judged wrongly."""
PRIOR_WEIGHT = 0.3
"""Taste supposes a project to its end; what single simulations bring depends on bids nobody would make."""


class Outlook(NamedTuple):
    """How likely the town falls, and for every seat what it may expect: points that are sure and those of the court
    (what a French town adds and an English one takes away), and how likely it wins either town."""

    fall: float
    sure: tuple[float, ...]
    court: tuple[float, ...]
    french_wins: tuple[float, ...]
    english_wins: tuple[float, ...]


class BastidePosition(Position):
    """The town, the hands and the question, as search asks about them."""

    def __init__(self) -> None:
        super().__init__()
        self.move_count = answers.MOVE_COUNT
        self.rollout_length, self.simulations = ROLLOUT_LENGTH, 100
        self.prior_weight = PRIOR_WEIGHT
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
        return question.random_move(self.board, self.moves, dice)

    def rollout_move(self, dice: Dice) -> int:
        return policy.rollout_move(self.board, self.moves, dice)

    def play(self, move: int) -> None:
        rules.play(self.board, move)

    def chance(self, dice: Dice) -> int:
        return rules.chance(self.board, dice)

    def share(self, seat: int) -> float:
        return score.share(self.board, seat)

    def value(self, seat: int) -> float:
        return policy.value(self.board, seat)

    def evaluation(self, seat: int) -> float:
        return evaluation_of(policy.estimate(self.board, seat))

    def probability(self, seat: int) -> float:
        playing = [other for other in range(self.seats) if self.board.playing[other]]
        return probability_of(self, seat, playing, SLOPES[self.seats])

    def progress(self) -> float:
        return policy.progress(self.board)

    def outlook(self) -> Outlook:
        b, seats = self.board, range(self.seats)
        policy.judge(b)
        return Outlook(
            b.fall,
            tuple([b.sure[seat] for seat in seats]),
            tuple([b.court[seat] for seat in seats]),
            tuple([b.french_wins[seat] for seat in seats]),
            tuple([b.english_wins[seat] for seat in seats]),
        )

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

    def set_up(self, s: Bastide) -> None:
        self.seats = len(s.seats)
        setup.set_up(self.board, s)

    def suppose(self, s: Bastide) -> None:
        """Makes the town equal to that of a state, whatever it asks; such a position can only be valued."""
        self.seats = len(s.seats)
        setup.set_up_town(self.board, s)


def position_of(s: Bastide) -> BastidePosition:
    """The fast position of a state that asks something."""
    position = BastidePosition()
    position.set_up(s)
    return position


def outlook_of(s: Bastide) -> Outlook:
    """What everybody may expect in a state, whether it asks something or is only supposed."""
    position = BastidePosition()
    position.suppose(s)
    return position.outlook()
