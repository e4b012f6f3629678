"""Cathedral, as everybody else sees it."""

from __future__ import annotations

from beffroi.core.action import Action, Seat
from beffroi.core.choices import Rng
from beffroi.core.game import Game
from beffroi.core.model import articles
from beffroi.core.picture import Picture, Words
from beffroi.core.seen import Seen
from beffroi.core.sheet import ScoreSheet
from beffroi.games.cathedral import audit, notation, sheet, terminal, view
from beffroi.games.cathedral.material import square_name
from beffroi.games.cathedral.rulebook import (
    DARK,
    ENDINGS,
    MOST_PLIES,
    REVISION,
    Build,
    Capture,
    CathedralOptions,
    Leave,
    R,
)
from beffroi.games.cathedral.state import Cathedral, empty_city
from beffroi.games.cathedral.steps import STEPS, PlaceBuilding, PlaceCathedral, Table
from beffroi.games.cathedral.view import View


class CathedralGame(Game[Cathedral, View, CathedralOptions]):
    """Two sides build a city around one Cathedral."""

    name = "cathedral"
    seats = (2,)
    rules = articles(R)
    steps = STEPS
    actions = (Build, Capture, Leave)
    endings = ENDINGS
    state = Cathedral
    options = CathedralOptions
    revision = REVISION
    longest = 2 * MOST_PLIES
    is_open = True
    fewest_wins = True

    def lay_out(self, seats: tuple[Seat, ...], options: CathedralOptions) -> Cathedral:
        s = empty_city(options)
        s.floor = (Table(),)
        s.next(PlaceBuilding(DARK))
        if not options.lehmann_woods:
            s.next(PlaceCathedral())
        return s

    def view(self, s: Cathedral, viewer: Seat | None) -> View:
        return view.view(s)

    def guess(self, seen: Seen[View], rng: Rng) -> Cathedral:
        return view.guess(seen, rng)

    def audit(self, s: Cathedral) -> None:
        audit.audit(s)

    def sheet(self, seen: Seen[View]) -> ScoreSheet:
        return sheet.sheet(seen)

    def draw(self, view: View, words: Words) -> Picture:
        return terminal.draw(view, words)

    def square(self, x: int, y: int) -> str:
        return square_name(x, y)

    def write(self, action: Action) -> str:
        return notation.write_move(action)

    def read(self, text: str) -> Action:
        return notation.read_move(text)

    def write_position(self, s: Cathedral) -> str:
        return notation.write_position(s)

    def read_position(self, text: str) -> Cathedral:
        return notation.read_position(text)
