"""What becomes of promises: they are kept, broken, or lapse, and everybody is told (section 4, I, 3)."""

from __future__ import annotations

from collections.abc import Mapping

from beffroi.core.action import Seat
from beffroi.core.sheet import PromiseEnding
from beffroi.games.bastide.material import CIRCLE, LEAST_BIDS, MOST_BIDS, PLACINGS, SPARE
from beffroi.games.bastide.state import NOBODY, Bastide, Promise

PROMISE_ENDINGS: Mapping[str, PromiseEnding] = {
    "promise-kept": "kept",
    "promise-broken": "broken",
    "promise-lapsed": "lapsed",
}
"""The events that tell what has become of a promise."""


def promises_of(s: Bastide, seat: Seat) -> tuple[Promise, ...]:
    return tuple(promise for promise in s.promises if promise.seat == seat)


def keep(s: Bastide, seat: Seat, word: str) -> None:
    """A seat does what it may have promised."""
    for promise in promises_of(s, seat):
        if promise.promise == word:
            s.settle(promise, "kept")


def judge_bid(s: Bastide, seat: Seat, total: int) -> None:
    """All that a seat pays for a project is known: it was to be at least so much, or at most."""
    for promise in promises_of(s, seat):
        word = promise.promise
        if word in LEAST_BIDS:
            s.settle(promise, "kept" if total >= LEAST_BIDS[word] else "broken")
        elif word in MOST_BIDS:
            s.settle(promise, "kept" if total <= MOST_BIDS[word] else "broken")


def judge_placing(s: Bastide, seat: Seat, circle: str) -> None:
    """A seat is about to put its next influence; a promise speaks of this one, if its circle is still free."""
    for promise in promises_of(s, seat):
        promised = PLACINGS.get(promise.promise)
        if promised == circle:
            s.settle(promise, "kept")
        elif promised is not None:
            s.settle(promise, "broken" if s.influences[CIRCLE[promised]] == NOBODY else "lapsed")


def judge_strike(s: Bastide, seat: Seat, targets: tuple[str, ...]) -> None:
    """A seat is about to strike: the influences it has promised to leave alone are not to be among its targets."""
    hit = {s.influences[CIRCLE[target]] for target in targets if target in CIRCLE}
    for promise in promises_of(s, seat):
        if promise.promise == SPARE and promise.to in hit:
            s.settle(promise, "broken")


def end_placing(s: Bastide) -> None:
    """The project is over: whoever has put no influence on it could not keep such a promise."""
    for promise in s.promises:
        if promise.promise in PLACINGS:
            s.settle(promise, "lapsed")
