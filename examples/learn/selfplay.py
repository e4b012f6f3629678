"""A policy plays a batch against itself, and each of its decisions learns how much better it was than expected."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from beffroi.rl import Batch
from examples.learn.boards import USUAL_LEAD, Asked, GameBoard, Opinion, Shown

Policy: TypeAlias = Callable[[Shown], Opinion]
LAMBDA = 0.98
"""How far a decision is judged by the end of its game, and how far by what was expected soon after."""
POINTS = 0.5
"""Half of what a game pays is the victory, half the lead in points, which tells more of a single decision."""


class Turn(NamedTuple):
    """One decision, as it was taken."""

    planes: NDArray[np.uint8]
    numbers: NDArray[np.float32]
    mask: NDArray[np.bool_]
    output: int
    log_chance: float
    worth: float
    seat: int


class Played(NamedTuple):
    """A decision, how much better it was than expected, and what should have been expected."""

    turn: Turn
    better: float
    due: float


class SelfPlay:
    """Games of a policy against itself; decisions are handed out once their game is over."""

    def __init__(self, batch: Batch, board: GameBoard, policy: Policy, rng: np.random.Generator) -> None:
        self.batch, self.board, self.policy, self.rng = batch, board, policy, rng
        self.open: list[list[Turn]] = [[] for _ in range(batch.n)]
        self.games = 0

    def play(self, wanted: int) -> list[Played]:
        """At least so many decisions of finished games."""
        found: list[Played] = []
        while len(found) < wanted:
            found += self.step()
        return found

    def step(self) -> list[Played]:
        batch, everyone = self.batch, np.arange(self.batch.n)
        shown = self.board.show(asked_in(batch), self.rng.integers(self.board.turns, size=batch.n))
        logs, worths = self.policy(shown)
        taken = self.drawn(np.take_along_axis(logs, shown.outputs, 1))
        chosen = shown.outputs[everyone, taken]
        told = zip(chosen.tolist(), logs[everyone, chosen].tolist(), worths.tolist(), batch.asked.tolist(), strict=True)
        for number, (turns, rest) in enumerate(zip(self.open, told, strict=True)):
            turns.append(Turn(shown.planes[number], shown.numbers[number], shown.mask[number], *rest))
        leads = self.board.lead(asked_in(batch), chosen) * np.where(batch.asked == 0, 1, -1)
        batch.step(batch.legal[everyone, taken])
        return [
            played
            for number in np.flatnonzero(batch.done)
            for played in self.finished(int(number), float(leads[number]))
        ]

    def drawn(self, logs: NDArray[np.float32]) -> NDArray[np.intp]:
        """The place of a legal move in each row, each as likely as the policy says."""
        is_legal = np.arange(logs.shape[1]) < self.batch.counts[:, None]
        total = np.where(is_legal, np.exp(logs), 0).cumsum(1)
        reached: NDArray[np.intp] = (total <= self.rng.random(self.batch.n)[:, None] * total[:, -1:]).sum(1)
        return np.minimum(reached, self.batch.counts - 1)

    def finished(self, number: int, lead: float) -> list[Played]:
        turns, self.open[number] = self.open[number], []
        self.games += 1
        won = 2 * float(self.batch.rewards[number, 0])
        return judged(turns, (1 - POINTS) * won + POINTS * float(np.tanh(lead / USUAL_LEAD)))


def asked_in(batch: Batch) -> Asked:
    legal = batch.legal[:, : batch.counts.max()]
    return Asked(batch.asked, legal, batch.counts, batch.planes, batch.numbers)


def judged(turns: list[Turn], paid: float) -> list[Played]:
    """The decisions of a game that pays so much to the first seat, and the second loses as much.

    Generalised advantage estimation from the last one back: what the other expects next is what this seat must fear.
    """
    found, better, later = [], 0.0, paid
    for turn in reversed(turns):
        own = 1 if turn.seat == 0 else -1
        better = later - own * turn.worth + LAMBDA * better
        found.append(Played(turn, own * better, own * better + turn.worth))
        later = own * turn.worth
    return found
