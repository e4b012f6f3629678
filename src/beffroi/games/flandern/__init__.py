"""Flandern 1302: the guilds of Flanders share out the power in six cities."""

from beffroi.games.flandern.first_edition import FirstFlandernGame
from beffroi.games.flandern.game import FlandernGame

REVISIONS = {1: FirstFlandernGame(), 2: FlandernGame()}
GAME = REVISIONS[2]
