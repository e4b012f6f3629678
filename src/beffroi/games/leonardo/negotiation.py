"""The end of a round, when people talk."""

from __future__ import annotations

from beffroi.core.action import Seat
from beffroi.core.choices import Choices, Listed
from beffroi.core.model import Given, Step
from beffroi.core.sheet import ScoreNote, note
from beffroi.games.leonardo.count import is_last_round
from beffroi.games.leonardo.prospects import is_alliance_possible
from beffroi.games.leonardo.rulebook import Done, R
from beffroi.games.leonardo.state import Leonardo

DONE = Listed((Done(),))


class Negotiate(Step[Leonardo, Done], frozen=True):
    """If another round follows all may negotiate, until every side says it is done; offers stand till then."""

    rule = R.TRADE
    takes = (Done,)
    has_open_answers = True

    def asks(self, s: Leonardo) -> tuple[Seat, ...]:
        has_a_subject = s.options.negotiations or is_alliance_possible(s)
        return s.sides.playing() if has_a_subject and not is_last_round(s) else ()

    def choices(self, s: Leonardo, seat: Seat) -> Choices[Done]:
        return DONE

    def fixes(self, s: Leonardo, seat: Seat, action: Done) -> tuple[ScoreNote, ...]:
        done = {s.side(each) for each, _ in s.held} | {s.side(seat)}
        talking = tuple(each for each in self.asks(s) if s.side(each) not in done)
        return (note(R.TRADE, "still-talking", seats=talking),) if talking else ()

    def then(self, s: Leonardo, answers: Given[Done]) -> None:
        for offered in s.offers:
            s.lapse(offered)


def is_open(s: Leonardo) -> bool:
    return bool(s.agenda) and isinstance(s.agenda[0], Negotiate)
