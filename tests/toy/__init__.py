"""The Fair: a small game that uses everything of the core that Cathedral does not."""

from tests.toy.game import FairGame

GAME = FairGame()
