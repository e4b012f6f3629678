"""How many steps batches make: with lists, with masks and observations, beside what others have."""

from __future__ import annotations

from time import process_time
from typing import Any

import numpy as np

from beffroi.bench.peers import Speed, peers
from beffroi.bench.sprint import SEED
from beffroi.core.game import AnyGame
from beffroi.fast.dice import Dice
from beffroi.fast.position import copy_of, play_outs
from beffroi.games import fast_of
from beffroi.rl import Batch

ENVIRONMENTS, SLICES, WARM = 1024, 5, 100
KINDS: dict[str, dict[str, Any]] = {
    "batch": {"observe": False},
    "batch-bits": {"mask": "bits"},
    "batch-dense": {"mask": "dense", "observe": False},
}
"""What is filled besides the lists of legal moves."""


def speeds(games: list[AnyGame], seconds: float) -> list[Speed]:
    """All games at their largest tables, then the games of others."""
    return [row for game in games for row in speeds_of(game, seconds)] + peers(seconds)


def speeds_of(game: AnyGame, seconds: float) -> list[Speed]:
    """The fast core alone and a batch of each kind; they take turns, so that the machine is as busy for all."""
    batches = {
        what: warm(Batch(game.name, max(game.seats), ENVIRONMENTS, SEED, **kind)) for what, kind in KINDS.items()
    }
    best: dict[str, float] = {}
    for _ in range(SLICES):
        best["compiled"] = max(best.get("compiled", 0.0), core(game, seconds / SLICES))
        for what, batch in batches.items():
            best[what] = max(best.get(what, 0.0), rate(batch, seconds / SLICES))
    rows = [Speed(game.name, "compiled", best["compiled"])]
    rows.append(Speed(game.name, "batch", best["batch"], best["batch"] / best["compiled"], "compiled"))
    return rows + [Speed(game.name, what, best[what], best[what] / best["batch"], "batch") for what in list(KINDS)[1:]]


def warm(batch: Batch) -> Batch:
    """So far into its games that they are no longer all at the same move."""
    rng = np.random.default_rng(SEED)
    for _ in range(WARM):
        batch.step(batch.sample(rng))
    return batch


def rate(batch: Batch, seconds: float) -> float:
    """Steps of random moves in a second of the processor, the choice of the moves included."""
    rng, steps, begun = np.random.default_rng(SEED), 0, process_time()
    while process_time() - begun < seconds:
        batch.step(batch.sample(rng))
        steps += batch.n
    return steps / (process_time() - begun)


def core(game: AnyGame, seconds: float) -> float:
    """Decisions of the fast core alone, one game after the other."""
    position, dice, decisions, begun = (
        copy_of(fast_of(game)(game.setup(max(game.seats)))),
        Dice(SEED),
        0,
        process_time(),
    )
    while process_time() - begun < seconds:
        decisions += play_outs(position, dice, 20)
    return decisions / (process_time() - begun)
