"""The squares that count in the end, and the buildings that no longer fit anywhere."""

from __future__ import annotations

from beffroi.core.action import Seat
from beffroi.core.model import Result
from beffroi.core.seen import Seen
from beffroi.core.sheet import ScoreLine, ScoreNote, ScoreSheet, SeatScore, line, note
from beffroi.games.cathedral.material import area_of
from beffroi.games.cathedral.placements import PLANS, Placements
from beffroi.games.cathedral.rulebook import DARK, LIGHT, R
from beffroi.games.cathedral.state import free_squares, opponent
from beffroi.games.cathedral.view import View


def sheet(seen: Seen[View]) -> ScoreSheet:
    return ScoreSheet(tuple(_seat(seen.view, seat, seen.result) for seat in (LIGHT, DARK)))


def _seat(view: View, seat: Seat, result: Result | None) -> SeatScore:
    return SeatScore((_line(view, seat, result),), _notes(view, seat) if result is None else ())


def _line(view: View, seat: Seat, result: Result | None) -> ScoreLine:
    """The unplaced squares, unless somebody has left and they do not count."""
    unplaced = view.unplaced[seat]
    if result is None or result.points[seat] == unplaced:
        pieces = tuple(piece for piece, count in view.stock[seat] for _ in range(count))
        return line(R.POINTS, "unplaced", unplaced, pieces=pieces)
    charged = result.points[seat]
    return line(R.TABLE, "charged", charged) if charged else line(R.TABLE, "spared", charged)


def _notes(view: View, seat: Seat) -> tuple[ScoreNote, ...]:
    """In how many ways a side can go on, and what it can place no more."""
    covered = area_of(name for building in view.buildings for name in building.squares)
    free = free_squares(covered, area_of(view.territory[opponent(seat)]))
    places = Placements(PLANS[seat], tuple(count for _, count in view.stock[seat]), free)
    fitting = {turn.piece for turn, _ in places.fits}
    homeless = tuple(piece for piece, count in view.stock[seat] for _ in range(count) if piece not in fitting)
    notes = (note(R.BUILD, "placements", count=len(places)),)
    return (*notes, note(R.END, "homeless", pieces=homeless)) if homeless else notes
