"""How everybody's promises ended: a position forgets them, so they are kept from what the record tells."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from beffroi.core.action import Seat
from beffroi.core.game import AnyGame
from beffroi.core.model import Event
from beffroi.core.record import Record
from beffroi.core.sheet import PromiseLine, ScoreSheet


class EndedPromises(Struct, frozen=True):
    """How the promises of every seat ended, oldest first."""

    by_seat: tuple[tuple[PromiseLine, ...], ...]

    def after(self, game: AnyGame, events: Sequence[Event]) -> EndedPromises:
        """The same once these events have happened."""
        ended = [event for event in events if event.what in game.promise_endings]
        if not ended:
            return self
        return EndedPromises(
            tuple(
                (*known, *(_line(game, event) for event in ended if event.facts["seat"] == Seat(seat)))
                for seat, known in enumerate(self.by_seat)
            )
        )

    def on(self, sheet: ScoreSheet) -> ScoreSheet:
        """A score sheet on which they stand, before the promises that are still open."""
        if not any(self.by_seat):
            return sheet
        seats = (
            replace(score, promises=(*ended, *score.promises))
            for score, ended in zip(sheet.seats, self.by_seat, strict=True)
        )
        return replace(sheet, seats=tuple(seats))


def _line(game: AnyGame, event: Event) -> PromiseLine:
    return PromiseLine(game.promise_endings[event.what], event)


def no_promises(seats: int) -> EndedPromises:
    """Nobody's promises have ended yet."""
    return EndedPromises(((),) * seats)


def ended_promises(record: Record[Any]) -> EndedPromises:
    """Replays a record and finds how promises ended; what was taken back never happened."""
    again = record.restarted()
    known = [no_promises(len(record.start.seats))]
    for entry in record.entries:
        back_to = again.goes_back_to(entry)
        known.append(known[back_to].after(record.game, again.replay(entry)))
    return known[-1]
