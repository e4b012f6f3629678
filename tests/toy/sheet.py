"""Where the points of the Fair come from."""

from __future__ import annotations

from beffroi.core.action import Seat
from beffroi.core.seen import Seen
from beffroi.core.sheet import ScoreSheet, SeatScore, line, note
from tests.toy.rulebook import R
from tests.toy.steps import FinalCount
from tests.toy.view import View


def sheet(seen: Seen[View], count: type[FinalCount] = FinalCount) -> ScoreSheet:
    view = seen.view
    seats = tuple(_seat(view, Seat(seat), count) for seat in range(len(view.purses)))
    return ScoreSheet(seats, (note(R.END, "round", round=view.round, rounds=view.options.rounds),))


def _seat(view: View, seat: Seat, count: type[FinalCount]) -> SeatScore:
    if seat not in view.sides.playing():
        return SeatScore((line(R.RUIN, "out", count.out),))
    side = view.sides.of(seat)
    return SeatScore((line(R.SALE, "cards", view.points[side]),), (note(R.BID, "purse", purse=view.purses[side]),))
