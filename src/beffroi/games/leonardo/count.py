"""Who has won."""

from __future__ import annotations

from beffroi.core.action import Action
from beffroi.core.model import Given, Result, Step
from beffroi.core.series import places
from beffroi.core.sides import OUT
from beffroi.games.leonardo.rulebook import R
from beffroi.games.leonardo.state import Leonardo


def is_last_round(s: Leonardo) -> bool:
    """Whether the capitals are counted once this round is over."""
    return s.round == s.options.rounds or (bool(s.agenda) and isinstance(s.agenda[-1], FinalCount))


class FinalCount(Step[Leonardo, Action], frozen=True):
    """The side that is left alone wins, or the one with the greatest capital when the time is over."""

    rule = R.WINNER
    ending: str

    def then(self, s: Leonardo, answers: Given[Action]) -> None:
        tell_capitals(s)
        ranks = places(standing(s))
        winners = tuple(seat for seat in s.seats if ranks[seat] == 1)
        if self.ending == "last-standing":
            s.tell(R.WINNER, "alone", seats=winners)
        else:
            s.tell(R.WINNER, "richest", seats=winners, florins=capitals(s)[winners[0]])
        s.finish(Result(self.ending, ranks, shares(s)))


def capitals(s: Leonardo) -> tuple[int, ...]:
    """The capital of every seat's side; who is out has none."""
    playing = s.sides.playing()
    return tuple(s.capital(s.side(seat)) if seat in playing else 0 for seat in s.seats)


def shares(s: Leonardo) -> tuple[int, ...]:
    """The points of every seat: allies divide their capital."""
    sides = [s.sides.of(seat) for seat in s.seats]
    return tuple(0 if side == OUT else s.share(s.capital(side), len(s.members(side))) for side in sides)


def standing(s: Leonardo) -> tuple[int, ...]:
    """What ranks the seats: their capital, and below it, for those who are out, how long they held out."""
    ranks = list(capitals(s))
    for order, seats in enumerate(s.left):
        for seat in seats:
            ranks[seat] = order - len(s.left)
    return tuple(ranks)


def tell_capitals(s: Leonardo) -> None:
    """Every side still in the game counts what it has."""
    for side in s.sides.standing():
        held = s.holdings(side)
        s.tell(
            R.WINNER,
            "capital",
            seat=side,
            purse=held.florins,
            palaces=held.palaces,
            works=held.works,
            offices=held.offices,
            points=sum(held),
        )
