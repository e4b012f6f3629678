"""Points by colour: the markers taken, the unused ones of one's own colours, and the colour that counts double."""

from __future__ import annotations

from collections.abc import Iterator

from beffroi.core.action import Seat
from beffroi.core.seen import Seen
from beffroi.core.sheet import ScoreLine, ScoreNote, ScoreSheet, SeatScore, line, note
from beffroi.games.cardinal.count import doubled, unused
from beffroi.games.cardinal.rulebook import R
from beffroi.games.cardinal.view import View


def sheet(seen: Seen[View]) -> ScoreSheet:
    view = seen.view
    seats = (Seat(seat) for seat in range(len(view.colours)))
    return ScoreSheet(tuple(SeatScore(tuple(_lines(view, seat)), _notes(view, seat)) for seat in seats))


def _lines(view: View, seat: Seat) -> Iterator[ScoreLine]:
    left = unused(view.colours[seat], dict(view.supply).__getitem__)
    for (colour, taken), more in zip(view.markers[seat], left, strict=True):
        if taken:
            yield line(R.MARKERS, "taken", taken, colour=colour)
        if more:
            yield line(R.COUNT, "unused", more, colour=colour)
    colour, best = doubled([taken + more for (_, taken), more in zip(view.markers[seat], left, strict=True)])
    if best:
        yield line(R.COUNT, "doubled", best, colour=colour)


def _notes(view: View, seat: Seat) -> tuple[ScoreNote, ...]:
    return (note(R.TABLE, "has-left"),) if seat in view.leavers else ()
