"""The board of Bastide for search: one flat structure, copied whole (in C it is `CBoard`, see `board.pxd`).

Lists go by seat, by seat and tile, by tile, by religious building, by facing, by English value, by card. Sets of places
are bits.
"""

from __future__ import annotations

from beffroi.fast import blank, blank_reals
from beffroi.fast.memory import Structure
from beffroi.fast.position import Position


class Board(Structure):
    """What stands in the town, what everybody has, what is asked, and what is left to do."""

    def __init__(self) -> None:  # noqa: PLR0915 - a field a line
        self.seats = 0
        self.playing = blank(5)
        self.player_count = 0
        self.money = blank(5)
        self.stock = blank(5)
        self.road = blank(5)
        self.hands = blank(40)
        self.bag = blank(6)
        self.bag_size = 0
        self.own = blank(5)
        self.taken = 0
        self.houses = 0
        self.covered = 0
        self.pieces = blank(4)
        self.bound = blank(2)
        self.camp = blank(8)
        self.camp_size = 0
        self.cards = blank(3)
        self.card_points = blank(3)
        self.chest = 0
        self.turn = 0
        self.active = 0
        self.idle = 0
        self.has_bank = 0
        self.phase = 0
        self.mover = 0
        self.initiator = 0
        self.project = 0
        self.before = 0
        self.pledge = 0
        self.sealed = blank(5)
        self.sealed_count = 0
        self.bids = blank(5)
        self.added = blank(5)
        self.rounds_added = blank(5)
        self.has_one_raise = 0
        self.queue = blank(20)
        self.queue_length = 0
        self.queue_place = 0
        self.moulon = 0
        self.tax = 0
        self.tied_share = blank(5)
        self.tied_back = blank(5)
        self.raider = 0
        self.sign = 0
        # What follows is worked out anew whenever it is needed.
        self.pools = blank(2)
        self.sure = blank_reals(5)
        self.court = blank_reals(5)
        self.pulls = blank_reals(5)
        self.french_wins = blank_reals(5)
        self.english_wins = blank_reals(5)
        self.fall = 0.0
        self.is_judged = 0


def new(position: Position) -> Board:
    """The board of a position, all blank."""
    board = Board()
    position.memory = board
    return board


def of(board: Board) -> Board:
    """A board that some position looks at."""
    return board
