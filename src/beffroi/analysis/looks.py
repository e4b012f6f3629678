"""Looks: independent estimates of positions and answers, the same for the same record in whatever order."""

from __future__ import annotations

from hashlib import blake2b
from random import Random

from msgspec import Struct

from beffroi.analysis.estimate import Estimate, estimate
from beffroi.analysis.passages import answered
from beffroi.analysis.valuer import Answers, Chances, Valuer
from beffroi.core.action import Action, Seat
from beffroi.core.codec import fingerprint
from beffroi.core.engine import waiting
from beffroi.core.game import AnyGame
from beffroi.core.model import State
from beffroi.core.seen import seen


class Depth(Struct, frozen=True, forbid_unknown_fields=True):
    """How thoroughly a position is looked at."""

    looks: int
    """How many independent looks make an estimate."""
    effort: float
    """How many times a journeyman's simulations are made in each."""
    search: float
    """The same for the search for the best answer."""


class Looks:
    """Looks at the positions of one game."""

    def __init__(self, game: AnyGame, valuer: Valuer, depth: Depth, name: str) -> None:
        """Looks of another `name` are independent of these."""
        self.game, self.valuer, self.depth, self.name = game, valuer, depth, name

    def chances(self, s: State) -> tuple[Estimate, ...]:
        """How likely every seat wins, from what really was."""
        return together([self.valuer.chances(s, seed, self.depth.effort) for seed in self.seeds(s)])

    def known(self, s: State, seat: Seat) -> Estimate:
        """How likely a seat wins, from what it could know."""
        return estimate([self.chance(self.guess(s, seat, seed), seat, seed) for seed in self.seeds(s)])

    def best(self, s: State, seat: Seat) -> Action:
        """What a seat had best answer, from what it could know."""
        return self.valuer.best(seen(self.game, s, seat), seed_of(s, self.name), self.depth.search)

    def fall(self, s: State, seat: Seat, played: Action, better: Action) -> Estimate:
        """How much less likely a seat wins by one answer than by another, from what it could know.

        Both are looked at in the same guesses, with the same dice and the same answers of whoever is asked with it.
        """
        looks = []
        for seed in self.seeds(s):
            guess = self.guess(s, seat, seed)
            others = self.others(guess, seat, seed)
            with_better, with_played = (
                self.chance(answered(guess, ((seat, action), *others)), seat, seed) for action in (better, played)
            )
            looks.append(with_better - with_played)
        return estimate(looks)

    def chance(self, s: State, seat: Seat, seed: int) -> float:
        return self.valuer.chances(s, seed, self.depth.effort)[seat]

    def guess(self, s: State, seat: Seat, seed: int) -> State:
        """A position that a seat could take for the true one."""
        if self.game.is_open:
            return s
        guess: State = self.game.guess(seen(self.game, s, seat), Random(seed))
        return guess

    def others(self, s: State, seat: Seat, seed: int) -> Answers:
        """What the other sides that are asked at the same time may answer."""
        others = [other for other in waiting(s) if s.side(other) != s.side(seat)]
        expected = self.valuer.expected(s, seed, self.depth.effort) if others else ()
        return tuple((other, action) for other, action in expected if other in others)

    def seeds(self, s: State) -> list[int]:
        return [seed_of(s, f"{self.name}/{look}") for look in range(self.depth.looks)]


def together(looks: list[Chances]) -> tuple[Estimate, ...]:
    """The estimates for every seat."""
    return tuple(estimate(values) for values in zip(*looks, strict=True))


def seed_of(s: State, name: str) -> int:
    """A number that depends on nothing but a position and a name."""
    return int.from_bytes(blake2b(f"{fingerprint(s)}/{name}".encode(), digest_size=4).digest(), "big")
