"""The speed table: rulebook, fast core plain and compiled, and what others have, in one run."""

from __future__ import annotations

import os
import subprocess
import sys
from random import Random

import msgspec
from msgspec import Struct

from beffroi.bench import others
from beffroi.bench.sprint import SEED, Sprint
from beffroi.bench.table import random_play
from beffroi.compiled import PLAIN
from beffroi.core.game import AnyGame


class Speed(Struct, frozen=True):
    """How fast something is, and how often faster than what it is compared with."""

    game: str
    what: str
    per_second: float
    ratio: float | None = None
    beside: str | None = None


def speeds(game: AnyGame, seconds: float) -> list[Speed]:
    """All rows of one game, at its largest table."""
    seats = max(game.seats)
    rulebook, _, _ = random_play(game, seats, seconds, Random(SEED))
    here = sprint_apart(game, seats, seconds)
    rows = [Speed(game.name, "rulebook", rulebook)]
    plain = sprint_apart(game, seats, seconds, **{PLAIN: "1"})
    rows.append(Speed(game.name, "plain", plain.decisions, plain.decisions / rulebook, "rulebook"))
    rows.append(Speed(game.name, "search-plain", plain.searched))
    if here.compiled:
        rows.append(Speed(game.name, "compiled", here.decisions, here.decisions / rulebook, "rulebook"))
        rows.append(Speed(game.name, "search", here.searched, here.searched / plain.searched, "search-plain"))
        rows.append(
            Speed(game.name, "two-threads", here.searched_by_two, here.searched_by_two / here.searched, "search")
        )
    return rows


def peers(seconds: float) -> list[Speed]:
    """What others play, where they are installed."""
    return [Speed(name, what, per_second) for name, what, per_second in others.measure(seconds)]


def sprint_apart(game: AnyGame, seats: int, seconds: float, **variables: str) -> Sprint:
    """A sprint in a process of its own."""
    command = [sys.executable, "-m", "beffroi.bench.sprint", game.name, str(seats), str(seconds)]
    told = subprocess.run(command, check=True, capture_output=True, env=os.environ | variables)
    return msgspec.json.decode(told.stdout, type=Sprint)
