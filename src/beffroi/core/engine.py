"""The engine: asks the first step of the agenda, holds the answers, and lets the step happen."""

from __future__ import annotations

from typing import Any

import msgspec

from beffroi.core.action import CHANCE, HOST, Action, Seat
from beffroi.core.choices import Choices, Weighted
from beffroi.core.model import TABLE, Event, Refusal, Refused, S, State, Step


def waiting(s: State) -> tuple[Seat, ...]:
    """The seats whose answer the game is waiting for."""
    if not s.agenda:
        return ()
    return _missing(s, s.agenda[0].asks(s))


def choices(s: State, seat: Seat) -> Choices[Any]:
    """What a seat that is waited for may answer."""
    step = s.agenda[0]
    if seat == CHANCE:
        return Weighted(step.odds(s))
    return step.choices(s, seat)


def floor(s: State, seat: Seat) -> tuple[Choices[Any], ...]:
    """What a seat may say out of turn, one collection for each standing step open to it."""
    return tuple(step.choices(s, seat) for step in s.floor if may_speak(s, step, seat))


def refusals(s: State, seat: Seat, action: Action) -> tuple[Refusal, ...]:
    """All the reasons why a seat may not answer this now; none when it may."""
    if not s.agenda:
        return (TABLE.no("game-is-over"),)
    step = _taker(s, action)
    if step is None:
        return (TABLE.no("not-asked"),)
    if not _may_answer(s, step, seat):
        is_silenced = step is not s.agenda[0] and seat in step.asks(s)
        return (TABLE.no("silent-till-shown") if is_silenced else TABLE.no("not-your-turn"),)
    if not _is_well_formed(action):
        return (TABLE.no("malformed"),)
    if seat == CHANCE:
        return () if action in choices(s, CHANCE) else (TABLE.no("impossible-by-chance"),)
    return step.refuse(s, seat, action)


def objections(s: State, seat: Seat, action: Action) -> tuple[Refusal, ...]:
    """Why a table does not take an answer: it is not legal, or what is said out of turn would lead to nothing now."""
    reasons = refusals(s, seat, action)
    standing = None if reasons or not is_talk(s, action) else _taker(s, action)
    return reasons if standing is None else standing.unheard(s, seat, action)


def play(s: State, seat: Seat, action: Action) -> list[Event]:
    """Answers in place, if it is legal, and returns what happened."""
    reasons = refusals(s, seat, action)
    if reasons:
        raise Refused(reasons)
    told: list[Event] = []
    s.told = told
    advance(s, seat, action)
    s.told = None
    return told


def after(s: S, seat: Seat, action: Action) -> S:
    """The state after a legal answer; the one given stays as it was."""
    draft = s.copy()
    play(draft, seat, action)
    return draft


def advance(s: State, seat: Seat, action: Action) -> None:
    """Answers in place, unchecked: for search, which only plays what it was offered."""
    take_in(s, seat, action)
    run(s)


def take_in(s: State, seat: Seat, action: Action) -> None:
    """Holds an answer, or does at once what was said on the floor; no step happens yet."""
    front = s.agenda[0]
    if type(action) in front.takes:
        _hold(s, front, seat, action)
        return
    standing = _taker(s, action)
    assert standing is not None
    standing.then(s, ((seat, action),))
    _keep_held(s, front)


def run(s: State) -> None:
    """Lets every step happen that waits for nobody, until one does or the game is over."""
    while s.agenda:
        asked = s.agenda[0].asks(s)
        if asked and _missing(s, asked):
            return
        happen(s)


def happen(s: State) -> None:
    """Lets the first step of the agenda happen, with the answers that are held."""
    step, answers = s.agenda[0], s.held
    s.agenda = s.agenda[1:]
    s.held = ()
    s.opened += 1
    step.then(s, answers)


def lone_answer(s: State) -> tuple[Seat, Action] | None:
    """A seat that is waited for and the only answer it can give, where the table may give it for that seat."""
    for seat in waiting(s):
        action = None if seat < 0 else s.agenda[0].lone(s, seat)
        if action is not None:
            return seat, action
    return None


def is_answer(s: State, action: Action) -> bool:
    """Whether an action answers the step being asked; whatever else may be said is talk."""
    return bool(s.agenda) and type(action) in s.agenda[0].takes


def is_talk(s: State, action: Action) -> bool:
    """Whether an action is said out of turn, on the floor, while a step is asked."""
    return bool(s.agenda) and type(action) not in s.agenda[0].takes


def is_sealed(s: State) -> bool:
    """Whether several seats answer at once, each hidden from the others."""
    return bool(s.agenda) and not s.agenda[0].has_open_answers and len(s.agenda[0].asks(s)) > 1


def may_speak(s: State, step: Step[Any, Any], seat: Seat) -> bool:
    """Whether a standing step is open to a seat; who has sealed an answer is silent until it is shown."""
    if seat not in step.asks(s):
        return False
    return seat == HOST or s.agenda[0].has_open_answers or held_answer(s, seat) is None


def has_answered(s: State, seat: Seat) -> bool:
    """Whether a seat has itself answered the step being asked: where answers are hidden, it has sealed one."""
    return any(seat == other for other, _ in s.held)


def may_change(s: State, seat: Seat) -> bool:
    """Whether a seat has sealed an answer itself and is still asked: another answer takes its place."""
    return has_answered(s, seat) and is_sealed(s) and seat in s.agenda[0].asks(s)


def held_answer(s: State, seat: Seat) -> Action | None:
    """What a seat's side has answered so far to the step being asked."""
    side = s.side(seat)
    return next((action for other, action in s.held if s.side(other) == side), None)


def _missing(s: State, asked: tuple[Seat, ...]) -> tuple[Seat, ...]:
    if not s.held:
        return asked
    if len(asked) == 1 and s.held[0][0] == asked[0]:
        return ()
    answered = {s.side(seat) for seat, _ in s.held}
    return tuple(seat for seat in asked if s.side(seat) not in answered)


def _taker(s: State, action: Action) -> Step[Any, Any] | None:
    """The step an action speaks to: the one being asked, or one that stands on the floor."""
    kind = type(action)
    if kind in s.agenda[0].takes:
        return s.agenda[0]
    return next((step for step in s.floor if kind in step.takes), None)


def _may_answer(s: State, step: Step[Any, Any], seat: Seat) -> bool:
    if step is not s.agenda[0]:
        return may_speak(s, step, seat)
    return seat in _missing(s, step.asks(s)) or may_change(s, seat)


def _is_well_formed(action: Action) -> bool:
    """Whether every field has its type; constructors do not look."""
    try:
        msgspec.convert(msgspec.to_builtins(action), type(action))
    except (msgspec.ValidationError, TypeError, OverflowError):
        return False
    return True


def _hold(s: State, step: Step[Any, Any], seat: Seat, action: Action) -> None:
    """Keeps an answer, in seat order, in place of an earlier one of the same seat."""
    asked = step.asks(s)
    if len(asked) == 1:
        s.held = ((seat, action),)
        return
    others = tuple(answer for answer in s.held if answer[0] != seat)
    s.held = tuple(sorted((*others, (seat, action)), key=_by_seat))
    if step.has_open_answers:
        return
    for standing in s.floor:
        standing.hush(s, seat)


def _keep_held(s: State, front: Step[Any, Any]) -> None:
    """After talk: answers belong to the step that was in front, and to seats it still asks."""
    if s.agenda and s.agenda[0] is front:
        asked = front.asks(s)
        s.held = tuple(answer for answer in s.held if answer[0] in asked)
    else:
        s.held = ()
        s.opened += bool(s.agenda)


def _by_seat(answer: tuple[Seat, Action]) -> Seat:
    return answer[0]
