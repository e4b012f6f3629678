"""Bastide: the Jurade of a new town builds it together, and each member for himself."""

from beffroi.games.bastide.first_edition import FirstBastideGame
from beffroi.games.bastide.game import BastideGame

REVISIONS = {1: FirstBastideGame(), 2: BastideGame()}
GAME = REVISIONS[2]
