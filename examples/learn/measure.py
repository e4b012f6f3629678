"""How strong a net is: python -m examples.learn.measure cathedral --against apprentice --games 400"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import beffroi
from beffroi.bots.score import wilson
from beffroi.core.game import AnyGame
from examples.learn.games import BOARDS
from examples.learn.player import HERE, Learned, Looking, read

SEATS = 2
HELD_OUT = 1_000_000
"""The first seed of games that no curve was measured on."""


class Strength(NamedTuple):
    """Against whom, in how many games, and the share of the victories between two bounds (95 %)."""

    against: str
    measured: int
    share: float
    low: float
    high: float
    by_seat: tuple[float, ...]
    """The share in each seat."""


def measure(own: Callable[[AnyGame], beffroi.Bot], name: str, against: str, games: int, first: int) -> Strength:
    """Every deal is played twice, so that both sit in both seats."""
    game, won = beffroi.find(name), [0.0] * SEATS
    for number in range(games):
        sits = number % SEATS
        bots = [own(game) if seat == sits else against for seat in range(SEATS)]
        places = beffroi.play_match(name, bots, seed=first + number // SEATS).record.result.places
        won[sits] += (places[sits] == 1) / places.count(1)
    share, each = sum(won) / games, games / SEATS
    low, high = wilson(share, games)
    by_seat = tuple(round(wins / each, 3) for wins in won)
    return Strength(against, games, round(share, 3), round(low, 3), round(high, 3), by_seat)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=BOARDS)
    parser.add_argument("--against", default="apprentice", help="a level or anything else that --bots takes")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--folder", type=Path, default=HERE, help="where the net was kept")
    parser.add_argument("--look", action="store_true", help="look one move ahead, with the same net")
    asked = parser.parse_args()
    net, kind = read(asked.folder, asked.game), Looking if asked.look else Learned
    print(measure(lambda game: kind(game, net), asked.game, asked.against, asked.games, HELD_OUT))


if __name__ == "__main__":
    main()
