"""The games that are learnt here."""

from __future__ import annotations

from functools import cache

from examples.learn.boards import GameBoard
from examples.learn.cardinal import CardinalBoard
from examples.learn.cathedral import CathedralBoard

BOARDS: dict[str, type[GameBoard]] = {"cathedral": CathedralBoard, "cardinal": CardinalBoard}


@cache
def board_of(game: str) -> GameBoard:
    return BOARDS[game]()
