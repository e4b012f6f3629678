"""Writes what the arena has measured (docs/ladder.json) into the page that tells it (docs/bots.md) and into the house.

The measurement itself: beffroi arena --all --games 400 --seed 1302 --resume ladder.jsonl --json docs/ladder.json
"""

from __future__ import annotations

import re
from functools import partial
from pathlib import Path

import msgspec

from beffroi.bots import measured
from beffroi.bots.levels import LEVELS
from beffroi.bots.measured import Measure
from beffroi.bots.score import Report, Row

DOCS = Path(__file__).parent.parent / "docs"
REPORT, PAGE = DOCS / "ladder.json", DOCS / "bots.md"
SHOWN = Path(measured.__file__).with_name(measured.FILE)
"""What the house shows where people choose an opponent."""
ENOUGH = 400
"""Fewer games than this are not shown there."""
MEASURED = re.compile(r"(?<=<!-- measured -->\n).*?(?=<!-- end -->)", re.DOTALL)
HEAD = """| game | seats | bot | against | games | share of wins | 95 % interval | fair share | verdict | ratings |
|---|---|---|---|---|---|---|---|---|---|
"""
NOT_RATED = "–"


def table(report: Report) -> str:
    """The measured pairings as a Markdown table."""
    ratings = {(each.game, each.seats, each.bot): f"{each.mean:.1f} ± {2 * each.error:.1f}" for each in report.ratings}
    return HEAD + "".join(map(partial(line, ratings), report.rows))


def line(ratings: dict[tuple[str, int, str], str], row: Row) -> str:
    """A pairing: how the first bot did against the second, and how both are rated at this table."""
    who = f"| {row.game} | {row.seats} | {row.bot} | {row.against} | {row.games} |"
    if not row.games:
        return f"{who} not measured yet | | | | |\n"
    both = (ratings.get((row.game, row.seats, bot), NOT_RATED) for bot in (row.bot, row.against))
    measured = f"{row.share:.1%} | {row.low:.1%} – {row.high:.1%} | {row.fair:.1%} | {row.verdict} | {', '.join(both)}"
    return f"{who} {measured} |\n"


def read_report() -> Report:
    return msgspec.json.decode(REPORT.read_bytes(), type=Report)


def page() -> str:
    """The page as it should read."""
    return MEASURED.sub(lambda _: table(read_report()), PAGE.read_text("utf-8"))


def shown() -> bytes:
    """What the house should know: the levels one can invite, where enough games were played."""
    complete = [row for row in read_report().rows if row.games >= ENOUGH and {row.bot, row.against} <= LEVELS.keys()]
    rows = msgspec.convert(complete, list[Measure], from_attributes=True)
    return msgspec.json.format(msgspec.json.encode(rows)) + b"\n"


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
    SHOWN.write_bytes(shown())
