"""The board of Cardinal for search: one flat structure, copied whole (in C it is `CBoard`, see `board.pxd`).

A square is its number in 69 columns; the window is so wide that no town grows out of it. What a square stands beside is
a set of bits: three for the forms, four for the colours.
"""

from __future__ import annotations

from beffroi.fast import blank
from beffroi.fast.memory import Structure
from beffroi.fast.position import Position
from beffroi.games.cardinal.ground import STRIDE

SQUARES = STRIDE * STRIDE
MOST_SEATS, COLOURS, FORMS, MOST_ZONES, MOST_HERE = 4, 4, 4, 512, 8


class Board(Structure):
    """What stands on every square and beside it, who has which colours and markers, and what is asked."""

    def __init__(self) -> None:
        self.on = blank(SQUARES)
        self.beside = blank(SQUARES)
        self.zones = blank(MOST_ZONES)
        """Every free square beside which something stands, in the order in which they came to be so."""
        self.zone_count = 0
        self.stock = blank(COLOURS * FORMS)
        self.own = blank(MOST_SEATS)
        """The colours of every seat, as a set."""
        self.markers = blank(MOST_SEATS * COLOURS)
        self.gone = blank(MOST_SEATS)
        """Who has left: the later, the smaller the number."""
        self.seats = 0
        self.fourth = 0
        """The colour that nobody owns among three."""
        self.taken = 0
        self.last_form = 0
        self.last_colour = 0
        self.building_count = 0
        self.cardinal = 0
        self.phase = 0
        self.mover = 0
        self.first = 0
        self.colours_left = 0
        # What follows is worked out anew whenever it is needed.
        self.found = blank(MOST_HERE)


def new(position: Position) -> Board:
    """The board of a position, all blank."""
    board = Board()
    position.memory = board
    return board


def of(board: Board) -> Board:
    """A board that some position looks at."""
    return board
