"""Flandern 1302, as everybody else sees it."""

from __future__ import annotations

from beffroi.core.action import Seat
from beffroi.core.game import Game
from beffroi.core.model import articles
from beffroi.games.flandern import audit, guess, sheet, terminal, view
from beffroi.games.flandern.city import City
from beffroi.games.flandern.facts import Facts
from beffroi.games.flandern.material import (
    ACTION_CARDS,
    CITIES,
    CORPORATIONS,
    FULL_STOCK,
    INFLUENCE_CARDS,
)
from beffroi.games.flandern.rulebook import ACTIONS, ENDINGS, REVISION, FlandernOptions, R
from beffroi.games.flandern.state import NOBODY, TWO, Flandern
from beffroi.games.flandern.steps import FLOOR, STEPS, whole_game
from beffroi.games.flandern.view import View


class FlandernGame(Game[Flandern, View, FlandernOptions]):
    """The guilds of Flanders fill six cities with their quarters."""

    name = "flandern"
    seats = (2, 3, 4)
    rules = articles(R)
    steps = STEPS
    actions = ACTIONS
    endings = ENDINGS
    facts = Facts
    state: type[Flandern] = Flandern
    options = FlandernOptions
    revision = REVISION
    longest = 600

    view = staticmethod(view.view)
    guess = staticmethod(guess.guess)
    audit = staticmethod(audit.audit)
    sheet = staticmethod(sheet.sheet)
    draw = staticmethod(terminal.draw)

    def lay_out(self, seats: tuple[Seat, ...], options: FlandernOptions) -> Flandern:
        for_two = len(seats) == TWO
        s = Flandern(
            seats=seats,
            guilds=[NOBODY for _ in seats],
            influenced=[NOBODY for _ in seats],
            cities=[City(name) for name in CITIES],
            stock=list(FULL_STOCK),
            hands=[ACTION_CARDS for _ in seats],
            played=[() for _ in seats],
            influence=[0 if for_two else INFLUENCE_CARDS for _ in seats],
            points=[0 for _ in CORPORATIONS],
            piles=[],
        )
        s.floor = FLOOR
        s.next(*whole_game(for_two=for_two))
        return s
