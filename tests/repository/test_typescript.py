"""The browser's types say what the server says."""

from __future__ import annotations

from tools import typescript


def test_the_types_of_the_browser_are_those_of_the_server() -> None:
    for path, text in typescript.types().items():
        assert path.read_text("utf-8") == text, f"{path} is old: run python -m tools.typescript"
