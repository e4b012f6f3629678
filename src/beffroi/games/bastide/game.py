"""Bastide, as everybody else sees it."""

from __future__ import annotations

from beffroi.core.action import Seat
from beffroi.core.game import Game
from beffroi.core.model import articles
from beffroi.core.offer import OpenOffer
from beffroi.core.seen import Seen
from beffroi.core.sheet import ScoreSheet
from beffroi.games.bastide import audit, guess, sheet, terminal, view
from beffroi.games.bastide.ending import MOST_TURNS
from beffroi.games.bastide.facts import Facts
from beffroi.games.bastide.promises import PROMISE_ENDINGS
from beffroi.games.bastide.rulebook import ACTIONS, ENDINGS, BastideOptions, R
from beffroi.games.bastide.state import Bastide, empty_town
from beffroi.games.bastide.steps import FLOOR, STEPS
from beffroi.games.bastide.talk import opened
from beffroi.games.bastide.turn import preparation
from beffroi.games.bastide.view import View

MOST_DECISIONS_A_TURN = 40
"""Bids, raises, influences and offers of five seats; money is far too short for more."""


class BastideGame(Game[Bastide, View, BastideOptions]):
    """Three to five members of the Jurade build a new town."""

    name = "bastide"
    seats = (3, 4, 5)
    rules = articles(R)
    steps = STEPS
    actions = ACTIONS
    endings = ENDINGS
    facts = Facts
    promise_endings = PROMISE_ENDINGS
    state = Bastide
    options = BastideOptions
    revision = 2
    longest = MOST_TURNS * MOST_DECISIONS_A_TURN

    view = staticmethod(view.view)
    guess = staticmethod(guess.guess)
    audit = staticmethod(audit.audit)
    draw = staticmethod(terminal.draw)

    def lay_out(self, seats: tuple[Seat, ...], options: BastideOptions) -> Bastide:
        s = empty_town(seats, options)
        s.floor = FLOOR
        s.next(*preparation(seats))
        return s

    def open_offers(self, s: Bastide) -> tuple[OpenOffer, ...]:
        return tuple(map(opened, s.offers))

    def sheet(self, seen: Seen[View]) -> ScoreSheet:
        return sheet.sheet(seen)
