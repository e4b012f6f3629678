"""What happened, by name."""

from __future__ import annotations

from beffroi.core.model import Event, Facts


def told(events: list[Event], what: str) -> list[Facts]:
    """The facts of every event of this name."""
    return [event.facts for event in events if event.what == what]
