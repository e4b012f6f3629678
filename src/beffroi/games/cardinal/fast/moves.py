"""The moves of Cardinal as numbers: every building on every square, then the Cardinal's squares, then the rest.

A building is 4 times its colour plus its form, and PLACE_DOWN for a place that points down.
"""

from __future__ import annotations

from typing import Any

from beffroi.core.action import Action
from beffroi.games.cardinal.fast.board import SQUARES
from beffroi.games.cardinal.ground import REACH, STRIDE
from beffroi.games.cardinal.material import COLOUR_NUMBER, COLOUR_OF, COLOURS, FORM_OF, FORMS
from beffroi.games.cardinal.rulebook import Build, Leave, Move, TakeColour, TakeMarker

PLACE, PLACE_DOWN = 2, 3
CARDINAL_MOVE = 16 * SQUARES
STAY = CARDINAL_MOVE + SQUARES
COLOUR_MOVE = STAY + 1
MARKER_MOVE = COLOUR_MOVE + len(COLOURS)
MOVE_COUNT = MARKER_MOVE + len(COLOURS)


def meaning(move: int) -> Action:
    """What a move means in the rulebook."""
    if move >= MARKER_MOVE:
        return TakeMarker(COLOURS[move - MARKER_MOVE])
    if move >= COLOUR_MOVE:
        return TakeColour(COLOURS[move - COLOUR_MOVE])
    if move >= CARDINAL_MOVE:
        return Leave() if move == STAY else Move("CA", "n", *square_at(move - CARDINAL_MOVE))
    turned, square = divmod(move, SQUARES)
    name = FORMS[min(turned % 4, PLACE)]
    return Build(name + COLOURS[turned // 4], "e" if turned % 4 == PLACE_DOWN else "n", *square_at(square))


def number_of(action: Any) -> int:
    """The move that an action of the rulebook is."""
    match action:
        case TakeColour():
            return COLOUR_MOVE + COLOUR_NUMBER[action.colour]
        case TakeMarker():
            return MARKER_MOVE + COLOUR_NUMBER[action.colour]
        case Move():
            return CARDINAL_MOVE + square_number(action.x, action.y)
        case Build():
            return number_of_build(action)
    return STAY


def number_of_build(build: Build) -> int:
    form = PLACE_DOWN if build.facing == "e" else FORMS.index(FORM_OF[build.piece])
    return (4 * COLOUR_NUMBER[COLOUR_OF[build.piece]] + form) * SQUARES + square_number(build.x, build.y)


def square_number(x: int, y: int) -> int:
    return STRIDE * (y + REACH) + x + REACH


def square_at(number: int) -> tuple[int, int]:
    y, x = divmod(number, STRIDE)
    return x - REACH, y - REACH
