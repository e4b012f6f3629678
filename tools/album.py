"""Takes pictures of every game and page in every window and light: .venv/bin/python -m tools.album [-k WHAT]

They are kept in .cache/album by the browser tests; afterwards each thing is laid out on a sheet, .cache/album/sheets.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterable
from itertools import groupby
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

from tests.e2e.album import ALBUM
from tests.e2e.chromium import launch

TESTS = ("tests/e2e/test_frame.py", "tests/e2e/test_pages.py")
PICTURE = re.compile(r"(?P<what>.+)-(?P<width>\d+)x(?P<height>\d+)-(?P<light>light|candle)-(?P<language>fr|en)")
SHEET = (1560, 1040)
STYLE = """body { margin: 6px; display: flex; flex-wrap: wrap; gap: 6px; align-items: start; background: #777 }
figure { margin: 0 } img { display: block; max-height: 690px; max-width: 390px }
.wide { max-height: 310px; max-width: none }
figcaption { font: 11px sans-serif; color: #fff }"""
LEAST_WIDE = 1024


def main(arguments: list[str]) -> int:
    os.environ["BEFFROI_ALBUM"] = "1"
    code = pytest.main(["-q", "-p", "no:xdist", *TESTS, *arguments])
    lay_out(sorted(ALBUM.glob("*.png")))
    return int(code)


def lay_out(pictures: Iterable[Path]) -> None:
    """One sheet for each thing, light and language, with all its windows."""
    (ALBUM / "sheets").mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        page = launch(playwright).new_page(viewport={"width": SHEET[0], "height": SHEET[1]})
        for name, group in groupby(sorted(pictures, key=sheet_of), key=sheet_of):
            if name:
                path = ALBUM / f"{name}.html"
                path.write_text(html_of(sorted(group, key=width_of, reverse=True)), "utf-8")
                page.goto(path.as_uri())
                page.screenshot(path=ALBUM / "sheets" / f"{name}.png")
                path.unlink()


def sheet_of(picture: Path) -> str:
    """The name of the sheet a picture belongs to; none for those that were taken in one window only."""
    parts = PICTURE.fullmatch(picture.stem)
    return f"{parts['what']}-{parts['light']}-{parts['language']}" if parts else ""


def width_of(picture: Path) -> int:
    parts = PICTURE.fullmatch(picture.stem)
    return int(parts["width"]) if parts else 0


def html_of(pictures: Iterable[Path]) -> str:
    figures = (
        f'<figure><img class="{"wide" * (width_of(each) >= LEAST_WIDE)}" src="{each.name}">'
        f"<figcaption>{each.stem}</figcaption></figure>"
        for each in pictures
    )
    return f'<!doctype html><meta charset="utf-8"><style>{STYLE}</style>{"".join(figures)}'


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
