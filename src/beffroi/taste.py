"""Taste: what a bot considers, says and gives as reasons in a game; never a rule."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, ClassVar, Generic

from msgspec import Struct

from beffroi.core.action import Action, Seat
from beffroi.core.choices import Choices, Rng
from beffroi.core.engine import advance, choices
from beffroi.core.model import Fact, Facts, S

MOST_CANDIDATES = 64
"""More answers than this are not all looked at."""


class Reason(Struct, frozen=True):
    """One thing that speaks for an answer; `why` is a key that the game's texts translate as `why-…`."""

    why: str
    facts: Facts = {}


def because(why: str, **facts: Fact) -> Reason:
    return Reason(why, facts)


class Taste(Generic[S]):
    """What a bot thinks of in one game; positions are guesses of a seat, so nothing here knows a secret."""

    fallbacks: ClassVar[frozenset[str]] = frozenset()
    """Reasons that are given for want of any other."""

    def worth(self, s: S, seat: Seat) -> float:
        """How good a position is for a seat, finished ones too; only said by games whose fast core has no policy."""
        raise NotImplementedError

    def candidates(self, s: S, seat: Seat, rng: Rng) -> Sequence[Action]:
        """The answers worth a thought: all when they are few, some by chance when they are many."""
        return few_of(choices(s, seat), rng)

    def tempting(self, s: S, seat: Seat, rng: Rng) -> Sequence[Action]:
        """The answers worth a thought to whoever would break their word for them."""
        return self.candidates(s, seat, rng)

    def weigh(self, s: S, seat: Seat, actions: Sequence[Action]) -> list[float]:
        """How good each answer is: the worth of what comes of it, unless a game knows a shorter way."""
        return [self.worth(played(s, seat, action), seat) for action in actions]

    def say(self, s: S, seat: Seat, rng: Rng, said: Collection[Action] = ()) -> Action | None:
        """Something worth saying out of turn now: an answer to what lies open, something new, or nothing."""
        return self.counter(s, seat, rng, said) or self.answer(s, seat, rng) or self.offer(s, seat, rng, said)

    def answer(self, s: S, seat: Seat, rng: Rng) -> Action | None:
        """What to say to an offer that others have made, if anything."""
        return None

    def counter(self, s: S, seat: Seat, rng: Rng, said: Collection[Action] = ()) -> Action | None:
        """Other terms for the offer that would be answered next, if it would be declined and these gain for both."""
        return None

    def offer(self, s: S, seat: Seat, rng: Rng, said: Collection[Action] = ()) -> Action | None:
        """Something to propose to others that has not been said before in this game, or nothing."""
        return None

    def overture(self, s: S, seat: Seat, rng: Rng, said: Collection[Action] = ()) -> Action | None:
        """Something to propose before the others think of it, as those do who look far ahead; or nothing."""
        return None

    def gambit(self, s: S, seat: Seat, rng: Rng, said: Collection[Action] = ()) -> Action | None:
        """Something to propose that may decide the game at once, as only those do who play to win; or nothing."""
        return None

    def reasons(self, s: S, seat: Seat, action: Action) -> tuple[Reason, ...]:
        """What speaks for an answer, the weightiest first."""
        return ()


def few_of(offered: Choices[Any], rng: Rng, most: int = MOST_CANDIDATES) -> tuple[Action, ...]:
    """All of some choices when they are few, else different ones by chance."""
    if len(offered) <= most:
        return tuple(offered)
    return tuple(dict.fromkeys(offered.sample(rng) for _ in range(most)))


def played(s: S, seat: Seat, action: Action) -> S:
    """The position after an answer that is known to be legal; the one given stays as it was."""
    draft = s.copy()
    advance(draft, seat, action)
    return draft
