"""The browser's test of its texts is held to what Python says today."""

from __future__ import annotations

from tests.text import browser


def test_the_cases_of_the_browser_are_what_python_says() -> None:
    assert browser.FILE.read_bytes() == browser.cases(), "run tests/text/browser.py"
