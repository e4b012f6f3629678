"""A record told in words: every answer, what came of it, and the article of each event."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from beffroi.core.entry import Answered, Entry, TookBack
from beffroi.core.model import Event
from beffroi.core.record import Record
from beffroi.text import Texts


class Told(NamedTuple):
    """One entry of a record, told: who did what, what happened, and the state it led to."""

    number: int
    words: str
    events: tuple[str, ...]
    hash: str
    state: Any


def tell(record: Record[Any], texts: Texts) -> Iterator[Told]:
    """Replays a record and tells it, entry by entry, with what single seats were shown besides."""
    again = record.restarted()
    for number, entry in enumerate(record.entries, start=1):
        events = again.replay(entry)
        words = tuple(line for event in events for line in event_lines(event, texts))
        yield Told(number, _words(again, entry, texts), words, entry.hash, again.state)


def event_lines(event: Event, texts: Texts) -> Iterator[str]:
    """An event as everybody sees it, then as those see it who know more."""
    yield f"[{event.rule.ref}] {texts.event(event.seen_by(None))}"
    for seat in dict.fromkeys(seat for seat, _ in event.private):
        yield f"[{event.rule.ref}] ({texts.seat(seat)}) {texts.event(event.seen_by(seat))}"


def _words(record: Record[Any], entry: Entry, texts: Texts) -> str:
    if isinstance(entry, Answered):
        words = texts.say("play-answered", seat=entry.seat, move=record.game.write(entry.action))
        return f"{words} {texts.say('play-lone', seat=entry.seat)}" if entry.is_lone else words
    return texts.say("play-took-back" if isinstance(entry, TookBack) else "play-rewound", seat=entry.seat)
