"""Bricks: a whole game in one folder, as Beffroi finds it when this package is installed."""

from beffroi.core.revisions import Revisions
from bricks.game import BricksGame

REVISIONS: Revisions = {1: BricksGame()}
