"""Writes how much bots let themselves be bargained with into the page that tells it (docs/bots.md).

    beffroi arena bastide --deals --bots bargainer,apprentice,mute --games 100 --seed 1604 --json deals.json
    python tools/deals.py deals.json

A report replaces the rows of the same game, options, seats and bots, and leaves the others.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable
from pathlib import Path

import msgspec

from beffroi.bots.arena import title
from beffroi.bots.deals import COUNTS, DealRow
from beffroi.text import Texts

DOCS = Path(__file__).parent.parent / "docs"
ROWS, PAGE = DOCS / "deals.json", DOCS / "bots.md"
COUNTED = re.compile(r"(?<=<!-- deals -->\n).*?(?=<!-- end of deals -->)", re.DOTALL)
COLUMNS = ("game", "seats", "bot", "among", "games", *(Texts("en").say(f"deals-{what}") for what in COUNTS))
HEAD = f"| {' | '.join(COLUMNS)} |\n{'|---' * len(COLUMNS)}|\n"


def read_rows() -> tuple[DealRow, ...]:
    return msgspec.json.decode(ROWS.read_bytes(), type=tuple[DealRow, ...])


def with_rows_of(reports: Iterable[Path]) -> list[DealRow]:
    """Every row in its newest version, in the order in which they were first measured."""
    known = read_rows() if ROWS.exists() else ()
    new = (row for path in reports for row in msgspec.json.decode(path.read_bytes(), type=tuple[DealRow, ...]))
    return list({(title(row), row.seats, row.bot, row.among): row for row in (*known, *new)}.values())


def line(row: DealRow) -> str:
    """One bot among others; twice the standard error beside its deals."""
    means = {what: f"{row.counts[what]:.2f}" for what in COUNTS}
    means["deals"] += f" ± {2 * row.error:.2f}"
    return f"| {' | '.join((title(row), str(row.seats), row.bot, row.among, str(row.games), *means.values()))} |\n"


def page() -> str:
    """The page as it should read."""
    return COUNTED.sub(lambda _: HEAD + "".join(map(line, read_rows())), PAGE.read_text("utf-8"))


if __name__ == "__main__":
    ROWS.write_bytes(msgspec.json.format(msgspec.json.encode(with_rows_of(map(Path, sys.argv[1:])))) + b"\n")
    PAGE.write_text(page(), "utf-8")
