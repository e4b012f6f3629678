"""Bastide: the Jurade of a new town builds it together, and each member for himself."""

from beffroi.games.bastide.game import BastideGame

REVISIONS = {1: BastideGame()}
GAME = REVISIONS[1]
