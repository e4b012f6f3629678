"""Takes the covers that links show: .venv/bin/python -m tools.covers, then build the pages and commit both.

The home page draws every cover with the code of its game; each is photographed at the size that other sites ask for.
"""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import sync_playwright

from beffroi.games import NAMES
from beffroi.server.http.cards import HEIGHT, WIDTH
from tests.e2e.chromium import WEB, launch
from tests.e2e.player import Player
from tests.e2e.serving import ServerProcess

PUBLIC = WEB / "public"
QUALITY = 82
ALONE = """number => {
  const cover = document.querySelectorAll(".games .cover")[number];
  const svg = cover.querySelector("svg");
  svg.setAttribute("preserveAspectRatio", "xMidYMid slice");
  Object.assign(cover.style, { position: "fixed", inset: 0, zIndex: 99, aspectRatio: "auto" });
  document.body.replaceChildren(cover);
}"""


def main() -> None:
    with TemporaryDirectory() as folder, ServerProcess(Path(folder)) as server, sync_playwright() as playwright:
        guest = Player.arrive(launch(playwright), server, size=(WIDTH, HEIGHT))
        for number, name in enumerate(NAMES):
            guest.go("/")
            guest.page.locator(".games .cover svg").nth(len(NAMES) - 1).wait_for()
            guest.page.evaluate(ALONE, number)
            guest.page.screenshot(path=PUBLIC / f"cover-{name}.jpg", type="jpeg", quality=QUALITY)
        guest.leave()


if __name__ == "__main__":
    main()
