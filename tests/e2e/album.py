"""Pictures that tests take on their way into .cache/album: with ./test --long, or where BEFFROI_ALBUM is set."""

from __future__ import annotations

import os

from playwright.sync_api import Page

from tests.e2e.chromium import ROOT
from tests.support.effort import IS_LONG

ALBUM = ROOT / ".cache" / "album"
IS_KEPT = IS_LONG or bool(os.environ.get("BEFFROI_ALBUM"))


def keep(page: Page, name: str) -> None:
    if not IS_KEPT:
        return
    ALBUM.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=ALBUM / f"{name}.png")
