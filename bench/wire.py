"""A lean web socket of RFC 6455, so that thousands of guests fit into one process beside the server they visit."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast

HERE = "127.0.0.1"
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
HEAD, SHORT, MEDIUM = 2, 126, 1 << 16
UNMASKED = bytes(4)
"""A mask that changes nothing: the bytes sent are the bytes meant, and the frame is still lawful."""


class HandshakeRefused(Exception):
    """The server did not open the web socket; its words are the first line of its answer."""


class Wire(asyncio.Protocol):
    """One web socket; every message is handed to `hear` as it comes, its end to `end`."""

    def __init__(self, request: bytes, hear: Callable[[bytes], None], end: Callable[[], None]) -> None:
        self.request = request
        self.hear, self.end = hear, end
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.parts: list[bytes] = []
        self.left = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # uvloop's is one, and is no subclass
        self.transport.write(self.request)

    def connection_lost(self, problem: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(HandshakeRefused(str(problem)))
        self.end()

    def data_received(self, data: bytes) -> None:
        self.left += data
        if not self.opened.done() and not self._is_shaken():
            return
        while (frame := self._frame()) is not None:
            self._take(*frame)

    def say(self, message: bytes) -> None:
        self.transport.write(framed(TEXT, message))

    def close(self) -> None:
        self.transport.close()

    def _is_shaken(self) -> bool:
        head, end, rest = self.left.partition(b"\r\n\r\n")
        if not end:
            return False
        if b" 101 " in head.partition(b"\r\n")[0]:
            self.left = rest
            self.opened.set_result(None)
            return True
        self.opened.set_exception(HandshakeRefused(head.partition(b"\r\n")[0].decode()))
        self.transport.close()
        return False

    def _frame(self) -> tuple[int, bytes] | None:
        """The first whole frame of what was received, its operation and last-part bit in one number."""
        data = self.left
        if len(data) < HEAD:
            return None
        length, start = data[1], HEAD
        if length >= SHORT:
            start = 4 if length == SHORT else 10
            length = int.from_bytes(data[2:start], "big")
        if len(data) < start + length:
            return None
        self.left = data[start + length :]
        return data[0], data[start : start + length]

    def _take(self, head: int, payload: bytes) -> None:
        operation = head & 0x0F
        if operation == PING:
            self.transport.write(framed(PONG, payload))
        elif operation == CLOSE:
            self.transport.close()
        elif head & 0x80 and not self.parts:
            self.hear(payload)
        else:
            self._collect(payload, is_last=bool(head & 0x80))

    def _collect(self, payload: bytes, *, is_last: bool) -> None:
        self.parts.append(payload)
        if is_last:
            message, self.parts = b"".join(self.parts), []
            self.hear(message)


def framed(operation: int, payload: bytes) -> bytes:
    """One whole frame, as a client must send it."""
    length = len(payload)
    if length < SHORT:
        size = bytes((0x80 | length,))
    elif length < MEDIUM:
        size = bytes((0x80 | SHORT,)) + length.to_bytes(2, "big")
    else:
        size = bytes((0xFF,)) + length.to_bytes(8, "big")
    return bytes((0x80 | operation,)) + size + UNMASKED + payload


async def dial(
    port: int, path: str, hear: Callable[[bytes], None], end: Callable[[], None] = lambda: None, **headers: str
) -> Wire:
    """An open web socket to a port of this machine; `headers` are sent along, with `-` for `_`."""
    told = {"Host": f"{HERE}:{port}", "Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Version": "13"}
    told |= {"Sec-WebSocket-Key": base64.b64encode(os.urandom(16)).decode(), "Origin": f"http://{HERE}:{port}"}
    told |= {name.replace("_", "-"): value for name, value in headers.items()}
    lines = [f"GET {path} HTTP/1.1", *(f"{name}: {value}" for name, value in told.items()), "", ""]
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(lambda: Wire("\r\n".join(lines).encode(), hear, end), HERE, port)
    await wire.opened
    return wire
