"""Measures hints and writes what was found into docs/hints.json and docs/bots.md.

    .venv/bin/python -m tools.hints flandern 4 --positions 60 --deeper 20

Apprentices play, and at questions spread over their games a hint is asked for: how long it takes, by the clock and on
the processor, and whether its reasons are words of the game. At some of the questions a search with four times as many
simulations says what the first hint gives away beside the answer that this search finds best.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from contextlib import closing
from itertools import islice
from math import inf
from pathlib import Path
from random import Random
from statistics import fmean, median, quantiles, stdev
from time import perf_counter, process_time
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from beffroi.bots.hint import Adviser, Hint, hints
from beffroi.bots.match import lineup_of, moves
from beffroi.core.action import CHANCE
from beffroi.core.engine import advance, choices, waiting
from beffroi.core.game import AnyGame
from beffroi.core.seen import Seen, seen
from beffroi.games import NAMES, find, taste_of
from tools.table import markdown, page_with

ROOT = Path(__file__).parent.parent
ROWS, PAGE = ROOT / "docs" / "hints.json", ROOT / "docs" / "bots.md"
SEED = 2519
A_GAME = 6
"""How many questions of one game are looked at."""
HEADS = (
    *("game", "seats", "questions", "processor: median", "95 % within", "longest", "by the clock: 95 % within"),
    *("reasons of the game", "given away", "at questions"),
)


class Deeper(Adviser):
    """Makes four times a hint's simulations."""

    effort = 4 * Adviser.effort


class Sample(NamedTuple):
    """One hint: seconds on the processor and by the clock, and of how many answers how many have a reason."""

    processor: float
    clock: float
    answers: int
    argued: int


class Row(Struct, frozen=True):
    """What was found at the tables of one game."""

    game: str
    seats: int
    questions: int
    processor: tuple[float, float, float]
    """Seconds on the processor: in half of the cases, in 95 of 100, and at most."""
    clock: float
    """Seconds by the clock in 95 of 100 cases, on whatever else the machine did."""
    argued: float
    """The share of answers with a reason that the game's taste gives, and not for want of any other."""
    lost: float
    """The value that the first hint gives away, on average."""
    error: float
    deeper: int
    """At how many questions that was looked at."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=NAMES)
    parser.add_argument("seats", type=int)
    parser.add_argument("--positions", type=int, default=60)
    parser.add_argument("--deeper", type=int, default=20)
    terms = parser.parse_args()
    found = measured(find(terms.game), terms.seats, terms.positions, terms.deeper)
    rows = {(row.game, row.seats): row for row in (*read_rows(), found)}
    ordered = sorted(rows.values(), key=lambda row: (NAMES.index(row.game), row.seats))
    ROWS.write_bytes(msgspec.json.format(msgspec.json.encode(ordered)) + b"\n")
    PAGE.write_text(page(), "utf-8")


def measured(game: AnyGame, seats: int, positions: int, deeper: int) -> Row:
    views = list(islice(questions(game, seats), positions))
    samples, lost = [], []
    for number, view in enumerate(views):
        taken, first = sample(game, view)
        samples.append(taken)
        if number % max(1, positions // deeper) == 0:
            lost.append(given_away(game, view, first))
    processor = [each.processor for each in samples]
    return Row(
        game.name,
        seats,
        len(samples),
        (median(processor), within(processor), max(processor)),
        within([each.clock for each in samples]),
        sum(each.argued for each in samples) / sum(each.answers for each in samples),
        fmean(lost),
        2 * stdev(lost) / len(lost) ** 0.5,
        len(lost),
    )


def questions(game: AnyGame, seats: int) -> Iterator[Seen[Any]]:
    """What seats see that have a choice, in games of apprentices, spread over each game."""
    number = 0
    while True:
        met = list(questions_of(game, seats, f"{SEED}/{number}"))
        yield from (met[(2 * each + 1) * len(met) // (2 * A_GAME)] for each in range(A_GAME))
        number += 1


def questions_of(game: AnyGame, seats: int, seed: str) -> Iterator[Seen[Any]]:
    s, lineup = game.setup(seats), lineup_of(game, ["apprentice"] * seats, seed)
    with closing(lineup):
        for seat, action in moves(lineup, s, Random(seed)):
            if seat != CHANCE and seat in waiting(s) and len(choices(s, seat)) > 1:
                yield seen(game, s, seat)
            advance(s, seat, action)


def sample(game: AnyGame, view: Seen[Any]) -> tuple[Sample, Hint]:
    clock, processor = perf_counter(), process_time()
    given = hints(game, view, Random(SEED), budget=inf)
    took = process_time() - processor, perf_counter() - clock
    poor = {"why-played-on", "why-only-sensible", *(f"why-{each}" for each in taste_of(game).fallbacks)}
    argued = sum(any(why not in poor for why, _ in each.reasons) for each in given)
    return Sample(*took, len(given), argued), given[0]


def given_away(game: AnyGame, view: Seen[Any], first: Hint) -> float:
    """How much less the first hint is worth than the best answer, as a deeper search sees both."""
    values = {each.action: each.value for each in Deeper(game).advise(view, Random(SEED), inf)}
    return next(iter(values.values())) - values[first.action]


def within(times: Sequence[float]) -> float:
    """The time that 95 of 100 cases stay within."""
    return quantiles(times, n=20, method="inclusive")[-1]


def read_rows() -> tuple[Row, ...]:
    return msgspec.json.decode(ROWS.read_bytes(), type=tuple[Row, ...])


def page() -> str:
    """The page as it should read."""
    return page_with(PAGE, "hints", markdown(HEADS, map(cells, read_rows())))


def cells(row: Row) -> tuple[str, ...]:
    half, most, longest = (f"{seconds:.2f} s" for seconds in row.processor)
    return (
        *(row.game, str(row.seats), str(row.questions), half, most, longest, f"{row.clock:.2f} s"),
        *(f"{row.argued:.0%}", f"{row.lost:.4f} ± {row.error:.4f}", str(row.deeper)),
    )


if __name__ == "__main__":
    main()
