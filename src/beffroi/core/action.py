"""Who answers, and what an answer is."""

from __future__ import annotations

from typing import NewType

from msgspec import Struct

Seat = NewType("Seat", int)
CHANCE, HOST = Seat(-1), Seat(-2)


class Action(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """What a seat answers."""


class Placing(Action, frozen=True):
    """An answer that puts a piece on a board of squares: which piece, turned which way, its reference square where."""

    piece: str
    facing: str
    x: int
    y: int
