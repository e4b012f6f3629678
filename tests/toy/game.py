"""The Fair, as the core sees it."""

from __future__ import annotations

from beffroi.core.action import Seat
from beffroi.core.game import Game
from beffroi.core.model import articles, hold
from beffroi.core.picture import Picture, Words
from beffroi.core.pile import Pile
from beffroi.core.seen import Seen
from beffroi.core.sheet import ScoreSheet
from beffroi.core.sides import Sides
from tests.toy import sheet, view
from tests.toy.rulebook import ACTIONS, CARDS, ENDINGS, Facts, FairOptions, R
from tests.toy.state import Fair
from tests.toy.steps import STEPS, Alliances, Gifts, Table, round_of
from tests.toy.view import View


class FairGame(Game[Fair, View, FairOptions]):
    name = "fair"
    seats = (2, 3, 4)
    rules = articles(R)
    steps = STEPS
    actions = ACTIONS
    endings = ENDINGS
    facts = Facts
    state = Fair
    options = FairOptions
    revision = 2
    longest = 64

    guess = staticmethod(view.guess)
    view = staticmethod(view.view)

    def lay_out(self, seats: tuple[Seat, ...], options: FairOptions) -> Fair:
        s = Fair(
            seats=seats,
            options=options,
            sides=Sides.of_one(seats),
            purses=[options.purse for _ in seats],
            points=[0 for _ in seats],
            said=[0 for _ in seats],
            pile=Pile(CARDS),
            first=Seat(0),
        )
        s.floor = (Gifts(), Alliances(), Table())
        s.next(*round_of())
        return s

    def audit(self, s: Fair) -> None:
        hold(sum(s.purses) + s.paid == s.options.purse * len(s.seats), "money-lost")
        hold(min(s.purses) >= 0, "money-lost")
        for card, count in CARDS:
            hold(s.pile.count(card) + (s.card == card) == count, "card-lost", card=card)

    def sheet(self, seen: Seen[View]) -> ScoreSheet:
        return sheet.sheet(seen)

    def draw(self, view: View, words: Words) -> Picture:
        return [
            [(f"{seat}: {purse} ({points})", f"seat{seat}")]
            for seat, (purse, points) in enumerate(zip(view.purses, view.points, strict=True))
        ]
