"""What bots of every level and hints answer all through a game, in a word a game and level."""

from __future__ import annotations

import hashlib
import json
import sys
from math import inf
from random import Random
from typing import Any
from unittest.mock import patch

from beffroi.bots.hint import hints
from beffroi.bots.levels import LEVELS, bot_named
from beffroi.bots.searcher import Searcher
from beffroi.core.action import Action
from beffroi.core.codec import encode
from beffroi.core.engine import choices, waiting
from beffroi.core.seen import Seen, seen
from beffroi.games import NAMES, find
from tests.support.cases import Case, walk

SEED, LOOKS, SIMULATIONS = 11, 4, 48


def views(case: Case) -> list[Seen[Any]]:
    """What the seats asked see, now and then in a random game."""
    asked = [(ply.before, ply.seat) for ply in walk(case, SEED) if ply.seat >= 0 and ply.seat in waiting(ply.before)]
    return [seen(case.game, s, seat) for s, seat in asked[:: max(1, len(asked) // LOOKS)]]


def answer(case: Case, level: str, view: Seen[Any]) -> bytes:
    rng = Random(SEED)
    if level == "hint":
        return encode(hints(case.game, view, rng, budget=inf))
    assert view.viewer is not None
    offered = choices(case.game.guess(view, rng), view.viewer)
    action: Action = bot_named(level, case.game).choose(view, offered, rng, inf)
    return encode(action)


def digests(*, is_backward: bool) -> dict[str, str]:
    """The same views in their order or from the last to the first, so that what is remembered of others shows."""
    told = {}
    for case in [Case(find(name), max(find(name).seats), find(name).options()) for name in NAMES]:
        shown = views(case)
        for level in (*LEVELS, "hint"):
            answers = [answer(case, level, view) for view in (shown[::-1] if is_backward else shown)]
            in_order = answers[::-1] if is_backward else answers
            told[f"{case.game.name} {level}"] = hashlib.sha256(b"\n".join(in_order)).hexdigest()
    return told


def main() -> None:
    """Prints the words, as JSON."""
    with patch.object(Searcher, "simulations_from", return_value=SIMULATIONS):
        print(json.dumps(digests(is_backward="backward" in sys.argv)))
