"""One web socket: one viewer of one table, with a queue that a slow reader cannot fill for ever."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

import msgspec

from beffroi.server.live.transition import Viewer
from beffroi.server.protocol.frames import Bye, Frame
from beffroi.server.protocol.people import Guest

QUEUE_LENGTH = 256
NOT_YOURS, UNKNOWN, TOO_SLOW, TOO_MUCH, TOO_LONG, RESTART = 4403, 4404, 4408, 4429, 1009, 1012
GO_AWAY_AFTER = 2000
"""Milliseconds after which those who are sent away may come back."""

Receive: TypeAlias = Callable[[], Awaitable[Any]]
Send: TypeAlias = Callable[[Any], Awaitable[None]]

encode = msgspec.json.Encoder().encode


def text_of(frame: Frame) -> str:
    return encode(frame).decode()


class Socket:
    """What is to be sent waits in a queue; whoever lets it grow too long is disconnected."""

    def __init__(
        self, send: Send, guest: Guest | None, viewer: Viewer, code: str | None = None, address: str = ""
    ) -> None:
        self.guest = guest
        self.viewer = viewer
        self.code = code
        self.address = address
        self._send = send
        self._queue: asyncio.Queue[str | None] = asyncio.Queue()
        self._code = 1000
        self.is_closing = False

    @property
    def guest_id(self) -> str | None:
        return None if self.guest is None else self.guest.id

    def say(self, frame: Frame) -> None:
        self.pass_on(text_of(frame))

    def pass_on(self, text: str) -> None:
        """Sends what is already encoded, after all that waits."""
        if self.is_closing:
            return
        if self._queue.qsize() >= QUEUE_LENGTH:
            self.close(TOO_SLOW)
            return
        self._queue.put_nowait(text)

    def dismiss(self, why: str) -> None:
        """Says good-bye and closes; the guest comes back by himself."""
        self.say(Bye(why, GO_AWAY_AFTER))
        self.close(RESTART)

    def close(self, code: int) -> None:
        if not self.is_closing:
            self.is_closing = True
            self._code = code
            self._queue.put_nowait(None)

    async def deliver(self) -> None:
        """Sends what is in the queue until the socket is closed."""
        try:
            while (text := await self._queue.get()) is not None:
                await self._send({"type": "websocket.send", "text": text})
            await self._send({"type": "websocket.close", "code": self._code})
        except OSError:  # the other end has gone; its own loop notices too
            self.is_closing = True
