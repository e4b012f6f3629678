"""Writes the table of the puzzles in docs/analysis.md from the files that are kept with the games.

.venv/bin/python -m tools.puzzles
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from beffroi.analysis.puzzles.kept import mined_of
from beffroi.analysis.puzzles.summary import Summary, summary_of
from beffroi.games import OUR_OWN, find

PAGE = Path(__file__).parent.parent / "docs" / "analysis.md"
SHOWN = re.compile(r"(?<=<!-- puzzles -->\n).*?(?=<!-- end of puzzles -->)", re.DOTALL)
HEADS = (
    *("game", "seats", "games", "questions", "promising", "too easy", "not confirmed", "refuted by games"),
    *("puzzles", "processor time a puzzle", "solved by novices"),
)


def rows() -> Iterator[Summary]:
    """What mining has brought in each game so far."""
    for name in OUR_OWN:
        terms, games = mined_of(find(name))
        if terms is not None:
            yield summary_of(terms, games)


def cells(row: Summary) -> Iterator[str]:
    counts = (row.seats, row.games, row.decisions, row.suspects, row.easy, row.doubtful, row.refuted, row.puzzles)
    yield row.game
    yield from map(str, counts)
    yield f"{row.seconds / row.puzzles:.0f} s" if row.puzzles else "–"
    yield f"{row.novices:.0%}" if row.puzzles else "–"


def table() -> str:
    lines = (HEADS, ["---"] * len(HEADS), *map(cells, rows()))
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def page() -> str:
    """The page with the table as it should be."""
    return SHOWN.sub(lambda _: table(), PAGE.read_text("utf-8"))


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
