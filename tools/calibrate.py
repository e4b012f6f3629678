"""Fits the value of a game, so that it is a probability, and says how well it does on games not used for fitting.

    .venv/bin/python -m tools.calibrate cathedral cardinal

Apprentices play. At every question each seat has an evaluation (in points or squares, as the policy counts) and the
game a progress. The share of the victory is fitted as a softmax over seats of `slope * evaluation + bias`. The slope
goes straight from the first ply of a usual game to its last; the bias fades out and is 0 where chance says who begins.
The constants are written beside the policy (`fast/calibration.py`), the figures into docs/calibration.json and
docs/bots.md. The same seeds give the same. Where the value of a policy is a probability already, nothing is fitted and
the figures say how good it is.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from math import exp, inf, log
from pathlib import Path
from random import Random

import msgspec
from msgspec import Struct

from beffroi.bots.match import lineup_of, moves
from beffroi.core.action import CHANCE
from beffroi.core.engine import advance, waiting
from beffroi.core.game import AnyGame
from beffroi.fast.position import Position, value_of
from beffroi.games import NAMES, fast_of, find
from tools.table import markdown, page_with, won

ROOT = Path(__file__).parent.parent
ROWS, PAGE = ROOT / "docs" / "calibration.json", ROOT / "docs" / "bots.md"
TENTHS = 10
LEAST = 1e-6
"""No probability is nearer to 0 or 1 when its logarithm is taken."""
STEPS, SHRINK, SWEEPS = 0.2, 0.5, 12


class Sample(Struct, frozen=True):
    """A question of a game: how every seat stands, how far the game is, and what each had in the end."""

    evaluations: tuple[float, ...]
    progress: float
    shares: tuple[float, ...]


class Fit(Struct, frozen=True):
    """The constants of one number of seats."""

    slopes: tuple[float, float]
    biases: tuple[float, ...]

    def values(self, sample: Sample) -> list[float]:
        slope = self.slopes[0] + (self.slopes[1] - self.slopes[0]) * sample.progress
        scores = [
            slope * evaluation + bias * (1 - sample.progress)
            for evaluation, bias in zip(sample.evaluations, self.biases, strict=True)
        ]
        highest = max(scores)
        weights = [exp(score - highest) for score in scores]
        return [weight / sum(weights) for weight in weights]


class Row(Struct, frozen=True):
    """How well the value of a game predicts games that were not used for fitting it."""

    game: str
    seats: int
    games: int
    questions: int
    brier: float
    log_loss: float
    fair_log_loss: float
    """The same if every seat were always given its fair share."""
    tenths: tuple[tuple[float, float, int], ...]
    """For each tenth: the mean value, the share that was won, and how many values lay there."""


def samples(game: AnyGame, seats: int, games: int, seed: str) -> list[Sample]:
    return [sample for number in range(games) for sample in played(game, seats, f"{seed}/{number}")]


def played(game: AnyGame, seats: int, seed: str) -> list[Sample]:
    """One game between apprentices."""
    s, seen = game.setup(seats), []
    lineup = lineup_of(game, ["apprentice"] * seats, seed)
    with closing(lineup):
        for seat, action in moves(lineup, s, Random(seed)):
            if seat >= 0 and waiting(s):
                seen.append(measured(fast_of(game)(s)))
            advance(s, seat, action)
    places = s.result.places
    shares = tuple((place == 1) / places.count(1) for place in places)
    return [Sample(evaluations, progress, shares) for evaluations, progress in seen]


def measured(position: Position) -> tuple[tuple[float, ...], float]:
    seats = range(position.seats)
    if is_fitted(position):
        return tuple(position.evaluation(seat) for seat in seats), position.progress()
    return tuple(log(max(LEAST, value_of(position, seat))) for seat in seats), 0.0


def is_fitted(position: Position) -> bool:
    """Whether a policy has an evaluation to fit; else its value is a probability as it is."""
    return type(position).evaluation is not Position.evaluation


def fit(known: Sequence[Sample], *, has_biases: bool) -> Fit:
    """The constants with the least log loss, found one after the other with ever smaller steps."""
    seats = len(known[0].evaluations)
    constants, step = [0.1, 0.1, *([0.0] * seats)], STEPS
    best = loss_of(constants, known)
    for _ in range(SWEEPS):
        for number in range(len(constants) - 1 if has_biases else 2):  # the last bias stays 0: only differences matter
            constants, best = improved(constants, best, number, step, lambda tried: loss_of(tried, known))
        step *= SHRINK
    return fit_of(constants)


def improved(
    constants: list[float], best: float, number: int, step: float, loss: Callable[[list[float]], float]
) -> tuple[list[float], float]:
    """One constant moved as long as that helps."""
    for direction in (step, -step):
        while True:
            tried = [*constants]
            tried[number] += direction
            found = loss(tried)
            if found >= best:
                break
            constants, best = tried, found
    return constants, best


def fit_of(constants: Sequence[float]) -> Fit:
    return Fit((constants[0], constants[1]), tuple(constants[2:]))


def loss_of(constants: Sequence[float], known: Sequence[Sample]) -> float:
    if min(constants[:2]) < 0:  # to be ahead is never worse
        return inf
    return log_loss(fit_of(constants), known)


def log_loss(fitted: Fit, known: Sequence[Sample]) -> float:
    return sum(entropy(fitted.values(each), each.shares) for each in known) / len(known)


def entropy(values: Sequence[float], shares: Sequence[float]) -> float:
    return -sum(share * log(max(LEAST, value)) for value, share in zip(values, shares, strict=True))


def row(game: AnyGame, seats: int, games: int, fitted: Fit, unknown: Sequence[Sample]) -> Row:
    pairs = [pair for each in unknown for pair in zip(fitted.values(each), each.shares, strict=True)]
    brier = sum((value - share) ** 2 for value, share in pairs) / len(pairs)
    loss = log_loss(fitted, unknown)
    return Row(game.name, seats, games, len(unknown), brier, loss, log(seats), tuple(tenths(pairs)))


def tenths(pairs: Sequence[tuple[float, float]]) -> Iterator[tuple[float, float, int]]:
    for tenth in range(TENTHS):
        inside = [pair for pair in pairs if min(TENTHS - 1, int(TENTHS * pair[0])) == tenth]
        count = len(inside)
        yield sum(value for value, _ in inside) / (count or 1), sum(share for _, share in inside) / (count or 1), count


def constants_file(fits: dict[int, Fit]) -> str:
    slopes = ", ".join(f"{seats}: ({', '.join(f'{each:.4f}' for each in fit.slopes)})" for seats, fit in fits.items())
    biases = ", ".join(f"{seats}: ({', '.join(f'{each:.4f}' for each in fit.biases)})" for seats, fit in fits.items())
    return (
        '"""What tools/calibrate.py has fitted: value as a probability, by number of seats, progress and seat."""\n\n'
        "from __future__ import annotations\n\n"
        f"SLOPES: dict[int, tuple[float, float]] = {{{slopes}}}\n"
        f"BIASES: dict[int, tuple[float, ...]] = {{{biases}}}\n"
    )


def table(rows: Sequence[Row]) -> str:
    """The figures as Markdown: expected and observed share of wins, by tenths of the value."""
    heads = ("game", "seats", "games", "Brier", "log loss", "of fair shares", "won at a value of 0–10 % … 90–100 %")
    cells = (
        (
            *(each.game, each.seats, each.games),
            *(f"{figure:.3f}" for figure in (each.brier, each.log_loss, each.fair_log_loss)),
            won(each.tenths),
        )
        for each in rows
    )
    return markdown(heads, cells)


def read_rows() -> tuple[Row, ...]:
    return msgspec.json.decode(ROWS.read_bytes(), type=tuple[Row, ...]) if ROWS.exists() else ()


def page() -> str:
    """The page as it should read."""
    return page_with(PAGE, "calibration", table(read_rows()))


def calibrate(name: str, games: int, seed: int) -> list[Row]:
    game = find(name)
    if is_fitted(fast_of(game)(game.setup())):
        return fitted_rows(game, games, seed)
    return [as_it_is(game, seats, games // 2, seed) for seats in game.seats]


def as_it_is(game: AnyGame, seats: int, games: int, seed: int) -> Row:
    """The figures of a value that is a probability already."""
    unchanged = Fit((1.0, 1.0), (0.0,) * seats)
    return row(game, seats, games, unchanged, samples(game, seats, games, f"{seed}/test/{game.name}/{seats}"))


def fitted_rows(game: AnyGame, games: int, seed: int) -> list[Row]:
    name, fits, rows = game.name, {}, []
    for seats in game.seats:
        known = samples(game, seats, games, f"{seed}/fit/{name}/{seats}")
        fits[seats] = fit(known, has_biases=waiting(game.setup(seats))[0] != CHANCE)
        unknown = samples(game, seats, games // 2, f"{seed}/test/{name}/{seats}")
        rows.append(row(game, seats, games // 2, fits[seats], unknown))
        print(f"{name} for {seats}: {fits[seats]}, log loss {rows[-1].log_loss:.3f}", file=sys.stderr)
    folder = Path(sys.modules[type(game).__module__].__file__ or "").parent
    (folder / "fast" / "calibration.py").write_text(constants_file(fits), "utf-8")
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="+")
    parser.add_argument("--games", type=int, default=400, help="games for fitting; half as many more for the figures")
    parser.add_argument("--seed", type=int, default=1302)
    chosen = parser.parse_args()
    rows = [each for name in chosen.game for each in calibrate(name, chosen.games, chosen.seed)]
    newest = {(each.game, each.seats): each for each in (*read_rows(), *rows)}
    ordered = sorted(newest.values(), key=lambda each: (NAMES.index(each.game), each.seats))
    ROWS.write_bytes(msgspec.json.format(msgspec.json.encode(ordered)) + b"\n")
    PAGE.write_text(page(), "utf-8")


if __name__ == "__main__":
    main()
