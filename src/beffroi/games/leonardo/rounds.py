"""A round, and the end of the last one."""

from __future__ import annotations

from beffroi.core.action import Action, Seat
from beffroi.core.host import AtTheTable, Close, Resign, RunOut, TimeUp
from beffroi.core.model import Given, Refusals, Result, Step, Steps
from beffroi.core.series import places
from beffroi.games.leonardo.art import put_back_works
from beffroi.games.leonardo.count import FinalCount, is_last_round, shares, standing, tell_capitals
from beffroi.games.leonardo.leaving import resign
from beffroi.games.leonardo.negotiation import Negotiate
from beffroi.games.leonardo.rulebook import CLOCKS, R
from beffroi.games.leonardo.state import Leonardo
from beffroi.games.leonardo.turn import TakeTurn


def round_of(sides: tuple[int, ...]) -> Steps:
    """Every side has a turn; then all may negotiate, if another round follows."""
    return (*(TakeTurn(Seat(side)) for side in sides), Negotiate(), EndRound())


class EndRound(Step[Leonardo, Action], frozen=True):
    """Another round follows, unless the number agreed on is played."""

    rule = R.LENGTH

    def then(self, s: Leonardo, answers: Given[Action]) -> None:
        s.said = [0 for _ in s.seats]
        for proposed in s.proposals:
            s.lapse(proposed)
        if s.round == s.options.rounds:
            s.tell(R.LENGTH, "rounds-played", rounds=s.round)
            s.next(FinalCount("rounds"))
            return
        s.round += 1
        s.next(*round_of(s.sides.standing()))


class Table(AtTheTable[Leonardo], frozen=True):
    """Who leaves is out; when time is up the round is finished; a table closed early has no winner."""

    takes = (Resign, RunOut, TimeUp, Close)

    def playing(self, s: Leonardo) -> tuple[Seat, ...]:
        return s.sides.playing()

    def refuse(self, s: Leonardo, seat: Seat, action: Action) -> Refusals:
        if not isinstance(action, TimeUp):
            return super().refuse(s, seat, action)
        if s.options.length not in CLOCKS:
            return (R.LENGTH.no("no-clock"),)
        return (R.LENGTH.no("time-is-up"),) if is_last_round(s) else ()

    def leaves(self, s: Leonardo, leaver: Seat, ending: str) -> None:
        resign(s, leaver)

    def time_is_up(self, s: Leonardo) -> None:
        s.tell(R.LENGTH, "time-up")
        s.agenda = (*s.agenda[:-1], FinalCount("clock"))

    def closes(self, s: Leonardo) -> None:
        close(s)


def close(s: Leonardo) -> None:
    """Nobody wins; all who are still in the game share the first place."""
    tell_capitals(s)
    asked = s.agenda
    s.finish(Result("closed", places(tuple(min(rank, 0) for rank in standing(s))), shares(s)))
    put_back_works(s, asked)
