"""Who answers, what an answer is, and what its fields can mean in every game."""

from __future__ import annotations

from typing import Annotated, NewType, TypeAlias

from msgspec import Meta, Struct

Seat = NewType("Seat", int)
CHANCE, HOST = Seat(-1), Seat(-2)

Square: TypeAlias = Annotated[str, Meta(title="Square")]
"""A square of the board, as players call it."""
Piece: TypeAlias = Annotated[str, Meta(title="Piece")]
Facing: TypeAlias = Annotated[str, Meta(title="Facing")]
Money: TypeAlias = Annotated[int, Meta(title="Money")]


class Action(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """What a seat answers."""


class Placing(Action, frozen=True):
    """An answer that puts a piece on a board of squares: which piece, turned which way, its reference square where."""

    piece: Piece
    facing: Facing
    x: int
    y: int
