"""Fits the account of an analysis, so that ordinary answers count for nothing, and says how far it can be trusted.

    .venv/bin/python -m tools.account cathedral 2
    .venv/bin/python -m tools.account leonardo 4 --games 20

Apprentices play, and what their own decisions brought them should be nothing on average. How much likelier to win
whoever is asked is than a search says is fitted so that this holds; the constant goes to
src/beffroi/analysis/scales.json. Other games are accounted for with two seeds, and so are games with a novice among
apprentices. The figures go to docs/accounts.json and docs/analysis.md. The same seeds give the same.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator, Sequence
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from beffroi.analysis.account import (
    HEADINGS,
    Account,
    Effect,
    accounts_of,
    effects_of,
    is_explained,
    total_of,
)
from beffroi.analysis.analysis import ACCOUNT, Looker
from beffroi.analysis.looks import Depth, Looks
from beffroi.analysis.scale import scale_of, scales
from beffroi.analysis.valuer import Answers, Chances, SearchValuer
from beffroi.commands.analyse import signed
from beffroi.core.action import Seat
from beffroi.core.codec import fingerprint
from beffroi.core.game import AnyGame
from beffroi.core.model import State
from beffroi.games import find
from tools.line import SCALES, newest, played, read_scales, write
from tools.table import markdown, page_with

ROOT = Path(__file__).parent.parent
ROWS, PAGE = ROOT / "docs" / "accounts.json", ROOT / "docs" / "analysis.md"
FITTING = Depth(looks=2, effort=ACCOUNT.effort, search=ACCOUNT.search)
MOST, FINEST = 0.5, 0.002
"""How far from nothing the constant is looked for, and how finely."""
TRUSTED, SELDOM = 0.9, 0.2
"""Accounts are shown where this share of figures is found again, and the rest is too large no more often than this."""


class Row(Struct, frozen=True):
    """How far accounts can be trusted, in games that were not used for fitting."""

    game: str
    seats: int
    games: int
    own: tuple[float, float]
    """What their own decisions brought apprentices on average, in parts of a victory, and its standard error."""
    novice: tuple[float, float]
    """The same of novices among apprentices."""
    error: float
    """The standard error of a figure, on average."""
    agreed: float
    """Which part of the figures another seed finds within twice the errors of both."""
    rest: float
    """How large the rest is on average."""
    unexplained: float
    """In which part of the games the rest is too large for an account."""
    seconds: float
    """Processor time of an account."""

    @property
    def is_trusted(self) -> bool:
        return self.agreed >= TRUSTED and self.unexplained <= SELDOM


class Remembering(SearchValuer):
    """Searches every position once, however it is read afterwards."""

    def __init__(self, game: AnyGame, seats: int) -> None:
        super().__init__(game, seats)
        self.found: dict[tuple[str, int], Chances] = {}
        self.answers: dict[tuple[str, int], Answers] = {}

    def chances(self, s: State, seed: int, effort: float) -> Chances:
        key = fingerprint(s), seed
        if key not in self.found:
            self.found[key] = super().chances(s, seed, effort)
        return self.found[key]

    def expected(self, s: State, seed: int, effort: float) -> Answers:
        key = fingerprint(s), seed
        if key not in self.answers:
            self.answers[key] = super().expected(s, seed, effort)
        return self.answers[key]


class Tried:
    """A game that was played for this, and its accounts."""

    def __init__(self, game: AnyGame, levels: Sequence[str], seed: str, valuer: SearchValuer) -> None:
        self.levels, self.valuer = levels, valuer
        self.looker = Looker(played(game, levels, seed), valuer)

    def effects(self, depth: Depth, name: str) -> tuple[Effect, ...]:
        self.looker.third = Looks(self.looker.record.game, self.valuer, depth, name)
        found = [self.looker.look("swing", number) for number in range(len(self.looker.swings) + 1)]
        return effects_of(self.looker.swings, found)

    def accounts(self, effects: Sequence[Effect]) -> tuple[Account, ...]:
        return accounts_of(self.looker.record.state.result, effects)

    def seats(self, level: str) -> list[Seat]:
        return [seat for seat in self.looker.record.start.seats if self.levels[seat] == level]


def fit(game: AnyGame, seats: int, games: int, seed: str) -> float:
    """The constant with which their own decisions bring apprentices nothing on average."""
    valuer = Remembering(game, seats)
    tried = [Tried(game, ["apprentice"] * seats, f"{seed}/{number}", valuer) for number in range(games)]
    low, high = -MOST, MOST
    while high - low > FINEST:
        valuer.scale = replace(valuer.scale, asked=(low + high) / 2)
        brought = [own(each.effects(FITTING, "fit"), seat) for each in tried for seat in range(seats)]
        low, high = ((low + high) / 2, high) if fmean(brought) > 0 else (low, (low + high) / 2)
    return round((low + high) / 2, 3)


def own(effects: Sequence[Effect], seat: int) -> float:
    """What a seat's own decisions brought it."""
    total = total_of(Seat(seat), "own", effects)
    return total.value if total else 0.0


def measured(game: AnyGame, seats: int, games: int, seed: str) -> Row:
    valuer, apprentices = SearchValuer(game, seats), ["apprentice"] * seats
    known = [Tried(game, apprentices, f"{seed}/{number}", valuer) for number in range(games)]
    began = time.process_time()
    once = [each.effects(ACCOUNT, "account") for each in known]
    seconds = (time.process_time() - began) / games
    again = [each.effects(ACCOUNT, "again") for each in known]
    accounts = [each.accounts(effects) for each, effects in zip(known, once, strict=True)]
    pairs = [pair for one, two in zip(once, again, strict=True) for pair in figures(seats, one, two)]
    rests = [abs(account.figures[-1].value) for told in accounts for account in told]
    return Row(
        *(game.name, seats, games),
        own=mean([own(effects, seat) for effects in once for seat in range(seats)]),
        novice=mean(list(of_novices(game, seats, games, seed, valuer))),
        error=fmean(error for _, error in pairs) / sqrt(2),
        agreed=fmean(abs(difference) <= 2 * error for difference, error in pairs),
        rest=fmean(rests),
        unexplained=fmean(not is_explained(told) for told in accounts),
        seconds=seconds,
    )


def figures(seats: int, one: Sequence[Effect], two: Sequence[Effect]) -> Iterator[tuple[float, float]]:
    """How much two seeds differ in each figure, and the standard error of that."""
    for seat in map(Seat, range(seats)):
        for heading in HEADINGS:
            first, second = (total_of(seat, heading, effects) for effects in (one, two))
            if first and second and (error := sqrt(first.error**2 + second.error**2)):
                yield first.value - second.value, error


def of_novices(game: AnyGame, seats: int, games: int, seed: str, valuer: SearchValuer) -> Iterator[float]:
    """What novices' own decisions brought them, each in another seat among apprentices."""
    for number in range(games):
        levels = ["novice" if seat == number % seats else "apprentice" for seat in range(seats)]
        tried = Tried(game, levels, f"{seed}/novice/{number}", valuer)
        effects = tried.effects(FITTING, "novice")
        yield from (own(effects, seat) for seat in tried.seats("novice"))


def mean(values: Sequence[float]) -> tuple[float, float]:
    return fmean(values), stdev(values) / sqrt(len(values))


def table(rows: Sequence[Row]) -> str:
    """The figures as Markdown, in hundredths of a victory."""
    heads = (
        *(
            "game",
            "seats",
            "games",
            "own decisions of apprentices",
            "of a novice among them",
            "standard error of a figure",
        ),
        *("found again", "rest", "rest too large", "seconds", "shown"),
    )
    cells = (
        (
            *(each.game, each.seats, each.games, told(each.own), told(each.novice), f"{100 * each.error:.1f}"),
            *(f"{each.agreed:.0%}", f"{100 * each.rest:.0f}", f"{each.unexplained:.0%}", f"{each.seconds:.0f}"),
            "yes" if each.is_trusted else "no",
        )
        for each in rows
    )
    return markdown(heads, cells)


def told(brought: tuple[float, float]) -> str:
    """With its 95 % band."""
    return f"{signed(brought[0])} ± {200 * brought[1]:.0f}"


def read_rows() -> tuple[Row, ...]:
    return msgspec.json.decode(ROWS.read_bytes(), type=tuple[Row, ...]) if ROWS.exists() else ()


def page() -> str:
    """The page as it should read."""
    return page_with(PAGE, "accounts", table(read_rows()))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("seats", type=int)
    parser.add_argument("--fit", type=int, default=60, help="games for fitting")
    parser.add_argument("--games", type=int, default=20, help="other games for the figures, and as many with a novice")
    parser.add_argument("--seed", type=int, default=1302)
    chosen = parser.parse_args()
    game, where = find(chosen.game), f"{chosen.game}/{chosen.seats}"
    scale = scale_of(game.name, chosen.seats)
    scale = replace(scale, asked=fit(game, chosen.seats, chosen.fit, f"{chosen.seed}/account/fit/{where}"))
    write(SCALES, newest(read_scales(), scale))
    scales.cache_clear()
    row = measured(game, chosen.seats, chosen.games, f"{chosen.seed}/account/test/{where}")
    print(scale, row, file=sys.stderr)
    write(SCALES, newest(read_scales(), replace(scale, has_account=row.is_trusted)))
    write(ROWS, newest(read_rows(), row))
    PAGE.write_text(page(), "utf-8")


if __name__ == "__main__":
    main()
