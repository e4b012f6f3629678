"""The table of speeds: random play through the public functions of the engine, in processor time of one core."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from time import process_time
from typing import Any

from msgspec import Struct

from beffroi.core.action import CHANCE
from beffroi.core.chance import draw
from beffroi.core.choices import Choices
from beffroi.core.engine import advance, choices, waiting
from beffroi.core.game import AnyGame
from beffroi.core.model import State
from beffroi.core.playout import playout

SEED = 1302
SLICES = 5
FEWEST_GAMES = 2
MOST_LISTED = 10_000


class Throughput(Struct, frozen=True):
    """What one game does with one number of seats."""

    game: str
    seats: int
    decisions_per_second: float
    playouts_per_second: float
    relative: float
    """Decisions in the time of a thousand loops of the reference, so that machines can be compared."""
    late_to_early: float
    """The cost of a decision in the second half of a game, as a multiple of the first half's."""
    clone_us: float
    choices_us: float
    list_opening_us: float


def reference() -> float:
    """Seconds for a thousand loops of a fixed piece of Python, at its best."""
    best = float("inf")
    for _ in range(5):
        begun, board = process_time(), (1 << 99) - 1302
        for shift in range(10_000):
            board ^= board >> (shift & 15) & 1302
        best = min(best, (process_time() - begun) / 10)
    return best


def measure(game: AnyGame, seats: int, seconds: float, unit: float) -> Throughput:
    """One row: random games for some seconds, then single operations on their positions."""
    rng = Random(SEED)
    decisions_per_second, playouts_per_second, games = random_play(game, seats, seconds, rng)
    early, late = _halves(game, seats, rng, repeats=max(FEWEST_GAMES, games // 2))
    positions = _positions(game, seats, rng)
    opening = game.setup(seats)
    return Throughput(
        game=game.name,
        seats=seats,
        decisions_per_second=decisions_per_second,
        playouts_per_second=playouts_per_second,
        relative=decisions_per_second * unit,
        late_to_early=late / early,
        clone_us=_mean_us([s.copy for s in positions]),
        choices_us=_mean_us([partial(_choices, s) for s in positions]),
        list_opening_us=_mean_us([partial(_list, opening)] * 20),
    )


def random_play(game: AnyGame, seats: int, seconds: float, rng: Random) -> tuple[float, float, int]:
    """Decisions and games a second at their best, and how many games that were."""
    playout(game.setup(seats), rng)
    return max(_slice(game, seats, seconds / SLICES, rng) for _ in range(SLICES))


def _slice(game: AnyGame, seats: int, seconds: float, rng: Random) -> tuple[float, float, int]:
    """Decisions and games a second in one stretch, and how many games it had; the best one is least disturbed."""
    games, decisions, begun = 0, 0, process_time()
    while games < FEWEST_GAMES or process_time() - begun < seconds:
        decisions += playout(game.setup(seats), rng)
        games += 1
    elapsed = process_time() - begun
    return decisions / elapsed, games / elapsed, games


def _choices(s: State) -> Choices[Any]:
    return choices(s, waiting(s)[0])


def _list(s: State) -> int:
    """Walks through all choices, or the first ten thousand where there are too many to list."""
    count = 0
    for count, _ in enumerate(_choices(s), start=1):
        if count == MOST_LISTED:
            break
    return count


def _positions(game: AnyGame, seats: int, rng: Random) -> list[State]:
    """The positions of a random game in which a seat is asked."""
    s = game.setup(seats)
    found = []
    while asked := waiting(s):
        if asked[0] != CHANCE:
            found.append(s.copy())
        _random_move(s, rng)
    return found


def _random_move(s: State, rng: Random) -> None:
    seat = waiting(s)[0]
    advance(s, seat, draw(s, rng) if seat == CHANCE else choices(s, seat).sample(rng))


def _halves(game: AnyGame, seats: int, rng: Random, repeats: int) -> tuple[float, float]:
    """Seconds a move in the first and in the second half of random games."""
    early = late = 0.0
    for _ in range(repeats):
        s = game.setup(seats)
        times = []
        while waiting(s):
            begun = process_time()
            _random_move(s, rng)
            times.append(process_time() - begun)
        half = len(times) // 2
        early += sum(times[:half]) / half
        late += sum(times[half:]) / (len(times) - half)
    return early / repeats, late / repeats


def _mean_us(operations: list[Callable[[], object]]) -> float:
    rounds = 20
    begun = process_time()
    for _ in range(rounds):
        for operation in operations:
            operation()
    return (process_time() - begun) / rounds / len(operations) * 1e6
