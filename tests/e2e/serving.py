"""A server for browsers: in a process of its own, on a free port, with dice that every test finds as in a new one."""

from __future__ import annotations

import os
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any
from unittest.mock import patch

from playwright.sync_api import APIRequestContext

from beffroi.core.revisions import Find
from beffroi.games import find
from beffroi.server.serve import run
from beffroi.server.settings import load
from beffroi.server.tables import factory
from beffroi.server.tables.dice import Entropy
from tests.support.processes import COPIES

PATIENCE = 60
"""Seconds any wait may take before a test fails; nothing comes near in a healthy server."""
SETTINGS = {
    "BEFFROI_HOST": "127.0.0.1",
    "BEFFROI_SEED": "1302",
    "BEFFROI_BOT_PAUSE": "0",
    "BEFFROI_BOT_BARGAINING": "0",
    "BEFFROI_WORKERS": "1",
    "BEFFROI_ANALYSIS_NICE": "0",
    "BEFFROI_FRAMES_PER_SECOND": "0",
    "BEFFROI_REQUESTS_PER_SECOND": "0",
    "BEFFROI_TABLES_PER_MINUTE": "0",
}
FIRST = "first"
"""The file with the number of tables that were there when the test began; the first new table writes it."""


class ServerProcess:
    """Opened with `with`; it can be closed and opened again at the same address, and has forgotten nothing."""

    def __init__(self, folder: Path, find_game: Find = find, **more: str) -> None:
        self.folder = folder
        self._find_game = find_game
        self._settings = {**SETTINGS, "BEFFROI_DATA": str(folder), **more}
        self._process: Any = None
        self.port = 0
        self.proxy_port: int | None = None
        """The port of a proxy in front of it."""

    def __enter__(self) -> ServerProcess:
        self.open()
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.proxy_port or self.port}"

    @property
    def is_open(self) -> bool:
        return self._process is not None

    def begin(self) -> None:
        """Another test begins: its dice fall as in a server that nobody has used."""
        (self.folder / FIRST).unlink(missing_ok=True)

    def tell(self, **settings: str) -> None:
        """Settings for when it is opened again."""
        self._settings.update(settings)

    def open(self) -> None:
        told, telling = COPIES.Pipe(duplex=False)
        self._process = COPIES.Process(target=keep, args=(self._settings, self.port, telling, self._find_game))
        self._process.start()
        telling.close()
        self.port = told.recv()

    def close(self) -> None:
        """As SIGTERM does it."""
        if self._process is not None:
            self._process.terminate()
            self._process.join(PATIENCE)
            assert not self._process.is_alive(), "the server did not close"
            self._process = None


def keep(settings: dict[str, str], port: int, telling: Connection, find_game: Find) -> None:
    """Runs a server in a process of its own, and tells its port when guests may come."""
    os.environ.update(settings)
    with patch.object(factory, "Entropy", DiceOfTheTest):
        run(load({"port": port}), telling.send, find_game)


class DiceOfTheTest(Entropy):
    """Names tables by their number in the server, and seeds their dice by their number in the test."""

    def table(self) -> tuple[str, bytes]:
        first = Path(os.environ["BEFFROI_DATA"], FIRST)
        if not first.exists():
            first.write_text(str(self._tables))
        _, seed = Entropy(self._seed, self._tables - int(first.read_text())).table()
        self._tables += 1
        return f"{self._tables:016x}", seed


class Desk:
    """What a guest asks the server directly, without a page; it shares the cookie of the guest's browser."""

    def __init__(self, request: APIRequestContext, server: ServerProcess) -> None:
        self._request = request
        self._server = server

    def get(self, path: str) -> Any:
        return self._answer("GET", path)

    def post(self, path: str, body: Any = None) -> Any:
        return self._answer("POST", path, body)

    def put(self, path: str, body: Any) -> Any:
        return self._answer("PUT", path, body)

    def open_table(self, game: str, *seats: str, **terms: Any) -> str:
        """The name of a new table; a seat is "me", "open", a level of bot, or "me Max" for somebody at this device."""
        invitation = {"game": game, "seats": [seat_terms(each) for each in seats], **terms}
        return str(self.post("tables", invitation)["id"])

    def _answer(self, method: str, path: str, body: Any = None) -> Any:
        url, headers = f"{self._server.address}/api/{path}", {"Origin": self._server.address}
        response = self._request.fetch(url, method=method, data=body, headers=headers, timeout=PATIENCE * 1000)
        assert response.ok, f"{method} {path}: {response.status} {response.text()}"
        return response.json()


def seat_terms(text: str) -> dict[str, str]:
    kind, _, name = text.partition(" ")
    if kind == "open":
        return {"kind": "open"}
    if kind == "me":
        return {"kind": "me", "name": name} if name else {"kind": "me"}
    return {"kind": "bot", "level": kind}
