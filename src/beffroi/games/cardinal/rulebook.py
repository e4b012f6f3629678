"""The articles of Cardinal, by the numbers of its rulebook, its actions and its endings."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta

from beffroi.core.action import Action, Placing, Seat
from beffroi.core.model import TABLE, Rule

Colour: TypeAlias = Annotated[str, Meta(title="Colour")]


class R:
    """One name an article; their words are in `rules.fr.md` and `rules.en.md`."""

    MATERIAL = Rule("II")
    SETUP = Rule("III")
    TURN = Rule("IV")
    BUILD = Rule("IV.1")
    LAW_1 = Rule("L1")
    LAW_2 = Rule("L2")
    LAW_3 = Rule("L3")
    LAW_4 = Rule("L4")
    LAW_5 = Rule("L5")
    LAW_6 = Rule("L6")
    LAW_7 = Rule("L7")
    MARKERS = Rule("IV.2")
    CARDINAL = Rule("IV.3")
    END = Rule("V")
    COUNT = Rule("V.1")
    WINNER = Rule("V.2")
    TWO = Rule("VI")
    THREE = Rule("VII")
    TABLE = TABLE


class Begins(Action, frozen=True):
    """Chance draws the seat that begins."""

    seat: Seat


class TakeColour(Action, frozen=True):
    """Take the buildings of a colour."""

    colour: Colour


class Build(Placing, frozen=True, cache_hash=True):  # a town is remembered by its buildings
    """Put a building on the table."""


class TakeMarker(Action, frozen=True):
    """Take a marker of a colour for the first building, which earns none."""

    colour: Colour


class Move(Placing, frozen=True):
    """Put the Cardinal on a building zone."""


class Leave(Action, frozen=True):
    """Leave the Cardinal where it stands."""


ACTIONS = (Begins, TakeColour, Build, TakeMarker, Move, Leave)
ENDINGS = ("most-points", "tie-broken", "draw", "resigned", "clock", "closed")
