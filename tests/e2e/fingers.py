"""Fingers on a screen: real touches, one or several at a time, that move before they lift."""

from __future__ import annotations

from playwright.sync_api import Locator, Page

Point = tuple[float, float]
STRIDES = 8
"""A movement is seen on its way, not only where it ends."""


class Fingers:
    """The fingers of one hand; each keeps its place in the list."""

    def __init__(self, page: Page) -> None:
        self._line = page.context.new_cdp_session(page)
        self._at: list[Point] = []

    def press(self, *points: Point) -> None:
        self._at = list(points)
        self._tell("touchStart")

    def move(self, *points: Point) -> None:
        """All fingers at once, each in a straight line."""
        began = self._at
        for stride in range(1, STRIDES + 1):
            share = stride / STRIDES
            self._at = [between(*pair, share) for pair in zip(began, points, strict=True)]
            self._tell("touchMove")

    def lift(self) -> None:
        self._at = []
        self._tell("touchEnd")

    def _tell(self, what: str) -> None:
        touches = [{"x": x, "y": y, "id": finger} for finger, (x, y) in enumerate(self._at)]
        self._line.send("Input.dispatchTouchEvent", {"type": what, "touchPoints": touches})


def between(start: Point, end: Point, share: float) -> Point:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def middle_of(wanted: Locator) -> Point:
    box = wanted.bounding_box()
    assert box, "it is not on the screen"
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
