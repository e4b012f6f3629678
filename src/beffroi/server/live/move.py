"""One move, from the frame a guest sends to what everybody is shown: decode, attempt, commit, publish.

Whoever plays (a guest, a bot, the host of the table, a clock that ran out) brings a `Proposal`, and `play` takes it
through the phases. It holds the lock of the table all the while, so moves are played one after the other. When another
process has written first, the log is read and the proposal is attempted again on the game as it then stands.
"""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from itertools import pairwise

from msgspec.structs import replace

from beffroi.core.action import Action, Seat
from beffroi.core.codec import codec_of
from beffroi.core.engine import is_answer, is_talk, objections
from beffroi.core.entry import Answered
from beffroi.core.game import AnyGame
from beffroi.core.host import Close
from beffroi.core.model import TABLE, BadInput, Refusal, Refused
from beffroi.core.preview import leads_on
from beffroi.server.live.attempt import Attempt, NamedMove, digest, own_side
from beffroi.server.live.clock import wall_clock
from beffroi.server.live.faults import contended
from beffroi.server.live.game import LiveGame
from beffroi.server.live.publishing import show_table, show_transitions
from beffroi.server.live.table import TRIES, LiveTable, next_edition
from beffroi.server.live.timekeeping import clock_after
from beffroi.server.protocol.frames import Bad, Frame, IdReused, Illegal, Move, Ok, OkDuplicate, Retry, Stale, Undo
from beffroi.server.storage.store import Unreachable, WriteConflict
from beffroi.server.tables.seating import come_back
from beffroi.server.tables.table import Table

SOON, LATER = 250, 30_000
"""Milliseconds after which a move is to be sent again: when the store did not answer, when the table is frozen."""


class NotPlayed(Exception):
    """A proposal that is not played; nothing has changed."""


class OutOfStep(NotPlayed):
    """What it answers is no longer asked; the step that is asked now has another id."""

    def __init__(self, step: int) -> None:
        super().__init__(step)
        self.step = step


class AgainstRules(NotPlayed):
    """The rules refuse it, for all these reasons."""

    def __init__(self, refusals: tuple[Refusal, ...]) -> None:
        super().__init__(refusals)
        self.refusals = refusals


class NotCounted(NotPlayed):
    """It is not for this guest, or not for the first time; whoever sent it is told so."""

    def __init__(self, told: Frame) -> None:
        super().__init__(type(told).__name__)
        self.told = told


class Proposal(ABC):
    """Something somebody wants to be played."""

    @abstractmethod
    def attempt(self, live: LiveTable, game: LiveGame) -> Attempt | None:
        """Tries it on the game as the log has it; nothing when there is nothing to be played any more."""

    def acknowledge(self) -> None:  # noqa: B027 - most have nobody to tell
        """It is on disk; nobody else has seen it yet."""


async def play(live: LiveTable, proposal: Proposal) -> bool:
    """Takes a proposal through the phases, and says whether it counts; a fault freezes this table only."""
    async with live.lock:
        try:
            return await _play(live, proposal)
        except (Unreachable, NotPlayed):
            raise
        except Exception as fault:
            await live.freeze(fault)
            return False


async def _play(live: LiveTable, proposal: Proposal) -> bool:
    for _ in range(TRIES):
        if live.is_behind:
            await live.catch_up()
        before = live.table
        tried = None if live.game is None else proposal.attempt(live, live.game)
        if tried is None:
            return False
        try:
            await commit(live, tried)
        except WriteConflict:
            continue
        proposal.acknowledge()
        publish(live, tried, before)
        return True
    raise contended(table=live.id)


# The four phases


def decode(rules: AnyGame, frame: Move | Undo) -> tuple[Action, ...]:
    """What a frame asks for, read strictly by the codec of the game; nothing, to take the last answer back."""
    answers = (frame.action, *frame.then) if isinstance(frame, Move) else ()
    try:
        return tuple(codec_of(rules).action(bytes(answer)) for answer in answers)
    except BadInput:
        raise AgainstRules((TABLE.no("malformed"),)) from None


def attempt(game: LiveGame, seat: Seat, action: Action | None, step: int) -> Attempt:
    """Plays it on a copy, with what chance answers to it; talk may come late as long as the rules allow it."""
    is_late = not game.question.is_put_to(seat, step) if action is not None else step != game.state.opened
    if is_late and (action is None or not is_talk(game.state, action)):
        raise OutOfStep(game.state.opened)
    tried = Attempt(game)
    try:
        _hear(game, seat, action)
        _take(tried, seat, action)
    except Refused as refused:
        raise OutOfStep(game.state.opened) if is_late else AgainstRules(refused.refusals) from None
    tried.deal()
    return tried


def _hear(game: LiveGame, seat: Seat, action: Action | None) -> None:
    """Refuses also what rules allow to be said, but would lead to nothing now."""
    if action is not None and (reasons := objections(game.state, seat, action)):
        raise Refused(reasons)


def attempt_all(game: LiveGame, seat: Seat, actions: Sequence[Action], step: int) -> Attempt:
    """Plays an answer and those to the questions that follow at once; if one of them is refused, none is played.

    Where something hidden lies between, nothing further is taken: to be refused would tell it, and costs nothing.
    """
    tried, before = attempt(game, seat, actions[0] if actions else None, step), game.state
    for number, (last, action) in enumerate(pairwise(actions), start=1):
        is_foreseen = len(tried.transitions) == number and leads_on(before, seat, last)
        before = tried.record.state
        if not is_foreseen or not is_answer(before, action):
            raise AgainstRules((TABLE.no("not-asked"),))
        _go_on(tried, seat, action)
    return tried


def _go_on(tried: Attempt, seat: Seat, action: Action) -> None:
    try:
        tried.play(seat, action)
    except Refused as refused:
        raise AgainstRules(refused.refusals) from None
    tried.deal()


async def commit(live: LiveTable, tried: Attempt) -> None:
    """Writes it into the log, then takes it in; `WriteConflict` when another process was faster."""
    assert live.game is not None
    clock = clock_after(live.clock, live.table, tried)
    table = _table_after(live.table, tried)
    entries = tried.entries(wall_clock(), None if clock is None else clock.kept(tried.answered))
    try:
        if table is live.table:
            await live.store.append(live.id, entries)
        else:
            await live.store.change(table, entries)
    except BaseException:
        live.is_behind = True
        raise
    live.game.adopt(tried)
    live.clock, live.table = clock, table


def publish(live: LiveTable, played: Attempt, before: Table) -> None:
    """Shows everybody what happened, as far as they may see it, and tells bots and other processes."""
    live.touched = time.monotonic()
    show_transitions(live, played.transitions)
    if not live.table.is_playing or live.table.asks_back != before.asks_back:
        show_table(live)
    live.tell_changed()


def _take(tried: Attempt, seat: Seat, action: Action | None) -> None:
    if action is not None:
        tried.play(seat, action)
    elif tried.record.state.agenda:
        tried.take_back(seat)
    else:
        raise Refused((TABLE.no("game-is-over"),))


def _table_after(table: Table, tried: Attempt) -> Table:
    """The table, with who was helped by a bot, and with the result once there is one."""
    after = table
    if tried.answered in table.absent and tried.answered not in table.helped:
        after = replace(after, helped=(*after.helped, tried.answered))
    if not tried.record.state.agenda:
        last = tried.record.entries[-1]
        is_closed = isinstance(last, Answered) and isinstance(last.action, Close)
        status = "closed" if is_closed else "over"
        after = replace(after, status=status, result=tried.record.state.result, away=after.absent)
    if after.asks_back is not None and after.asks_back.step != tried.question.number:
        after = replace(after, asks_back=None)
    return table if after is table else next_edition(after)


# What a guest sends


class GuestMove(Proposal):
    """A frame of a guest for a seat; the guest must have the seat when it is played, however long that took."""

    def __init__(self, seat: Seat, guest: str, frame: Move | Undo, reply: Callable[[Frame], None]) -> None:
        self.seat = seat
        self.guest = guest
        self.frame = frame
        self.is_answered = False
        self._reply = reply

    def attempt(self, live: LiveTable, game: LiveGame) -> Attempt:
        if self.seat not in live.table.seats_of(self.guest):
            raise NotCounted(Bad("not-your-seat"))
        actions = decode(game.rules, self.frame)
        move = NamedMove(self.frame.move_id, digest(self.frame.step, actions))
        self._check_new(game, move)
        self._check_change(game, actions)
        tried = attempt_all(game, self.seat, actions, self.frame.step)
        tried.move = move
        return tried

    def _check_new(self, game: LiveGame, move: NamedMove) -> None:
        """A move that was counted is not counted again, and its name is good for no other."""
        known = game.moves.get((self.seat, move.id))
        if known is not None:
            raise NotCounted(OkDuplicate(move.id) if known == move.digest else IdReused(move.id))

    def _check_change(self, game: LiveGame, actions: Sequence[Action]) -> None:
        if not game.is_final_for(self.seat) or not game.state.agenda:
            return
        if not actions or own_side(game.state, self.seat, actions[0]) is not None:
            raise AgainstRules((TABLE.no("answers-are-final"),))

    def acknowledge(self) -> None:
        self.answer(Ok(self.frame.move_id))

    def answer(self, frame: Frame) -> None:
        """Says once what has become of it."""
        if not self.is_answered:
            self.is_answered = True
            self._reply(frame)


async def answer(live: LiveTable, move: GuestMove) -> None:
    """Answers a guest's move, whatever it is; it counts when `ok` is said, and only then others see it."""
    try:
        await _sit_again(live, move.seat, move.guest)
        await play(live, move)
        move.answer(_idle(live, move.frame.move_id))
    except NotPlayed as reason:
        move.answer(_told(reason, move.frame.move_id))
    except Unreachable:
        move.answer(Retry(move.frame.move_id, "store", SOON))


async def _sit_again(live: LiveTable, seat: Seat, guest: str) -> None:
    """Whoever moves is back: the bot that stood in leaves."""
    if live.table.occupants[seat].stand_in is not None:
        await live.change(lambda table: come_back(table, guest) if table.seats_of(guest) else table)


def _told(reason: NotPlayed, move_id: str) -> Frame:
    """Why a move was not played, as its sender is told."""
    if isinstance(reason, OutOfStep):
        return Stale(move_id, reason.step)
    if isinstance(reason, AgainstRules):
        return Illegal(move_id, reason.refusals)
    assert isinstance(reason, NotCounted)
    return reason.told


def _idle(live: LiveTable, move_id: str) -> Frame:
    """What is said where nothing can be played."""
    if live.table.status == "frozen":
        return Retry(move_id, "frozen", LATER)
    return Illegal(move_id, (TABLE.no("not-asked"),))
