"""What the facts mean that events, refusals and score lines of Cardinal tell."""

from __future__ import annotations

from beffroi.core.action import Facing, Piece, Seat, Square
from beffroi.core.facts import FactTypes
from beffroi.games.cardinal.rulebook import Colour


class Facts(FactTypes, total=False):
    """One type for each name, whoever tells it."""

    best: int
    colour: Colour
    colours: tuple[Colour, ...]
    contacts: int
    count: int
    facing: Facing
    facings: tuple[Facing, ...]
    markers: int
    piece: Piece
    pieces: tuple[Piece, ...]
    points: int
    seats: tuple[Seat, ...]
    square: Square
    squares: tuple[Square, ...]
