"""Cathedral, as everybody else sees it."""

from __future__ import annotations

from beffroi.core.action import Seat
from beffroi.core.game import Game
from beffroi.core.model import articles
from beffroi.games.cathedral import audit, notation, sheet, terminal, view
from beffroi.games.cathedral.facts import Facts
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
    facts = Facts
    state = Cathedral
    options = CathedralOptions
    revision = REVISION
    longest = 2 * MOST_PLIES
    is_open = True
    seals_answers = False
    fewest_wins = True
    easier_seat = DARK

    guess = staticmethod(view.guess)
    view = staticmethod(view.view)
    audit = staticmethod(audit.audit)
    sheet = staticmethod(sheet.sheet)
    draw = staticmethod(terminal.draw)
    square = staticmethod(square_name)
    write = staticmethod(notation.write_move)
    read = staticmethod(notation.read_move)
    write_position = staticmethod(notation.write_position)
    read_position = staticmethod(notation.read_position)

    def lay_out(self, seats: tuple[Seat, ...], options: CathedralOptions) -> Cathedral:
        s = empty_city(options)
        s.floor = (Table(),)
        s.next(PlaceBuilding(DARK))
        if not options.lehmann_woods:
            s.next(PlaceCathedral())
        return s
