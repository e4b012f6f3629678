"""A house on a port: opened, announced, and closed in order."""

from __future__ import annotations

import asyncio
import gc
import socket
from collections.abc import Callable

import uvicorn

from beffroi.core.game import AnyGame
from beffroi.core.model import BadInput
from beffroi.games import find
from beffroi.server.app import make_app
from beffroi.server.database import OnlyServer
from beffroi.server.house import House
from beffroi.server.protocol import FRAME_BYTES
from beffroi.server.settings import Settings

GRACE = 5
"""Seconds in which what is under way may finish when the house closes."""


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


def run(settings: Settings, announce: Callable[[int], None], find_game: Callable[[str], AnyGame] = find) -> None:
    """Keeps house until it is told to stop; `announce` is called with the port once guests may come."""
    lock = None if settings.database else OnlyServer(settings.folder)
    try:
        with listen(settings) as listening, asyncio.Runner(loop_factory=_fast_loop()) as runner:
            runner.run(_serve(settings, listening, announce, find_game))
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
    find_game: Callable[[str], AnyGame],
) -> None:
    server = make_server(settings, find_game)
    serving = asyncio.create_task(server.serve([listening]))
    while not server.started and not serving.done():
        await asyncio.sleep(0.01)
    if server.started:
        announce(listening.getsockname()[1])
        calm_collector()
    await serving


class Server(uvicorn.Server):
    """Uvicorn, which lets the house say good-bye before the connections are cut."""

    def __init__(self, config: uvicorn.Config, house: House) -> None:
        super().__init__(config)
        self.house = house

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.house.drain(GRACE)
        await super().shutdown(sockets)


def make_server(settings: Settings, find_game: Callable[[str], AnyGame] = find) -> Server:
    front = make_app(settings, find_game)
    config = uvicorn.Config(
        front,
        loop="none",
        ws="websockets-sansio",
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
    return Server(config, front.house)


def calm_collector() -> None:
    """What is loaded now stays; a full collection over all rooms must not make everybody wait."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 50, 100)
