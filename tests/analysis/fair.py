"""The Fair with known truths: in its last round everybody answers by chance, so that all that can come is counted."""

from __future__ import annotations

from functools import cache
from random import Random
from statistics import fmean
from typing import Any

from beffroi.analysis.valuer import Answers, Chances, shares_of
from beffroi.core.action import CHANCE, Action, Seat
from beffroi.core.codec import codec_of, encode
from beffroi.core.engine import after, choices, waiting
from beffroi.core.model import State
from beffroi.core.record import Record
from beffroi.core.seen import Seen
from tests.core.positions import ANN
from tests.toy import GAME
from tests.toy.rulebook import Add, Bid, Draw, FairOptions
from tests.toy.state import Fair

LAST = FairOptions(rounds=2, purse=3, talk=True)
GUESSES = 12


def last_round(seats: int = 2) -> Fair:
    """Nobody has any points, everybody three coins, and one card is still to be sold."""
    s = GAME.setup(seats, LAST)
    s.round = 2
    return s


def played(*answers: tuple[Seat, Action], s: Fair | None = None) -> Record[Fair]:
    record = Record(GAME, s or last_round())
    for seat, action in answers:
        record.play(seat, action)
    return record


def sold(card: str, ann: int, bob: int, *raises: tuple[Seat, int]) -> Record[Fair]:
    """The last round: this card, these bids, and these raises."""
    bids = ((CHANCE, Draw(card)), (ANN, Bid(ann)), (Seat(1), Bid(bob)))
    return played(*bids, *((seat, Add(amount)) for seat, amount in raises))


@cache
def counted(position: bytes) -> Chances:
    """How likely every seat wins when everybody answers by chance from here."""
    s = codec_of(GAME).state(position)
    if s.result is not None:
        return shares_of(s.result)
    seat = waiting(s)[0]
    odds = s.agenda[0].odds(s) if seat == CHANCE else [(action, 1) for action in choices(s, seat)]
    total = sum(weight for _, weight in odds)
    brought = [(counted(encode(after(s, seat, action))), weight / total) for action, weight in odds]
    return tuple(sum(chances[each] * weight for chances, weight in brought) for each in s.seats)


class CountingValuer:
    """Knows the truth, but reads it badly: every look is as far from it as the dice say."""

    def __init__(self, noise: float = 0.0) -> None:
        self.noise = noise

    def chances(self, s: State, seed: int, effort: float) -> Chances:
        error = Random(f"{seed}/{encode(s)!r}").gauss(0, self.noise) if self.noise and not s.result else 0.0
        ann, *others = counted(encode(s))
        return (ann + error, *(other - error / len(others) for other in others))

    def levelled(self, s: State, seed: int, effort: float) -> Chances:
        return self.chances(s, seed, effort)

    def best(self, view: Seen[Any], seed: int, effort: float) -> Action:
        assert view.viewer is not None
        rng = Random(seed)
        guesses = [GAME.guess(view, rng) for _ in range(GUESSES)]
        answers: list[Action] = list(choices(guesses[0], view.viewer))
        return max(answers, key=lambda action: fmean(self.brought(s, view.viewer, action) for s in guesses))

    def brought(self, s: State, seat: Seat | None, action: Action) -> float:
        assert seat is not None
        return counted(encode(after(s, seat, action)))[seat]

    def expected(self, s: State, seed: int, effort: float) -> Answers:
        rng = Random(seed)
        return tuple((seat, choices(s, seat).sample(rng)) for seat in waiting(s))
