"""Writes what the arena has measured into the page that tells it (docs/bots.md) and onto the server.

    beffroi arena --all --games 400 --seed 1302 --resume ladder.jsonl --json ladder.json
    python tools/ladder.py ladder.json

A report of some rungs, as of one game (`beffroi arena GAME --all …`), replaces these and leaves the others. Rows with
options (`--option …`) stand after the others of their game.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable
from itertools import pairwise
from pathlib import Path

import msgspec
from msgspec import structs

from beffroi.bots import measured
from beffroi.bots.arena import ArenaTerms, title
from beffroi.bots.ladder import ladder
from beffroi.bots.levels import LEVELS
from beffroi.bots.measured import Measure
from beffroi.bots.score import Matchup, Report, report
from beffroi.games import NAMES

DOCS = Path(__file__).parent.parent / "docs"
ROWS, PAGE = DOCS / "ladder.json", DOCS / "bots.md"
SHOWN = Path(measured.__file__).with_name(measured.FILE)
"""What the server shows where people choose an opponent."""
ENOUGH = 400
"""Fewer games than this are not shown there."""
OVERTAKEN = (("leonardo", "journeyman"),)
"""Today's bots did less well than their older rows tell, in too few games for new ones (docs/bots.md): not shown."""
MEASURED = re.compile(r"(?<=<!-- measured -->\n).*?(?=<!-- end -->)", re.DOTALL)
HEAD = """| game | seats | bot | against | seed | games | share of wins | 95 % interval | fair share | verdict |
|---|---|---|---|---|---|---|---|---|---|
"""


class Rung(Matchup, frozen=True, kw_only=True):
    """A pairing of the ladder, and the seed it was measured with: rows of one seed were measured with the same bots."""

    seed: int


def read_rows() -> tuple[Rung, ...]:
    return msgspec.json.decode(ROWS.read_bytes(), type=tuple[Rung, ...])


def with_rows_of(reports: Iterable[Path]) -> tuple[Rung, ...]:
    """Every rung of the ladder with its newest row, and all rows with options; what was never measured has no games."""
    unmeasured = rungs_of(report(ArenaTerms(ladder(), 0, 0), ()))
    new = [rung for path in reports for rung in rungs_of(msgspec.json.decode(path.read_bytes(), type=Report))]
    newest = {who(rung): rung for rung in (*unmeasured, *read_rows(), *new)}
    rungs = {who(rung) for rung in unmeasured}
    kept = (rung for rung in newest.values() if who(rung) in rungs or rung.options)
    return tuple(sorted(kept, key=lambda rung: NAMES.index(rung.game)))


def rungs_of(told: Report) -> list[Rung]:
    return [Rung(**structs.asdict(row), seed=told.terms.seed) for row in told.rows]


def who(row: Matchup) -> tuple[str, int, str, str]:
    return title(row), row.seats, row.bot, row.against


def table(rows: Iterable[Rung]) -> str:
    """The measured pairings as a Markdown table."""
    return HEAD + "".join(map(line, rows))


def line(row: Rung) -> str:
    """A pairing: how the first bot did against the second."""
    met = f"| {title(row)} | {row.seats} | {row.bot} | {row.against} |"
    if not row.games:
        return f"{met} | 0 | not measured yet | | | |\n"
    interval = f"{row.low:.1%} – {row.high:.1%}"
    return f"{met} {row.seed} | {row.games} | {row.share:.1%} | {interval} | {row.fair:.1%} | {row.verdict} |\n"


def page() -> str:
    """The page as it should read."""
    return MEASURED.sub(lambda _: table(read_rows()), PAGE.read_text("utf-8"))


def shown() -> bytes:
    """What the server should show: each level against the one below in usual games, if enough were played."""
    below = {upper: lower for lower, upper in pairwise(LEVELS)}
    usual = (row for row in read_rows() if not row.options)
    complete = [row for row in usual if row.games >= ENOUGH and below.get(row.bot) == row.against]
    true = [row for row in complete if (row.game, row.bot) not in OVERTAKEN]
    return pretty(msgspec.convert(true, list[Measure], from_attributes=True))


def pretty(rows: object) -> bytes:
    return msgspec.json.format(msgspec.json.encode(rows)) + b"\n"


if __name__ == "__main__":
    ROWS.write_bytes(pretty(with_rows_of(map(Path, sys.argv[1:]))))
    PAGE.write_text(page(), "utf-8")
    SHOWN.write_bytes(shown())
