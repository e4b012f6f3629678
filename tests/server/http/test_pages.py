"""The pages of the browser: packed into the package, served from memory, and missed in one sentence."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any
from zipfile import ZipFile

from beffroi.server.app import App
from beffroi.server.http.pages import EVERY_TIME, FOR_EVER, Pages
from tests.server.running import settings_for


def packed(folder: Path, **files: bytes) -> Pages:
    with ZipFile(folder / "pages.zip", "w") as archive:
        for name, content in files.items():
            archive.writestr(name, content)
    return Pages(folder / "pages.zip")


def test_a_path_without_a_dot_is_the_application(tmp_path: Path) -> None:
    pages = packed(tmp_path, **{"index.html": b"<p>", "worker.js": b"//"})
    assert [pages.find(path) for path in ("/", "/table/x")] == [pages.find("index.html")] * 2
    assert pages.find("/worker.js") != pages.find("/")
    assert pages.find("/nothing.js") is None


def test_only_what_is_named_for_its_content_is_kept_for_ever(tmp_path: Path) -> None:
    pages = packed(tmp_path, **{"index.html": b"<p>", "assets/app-1234.css": b"p{}"})
    page, style = pages.find("/"), pages.find("/assets/app-1234.css")
    assert page
    assert style
    assert (page.caching, style.caching) == (EVERY_TIME, FOR_EVER)
    assert style.kind == "text/css"


def test_a_house_without_pages_answers_503_and_says_what_to_do(tmp_path: Path) -> None:
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
