"""Measurements on a page: rows of figures as a Markdown table between two marks."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from pathlib import Path


def markdown(heads: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    lines = (f"| {' | '.join(map(str, cells))} |\n" for cells in (heads, ["---"] * len(heads), *rows))
    return "".join(lines).replace("| --- |", "|---|").replace(" --- |", "---|")


def page_with(path: Path, name: str, table: str) -> str:
    """The page as it should read, with this table between the marks `<!-- name -->` and `<!-- end of name -->`."""
    between = re.compile(rf"(?<=<!-- {name} -->\n).*?(?=<!-- end of {name} -->)", re.DOTALL)
    return between.sub(lambda _: table, path.read_text("utf-8"))


def won(tenths: Iterable[tuple[float, float, int]]) -> str:
    """Which share was won in each tenth of the probabilities."""
    return " / ".join(f"{share:.0%}" if count else "–" for _, share, count in tenths)
