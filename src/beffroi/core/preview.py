"""What an answer would bring, told before it is given, from nothing but what its seat sees."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from msgspec import Struct

from beffroi.core.action import CHANCE, Action, Seat
from beffroi.core.engine import happen, held_answer, is_answer, is_sealed, refusals, take_in, waiting
from beffroi.core.model import Event, Refusals, State
from beffroi.core.seen import Seen, seen
from beffroi.core.sheet import ScoreNote, ScoreSheet

if TYPE_CHECKING:
    from beffroi.core.game import AnyGame

Until: TypeAlias = Literal["sealed", "question", "chance", "hidden", "end"]
"""Where nobody can see further: sealed answers, the next question, a draw, something hidden, the end of the game."""


class Preview(Struct, frozen=True):
    """What an answer would bring up to the first thing that its seat cannot foresee, or why it is refused."""

    refusals: Refusals = ()
    notes: tuple[ScoreNote, ...] = ()
    """What it fixes by itself, whatever others answer."""
    events: tuple[Event, ...] = ()
    until: Until | None = None
    sheet: ScoreSheet | None = None
    """The score sheet as it would then stand."""


class _First:
    """Chance that always takes the first possibility: nothing that depends on it is told."""

    def randrange(self, _stop: int, /) -> int:
        return 0


def preview(game: AnyGame, known: Seen[Any], action: Action) -> Preview:
    """What an answer of the viewer would bring, as far as what they see decides it."""
    assert known.viewer is not None, "a spectator answers nothing"
    return foresee(game, suppose(game, known), known.viewer, action)


def suppose(game: AnyGame, known: Seen[Any]) -> State:
    """A whole position that agrees with what a viewer sees, always the same one."""
    supposed: State = game.guess(known, _First())
    return supposed


def foresee(game: AnyGame, s: State, seat: Seat, action: Action) -> Preview:
    """The same from a position: whether it is true or supposed makes no difference, and a proof says so."""
    if reasons := refusals(s, seat, action):
        return Preview(refusals=reasons)
    events: list[Event] = []
    then, until = _run(_answered(s, seat, action, events), seat, events)
    return Preview(
        notes=s.agenda[0].fixes(s, seat, action) if is_answer(s, action) else (),
        events=tuple(event.seen_by(seat) for event in events),
        until=until,
        sheet=game.sheet(seen(game, then, seat)),
    )


def leads_on(s: State, seat: Seat, action: Action) -> bool:
    """Whether a legal answer leads at once to a question to the same seat, as far as that seat can foresee."""
    then, until = _run(_answered(s, seat, action, []), seat, [])
    return until == "question" and seat in waiting(then)


def _answered(s: State, seat: Seat, action: Action, events: list[Event]) -> State:
    """The position once an answer is held, or something is said; what others have sealed plays no part."""
    draft = s.copy()
    if not s.agenda[0].has_open_answers:
        draft.held = tuple(answer for answer in s.held if s.side(answer[0]) == s.side(seat))
    draft.told = events
    take_in(draft, seat, action)
    draft.told = None
    return draft


def _run(s: State, seat: Seat, events: list[Event]) -> tuple[State, Until]:
    """Lets steps happen as long as a seat can foresee them, and tells why it ends there."""
    while s.agenda and not waiting(s):
        draft, told = s.copy(), list[Event]()
        draft.told = told
        happen(draft)
        if any(event.private or seat in event.uncovers for event in told):
            return s, "hidden"
        draft.told = None
        events += told
        s = draft
    return s, _until(s, seat)


def _until(s: State, seat: Seat) -> Until:
    if not s.agenda:
        return "end"
    if is_sealed(s) and held_answer(s, seat) is not None:
        return "sealed"
    return "chance" if CHANCE in waiting(s) else "question"
