"""What the fast cores and the search of an installation answer, in a word a game: compiled or not, it is the same."""

from __future__ import annotations

import hashlib
import json
from random import Random

from beffroi.compiled import is_compiled
from beffroi.core.action import CHANCE
from beffroi.core.chance import draw
from beffroi.core.engine import advance, choices, waiting
from beffroi.core.game import AnyGame
from beffroi.fast.position import asked_of, moves_of, share_of, step, value_of
from beffroi.games import NAMES, fast_of, find
from beffroi.search.search import Budget, search
from tests.support.effort import effort

SEED = 1302
GAMES = effort(5, 40)
AFTER = (0, 4, 16, 64)
"""After how many decisions a search is made."""
ENDLESS = 1.0e9


def digest(game: AnyGame, seats: int) -> str:
    """All legal lists, hopes and results of a random game, and some searches along it."""
    rng, told = Random(SEED), hashlib.sha256()
    s = game.setup(seats)
    position, decisions = fast_of(game)(s), 0
    while asked := waiting(s):
        if asked[0] == CHANCE:
            drawn = draw(s, rng)
            position.answer_for_chance(drawn)
            advance(s, CHANCE, drawn)
            continue
        told.update(repr((asked_of(position), sorted(moves_of(position)))).encode())
        told.update(repr([value_of(position, seat) for seat in s.seats]).encode())
        if decisions in AFTER:
            told.update(repr(search([position], asked[0], Budget(GAMES, ENDLESS), decisions).opinions).encode())
        decisions += 1
        action = choices(s, asked[0]).sample(rng)
        step(position, position.move(action))
        advance(s, asked[0], action)
    told.update(repr([share_of(position, seat) for seat in s.seats]).encode())
    return told.hexdigest()


def digests() -> dict[str, str]:
    return {f"{name} {seats}": digest(find(name), seats) for name in NAMES for seats in find(name).seats}


def main() -> None:
    """Prints whether they are compiled, and the words, as JSON."""
    print(json.dumps({"compiled": is_compiled(), "digests": digests()}))
