"""A game being played: its record, what every viewer has been shown, and which moves have been counted."""

from __future__ import annotations

from collections import deque
from hashlib import blake2b
from typing import Any, TypeAlias

from msgspec import Raw, Struct

from beffroi.core.action import CHANCE, Action, Seat
from beffroi.core.chance import draw
from beffroi.core.codec import codec_of, encode
from beffroi.core.engine import is_sealed, waiting
from beffroi.core.game import AnyGame
from beffroi.core.model import Event, State
from beffroi.core.record import Record
from beffroi.core.seen import seen
from beffroi.server.protocol.frames import Clocks, Ply, Update
from beffroi.server.tables.dice import Dice
from beffroi.server.tables.table import Plan

KEPT = 50
"""How many moments are kept for those who were away for a moment; a longer absence is answered with a snapshot."""
Viewer: TypeAlias = Seat | None


class Logged(Struct, frozen=True):
    """An entry of the log as it is on disk; without an action, the seat took back its last answer."""

    version: int
    seat: Seat
    action: bytes | None
    hash: str
    move_id: str | None
    digest: str | None
    at: int
    asked: tuple[Seat, ...]
    clock: str | None = None


class Moment(Struct, frozen=True):
    """What one entry of the log brought about."""

    version: int
    seat: Seat
    taken_back: bool
    events: tuple[Event, ...]
    state: State
    hash: str
    audience: tuple[Seat, ...] | None
    """The seats that notice; nobody else may learn that a sealed answer was changed."""
    numbers: tuple[int, ...]
    """How many entries every seat, and last a spectator, has been shown so far."""
    undoer: Seat | None
    clocks: Clocks | None = None

    def is_for(self, viewer: Viewer) -> bool:
        return self.audience is None or viewer in self.audience

    def number(self, viewer: Viewer) -> int:
        return self.numbers[-1 if viewer is None else viewer]

    def ply(self, viewer: Viewer) -> Ply:
        events = tuple(event.seen_by(viewer) for event in self.events)
        return Ply(self.number(viewer), self.seat, self.taken_back, events)


class Turn:
    """An answer and what follows from it by chance, tried on a copy; it counts once the log has it."""

    def __init__(self, match: Match) -> None:
        self.record: Record[Any] = match.record.fork()
        self.moments: list[Moment] = []
        self.answered: Seat = CHANCE
        """The seat that has answered what it was asked; chance, when none has."""
        self.answers = match.answers
        self._numbers = match.numbers
        self._seed = match.seed

    def play(self, seat: Seat, action: Action) -> None:
        before = self.record.state
        audience = own_side(before, seat, action)
        events = self.record.play(seat, action)
        if seat in before.seats and is_answer(before, seat, action):
            self.answered = seat
            self._count_answer(seat, 1)
        self._note(seat, tuple(events), audience)

    def take_back(self, seat: Seat) -> None:
        self.record.take_back(seat)
        self._count_answer(seat, -1)
        self._note(seat, (), None, taken_back=True)

    def deal(self) -> None:
        """Lets chance answer until it is not asked any more."""
        while CHANCE in waiting(self.record.state):
            version = len(self.record.entries) + 1
            self.play(CHANCE, draw(self.record.state, Dice(self._seed, version)))

    def _count_answer(self, seat: Seat, by: int) -> None:
        self.answers = tuple(count + by * (n == seat) for n, count in enumerate(self.answers))

    def _note(
        self, seat: Seat, events: tuple[Event, ...], audience: tuple[Seat, ...] | None, taken_back: bool = False
    ) -> None:
        viewers = (*self.record.state.seats, None)
        shown = [audience is None or viewer in audience for viewer in viewers]
        self._numbers = tuple(number + is_shown for number, is_shown in zip(self._numbers, shown, strict=True))
        self.moments.append(
            Moment(
                version=len(self.record.entries),
                seat=seat,
                taken_back=taken_back,
                events=events,
                state=self.record.state,
                hash=self.record.entries[-1].hash,
                audience=audience,
                numbers=self._numbers,
                undoer=self.record.undoer if self.record.state.agenda else None,
            )
        )


def new_record(game: AnyGame, plan: Plan) -> Record[Any]:
    """The record of a table before anybody has answered."""
    codec = codec_of(game)
    if plan.start:
        return Record(game, codec.state(plan.start.encode()))
    return Record.of_setup(game, len(plan.chairs), codec.options(encode(plan.options)))


class Match:
    """The game of a table as far as the log tells it."""

    def __init__(self, record: Record[Any], seed: bytes, kept: int | None = KEPT) -> None:
        self.game: AnyGame = record.game
        self.seed = seed
        self.record = record
        self.moments: deque[Moment] = deque(maxlen=kept)
        self.numbers: tuple[int, ...] = (0,) * (len(record.start.seats) + 1)
        self.answers: tuple[int, ...] = (0,) * len(record.start.seats)
        """How many questions every seat has answered."""
        self.moves: dict[tuple[Seat, str], str] = {}
        self._seen: dict[Viewer, Raw] = {}
        self._view: Raw | None = None

    @property
    def version(self) -> int:
        return len(self.record.entries)

    @property
    def state(self) -> State:
        state: State = self.record.state
        return state

    @property
    def undoer(self) -> Seat | None:
        return self.moments[-1].undoer if self.moments else None

    def adopt(self, turn: Turn) -> None:
        """The log has it: this is how things stand now."""
        self.record = turn.record
        self.moments.extend(turn.moments)
        self.numbers = turn.moments[-1].numbers
        self.answers = turn.answers
        self._seen.clear()
        self._view = None

    def replay(self, entry: Logged) -> Moment:
        """Takes in an entry of the log, and checks that it leads where it led before."""
        turn = Turn(self)
        if entry.action is None:
            turn.take_back(entry.seat)
        else:
            turn.play(entry.seat, codec_of(self.game).action(entry.action))
        if turn.moments[0].hash != entry.hash or entry.version != self.version + 1:
            raise ValueError(f"entry {entry.version} does not lead to the state the log names")
        self.adopt(turn)
        if entry.move_id and entry.digest:
            self.moves[entry.seat, entry.move_id] = entry.digest
        return turn.moments[0]

    def number(self, viewer: Viewer) -> int:
        return self.numbers[-1 if viewer is None else viewer]

    def seen(self, viewer: Viewer) -> Raw:
        """The bytes of what a viewer sees now, made once."""
        if viewer not in self._seen:
            self._seen[viewer] = self._encode_seen(self.state, viewer)
        return self._seen[viewer]

    def update(self, moment: Moment, viewer: Viewer) -> Update:
        """What a viewer is sent for a moment."""
        is_now = moment.state is self.state
        shown = self.seen(viewer) if is_now else Raw(encode(seen(self.game, moment.state, viewer)))
        can_undo = viewer is not None and moment.undoer == viewer
        return Update(moment.number(viewer), moment.ply(viewer), shown, can_undo, moment.clocks)

    def since(self, number: int, viewer: Viewer) -> list[Moment] | None:
        """What a viewer has missed after a number; None when it is no longer kept."""
        missed = [moment for moment in self.moments if moment.is_for(viewer) and moment.number(viewer) > number]
        return missed if len(missed) == self.number(viewer) - number else None

    def _encode_seen(self, state: State, viewer: Viewer) -> Raw:
        if not self.game.is_open:
            return Raw(encode(seen(self.game, state, viewer)))
        if self._view is None:
            self._view = Raw(encode(self.game.view(state, None)))
        return Raw(encode(seen(self.game, state, viewer, self._view)))


def is_answer(before: State, seat: Seat, action: Action) -> bool:
    """Whether it answers what a seat is asked: not talk, and not another answer in place of one that is sealed."""
    return type(action) in before.agenda[0].takes and seat in waiting(before)


def own_side(before: State, seat: Seat, action: Action) -> tuple[Seat, ...] | None:
    """Who may notice an answer when it changes one that is sealed: its own side; everybody else notices nothing."""
    if not is_sealed(before) or type(action) not in before.agenda[0].takes:
        return None
    if all(other != seat for other, _ in before.held):
        return None
    return tuple(other for other in before.seats if before.side(other) == before.side(seat))


def digest(step: int, action: Action | None) -> str:
    """A name for the content of a move: the same move sent again has the same."""
    return blake2b(b"%d %s" % (step, b"undo" if action is None else encode(action)), digest_size=16).hexdigest()
