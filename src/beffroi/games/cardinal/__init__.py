"""Cardinal: architects build a town around a cathedral, under seven laws and the eye of a Cardinal."""

from beffroi.games.cardinal.game import CardinalGame

REVISIONS = {1: CardinalGame()}
GAME = REVISIONS[1]
