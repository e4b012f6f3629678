"""How long a page works, by the clock of its own thread: a busy machine makes a page wait, but not work more."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Page

CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "blink.user_timing"]
TASK = "RunTask"
"""One turn of a thread: script, style, layout and paint all happen in one."""


class Trace:
    """What a page did while it was watched; times are in milliseconds."""

    def __init__(self) -> None:
        self._events: list[dict[str, Any]] = []

    def read(self, text: bytes) -> None:
        self._events = json.loads(text)["traceEvents"]

    def work_in(self, measure: str) -> list[float]:
        """The work of the page's thread from the beginning to the end of every such measure of the page."""
        return [self._work(*span) for span in self._spans(measure)]

    def lengths_of(self, measure: str) -> list[float]:
        return [(end - begin) / 1000 for _, begin, end in self._spans(measure)]

    def _spans(self, measure: str) -> Iterator[tuple[int, float, float]]:
        began: dict[Any, float] = {}
        for event in self._marks():
            if event["name"] == measure and event["ph"] == "b":
                began[event["id2"]["local"]] = event["ts"]
            elif event["name"] == measure and event["ph"] == "e":
                yield event["tid"], began.pop(event["id2"]["local"]), event["ts"]

    def _work(self, thread: int, begin: float, end: float) -> float:
        # A task that had not ended when the watching ended has no duration.
        tasks = (each for each in self._events if each["name"] == TASK and each["tid"] == thread and "dur" in each)
        during = (each for each in tasks if each["ts"] < end and each["ts"] + each["dur"] > begin)
        return sum(float(each.get("tdur", 0)) for each in during) / 1000

    def _marks(self) -> list[dict[str, Any]]:
        marks = (each for each in self._events if each.get("cat") == "blink.user_timing")
        return sorted(marks, key=lambda each: float(each["ts"]))


@contextmanager
def watching(page: Page) -> Iterator[Trace]:
    """Watches a page; what it did can be asked afterwards."""
    trace, browser = Trace(), page.context.browser
    assert browser
    browser.start_tracing(page=page, categories=CATEGORIES)
    try:
        yield trace
    finally:
        trace.read(browser.stop_tracing())
