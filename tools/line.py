"""Fits the line of an analysis, so that it is a probability, and says how well it does on games not used for fitting.

    .venv/bin/python -m tools.line cathedral 2
    .venv/bin/python -m tools.line leonardo 4 --games 300 --fit 150

Apprentices play. At some moments of each game every seat is looked at as `beffroi analyse` does. How sharp the
probabilities are is fitted; the constants go to src/beffroi/analysis/scales.json. Other games say how good they are:
the figures go to docs/line.json and docs/analysis.md, and a plot to docs/pictures. The same seeds give the same.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from beffroi.analysis.analysis import FIRST
from beffroi.analysis.looks import Looks
from beffroi.analysis.passages import passages_of
from beffroi.analysis.scale import Scale, scale_of
from beffroi.analysis.valuer import Chances, SearchValuer, shares_of
from beffroi.bots.match import lineup_of
from beffroi.core.chance import draw
from beffroi.core.game import AnyGame
from beffroi.core.record import Record
from beffroi.games import NAMES, find
from tools.calibrate import entropy, tenths
from tools.curves import Panel, plot
from tools.table import markdown, page_with, won

ROOT = Path(__file__).parent.parent
SCALES = ROOT / "src" / "beffroi" / "analysis" / "scales.json"
ROWS, PAGE = ROOT / "docs" / "line.json", ROOT / "docs" / "analysis.md"
PICTURES = ROOT / "docs" / "pictures"
FINEST = 0.01


class Sample(Struct, frozen=True):
    """A moment of a game: what some searches brought every seat on average, and what each had in the end."""

    looks: tuple[Chances, ...]
    question: int
    questions: int
    """How many questions the whole game had."""
    shares: Chances


class Row(Struct, frozen=True):
    """How well the line predicts games that were not used for fitting it."""

    game: str
    seats: int
    games: int
    moments: int
    brier: float
    base_brier: float
    """The same if every seat were always given its fair share."""
    tenths: tuple[tuple[float, float, int], ...]
    """For each tenth: the mean probability, the share that was won, and how many lay there."""


def samples(game: AnyGame, seats: int, games: int, moments: int, seed: str) -> list[Sample]:
    return [sample for number in range(games) for sample in sampled(game, seats, moments, f"{seed}/{number}")]


def sampled(game: AnyGame, seats: int, most: int, seed: str) -> Iterator[Sample]:
    """Some moments of one game between apprentices."""
    record, valuer = played(game, ["apprentice"] * seats, seed), SearchValuer(game, seats)
    valuer.scale = Scale(game.name, seats)
    looks = Looks(game, valuer, FIRST, "first")
    moments = [record.start, *(each.after for each in passages_of(record) if each.kind != "word")]
    for s in Random(seed).sample(moments[:-1], min(most, len(moments) - 1)):
        found = tuple(valuer.chances(s, seed, FIRST.effort) for seed in looks.seeds(s))
        yield Sample(found, s.opened, record.state.opened, shares_of(record.state.result))


def played(game: AnyGame, levels: Sequence[str], seed: str) -> Record[Any]:
    record, dice = Record.of_setup(game, len(levels)), Random(seed)
    with closing(lineup_of(game, levels, seed)) as lineup:
        for seat, action in lineup.answers(lambda: record.state, lambda s: draw(s, dice)):
            record.play(seat, action)
    return record


def fit(game: AnyGame, seats: int, known: Sequence[Sample]) -> Scale:
    """The powers with the least log loss, found by ever smaller steps."""
    best = Scale(game.name, seats, questions=round(fmean(each.questions for each in known), 1))
    step = 1.0
    while step > FINEST:
        tried = (
            replace(best, first=round(best.first + first, 3), last=round(best.last + last, 3))
            for first, last in ((step, 0.0), (-step, 0.0), (0.0, step), (0.0, -step), (step, step), (-step, -step))
        )
        nearest = min((each for each in tried if min(each.first, each.last) > 0), key=lambda each: loss(each, known))
        if loss(nearest, known) < loss(best, known):
            best = nearest
        else:
            step /= 2
    return best


def loss(scale: Scale, known: Sequence[Sample]) -> float:
    return fmean(entropy(chances_of(each, scale), each.shares) for each in known)


def chances_of(sample: Sample, scale: Scale) -> Chances:
    looks = (scale.chances(look, sample.question) for look in sample.looks)
    return tuple(map(fmean, zip(*looks, strict=True)))


def row(scale: Scale, games: int, unknown: Sequence[Sample]) -> Row:
    pairs = [pair for each in unknown for pair in zip(chances_of(each, scale), each.shares, strict=True)]
    brier = fmean((chance - share) ** 2 for chance, share in pairs)
    base = fmean((1 / scale.seats - share) ** 2 for _, share in pairs)
    return Row(scale.game, scale.seats, games, len(unknown), brier, base, tuple(tenths(pairs)))


def table(rows: Sequence[Row]) -> str:
    """The figures as Markdown."""
    heads = ("game", "seats", "games", "Brier", "of fair shares", "won at a probability of 0–10 % … 90–100 %")
    cells = (
        (each.game, each.seats, each.games, f"{each.brier:.3f}", f"{each.base_brier:.3f}", won(each.tenths))
        for each in rows
    )
    return markdown(heads, cells)


def read_rows() -> tuple[Row, ...]:
    return msgspec.json.decode(ROWS.read_bytes(), type=tuple[Row, ...])


def read_scales() -> tuple[Scale, ...]:
    return msgspec.json.decode(SCALES.read_bytes(), type=tuple[Scale, ...])


def page() -> str:
    """The page as it should read."""
    return page_with(PAGE, "line", table(read_rows()))


def pictures() -> dict[Path, str]:
    """A calibration plot for each game, as it should look."""
    rows = read_rows()
    return {
        PICTURES / f"line-{name}.svg": plot(
            f"{name}: how often those won who were said to win",
            [Panel(f"{each.seats} seats, {each.games} games", each.tenths) for each in rows if each.game == name],
        )
        for name in NAMES
        if any(each.game == name for each in rows)
    }


def newest(kept: Sequence[Any], new: Any) -> list[Any]:
    """One row for every game and number of seats."""
    rows = {(each.game, each.seats): each for each in (*kept, new)}
    return [rows[key] for key in sorted(rows, key=lambda key: (NAMES.index(key[0]), key[1]))]


def write(path: Path, rows: Sequence[Any]) -> None:
    path.write_bytes(msgspec.json.format(msgspec.json.encode(rows)) + b"\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("seats", type=int)
    parser.add_argument("--fit", type=int, default=100, help="games for fitting")
    parser.add_argument("--games", type=int, default=200, help="other games for the figures")
    parser.add_argument("--moments", type=int, default=12, help="moments of each game")
    parser.add_argument("--seed", type=int, default=1302)
    chosen = parser.parse_args()
    game, where = find(chosen.game), f"{chosen.game}/{chosen.seats}"
    known = samples(game, chosen.seats, chosen.fit, chosen.moments, f"{chosen.seed}/line/fit/{where}")
    unknown = samples(game, chosen.seats, chosen.games, chosen.moments, f"{chosen.seed}/line/test/{where}")
    before, fitted = scale_of(game.name, chosen.seats), fit(game, chosen.seats, known)
    scale = replace(fitted, asked=before.asked, has_account=before.has_account)
    found = row(scale, chosen.games, unknown)
    print(scale, found, file=sys.stderr)
    write(SCALES, newest(read_scales(), scale))
    write(ROWS, newest(read_rows(), found))
    PAGE.write_text(page(), "utf-8")
    for path, drawn in pictures().items():
        path.write_text(drawn, "utf-8")


if __name__ == "__main__":
    main()
