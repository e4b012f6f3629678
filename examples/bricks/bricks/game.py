"""Bricks, as everybody else sees it."""

from __future__ import annotations

from beffroi.core.action import Seat
from beffroi.core.game import Game
from beffroi.core.model import articles, hold
from beffroi.core.picture import Picture, Words
from beffroi.core.seen import Seen
from beffroi.core.sheet import ScoreSheet, SeatScore, line, note
from bricks import view
from bricks.rulebook import ENDINGS, BricksOptions, R, Take
from bricks.state import Bricks
from bricks.steps import STEPS, Table, TakeBricks
from bricks.view import View


class BricksGame(Game[Bricks, View, BricksOptions]):
    """Two to four masons empty one pile; whoever takes the last brick wins."""

    name = "bricks"
    seats = (2, 3, 4)
    rules = articles(R)
    steps = STEPS
    actions = (Take,)
    endings = ENDINGS
    state = Bricks
    options = BricksOptions
    longest = 21
    is_open = True

    guess = staticmethod(view.guess)
    view = staticmethod(view.view)

    def lay_out(self, seats: tuple[Seat, ...], options: BricksOptions) -> Bricks:
        s = Bricks(seats=seats, options=options, pile=options.pile, taken=[0 for _ in seats])
        s.floor = (Table(),)
        s.next(TakeBricks(seats[0]))
        return s

    def audit(self, s: Bricks) -> None:
        hold(s.pile >= 0 and min(s.taken) >= 0 and s.pile + sum(s.taken) == s.options.pile, "brick-lost")

    def sheet(self, seen: Seen[View]) -> ScoreSheet:
        seats = tuple(SeatScore((line(R.TAKE, "taken", taken),)) for taken in seen.view.taken)
        return ScoreSheet(seats, (note(R.PILE, "pile", pile=seen.view.pile),))

    def draw(self, view: View, words: Words) -> Picture:
        rows = [[(f"{words.seat(Seat(seat))}: {taken}", f"seat{seat}")] for seat, taken in enumerate(view.taken)]
        return [[("▅" * view.pile or "–", "wall")], *rows]
