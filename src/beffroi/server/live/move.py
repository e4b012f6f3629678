"""The contract of a move: decoded strictly, checked, tried on a copy, written down, acknowledged, then shown."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from beffroi.core.action import HOST, Action, Seat
from beffroi.core.codec import codec_of
from beffroi.core.engine import waiting
from beffroi.core.host import Resign, RunOut
from beffroi.core.model import TABLE, BadInput, Refused
from beffroi.server.live.game import Match, Turn, digest
from beffroi.server.live.table import TRIES, Room
from beffroi.server.protocol.frames import Bad, Frame, IdReused, Illegal, Move, Ok, OkDuplicate, Retry, Stale, Undo
from beffroi.server.storage.store import Behind, Unreachable
from beffroi.server.tables.table import come_back

SOON, LATER = 250, 30_000
"""Milliseconds after which a move is to be sent again: when the store did not answer, when the table is frozen."""


class Tried(NamedTuple):
    """A turn that may be written, and under which name and digest its move is to be known."""

    turn: Turn
    move: tuple[str, str] | None = None


Attempt: TypeAlias = Callable[[Match], Tried | Frame | None]
"""Tries something on a game: a turn to be written, the answer when there is none, or nothing to say."""


async def answer(room: Room, seat: Seat, guest: str, frame: Move | Undo, reply: Callable[[Frame], None]) -> None:
    """Answers a guest's move for a seat, whatever it is; it counts when `ok` is said, and only then others see it."""
    said: list[Frame] = []

    def acknowledge() -> None:
        said.append(Ok(frame.move_id))
        reply(said[0])

    try:
        await _sit_again(room, seat, guest)
        refused = await perform(
            room, _while_seated(room, seat, guest, lambda match: _read(match, seat, frame)), acknowledge
        )
    except Unreachable:
        refused = Retry(frame.move_id, "store", SOON)
    if not said:
        reply(refused or _idle(room, frame.move_id))


def _while_seated(room: Room, seat: Seat, guest: str, attempt: Attempt) -> Attempt:
    """The same for a guest who must have the chair when it is his turn, however long he waited for it."""
    return lambda match: attempt(match) if seat in room.plan.seats_of(guest) else Bad("not-your-chair")


async def _sit_again(room: Room, seat: Seat, guest: str) -> None:
    """Whoever moves is back: the bot that stood in leaves."""
    if room.plan.chairs[seat].stand_in is not None:
        await room.change(lambda plan: come_back(plan, guest) if plan.seats_of(guest) else plan)


def _idle(room: Room, move_id: str) -> Frame:
    """What is said where nothing can be played."""
    if room.plan.status == "frozen":
        return Retry(move_id, "frozen", LATER)
    return Illegal(move_id, (TABLE.no("not-asked"),))


async def perform(room: Room, attempt: Attempt, acknowledge: Callable[[], None] = lambda: None) -> Frame | None:
    """Tries something on the game as the log has it, until it is written; a fault freezes this table only."""
    async with room.lock:
        try:
            for _ in range(TRIES):
                tried = await _prepare(room, attempt)
                if not isinstance(tried, Tried):
                    return tried
                if await _write(room, tried, acknowledge):
                    return None
        except Unreachable:
            raise
        except Exception as fault:
            await room.freeze(fault)
            return None
    raise Unreachable("too many are playing at this table")


async def _prepare(room: Room, attempt: Attempt) -> Tried | Frame | None:
    if room.is_behind:
        await room.catch_up()
    return None if room.match is None else attempt(room.match)


async def _write(room: Room, tried: Tried, acknowledge: Callable[[], None]) -> bool:
    try:
        await room.commit(tried.turn, tried.move)
    except Behind:
        return False
    acknowledge()
    room.publish(tried.turn.moments)
    return True


def _read(match: Match, seat: Seat, frame: Move | Undo) -> Tried | Frame:
    """What a frame asks for: something to try, or why not."""
    try:
        action = codec_of(match.game).action(bytes(frame.action)) if isinstance(frame, Move) else None
    except BadInput:
        return Illegal(frame.move_id, (TABLE.no("malformed"),))
    mark = digest(frame.step, action)
    known = match.moves.get((seat, frame.move_id))
    if known is not None:
        return OkDuplicate(frame.move_id) if known == mark else IdReused(frame.move_id)
    turn = try_turn(match, seat, action, frame.step)
    if isinstance(turn, Turn):
        return Tried(turn, (frame.move_id, mark))
    return turn(frame.move_id)


def try_turn(match: Match, seat: Seat, action: Action | None, step: int) -> Turn | Callable[[str], Frame]:
    """A seat answers a step, or takes its answer back; talk is free to come late as long as the rules allow it."""
    state = match.state
    is_late = step != state.opened
    is_talk = action is not None and bool(state.agenda) and type(action) not in state.agenda[0].takes
    if is_late and not is_talk:
        return lambda move_id: Stale(move_id, state.opened)
    turn = Turn(match)
    try:
        _take(turn, seat, action)
    except Refused as refused:
        reasons = refused.refusals
        return lambda move_id: Stale(move_id, state.opened) if is_late else Illegal(move_id, reasons)
    turn.deal()
    return turn


def _take(turn: Turn, seat: Seat, action: Action | None) -> None:
    if action is not None:
        turn.play(seat, action)
    elif turn.record.state.agenda:
        turn.take_back(seat)
    else:
        raise Refused((TABLE.no("game-is-over"),))


async def resign(room: Room, seat: Seat, guest: str) -> tuple[str, ...]:
    """A guest gives up for his chair; says why he cannot."""
    return await _told(room, _while_seated(room, seat, guest, _as_host(Resign(seat))))


async def say_as_host(room: Room, action: Action) -> tuple[str, ...]:
    """The host of the table answers: a resignation, a clock that ran out, the end of the evening."""
    return await _told(room, _as_host(action))


def _as_host(action: Action) -> Attempt:

    def attempt(match: Match) -> Tried | Frame:
        turn = try_turn(match, HOST, action, match.state.opened)
        return Tried(turn) if isinstance(turn, Turn) else turn("")

    return attempt


async def _told(room: Room, attempt: Attempt) -> tuple[str, ...]:
    said = await perform(room, attempt)
    if isinstance(said, Bad):
        return (said.why,)
    return tuple(refusal.why for refusal in said.refusals) if isinstance(said, Illegal) else ()


async def run_out(room: Room) -> None:
    """Ends the time of whoever has none left."""

    def attempt(match: Match) -> Tried | None:
        late = None if room.clock is None or not room.plan.is_playing else room.clock.late()
        if late is None or late not in waiting(match.state):
            return None
        turn = try_turn(match, HOST, RunOut(late), match.state.opened)
        return Tried(turn) if isinstance(turn, Turn) else None

    await perform(room, attempt)
