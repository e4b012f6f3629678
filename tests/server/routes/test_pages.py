"""The pages as they are served."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from beffroi.server.app import App
from tests.server.running import settings_for


def test_a_server_without_pages_answers_503_and_says_what_to_do(tmp_path: Path) -> None:
    app = App(settings_for(tmp_path), pages=tmp_path / "nothing.zip")
    said: list[dict[str, Any]] = []

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Any) -> None:
        said.append(message)

    scope = {
        "type": "http", "method": "GET", "path": "/", "raw_path": b"/", "query_string": b"",
        "headers": [(b"host", b"localhost")],
        "scheme": "http", "client": ("127.0.0.1", 1), "server": ("127.0.0.1", 2), "http_version": "1.1",
    }  # fmt: skip
    asyncio.run(app(scope, receive, send))
    asyncio.run(app.services.close())
    assert said[0]["status"] == 503
    text = said[1]["body"].decode()
    assert "has no pages to show. Install it again" in text
    assert "n’a pas de pages à montrer" in text
