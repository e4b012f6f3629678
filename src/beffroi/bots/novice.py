"""Novice: lively and sensible; overlooks things, misjudges a little, and does nothing plainly absurd."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from random import Random
from statistics import median_low, pstdev
from typing import Any

from beffroi.bots.bot import Taster, own_seat
from beffroi.bots.evaluation import weigh
from beffroi.core.action import Action
from beffroi.core.choices import Choices
from beffroi.core.seen import Seen

ATTENTION = 0.5
"""How many of the sensible answers a novice notices."""
MISJUDGEMENT = 0.7
"""How far a novice errs on each, in standard deviations of all."""
TALKATIVE = 0.5


class Novice(Taster):
    """Takes the first idea that looks good, as people do in their first games."""

    def choose(self, view: Seen[Any], choices: Choices[Any], rng: Random, budget: float) -> Action:
        s, seat = self.game.guess(view, rng), own_seat(view)
        actions = self.taste.candidates(s, seat, rng)
        noticed = [action for action in actions if rng.random() < ATTENTION] or [rng.choice(actions)]
        return pick(noticed, weigh(self.game, s, seat, noticed), rng)

    def talk(self, view: Seen[Any], rng: Random, budget: float) -> Action | None:
        return super().talk(view, rng, budget) if rng.random() < TALKATIVE else None


def pick(actions: Sequence[Action], values: Sequence[float], rng: Random) -> Action:
    """The answer that seems best at a glance, among those that are no worse than most."""
    usual, error = median_low(values), MISJUDGEMENT * (pstdev(values) or 1.0)
    seeming = [value + rng.gauss(0, error) if value >= usual else -inf for value in values]
    return actions[seeming.index(max(seeming))]
