"""What an answer would bring, told before it is given, from nothing but what its seat sees."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from msgspec import Struct

from beffroi.core.action import CHANCE, Action, Seat
from beffroi.core.engine import happen, held_answer, is_sealed, refusals, take_in, waiting
from beffroi.core.model import Event, Refusals, State
from beffroi.core.seen import Seen, seen
from beffroi.core.sheet import ScoreSheet

if TYPE_CHECKING:
    from beffroi.core.game import AnyGame

Until: TypeAlias = Literal["sealed", "question", "chance", "hidden", "end"]
"""Where nobody can see further: sealed answers, the next question, a draw, something hidden, the end of the game."""


class Preview(Struct, frozen=True):
    """What an answer would bring up to the first thing that its seat cannot foresee, or why it is refused."""

    refusals: Refusals = ()
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
    return foresee(game, game.guess(known, _First()), known.viewer, action)


def foresee(game: AnyGame, s: State, seat: Seat, action: Action) -> Preview:
    """The same from a position: whether it is true or supposed makes no difference, and a proof says so."""
    if reasons := refusals(s, seat, action):
        return Preview(refusals=reasons)
    events: list[Event] = []
    s = _answered(s, seat, action, events)
    while s.agenda and not waiting(s):
        draft = s.copy()
        draft.told = []
        happen(draft)
        if any(_is_news(event, seat) for event in draft.told):
            return _told(game, s, seat, events, "hidden")
        events += draft.told
        s = draft
    return _told(game, s, seat, events, _until(s, seat))


def _answered(s: State, seat: Seat, action: Action, events: list[Event]) -> State:
    """The position once an answer is held, or something is said; what others have sealed plays no part."""
    draft = s.copy()
    if not s.agenda[0].has_open_answers:
        draft.held = tuple(answer for answer in s.held if s.side(answer[0]) == s.side(seat))
    draft.told = events
    take_in(draft, seat, action)
    return draft


def _is_news(event: Event, seat: Seat) -> bool:
    """Whether an event tells anybody something that was hidden from this seat, or from others."""
    return bool(event.private) or seat in event.uncovers


def _until(s: State, seat: Seat) -> Until:
    if not s.agenda:
        return "end"
    if is_sealed(s) and held_answer(s, seat) is not None:
        return "sealed"
    return "chance" if CHANCE in waiting(s) else "question"


def _told(game: AnyGame, s: State, seat: Seat, events: list[Event], until: Until) -> Preview:
    s.told = None
    return Preview((), tuple(event.seen_by(seat) for event in events), until, game.sheet(seen(game, s, seat)))
