"""The Fair: a small game that uses everything of the core that Cathedral does not."""

from tests.toy.first_edition import FirstFairGame
from tests.toy.game import FairGame

REVISIONS = {1: FirstFairGame(), 2: FairGame()}
GAME = REVISIONS[2]
