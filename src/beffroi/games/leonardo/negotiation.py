"""The end of a round, when people talk."""

from __future__ import annotations

from beffroi.core.action import Seat
from beffroi.core.choices import Choices, Listed
from beffroi.core.model import Given, Step
from beffroi.games.leonardo.rulebook import Done, R
from beffroi.games.leonardo.state import Leonardo

DONE = Listed((Done(),))


class Negotiate(Step[Leonardo, Done], frozen=True):
    """At the end of a round all may negotiate, until every side says it is done."""

    rule = R.TRADE
    takes = (Done,)

    def asks(self, s: Leonardo) -> tuple[Seat, ...]:
        is_open = s.options.negotiations or (s.options.alliances and s.can_ally())
        return s.sides.playing() if is_open else ()

    def choices(self, s: Leonardo, seat: Seat) -> Choices[Done]:
        return DONE

    def then(self, s: Leonardo, answers: Given[Done]) -> None:
        s.offers = ()


def is_open(s: Leonardo) -> bool:
    return bool(s.agenda) and isinstance(s.agenda[0], Negotiate)
