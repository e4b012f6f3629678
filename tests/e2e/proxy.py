"""A proxy of the kind that breaks web sockets: it passes everything on but the request to change to one."""

from __future__ import annotations

import socket
import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from tests.e2e.serving import ServerProcess

REFUSAL = b"HTTP/1.1 403 Forbidden\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


class Proxy(socketserver.ThreadingTCPServer):
    """Listens on a port of its own; counts the web sockets it has refused."""

    daemon_threads = True
    allow_reuse_address = True

    def __init__(self, port: int) -> None:
        super().__init__(("127.0.0.1", 0), Passage)
        self.behind = port
        self.refused = 0


class Passage(socketserver.BaseRequestHandler):
    """One connection through the proxy; a browser makes one of its own for every web socket."""

    server: Proxy
    request: socket.socket

    def handle(self) -> None:
        head = self._head()
        if b"upgrade: websocket" in head.lower():
            self.server.refused += 1
            self.request.sendall(REFUSAL)
            return
        with suppress(OSError), socket.create_connection(("127.0.0.1", self.server.behind)) as server:
            server.sendall(head)
            threading.Thread(target=pass_on, args=(self.request, server), daemon=True).start()
            pass_on(server, self.request)

    def _head(self) -> bytes:
        head = b""
        while b"\r\n\r\n" not in head and (more := self.request.recv(65536)):
            head += more
        return head


def pass_on(source: socket.socket, target: socket.socket) -> None:
    """Passes on what comes until one side has nothing more to say."""
    with suppress(OSError):
        while data := source.recv(65536):
            target.sendall(data)
        target.shutdown(socket.SHUT_WR)


@contextmanager
def refusing_web_sockets(server: ServerProcess) -> Iterator[Proxy]:
    """As long as it lasts, guests come to the server through such a proxy."""
    with Proxy(server.port) as proxy:
        threading.Thread(target=proxy.serve_forever, daemon=True).start()
        server.proxy_port = proxy.server_address[1]
        try:
            yield proxy
        finally:
            server.proxy_port = None
            proxy.shutdown()
