"""Random: every legal answer is as likely as the others; the measure of all things."""

from __future__ import annotations

from random import Random as Dice
from typing import Any

from beffroi.bots.bot import Bot
from beffroi.core.action import Action
from beffroi.core.choices import Choices
from beffroi.core.seen import Seen


class Random(Bot):
    """Knows the rules and nothing else."""

    def choose(self, view: Seen[Any], choices: Choices[Any], rng: Dice, budget: float) -> Action:
        action: Action = choices.sample(rng)
        return action
