"""What a second thread brings a batch, by the clock: a machine that does nothing else has to measure it."""

from __future__ import annotations

from time import perf_counter

import numpy as np

from beffroi.bench.peers import Speed
from beffroi.bench.sprint import SEED
from beffroi.core.game import AnyGame
from beffroi.rl import Batch

ENVIRONMENTS, SLICES, WARM = 8192, 5, 30


def speeds(games: list[AnyGame], seconds: float) -> list[Speed]:
    """Both rows of every game, at its largest table."""
    return [row for game in games for row in speeds_of(game, seconds)]


def speeds_of(game: AnyGame, seconds: float) -> list[Speed]:
    """One thread and two take turns; of each, the fastest slice counts."""
    best = [0.0, 0.0]
    with (
        Batch(game.name, max(game.seats), ENVIRONMENTS, SEED, observe=False) as one,
        Batch(game.name, max(game.seats), ENVIRONMENTS, SEED, observe=False, threads=2) as two,
    ):
        for _ in range(SLICES):
            best = [max(rate(batch, seconds / SLICES), so_far) for batch, so_far in zip((one, two), best, strict=True)]
    first = Speed(game.name, "batch-one-thread", best[0])
    return [first, Speed(game.name, "batch-two-threads", best[1], best[1] / best[0], first.what)]


def rate(batch: Batch, seconds: float) -> float:
    """Steps in a second that passes, apart from the choice of the moves, which is the caller's."""
    rng, stepped, steps = np.random.default_rng(SEED), 0.0, 0
    for _ in range(WARM):
        batch.step(batch.sample(rng))
    while stepped < seconds:
        actions = batch.sample(rng)
        begun = perf_counter()
        batch.step(actions)
        stepped += perf_counter() - begun
        steps += batch.n
    return steps / stepped
