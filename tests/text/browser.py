"""What the browser must say word for word as Python does: one event and one action of every kind in the golden games.

PYTHONPATH=. .venv/bin/python tests/text/browser.py
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from beffroi.core.entry import Answered
from beffroi.core.model import Event
from beffroi.core.record import Record
from beffroi.games import NAMES
from beffroi.text import LANGUAGES, Texts
from tests.support.golden import RECORDS, read

FILE = Path(__file__).with_name("browser.json")
NAMED = ("Zoé", "Max")


def cases() -> bytes:
    """The cases of all games, as they stand in the file the browser's test reads."""
    told: dict[tuple[Any, ...], Any] = {}
    for path in RECORDS:
        if path.parent.name in NAMES:
            for kind, case in said_in(read(path)):
                told.setdefault((path.parent.name, *kind), {"game": path.parent.name, **case})
    return b"[\n" + b",\n".join(map(msgspec.json.encode, told.values())) + b"\n]\n"


def said_in(record: Record[Any]) -> Iterator[tuple[tuple[Any, ...], dict[str, Any]]]:
    again = record.restarted()
    for entry in record.entries:
        if not isinstance(entry, Answered):
            again.replay(entry)
            continue
        action = entry.action
        yield (type(action).__name__,), {"action": action, **words(record, Texts.action, action)}
        for event in again.play(entry.seat, action):
            for seen in seen_by_all(event):
                yield (event.what, bool(seen.private)), {"event": seen, **words(record, Texts.event, seen)}


def seen_by_all(event: Event) -> Iterator[Event]:
    """An event as a spectator sees it, and as the first who knows more."""
    yield event.seen_by(None)
    yield from (event.seen_by(seat) for seat, _ in event.private[:1])


def words(record: Record[Any], say: Callable[[Texts, Any], str], what: Any) -> dict[str, str]:
    return {language: say(Texts(language, record.game, NAMED), what) for language in LANGUAGES}


if __name__ == "__main__":
    FILE.write_bytes(cases())
