"""What the facts mean that events, refusals and score lines of Cathedral tell."""

from __future__ import annotations

from beffroi.core.action import Facing, Piece, Square
from beffroi.core.facts import FactTypes


class Facts(FactTypes, total=False):
    """One type for each name, whoever tells it."""

    count: int
    facing: Facing
    facings: tuple[Facing, ...]
    piece: Piece
    pieces: tuple[Piece, ...]
    points: int
    square: Square
    squares: tuple[Square, ...]
