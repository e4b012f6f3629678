"""Cathedral: two sides build a city around one Cathedral."""

from beffroi.games.cathedral.game import CathedralGame

REVISIONS = {1: CathedralGame()}
GAME = REVISIONS[1]
