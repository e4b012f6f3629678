"""Apprentice: looks one step ahead, carefully, in several guesses of what is hidden."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from statistics import fmean
from time import monotonic
from typing import Any

from beffroi.bots.bot import Taster, own_seat
from beffroi.bots.evaluation import weigh
from beffroi.core.action import Action
from beffroi.core.choices import Choices
from beffroi.core.seen import Seen

GUESSES = 4


class Apprentice(Taster):
    """Takes the answer that is best on average over what may be hidden."""

    def choose(self, view: Seen[Any], choices: Choices[Any], rng: Random, budget: float) -> Action:
        actions, values = self.judge(view, rng, budget)
        best = max(values)
        return rng.choice([action for action, value in zip(actions, values, strict=True) if value == best])

    def judge(self, view: Seen[Any], rng: Random, budget: float) -> tuple[Sequence[Action], list[float]]:
        """The answers worth a thought, and how good each is; when nothing hidden matters, one or two looks do."""
        seat, end = own_seat(view), monotonic() + budget
        first = self.game.guess(view, rng)
        actions = self.taste.candidates(first, seat, rng)
        looks = [weigh(self.game, first, seat, actions)]
        self.is_cut = False
        while len(looks) < GUESSES and len(actions) > 1:
            if monotonic() >= end:
                self.is_cut = True
                break
            other = self.game.guess(view, rng)
            if other == first:
                break
            looks.append(weigh(self.game, other, seat, actions))
            if looks[-1] == looks[0]:
                break
        return actions, [fmean(values) for values in zip(*looks, strict=True)]


class Mute(Apprentice):
    """An apprentice who proposes nothing and only answers: what bargaining is worth is measured against it."""

    def talk(self, view: Seen[Any], rng: Random, budget: float) -> Action | None:
        return self.taste.answer(self.game.guess(view, rng), own_seat(view), rng)
