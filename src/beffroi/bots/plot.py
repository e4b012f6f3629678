"""The shares of an arena as a picture: a file by matplotlib, or a few lines in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

from beffroi.bots.arena import title
from beffroi.bots.score import Matchup
from beffroi.core.model import BadInput

INCHES_A_ROW, LINES_A_ROW, TERMINAL_WIDTH = 0.4, 2, 78


def label(row: Matchup) -> str:
    return f"{title(row)} {row.seats}: {row.bot} / {row.against}"


def draw(rows: Sequence[Matchup], path: Path, axis: str) -> None:
    """Every share with its interval, and the fair share as a line, in a picture file."""
    try:
        import_module("matplotlib").use("agg")
        pyplot: Any = import_module("matplotlib.pyplot")
    except ImportError:
        raise BadInput("no-matplotlib") from None
    figure, axes = pyplot.subplots(figsize=(8, 1.2 + INCHES_A_ROW * len(rows)), layout="constrained")
    heights = range(len(rows), 0, -1)
    errors = [[row.share - row.low for row in rows], [row.high - row.share for row in rows]]
    axes.errorbar([row.share for row in rows], heights, xerr=errors, fmt="o", color="#234f86", capsize=3)
    axes.scatter([row.fair for row in rows], heights, marker="|", s=200, color="#a02c2c")
    axes.set_yticks(heights, [label(row) for row in rows])
    axes.set(xlim=(0, 1), xlabel=axis)
    _save(figure, path)
    pyplot.close(figure)


def _save(figure: Any, path: Path) -> None:
    try:
        figure.savefig(path)
    except (OSError, ValueError) as error:  # a folder that is not there, an ending it does not know
        raise BadInput("unwritable-plot", file=str(path), problem=str(error)) from None


def sketch(rows: Sequence[Matchup]) -> str:
    """The same with letters, for a terminal."""
    plotext: Any = import_module("plotext")
    plotext.clear_figure()
    plotext.theme("clear")
    plotext.plot_size(TERMINAL_WIDTH, LINES_A_ROW * len(rows) + 4)
    for height, row in zip(range(len(rows), 0, -1), rows, strict=True):
        plotext.plot([row.low, row.high], [height, height], marker="-")
        plotext.scatter([row.fair], [height], marker="|")
        plotext.scatter([row.share], [height], marker="●")
    plotext.xlim(0, 1)
    plotext.ylim(0, len(rows) + 1)
    plotext.yticks(list(range(len(rows), 0, -1)), [label(row) for row in rows])
    return str(plotext.build())
