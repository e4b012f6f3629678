"""Draws the table at the end of a record as an SVG picture, in the terminal's colours.

.venv/bin/python tools/picture.py RECORD > docs/pictures/NAME.svg
"""

from __future__ import annotations

import sys
from pathlib import Path

from beffroi.core.record_file import load
from beffroi.games import find
from beffroi.terminal.svg import svg
from beffroi.text import Texts


def main(path: str) -> None:
    record = load(Path(path).read_bytes(), find)
    print(svg(record.game.draw(record.game.view(record.state, None), Texts("en", record.game))))


if __name__ == "__main__":
    main(sys.argv[1])
