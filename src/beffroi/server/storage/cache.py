"""What was read a moment ago, so that a page that asks for ten things asks the database once who is asking."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

V = TypeVar("V")


class Cache(Generic[V]):
    """Values by name, the last ones asked for, each for a few seconds; what was not found is never kept."""

    def __init__(self, most: int, seconds: float) -> None:
        self._most, self._seconds = most, seconds
        self._kept: OrderedDict[str, tuple[float, V]] = OrderedDict()
        self._edition = 0

    async def get(self, name: str, read: Callable[[], Awaitable[V | None]]) -> V | None:
        """What is kept under a name, or what is read now."""
        found = self._kept.get(name)
        if found is not None and time.monotonic() < found[0]:
            return found[1]
        edition, value = self._edition, await read()
        if value is not None and edition == self._edition:  # else it may have been changed since it was read
            self.keep(name, value)
        return value

    def keep(self, name: str, value: V) -> None:
        self._kept[name] = time.monotonic() + self._seconds, value
        self._kept.move_to_end(name)
        while len(self._kept) > self._most:
            self._kept.popitem(last=False)

    def forget(self) -> None:
        """Something has changed: all is read again."""
        self._kept.clear()
        self._edition += 1
