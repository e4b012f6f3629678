"""A connection for tests that sends whatever it likes: what an attacker does, and a careless program."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPResponse
from urllib.parse import urlsplit

PATIENCE = 60.0
ELSEWHERE = "127.0.0.2"
"""Another address of this machine, so that an attacker is not counted with the others."""


class Knock:
    """Bytes to and from a server, without any manners."""

    def __init__(self, address: str, source: str = ELSEWHERE) -> None:
        place = urlsplit(address)
        self.host = place.netloc
        self.socket = socket.create_connection((place.hostname, place.port), PATIENCE, (source, 0))

    def send(self, data: bytes) -> bool:
        """Whether the other side still takes it."""
        try:
            self.socket.sendall(data)
        except OSError:
            return False
        return True

    def get(self, path: str = "/healthz", **headers: str) -> tuple[int, bytes]:
        """Asks for a page, and reads its status and its body; the connection stays open."""
        lines = "".join(f"{name.replace('_', '-')}: {value}\r\n" for name, value in headers.items())
        self.send(f"GET {path} HTTP/1.1\r\nHost: {self.host}\r\n{lines}\r\n".encode())
        answer = HTTPResponse(self.socket)
        answer.begin()
        return answer.status, answer.read()

    def upgrade(self, path: str, origin: str = "", status: int = 101) -> None:
        """Opens a web socket, or is refused; its frames are sent as they are."""
        lines = (
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Origin: {origin or f'http://{self.host}'}",
            "Sec-WebSocket-Version: 13",
        )
        head = "".join(f"{line}\r\n" for line in (*lines, "Sec-WebSocket-Key: MTMwMjEzMDIxMzAyMTMwMg=="))
        self.send(f"GET {path} HTTP/1.1\r\nHost: {self.host}\r\n{head}\r\n".encode())
        assert self.socket.recv(12) == f"HTTP/1.1 {status}".encode()

    def rest(self) -> bytes:
        """Everything that is still said until the other side ends the connection."""
        said = b""
        try:
            while heard := self.socket.recv(65536):
                said += heard
        except ConnectionError:
            pass
        return said

    def status(self) -> int:
        """With which status the connection ends; 0 when nothing is said."""
        said = self.rest()
        return int(said.split()[1]) if said else 0

    def close(self) -> None:
        self.socket.close()


@contextmanager
def knocking(address: str, times: int = 1, source: str = ELSEWHERE) -> Iterator[list[Knock]]:
    """Many connections at once."""
    knocks = [Knock(address, source) for _ in range(times)]
    try:
        yield knocks
    finally:
        for knock in knocks:
            knock.close()
