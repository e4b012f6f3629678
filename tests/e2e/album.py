"""Pictures that tests take on their way, kept for whoever wants to look: .cache/album."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.e2e.chromium import ROOT

ALBUM = ROOT / ".cache" / "album"


def keep(page: Page, name: str) -> None:
    ALBUM.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=ALBUM / f"{name}.png")
