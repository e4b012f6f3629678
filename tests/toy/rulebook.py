"""The articles of the Fair, its actions and its options."""

from __future__ import annotations

from typing import Literal

from beffroi.core.action import Action, Seat
from beffroi.core.facts import FactTypes
from beffroi.core.game import Options
from beffroi.core.model import TABLE, Rule


class R:
    DRAW = Rule("1")
    BID = Rule("2")
    RAISE = Rule("3")
    SALE = Rule("4")
    RUIN = Rule("5")
    GIFT = Rule("6")
    ALLIANCE = Rule("7")
    END = Rule("8")
    TABLE = TABLE


class Facts(FactTypes, total=False):
    seats: tuple[Seat, ...]


class FairOptions(Options, frozen=True):
    rounds: Literal[2, 3, 4] = 4
    purse: Literal[3, 1_000_000] = 1_000_000
    talk: bool = True


class Draw(Action, frozen=True):
    """Chance gives this card."""

    card: str


class Bid(Action, frozen=True):
    amount: int


class Add(Action, frozen=True):
    """A raise, on top of the first bid."""

    amount: int


class Offer(Action, frozen=True):
    """A gift of money, open until it is taken or its giver seals a bid."""

    to: Seat
    amount: int


class Take(Action, frozen=True):
    """Accept the gift of another seat."""

    giver: Seat


class Propose(Action, frozen=True):
    """Ask another seat to play together from now on."""

    to: Seat


class Join(Action, frozen=True):
    """Say yes to the seat that proposed it."""

    proposer: Seat


ACTIONS = (Draw, Bid, Add, Offer, Take, Propose, Join)
ENDINGS = ("rounds", "last-standing", "clock", "closed")
CARDS = (("10", 1), ("20", 1), ("30", 1))
SAYINGS_A_ROUND = 2
