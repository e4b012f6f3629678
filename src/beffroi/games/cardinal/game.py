"""Cardinal, as everybody else sees it."""

from __future__ import annotations

from beffroi.core.action import Action, Seat
from beffroi.core.game import Game, Options
from beffroi.core.model import articles
from beffroi.games.cardinal import audit, notation, sheet, terminal, view
from beffroi.games.cardinal.facts import Facts
from beffroi.games.cardinal.ground import square_name
from beffroi.games.cardinal.material import COLOURS, MOST_BUILDINGS
from beffroi.games.cardinal.rulebook import ACTIONS, ENDINGS, R
from beffroi.games.cardinal.state import Cardinal, empty_table
from beffroi.games.cardinal.steps import STEPS, Table, WhoBegins
from beffroi.games.cardinal.view import View


class CardinalGame(Game[Cardinal, View, Options]):
    """Architects build a town around a cathedral; there is nothing to agree on."""

    name = "cardinal"
    seats = (2, 3, 4)
    rules = articles(R)
    steps = STEPS
    actions = ACTIONS
    endings = ENDINGS
    facts = Facts
    state = Cardinal
    options = Options
    longest = len(COLOURS) + 2 * MOST_BUILDINGS + 1
    is_open = True
    seals_answers = False

    guess = staticmethod(view.guess)
    view = staticmethod(view.view)
    audit = staticmethod(audit.audit)
    sheet = staticmethod(sheet.sheet)
    draw = staticmethod(terminal.draw)
    square = staticmethod(square_name)
    write = staticmethod(notation.write_move)
    write_position = staticmethod(notation.write_position)
    read_position = staticmethod(notation.read_position)

    def lay_out(self, seats: tuple[Seat, ...], options: Options) -> Cardinal:
        s = empty_table(seats)
        s.floor = (Table(),)
        s.next(WhoBegins())
        return s

    def read(self, text: str) -> Action:
        return notation.read_placing(text) or super().read(text)
