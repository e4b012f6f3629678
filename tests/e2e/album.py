"""Pictures that tests take on their way into .cache/album: with ./test --long, or where BEFFROI_ALBUM is set.

`.venv/bin/python -m tools.album` takes them all and lays them out on sheets, one sheet for each thing in each light.
"""

from __future__ import annotations

import os
from itertools import product

from playwright.sync_api import Page

from tests.e2e.chromium import ROOT
from tests.support.effort import IS_LONG

ALBUM = ROOT / ".cache" / "album"

Size = tuple[int, int]
WIDE, LAPTOP, SMALL, TABLET = (1920, 1080), (1366, 768), (1024, 768), (820, 1180)
PHONE, LITTLE, SIDEWAYS = (390, 844), (360, 640), (844, 390)
WINDOWS = (WIDE, LAPTOP, SMALL, TABLET, PHONE, LITTLE, SIDEWAYS)
"""The windows that everything is looked at in."""
LANGUAGES, LIGHTS = ("English", "Français"), ("candle", "light")

SETTLED = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"


def is_kept() -> bool:
    """Whether pictures are kept; asked each time, because the album wishes for them after it has loaded this."""
    return IS_LONG or bool(os.environ.get("BEFFROI_ALBUM"))


def keep(page: Page, name: str, is_whole: bool = False) -> None:
    """What is in the window now, or all of the page."""
    if not is_kept():
        return
    ALBUM.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=ALBUM / f"{name}.png", full_page=is_whole)


def keep_all(page: Page, name: str, is_whole: bool = False) -> None:
    """In every window, by day and by candle, in both languages."""
    if not is_kept():
        return
    for language, light in product(LANGUAGES, LIGHTS):
        page.get_by_role("button", name=language, exact=True).click()
        page.evaluate("light => { document.documentElement.dataset.theme = light }", light)
        for size in WINDOWS:
            resize(page, size)
            keep(page, f"{name}-{size[0]}x{size[1]}-{light}-{language[:2].lower()}", is_whole)


def resize(page: Page, size: Size) -> None:
    """Another window, once everything has found its place in it."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(SETTLED)
