"""A bare echo on the same stack as the server: what a web socket costs before anybody plays."""

from __future__ import annotations

import socket
from typing import Any

import uvicorn
from litestar import Litestar, WebSocket, websocket


@websocket("/")
async def echo(socket: WebSocket[Any, Any, Any]) -> None:
    await socket.accept()
    while True:
        await socket.send_data(await socket.receive_data(mode="text"))


def main() -> None:
    """Listens on a free port of this machine, and says which."""
    listener = socket.create_server(("127.0.0.1", 0), backlog=4096)
    print(f"http://127.0.0.1:{listener.getsockname()[1]}", flush=True)
    config = uvicorn.Config(Litestar([echo], openapi_config=None), log_level="error", ws_per_message_deflate=False)
    uvicorn.Server(config).run([listener])


if __name__ == "__main__":
    main()
