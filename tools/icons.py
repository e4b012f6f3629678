"""Takes the icons of the installed page from web/public/icon.svg: .venv/bin/python -m tools.icons

Afterwards build the pages and commit both.

Telephones and older browsers know pictures only, and some cut a shape of their own out of them: for these the ground
reaches the edges and the belfry stays within the circle that is always left.
"""

from __future__ import annotations

from typing import NamedTuple

from playwright.sync_api import sync_playwright

from tests.e2e.chromium import WEB, launch

PUBLIC = WEB / "public"
GROUND = "#f4ead6"
WITHIN_THE_CIRCLE = 0.86


class Icon(NamedTuple):
    """A picture of the belfry, how large, and whether it may be cut."""

    name: str
    size: int
    is_cut: bool


ICONS = (
    Icon("icon-192", 192, is_cut=False),
    Icon("icon-512", 512, is_cut=False),
    Icon("icon-maskable-192", 192, is_cut=True),
    Icon("icon-maskable-512", 512, is_cut=True),
    Icon("icon-touch", 180, is_cut=True),
)


def main() -> None:
    drawn = (PUBLIC / "icon.svg").read_text("utf-8")
    with sync_playwright() as playwright:
        page = launch(playwright).new_page()
        for icon in ICONS:
            page.set_viewport_size({"width": icon.size, "height": icon.size})
            page.set_content(html_of(drawn, icon.is_cut))
            page.screenshot(path=PUBLIC / f"{icon.name}.png", omit_background=True)


def html_of(drawn: str, is_cut: bool) -> str:
    style = f"background: {GROUND}" if is_cut else ""
    size = WITHIN_THE_CIRCLE if is_cut else 1
    return (
        f"""<style>body {{ margin: 0; {style} }} svg {{ display: block; width: 100vw; scale: {size} }}</style>{drawn}"""
    )


if __name__ == "__main__":
    main()
