"""A bot that plays Bricks between two without a mistake."""

from __future__ import annotations

from random import Random
from typing import Any

from beffroi import Bot
from beffroi.core.action import Action
from beffroi.core.choices import Choices
from beffroi.core.seen import Seen
from bricks.rulebook import MOST_AT_ONCE, Take


class Mason(Bot):
    """Leaves a multiple of four whenever that is possible; at other games it answers by chance."""

    def choose(self, view: Seen[Any], choices: Choices[Any], rng: Random, budget: float) -> Action:
        if self.game.name == "bricks" and (surplus := view.view.pile % (MOST_AT_ONCE + 1)):
            return Take(surplus)
        answer: Action = choices.sample(rng)
        return answer
