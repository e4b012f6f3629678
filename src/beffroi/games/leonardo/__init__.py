"""Leonardo: families of a Renaissance city buy palaces, collect art, and ruin each other."""

from beffroi.games.leonardo.first_edition import FirstLeonardoGame
from beffroi.games.leonardo.game import LeonardoGame

REVISIONS = {1: FirstLeonardoGame(), 2: LeonardoGame()}
GAME = REVISIONS[2]
