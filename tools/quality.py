"""Writes how good games of bots are into the page that tells it (docs/bots.md).

    beffroi arena bastide --quality --bots apprentice --games 200 --seed 1453 --json quality.json
    python tools/quality.py quality.json

A report replaces the rows of the same game, options, seats and bot, and leaves the others.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable
from pathlib import Path

import msgspec

from beffroi.bots.arena import title
from beffroi.bots.levels import LEVELS
from beffroi.bots.quality import Watched
from beffroi.games import NAMES, find
from beffroi.text import Texts

DOCS = Path(__file__).parent.parent / "docs"
ROWS, PAGE = DOCS / "quality.json", DOCS / "bots.md"
WATCHED = re.compile(r"(?<=<!-- quality -->\n).*?(?=<!-- end of quality -->)", re.DOTALL)
COLUMNS = (
    *("game", "seats", "bot", "games", "turns", "questions a seat", "with one answer", "changes of the lead"),
    *("wins of whoever begins", "wins by seat", "endings", "counted in a game"),
)
HEAD = f"| {' | '.join(COLUMNS)} |\n{'|---' * len(COLUMNS)}|\n"


def read_rows() -> tuple[Watched, ...]:
    return msgspec.json.decode(ROWS.read_bytes(), type=tuple[Watched, ...])


def with_rows_of(reports: Iterable[Path]) -> list[Watched]:
    """Every row in its newest version, game by game, the weakest bots first."""
    new = (row for path in reports for row in msgspec.json.decode(path.read_bytes(), type=tuple[Watched, ...]))
    newest = {place(row): row for row in (*read_rows(), *new)}
    return [newest[where] for where in sorted(newest)]


def place(row: Watched) -> tuple[int, str, int, int]:
    return NAMES.index(row.game), title(row), list(LEVELS).index(row.bot), row.seats


def line(row: Watched) -> str:
    """One table of bots, in the words of the game."""
    texts = Texts("en", find(row.game))
    first = f"{row.first:.1%} ({row.first_low:.1%} – {row.first_high:.1%})"
    cells = (
        *(title(row), str(row.seats), row.bot, str(row.games)),
        *(f"{mean:.1f}" for mean in (row.turns, row.questions, row.forced, row.lead_changes)),
        *(first, " / ".join(f"{share:.1%}" for share in row.wins)),
        ", ".join(f"`{ending}` {share:.1%}" for ending, share in row.endings.items()),
        ", ".join(f"{texts.say(f'count-{what}')} {mean:.2f}" for what, mean in row.counts.items()),
    )
    return f"| {' | '.join(cells)} |\n"


def page() -> str:
    """The page as it should read."""
    return WATCHED.sub(lambda _: HEAD + "".join(map(line, read_rows())), PAGE.read_text("utf-8"))


if __name__ == "__main__":
    ROWS.write_bytes(msgspec.json.format(msgspec.json.encode(with_rows_of(map(Path, sys.argv[1:])))) + b"\n")
    PAGE.write_text(page(), "utf-8")
