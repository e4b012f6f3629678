"""Flandern 1302: the guilds of Flanders share out the power in six cities."""

from beffroi.games.flandern.game import FlandernGame

REVISIONS = {1: FlandernGame()}
GAME = REVISIONS[1]
