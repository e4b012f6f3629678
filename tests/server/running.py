"""A server for tests: a real server on a free port, in a thread of this process, with a database of its own."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache, partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from beffroi.core.revisions import Find
from beffroi.server.app import App
from beffroi.server.live.replay import check_games
from beffroi.server.serve import listen, make_server
from beffroi.server.services import Services
from beffroi.server.settings import SQLITE_FILE, Settings
from beffroi.server.storage.database import open_engines
from tests.support.find import find_any

PATIENCE = 60.0
"""Seconds any wait may take before a test fails; nothing in a healthy server comes near."""
LIMITS = (
    "frames_per_second",
    "requests_per_second",
    "tables_per_minute",
    "misses_per_minute",
    "connections_per_address",
    "running_tables_per_guest",
    "running_tournaments_per_guest",
)
UNLIMITED: dict[str, Any] = dict.fromkeys(LIMITS, 0)


class RunningServer:
    """A server that is open: its address, and its services for those who must look inside."""

    def __init__(self, settings: Settings, find_game: Find) -> None:
        self.settings = settings
        self._listening = listen(settings)
        self.uvicorn = make_server(settings, find_game)
        self._thread = threading.Thread(target=self._run, name="server", daemon=True)
        self.loop = asyncio.new_event_loop()
        self.address = f"http://127.0.0.1:{self._listening.getsockname()[1]}"

    @property
    def app(self) -> App:
        return self.uvicorn.app

    @property
    def services(self) -> Services:
        return self.app.services

    def open(self) -> None:
        self._thread.start()
        ready = threading.Event()
        while not self.uvicorn.started:
            assert self._thread.is_alive(), "the server did not open"
            ready.wait(0.01)

    def close(self) -> None:
        """As SIGTERM does it; to be told twice changes nothing."""
        self.uvicorn.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive(), "the server did not close"

    def ask(self, question: Callable[[], Any]) -> Any:
        """Something asked inside the loop of the server."""

        async def answer() -> Any:
            asked = question()
            return await asked if asyncio.iscoroutine(asked) else asked

        return asyncio.run_coroutine_threadsafe(answer(), self.loop).result(PATIENCE)

    def _run(self) -> None:
        asyncio.set_event_loop(self.loop)
        try:
            self.loop.run_until_complete(self.uvicorn.serve([self._listening]))
        finally:
            self.loop.run_until_complete(self.loop.shutdown_default_executor())
            self.loop.close()
            self._listening.close()


def settings_for(folder: Path, **chosen: Any) -> Settings:
    """Settings without limits and pauses, where nothing gives way; `database` may name a PostgreSQL database."""
    usual: dict[str, Any] = {
        "data": str(folder),
        "host": "127.0.0.1",
        "port": 0,
        "workers": 1,
        "bot_pause": 0.0,
        "bot_bargaining": 0.0,
        "analysis_nice": 0,
    }
    return Settings(**(usual | UNLIMITED | chosen))


@contextmanager
def running_server(folder: Path, find_game: Find = find_any, **chosen: Any) -> Iterator[RunningServer]:
    """A server that is open while the test runs; opened again on the same folder, it finds everything as it was."""
    settings = settings_for(folder, **chosen)
    if folder.exists() and not settings.database and not (folder / SQLITE_FILE).exists():
        (folder / SQLITE_FILE).write_bytes(empty_database())
    server = RunningServer(settings, find_game)
    server.open()
    try:
        yield server
    finally:
        server.close()


@cache
def empty_database() -> bytes:
    """A database with nothing in its tables; to make them takes as long as all the rest of opening a server."""
    with TemporaryDirectory() as folder:
        for engine in open_engines(settings_for(Path(folder))):
            engine.dispose()
        return Path(folder, SQLITE_FILE).read_bytes()


replaying = partial(check_games, find=find_any)
"""How a copy of a database of tests is checked."""
