"""How fast the fast core of a game and the search are, as this process runs them.

python -m beffroi.bench.sprint GAME SEATS SECONDS prints it as JSON: so plain cores can be asked beside compiled ones.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from random import Random
from time import perf_counter, process_time

import msgspec
from msgspec import Struct

from beffroi.compiled import is_compiled
from beffroi.core.action import CHANCE
from beffroi.core.chance import draw
from beffroi.core.engine import advance, waiting
from beffroi.core.game import AnyGame
from beffroi.fast.dice import Dice
from beffroi.fast.position import Position, asked_of, copy_of, play_outs
from beffroi.games import fast_of, find
from beffroi.search.search import Budget, search

SEED = 1302
SLICES = 5
ENDLESS = 1.0e9


class Sprint(Struct, frozen=True):
    """What a fast core and the search do in a second."""

    compiled: bool
    decisions: float
    """Decisions of random games, in a second of one processor."""
    searched: float
    """Simulations of a search in one thread, in a second of the clock."""
    searched_by_two: float
    """The same in two threads."""


def sprint(game: AnyGame, seats: int, seconds: float) -> Sprint:
    start, dice = opening(game, seats), Dice(SEED)
    position = copy_of(start)
    return Sprint(
        is_compiled(),
        rate(lambda games: play_outs(position, dice, games), seconds, process_time),
        rate(lambda simulations: think(start, simulations, 1), seconds, perf_counter),
        rate(lambda simulations: think(start, simulations, 2), seconds, perf_counter),
    )


def opening(game: AnyGame, seats: int) -> Position:
    """The first question to a seat."""
    s, rng = game.setup(seats), Random(SEED)
    while waiting(s)[0] == CHANCE:
        advance(s, CHANCE, draw(s, rng))
    return fast_of(game)(s)


def think(start: Position, simulations: int, threads: int) -> int:
    """Searches from the opening with at least one simulation a thread; returns how many that were."""
    found = search([start], asked_of(start), Budget(simulations * threads, ENDLESS, threads), SEED)
    return sum(opinion.visits for opinion in found.opinions)


def rate(work: Callable[[int], int], seconds: float, clock: Callable[[], float]) -> float:
    """How much is done in a second, at its best: a size is found that takes a while, and tried again and again."""
    size, best = 1, 0.0
    for _ in range(SLICES):
        took = 0.0
        while took < seconds / SLICES:
            begun = clock()
            done = work(size)
            took = clock() - begun
            size = 2 * size if took < seconds / SLICES else size
        best = max(best, done / took)
    return best


if __name__ == "__main__":
    name, seats, seconds = sys.argv[1:]
    print(msgspec.json.encode(sprint(find(name), int(seats), float(seconds))).decode())
