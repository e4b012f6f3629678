"""Cardinal, as everybody else sees it."""

from __future__ import annotations

from beffroi.core.action import Action, Seat
from beffroi.core.choices import Rng
from beffroi.core.game import Game, Options
from beffroi.core.model import articles
from beffroi.core.picture import Picture, Words
from beffroi.core.seen import Seen
from beffroi.core.sheet import ScoreSheet
from beffroi.games.cardinal import audit, notation, sheet, terminal, view
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
    state = Cardinal
    options = Options
    longest = len(COLOURS) + 2 * MOST_BUILDINGS + 1
    is_open = True

    def lay_out(self, seats: tuple[Seat, ...], options: Options) -> Cardinal:
        s = empty_table(seats)
        s.floor = (Table(),)
        s.next(WhoBegins())
        return s

    def view(self, s: Cardinal, viewer: Seat | None) -> View:
        return view.view(s)

    def guess(self, seen: Seen[View], rng: Rng) -> Cardinal:
        return view.guess(seen, rng)

    def audit(self, s: Cardinal) -> None:
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
        return notation.read_placing(text) or super().read(text)

    def write_position(self, s: Cardinal) -> str:
        return notation.write_position(s)

    def read_position(self, text: str) -> Cardinal:
        return notation.read_position(text)
