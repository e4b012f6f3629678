"""Takes the pictures of the README again: .venv/bin/python -m tools.pictures

Bots play a game of each kind in a server with fixed dice; the replay is opened at a crowded moment and photographed.
"""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import sync_playwright

from beffroi.games import NAMES, find
from tests.e2e.chromium import ROOT, launch
from tests.e2e.player import Player
from tests.e2e.serving import ServerProcess

PICTURES = ROOT / "docs" / "pictures"
SIZE = (1366, 768)
MOST_SEATS = 4
CROWDED = 0.6
"""How far into the game the picture is taken."""


def main() -> None:
    with TemporaryDirectory() as folder, ServerProcess(Path(folder)) as server, sync_playwright() as playwright:
        guest = Player.arrive(launch(playwright), server, size=SIZE, locale="en-GB")
        guest.introduce()
        for name in NAMES:
            photograph(guest, name, finished_game(guest, name))
        guest.leave()


def finished_game(guest: Player, name: str) -> str:
    """A game that bots have played to its end."""
    seats = max(number for number in find(name).seats if number <= MOST_SEATS)
    return guest.bots_have_played(name, *["novice"] * seats)


def photograph(guest: Player, name: str, table: str) -> None:
    last = guest.desk.get(f"tables/{table}/plies")[-1]["number"]
    guest.go(f"/replay/{table}?ply={int(last * CROWDED)}")
    guest.page.wait_for_load_state("networkidle")
    guest.page.screenshot(path=PICTURES / f"{name}.png")


if __name__ == "__main__":
    main()
