"""The board of Flandern 1302 for search: one flat structure, copied whole (in C it is `CBoard`, see `board.pxd`).

Lists go by city (and one more, on which a work is tried out), by city and arms, by kind and shape, by seat, by pile and
card. Sets of lots, cards, cities and kinds are bits.
"""

from __future__ import annotations

from beffroi.fast import blank, blank_reals
from beffroi.fast.memory import Structure
from beffroi.fast.position import Position

MOST_TRIED = 16


class Board(Structure):
    """What stands in the cities, what everybody holds, what is asked, and what is left to do."""

    def __init__(self) -> None:  # noqa: PLR0915 - a field a line
        self.seats = 0
        self.site = blank(8)
        self.is_open = blank(8)
        self.free = blank(8)
        self.built = blank(8)
        self.border = blank(8)
        self.opened = blank(8)
        self.hidden = blank(8)
        self.gates = blank(8)
        self.sites = blank(8)
        self.cathedrals = blank(8)
        self.ones = blank(8)
        self.twos = blank(8)
        self.swallowed = blank(8)
        self.quarters = blank(64)
        self.near = blank(64)
        self.pawns = blank(32)
        self.stock = blank(128)
        self.left = blank(32)
        self.points = blank(8)
        self.place_sets = blank(138)
        self.place_names = blank(138)
        self.site_pawns = 0
        self.builders = 0
        self.guild = 0
        self.city_set = 0
        self.kind_set = 0
        self.as_site = 0
        self.place_count = 0
        self.guilds = blank(4)
        self.influenced = blank(4)
        self.hands = blank(4)
        self.played = blank(4)
        self.influence = blank(4)
        self.gone = blank(4)
        self.piles = blank(32)
        self.first = 0
        self.gold = 0
        self.pile = 0
        self.laid = 0
        self.chosen = blank(4)
        self.phase = 0
        self.mover = 0
        self.queue = blank(4)
        self.queue_count = 0
        self.queue_at = 0
        self.gold_waits = 0
        self.draw_waits = 0
        self.lay_waits = 0
        self.works = 0
        self.shuffled_at = 0
        self.emptied_at = 0
        # What follows is worked out anew whenever it is needed.
        self.interest = blank_reals(8)
        self.strengths = blank_reals(8)
        self.ahead = blank_reals(64)
        self.expected = blank_reals(8)
        self.sums = blank_reals(4)
        self.chances = blank_reals(4)
        self.stakes = blank_reals(8)
        self.is_judged = 0
        self.known = 0
        self.best_move = 0
        self.best_gain = 0.0
        self.tried = blank(MOST_TRIED)
        self.tried_gains = blank_reals(MOST_TRIED)
        self.tried_count = 0


def new(position: Position) -> Board:
    """The board of a position, all blank."""
    board = Board()
    position.memory = board
    return board


def of(board: Board) -> Board:
    """A board that some position looks at."""
    return board
