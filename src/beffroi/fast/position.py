"""A position for search: who is asked, what may be answered, what happens then, what it is worth to each seat.

Every game has one in its folder `fast/`: a `Position` that hands every question to the functions of its `rules` and its
`policy`. What is virtual here cannot be called from Python once it is compiled; the functions at the end of this file
can, and work either way.
"""

from __future__ import annotations

from typing import Any, TypeVar

from beffroi import fast
from beffroi.core.action import Action
from beffroi.fast import MOST_MOVES, blank, memory
from beffroi.fast.dice import Dice
from beffroi.fast.layout import Layout
from beffroi.fast.memory import Structure

UNLIMITED = 1_000_000
"""More decisions than any game has: rollouts are played to the end of the game and the tree is as deep as it, unless a
game sets a nearer `rollout_length` or `tree_depth`."""
SIMULATIONS = 1000
"""How many simulations a journeyman makes, unless a game whose games are longer or shorter sets another number."""
PRIOR_WEIGHT = 0.003
"""The part of a journeyman's simulations that a prior counts for, unless a game in which single ones say less sets a
larger one."""

P = TypeVar("P", bound="Position")


class Position:
    """A board and what search asks about it; `restart` goes back to the start without allocating anything."""

    memory: Structure

    def __init__(self) -> None:
        self.seats = 0
        self.move_count = 0
        """Moves are the numbers from 0 up to this one, so that which of them are legal fits a plain array."""
        self.rollout_length = UNLIMITED
        self.tree_depth = UNLIMITED
        self.simulations = SIMULATIONS
        self.prior_weight = PRIOR_WEIGHT
        self.moves = blank(MOST_MOVES)
        self.size = 0
        self.start = self

    def __dealloc__(self) -> None:
        memory.give_back(self.memory)

    def asked(self) -> int:
        """The seat that answers next, CHANCE, or OVER at the end; of several asked at once, the first missing."""
        raise NotImplementedError

    def held(self) -> int:
        """How many answers to the step being asked are sealed, waiting for others."""
        return 0

    def list_moves(self) -> int:
        """Puts the legal moves of the seat asked into `moves`; returns how many."""
        raise NotImplementedError

    def is_legal(self, move: int) -> bool:
        """Whether a move that was legal in another determinization of the same question is legal in this one."""
        return True

    def play(self, move: int) -> None:
        """The seat asked answers; only a legal move may be played."""
        raise NotImplementedError

    def chance(self, dice: Dice) -> int:
        """Chance answers, as likely as the rulebook says; returns a number for the answer."""
        return 0

    def random_move(self, dice: Dice) -> int:
        """One of the legal moves, each as likely as the others."""
        return self.moves[dice.below(self.list_moves())]

    def rollout_move(self, dice: Dice) -> int:
        """One of the legal moves, rather a sensible one; any, unless the policy knows better."""
        return self.random_move(dice)

    def share(self, seat: int) -> float:
        """At the end: what a seat has of the victory, all when it stands alone, a part of it when it is shared."""
        raise NotImplementedError

    def estimate(self, seat: int) -> float:
        """Before the end: the value of the position for a seat; a fair share, unless the policy knows better."""
        return 1.0 / self.seats

    def value(self, seat: int) -> float:
        """What a seat strives for: the victory, or before the end what is to be expected of it."""
        return self.share(seat) if self.asked() == fast.OVER else self.estimate(seat)

    def rollout(self, dice: Dice, decisions: int) -> None:
        """Plays rollout moves until the game is over or these decisions have been taken."""
        asked = self.asked()
        while asked != fast.OVER and decisions > 0:
            if asked == fast.CHANCE:
                self.chance(dice)
            else:
                self.play(self.rollout_move(dice))
                decisions -= 1
            asked = self.asked()

    def play_out(self, dice: Dice) -> int:
        """Plays random moves until the game is over; returns how many decisions the seats took."""
        decisions = 0
        asked = self.asked()
        while asked != fast.OVER:
            if asked == fast.CHANCE:
                self.chance(dice)
            else:
                self.play(self.random_move(dice))
                decisions += 1
            asked = self.asked()
        return decisions

    def restart(self) -> None:
        """Makes this position equal to its start: one structure is copied whole."""
        memory.copy(self.memory, self.start.memory, self.size)

    def look_at(self, board: Structure) -> None:
        """From now on every question is about another board of the same game, which somebody else keeps."""
        raise NotImplementedError

    def observe(self, seat: int, planes: memoryview, numbers: memoryview) -> None:
        """Writes what a seat may know, as `layout` says, while some seat is asked."""
        raise NotImplementedError

    def layout(self) -> Layout:
        """What an observation holds; the same for every number of seats."""
        raise NotImplementedError

    def start_from(self, start: Any) -> None:
        """Names the position of the same game to which `restart` goes back."""
        self.start = start
        self.seats = start.seats

    def probability(self, seat: int) -> float:
        """The share of the victory to be expected, as a probability (tools/calibrate.py)."""
        raise NotImplementedError

    def evaluation(self, seat: int) -> float:
        """How a seat stands by itself; the probability is fitted to this."""
        raise NotImplementedError

    def progress(self) -> float:
        """How much of a usual game has passed, from 0 to 1."""
        raise NotImplementedError

    def set_up(self, s: Any) -> None:
        """Makes this position equal to a state of the rulebook that asks something."""
        raise NotImplementedError

    def action(self, move: int) -> Action:
        """What a legal move means in the rulebook."""
        raise NotImplementedError

    def move(self, action: Any) -> int:
        """The move that a legal action of the rulebook is here."""
        raise NotImplementedError

    def answer_for_chance(self, action: Any) -> None:
        """Chance answers what it has answered in the rulebook."""
        raise NotImplementedError


def asked_of(position: Position) -> int:
    return position.asked()


def is_over(position: Position) -> bool:
    return position.asked() == fast.OVER


def moves_of(position: Position) -> list[int]:
    """The legal moves of the seat asked."""
    count = position.list_moves()
    return [position.moves[number] for number in range(count)]


def mask_of(position: Position) -> bytearray:
    """A one for every legal move and a zero for every other number below `move_count`."""
    mask = bytearray(position.move_count)
    for move in moves_of(position):
        mask[move] = 1
    return mask


def is_legal(position: Position, move: int) -> bool:
    return position.is_legal(move)


def step(position: Position, move: int) -> None:
    """The seat asked answers."""
    position.play(move)


def chance(position: Position, dice: Dice) -> int:
    """Chance answers."""
    return position.chance(dice)


def restart(position: Position) -> None:
    """Goes back to the start."""
    position.restart()


def copy_of(position: P) -> P:
    """A position of its own, equal to another one; `restart` goes back to that one as it is then."""
    copied = type(position)()
    copied.start_from(position)
    copied.restart()
    return copied


def random_move(position: Position, dice: Dice) -> int:
    return position.random_move(dice)


def rollout_move(position: Position, dice: Dice) -> int:
    return position.rollout_move(dice)


def share_of(position: Position, seat: int) -> float:
    return position.share(seat)


def value_of(position: Position, seat: int) -> float:
    return position.value(seat)


def play_out(position: Position, dice: Dice) -> int:
    """Plays random moves to the end; returns how many decisions the seats took."""
    return position.play_out(dice)


def play_outs(position: Position, dice: Dice, games: int) -> int:
    """Plays random games from the start; returns how many decisions the seats took in all."""
    decisions = 0
    for _ in range(games):
        position.restart()
        decisions += position.play_out(dice)
    return decisions
