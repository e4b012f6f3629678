"""Cathedral: two sides build a city around one Cathedral."""

from beffroi.games.cathedral.first_edition import FirstCathedralGame
from beffroi.games.cathedral.game import CathedralGame

REVISIONS = {1: FirstCathedralGame(), 2: CathedralGame()}
GAME = REVISIONS[2]
