"""A table in a real window that shows prepared positions, one after the other, without anybody playing them."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import WebSocketRoute, expect

from tests.e2e.player import Player
from tools.moment import GOLDEN, LISTS


class Position(NamedTuple):
    """A fixture of a board: what a viewer saw, and of how many seats."""

    game: str
    name: str
    seats: int
    path: Path

    @property
    def shown(self) -> dict[str, Any]:
        return json.loads(self.path.read_text("utf-8"))  # type: ignore[no-any-return]

    @property
    def question(self) -> str | None:
        """The step the viewer is asked about, if it is their turn."""
        seen = self.shown["seen"]
        return seen["asking"] if seen["ask"] else None


def positions(game: str) -> Iterator[Position]:
    """All fixtures of a game, in the order of their list."""
    [listed] = [path for path in LISTS if path.parent.parent.name == game]
    for name, where in tomllib.loads(listed.read_text("utf-8")).items():
        start = (GOLDEN / game / f"{where['record']}.jsonl").read_text("utf-8").partition("\n")[0]
        yield Position(game, name, json.loads(start)["seats"], listed.with_name(f"{name}.json"))


class Stage:
    """A window at a table of bots whose news are kept from it; it is told the prepared positions instead."""

    def __init__(self, player: Player, game: str, seats: int) -> None:
        self.player = player
        self._page: WebSocketRoute | None = None
        self._snapshot: dict[str, Any] = {}
        player.page.route_web_socket("**/*", self._listen)
        player.sit_at(player.desk.open_table(game, "me", *["random"] * (seats - 1)))

    @cached_property
    def size(self) -> int:
        return len(self._snapshot["sheet"]["seats"])

    def show(self, position: Position) -> None:
        """Shows a position to the viewer it was prepared for."""
        shown = position.shown
        seen = {**shown["seen"], "step": self._snapshot["number"] + 1}
        self._snapshot = {**self._snapshot, "number": seen["step"], "seen": seen, "score": shown["score"]}
        self._snapshot["sheet"] = self._sheet(seen["viewer"])
        assert self._page
        self._page.send(json.dumps(self._snapshot))
        expect(self.player.main).to_have_attribute("data-step", str(seen["step"]))

    def _sheet(self, viewer: int | None) -> dict[str, Any]:
        """The table with the guest on the viewer's seat."""
        sheet = self._snapshot["sheet"]
        me, *others = sorted(sheet["seats"], key=lambda card: not card["mine"])
        seats = [*others[: viewer or 0], me, *others[viewer or 0 :]]
        return {**sheet, "seats": seats, "status": "running"}

    def _listen(self, page: WebSocketRoute) -> None:
        self._page = page
        server = page.connect_to_server()
        server.on_message(self._hear)

    def _hear(self, message: str | bytes) -> None:
        """The first picture of the table goes through; afterwards only what keeps the connection alive."""
        frame = json.loads(message)
        if frame["type"] == "snapshot" and not self._snapshot:
            self._snapshot = frame
        elif frame["type"] != "pong":
            return
        assert self._page
        self._page.send(message)
