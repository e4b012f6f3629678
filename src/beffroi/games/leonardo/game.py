"""Leonardo, as everybody else sees it."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from beffroi.core.action import Seat
from beffroi.core.choices import Rng
from beffroi.core.game import Game
from beffroi.core.host import LEAVINGS
from beffroi.core.model import articles
from beffroi.core.offer import OpenOffer
from beffroi.core.seen import Seen
from beffroi.core.series import Counting
from beffroi.core.sheet import ScoreSheet
from beffroi.games.leonardo import audit, guess, sheet, terminal, view
from beffroi.games.leonardo.contents import STEPS, floor_of
from beffroi.games.leonardo.facts import Facts
from beffroi.games.leonardo.preparation import preparation_of
from beffroi.games.leonardo.rounds import round_of
from beffroi.games.leonardo.rulebook import ACTIONS, ENDINGS, LeonardoOptions, R
from beffroi.games.leonardo.state import FEWEST_SIDES, Leonardo, empty_city
from beffroi.games.leonardo.trade import opened
from beffroi.games.leonardo.view import View


class LeonardoGame(Game[Leonardo, View, LeonardoOptions]):
    """Families of a Renaissance city buy palaces, collect art, and ruin each other."""

    name = "leonardo"
    seats = (2, 3, 4, 5, 6)
    rules = articles(R)
    steps = STEPS
    actions = ACTIONS
    endings = ENDINGS
    facts = Facts
    state = Leonardo
    options = LeonardoOptions
    longest = 20_000
    is_open = True
    counting: ClassVar[Counting] = "places"
    revision = 2
    landmarks: ClassVar[frozenset[str]] = LEAVINGS | {"allied", "bankrupt"}

    view = staticmethod(view.view)
    audit = staticmethod(audit.audit)
    draw = staticmethod(terminal.draw)

    def settled(self, seats: int, options: LeonardoOptions) -> LeonardoOptions:
        """Between two nobody would be left to play against: there are no alliances."""
        return replace(options, alliances="never") if seats == FEWEST_SIDES else options

    def lay_out(self, seats: tuple[Seat, ...], options: LeonardoOptions) -> Leonardo:
        s = empty_city(seats, options)
        s.floor = floor_of(options)
        s.next(*preparation_of(seats), *round_of(seats))
        return s

    def guess(self, seen: Seen[View], rng: Rng) -> Leonardo:
        seats = tuple(map(Seat, range(len(seen.view.said))))
        return guess.guess(self.lay_out(seats, seen.view.options), seen, rng)

    def open_offers(self, s: Leonardo) -> tuple[OpenOffer, ...]:
        return tuple(opened(s, each) for each in s.offers)

    def sheet(self, seen: Seen[View]) -> ScoreSheet:
        return sheet.sheet(seen, self.state.share)
