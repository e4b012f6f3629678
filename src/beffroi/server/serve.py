"""A server on a port: opened, announced, and closed in order."""

from __future__ import annotations

import asyncio
import gc
import socket
from collections.abc import Callable, Generator
from contextlib import contextmanager

import uvicorn

from beffroi.core.model import BadInput
from beffroi.core.revisions import Find
from beffroi.games import find
from beffroi.server.app import App
from beffroi.server.http import open_files
from beffroi.server.http.connections import (
    SWEEP_TICKS,
    ConnectionLimits,
    HttpConnection,
    ServerConfig,
    SocketConnection,
)
from beffroi.server.protocol.values import FRAME_BYTES
from beffroi.server.settings import Settings
from beffroi.server.storage.database import FolderLock

GRACE = 5
"""Seconds in which what is under way may finish when the server closes."""


def listen(settings: Settings) -> socket.socket:
    """The port, taken before anything else is done; 0 is any that is free."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    # With the protocol named, event loops send small answers at once instead of waiting 40 ms for an acknowledgement.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
    except (OSError, OverflowError) as error:  # taken, not ours, or no port at all
        listening.close()
        raise BadInput("port-is-taken", host=settings.host, port=str(settings.port), problem=str(error)) from None
    return listening


def run(
    settings: Settings,
    announce: Callable[[int], None],
    find_game: Find = find,
    is_told_to_stop: Callable[[], bool] = lambda: False,
) -> None:
    """Serves until it is told to stop, perhaps before it began; `announce` is called once guests may come."""
    lock = None if settings.database else FolderLock(settings.folder)
    try:
        open_files.raise_limit()
        with listen(settings) as listening, asyncio.Runner(loop_factory=_fast_loop()) as runner:
            runner.run(_serve(settings, listening, announce, find_game, is_told_to_stop))
    finally:
        if lock is not None:
            lock.release()


def _fast_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop's, where it can be had; otherwise the one of the standard library."""
    try:
        import uvloop  # noqa: PLC0415 - there is none on some systems
    except ImportError:
        return None
    return uvloop.new_event_loop


async def _serve(
    settings: Settings,
    listening: socket.socket,
    announce: Callable[[int], None],
    find_game: Find,
    is_told_to_stop: Callable[[], bool],
) -> None:
    server = make_server(settings, find_game)
    serving = asyncio.create_task(server.serve([listening]))
    while not server.started and not serving.done():
        await asyncio.sleep(0.01)
        server.should_exit |= is_told_to_stop()
    if server.started and not server.should_exit:
        announce(listening.getsockname()[1])
        calm_collector()
    await serving


class Server(uvicorn.Server):
    """Uvicorn, which lets everybody hear good-bye before the connections are cut."""

    def __init__(self, config: ServerConfig, app: App) -> None:
        super().__init__(config)
        self.app = app
        self.connections = config.connections

    @contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        """As uvicorn does, but a signal that was obeyed is not raised again: to end in order is no failure."""
        with super().capture_signals():
            yield
            self._captured_signals.clear()

    async def on_tick(self, counter: int) -> bool:
        if counter % SWEEP_TICKS == 0:
            self.connections.sweep(self.server_state.connections)
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.app.services.drain(GRACE)
        await super().shutdown(sockets)


def make_server(settings: Settings, find_game: Find = find) -> Server:
    app = App(settings, find_game)
    config = ServerConfig(
        app,
        loop="none",
        backlog=open_files.BACKLOG,
        http=HttpConnection,
        ws=SocketConnection,
        ws_max_size=FRAME_BYTES,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies or None,
        timeout_graceful_shutdown=GRACE,
        access_log=False,
        server_header=False,
        log_config=None,
    )
    config.connections = ConnectionLimits(settings, app.services.metrics)
    return Server(config, app)


def calm_collector() -> None:
    """What is loaded now stays; no collection may make everybody wait: small ones often, one over everything seldom."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 10, 5_000)
