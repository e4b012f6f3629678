"""The board of Leonardo for search: one flat structure, copied whole (in C it is `CBoard`, see `board.pxd`).

Sides, seats and spaces have their numbers of the rulebook; works of art, events and offices are counted from 0 in the
order of their tables.
"""

from __future__ import annotations

from beffroi.fast import blank, blank_reals
from beffroi.fast.memory import Structure
from beffroi.fast.position import Position

SEATS, SPACES, PALACES, WORKS, OFFICES, PILE, STEPS = 6, 32, 23, 9, 8, 16, 64


class Board(Structure):
    """Who sits on which side, what every side has, what lies on the piles, what is left to do, and what is asked."""

    def __init__(self) -> None:  # noqa: PLR0915 - a field a line
        self.side_of = blank(SEATS)
        self.members = blank(SEATS)
        self.speaker = blank(SEATS)
        self.standing = 0
        self.party = blank(SEATS)
        self.purse = blank(SEATS)
        self.soldiers = blank(SEATS)
        self.pawn = blank(SEATS)
        self.home = blank(SEATS)
        self.owner = blank(SPACES + 1)
        self.hung = blank(SPACES + 1)
        """The works in a palace, with a digit of four bits for every value."""
        self.work_count = blank(SPACES + 1)
        self.work_sum = blank(SPACES + 1)
        self.toll = blank(SPACES + 1)
        self.art = blank(WORKS)
        self.art_left = 0
        self.mixed = blank(2)
        self.under = blank(2 * PILE)
        self.under_count = blank(2)
        self.top = blank(2)
        self.office_owner = blank(SPACES + 1)
        self.bought = blank(OFFICES)
        self.bought_count = 0
        self.seats = 0
        self.round = 0
        self.rounds = 0
        self.rolls = 0
        self.judged_at = 0
        """How many rolls are still to come when a rollout of two sides ends."""
        self.may_negotiate = 0
        self.allies_after = 0
        self.has_maximum = 0
        self.no_early_works = 0
        self.may_return = 0
        self.depth = 0
        self.kinds = blank(STEPS)
        """What is left to do: a pile of steps, each with a side, another side and a number."""
        self.actors = blank(STEPS)
        self.others = blank(STEPS)
        self.numbers = blank(STEPS)
        self.front = 0
        """The step in front, and whom it waits for."""
        self.actor = 0
        self.other = 0
        self.number = 0
        self.waiting = 0
        self.answer = blank(SEATS)
        self.sealed = 0
        self.roll_count = 0
        self.roll_set = 0
        self.sale = 0
        self.bidder = blank(SEATS)
        self.bidder_count = 0
        self.best = 0
        self.leader = 0
        # What follows is worked out anew whenever it is needed.
        self.fortune = blank(SEATS)
        self.odds = blank_reals(SEATS)
        self.chances = 0.0
        self.owned = blank(PALACES)
        self.owned_count = 0
        self.is_judged = 0


def new(position: Position) -> Board:
    """The board of a position, all blank."""
    board = Board()
    position.memory = board
    return board


def of(board: Board) -> Board:
    """A board that some position looks at."""
    return board
