"""A fault stays where it is: it is said once, the others go on, and whoever met it tries again, later each time."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from beffroi.server.logs import LOG, ThrottledLog
from beffroi.server.storage.store import Unreachable

FIRST_PAUSE, LONGEST_PAUSE = 1.0, 60.0
MOST_DOUBLINGS = 6
CONTENTION = ThrottledLog()


def pause_after(faults: int) -> float:
    """Seconds before the next try after some faults in a row: twice as long each time, up to a minute."""
    return min(LONGEST_PAUSE, FIRST_PAUSE * 2.0 ** min(MOST_DOUBLINGS, faults - 1))


def contended(**whose: str) -> Unreachable:
    """Others wrote first each time: whoever gives up tries again later, and the log tells it, should it never end."""
    CONTENTION.warning("others-write-first", "", **whose)
    return Unreachable("others write first")


class Faults:
    """What has gone wrong, and with what: said once, until it goes well again."""

    def __init__(self) -> None:
        self._known: set[tuple[str, ...]] = set()

    @contextmanager
    def contained(self, what: str, **whose: object) -> Iterator[None]:
        """Lets no fault of one table, tournament or task reach the others; a database that is away is everybody's."""
        try:
            yield
        except Unreachable:
            raise
        except Exception as fault:
            self.report(what, fault, **whose)
        else:
            self.forget(what, **whose)

    def report(self, what: str, fault: Exception, **whose: object) -> None:
        if _key(what, whose) not in self._known:
            self._known.add(_key(what, whose))
            LOG.error(what, exc_info=fault, extra=whose)

    def forget(self, what: str, **whose: object) -> None:
        """It went well: the next fault is said again."""
        self._known.discard(_key(what, whose))


def _key(what: str, whose: dict[str, object]) -> tuple[str, ...]:
    return (what, *map(str, whose.values()))
