"""The board of Cathedral for search: one flat structure, copied whole (in C it is `CBoard`, see `board.pxd`).

Sets of squares are bits, as in `material`. A hand is 0 for Light, 1 for Dark, 2 for the Cathedral.
"""

from __future__ import annotations

from beffroi.fast import blank
from beffroi.fast.memory import Structure
from beffroi.fast.position import Position

SEATS, HANDS, KINDS, MOST_BUILDINGS = 2, 3, 16, 16
MOST_TURNS, MOST_NARROWINGS, MOST_PARTS, MOST_PENDING = 32, 64, 64, 8


class Board(Structure):
    """What stands where, who has what in stock, and what is asked."""

    def __init__(self) -> None:
        self.covered = blank(SEATS)
        self.territory = blank(SEATS)
        self.cathedral = 0
        self.church = 0
        """Whether the Cathedral waits, stands or was captured."""
        self.stock = blank(SEATS * KINDS)
        self.unplaced = blank(SEATS)
        """The squares of the buildings in stock."""
        self.buildings = blank(SEATS * MOST_BUILDINGS)
        self.building_kind = blank(SEATS * MOST_BUILDINGS)
        self.built = blank(SEATS)
        self.has_built = blank(SEATS)
        self.plies = 0
        self.phase = 0
        self.mover = 0
        self.pending = blank(MOST_PENDING)
        """Buildings just enclosed, about whose capture the mover is still to be asked."""
        self.pending_count = 0
        self.guard = 0
        self.always = 0
        # What follows is worked out anew whenever it is needed.
        self.sets = blank(MOST_NARROWINGS + 1)
        self.counts = blank(MOST_TURNS)
        self.parts = blank(MOST_PARTS)
        self.part_count = 0


def new(position: Position) -> Board:
    """The board of a position, all blank."""
    board = Board()
    position.memory = board
    return board


def of(board: Board) -> Board:
    """A board that some position looks at."""
    return board
