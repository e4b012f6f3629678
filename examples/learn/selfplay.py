"""A policy plays a batch against itself, and each of its decisions learns what its seat was paid in the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from beffroi.rl import Batch

Policy: TypeAlias = Callable[[NDArray[np.float32], NDArray[np.int64], NDArray[np.int64]], Any]
"""From observations, tables of legal moves and their numbers: the logarithms of their chances, and expectations."""


class Turn(NamedTuple):
    """One decision, as it was taken."""

    seen: NDArray[np.float32]
    legal: NDArray[np.int32]
    chosen: int
    log_chance: float
    worth: float
    seat: int


class Played(NamedTuple):
    """A decision, and what its seat was paid at the end."""

    turn: Turn
    paid: float


def seen_in(planes: NDArray[Any], numbers: NDArray[Any]) -> NDArray[np.float32]:
    """Both rows of an observation as one, numbers brought near to one."""
    scaled = np.arcsinh(numbers.astype(np.float32)) / 2
    return np.concatenate((planes.astype(np.float32), scaled), axis=-1)


def padded(rows: list[NDArray[np.int32]]) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Lists of legal moves as one table, and how many each has."""
    counts = np.array([len(row) for row in rows])
    table = np.zeros((len(rows), counts.max()), np.int64)
    for number, row in enumerate(rows):
        table[number, : len(row)] = row
    return table, counts


class SelfPlay:
    """Games of a policy against itself; decisions are handed out once their game is over."""

    def __init__(self, batch: Batch, policy: Policy, seed: int) -> None:
        self.batch, self.policy = batch, policy
        self.rng = np.random.default_rng(seed)
        self.open: list[list[Turn]] = [[] for _ in range(batch.n)]
        self.games = 0

    def play(self, wanted: int) -> list[Played]:
        """At least so many decisions of finished games."""
        found: list[Played] = []
        while len(found) < wanted:
            found += self.step()
        return found

    def step(self) -> list[Played]:
        batch = self.batch
        seen = seen_in(batch.planes, batch.numbers)
        legal = [batch.legal[number, : batch.counts[number]].copy() for number in range(batch.n)]
        seats = batch.asked.copy()
        logs, worths = self.policy(seen, *padded(legal))
        chosen = (logs + self.rng.gumbel(size=logs.shape)).argmax(1)
        for number, turns in enumerate(self.open):
            taken, log = int(chosen[number]), float(logs[number, chosen[number]])
            turns.append(Turn(seen[number], legal[number], taken, log, float(worths[number]), int(seats[number])))
        batch.step([int(row[taken]) for row, taken in zip(legal, chosen, strict=True)])
        return [played for number in np.flatnonzero(batch.done) for played in self.finished(int(number))]

    def finished(self, number: int) -> list[Played]:
        turns, self.open[number] = self.open[number], []
        self.games += 1
        return [Played(turn, float(self.batch.rewards[number, turn.seat])) for turn in turns]
