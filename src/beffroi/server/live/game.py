"""A game being played: its record, what every viewer has been shown, and which moves have been counted."""

from __future__ import annotations

from collections import deque
from hashlib import blake2b
from typing import Any, NamedTuple, TypeAlias

from msgspec import Raw, Struct

from beffroi.core.action import CHANCE, Action, Seat
from beffroi.core.chance import draw
from beffroi.core.codec import codec_of, encode
from beffroi.core.engine import has_answered, is_answer, is_sealed, waiting
from beffroi.core.game import AnyGame
from beffroi.core.model import Event, State
from beffroi.core.record import Answered, Record
from beffroi.core.seen import seen
from beffroi.server.protocol.frames import Clocks, Ply, Update
from beffroi.server.tables.dice import FairDice
from beffroi.server.tables.log import LogEntry

KEPT = 50
"""How many transitions are kept for those who were away for a moment; a longer absence is answered with a snapshot."""
Viewer: TypeAlias = Seat | None


class Transition(Struct, frozen=True):
    """What one entry of the log brought about."""

    version: int
    seat: Seat
    taken_back: bool
    rewound_to: tuple[int, ...] | None
    """How many entries everybody had been shown before the decision to which a seat went back."""
    events: tuple[Event, ...]
    state: State
    hash: str
    audience: tuple[Seat, ...] | None
    """The seats that notice; nobody else may learn that a sealed answer was changed."""
    numbers: tuple[int, ...]
    """How many entries every seat, and last a spectator, has been shown so far."""
    undoers: tuple[Seat, ...]
    """Who may take something back now."""
    clocks: Clocks | None = None

    def is_for(self, viewer: Viewer) -> bool:
        return self.audience is None or viewer in self.audience

    def number(self, viewer: Viewer) -> int:
        return self.numbers[-1 if viewer is None else viewer]

    def ply(self, viewer: Viewer) -> Ply:
        events = tuple(event.seen_by(viewer) for event in self.events)
        back = None if self.rewound_to is None else self.rewound_to[-1 if viewer is None else viewer]
        return Ply(self.number(viewer), self.seat, self.taken_back, events, back)


class NamedMove(NamedTuple):
    """The name somebody gave a move, and a digest of its content: sent again, it is known."""

    id: str
    digest: str


class Attempt:
    """An answer and what follows from it by chance, tried on a copy; it counts once the log has it."""

    def __init__(self, game: LiveGame) -> None:
        self.record: Record[Any] = game.record.fork()
        self.transitions: list[Transition] = []
        self.answered: Seat = CHANCE
        """The seat that has answered what it was asked; chance, when none has."""
        self.answers = game.answers
        self.move: NamedMove | None = None
        """Under which name it is to be known, when somebody has given it one."""
        self._numbers = game.numbers
        self._shown = game.shown
        self._seed = game.seed

    def play(self, seat: Seat, action: Action) -> None:
        before = self.record.state
        audience = own_side(before, seat, action)
        events = self.record.play(seat, action)
        if seat in before.seats and seat in waiting(before) and is_answer(before, action):
            self.answered = seat
            self._count_answer(seat, 1)
        self._note(seat, tuple(events), audience)

    def take_back(self, seat: Seat) -> None:
        """Takes the last answer back, or goes back to the last decision where others have answered and that is free."""
        number = self.record.last_decision(seat)
        if number is None or self.record.can_take_back(seat):
            self.record.take_back(seat)
            self._count_answer(seat, -1)
            self._note(seat, (), None, taken_back=True)
        else:
            self.record.rewind(seat)
            self._note(seat, (), None, taken_back=True, rewound_to=self._shown[number])

    def deal(self) -> None:
        """Lets chance answer until it is not asked any more."""
        while CHANCE in waiting(self.record.state):
            version = len(self.record.entries) + 1
            self.play(CHANCE, draw(self.record.state, FairDice(self._seed, version)))

    def entries(self, at: int, clock: str | None) -> list[LogEntry]:
        """What it writes into the log; only its first entry is somebody's named move."""
        return [self._entry(transition, at, clock) for transition in self.transitions]

    def _entry(self, transition: Transition, at: int, clock: str | None) -> LogEntry:
        entry = self.record.entries[transition.version - 1]
        action = encode(entry.action) if isinstance(entry, Answered) else None
        move_id, mark = self.move if self.move and transition is self.transitions[0] else (None, None)
        asked = waiting(transition.state)
        return LogEntry(transition.version, entry.seat, action, entry.hash, move_id, mark, at, asked, clock)

    def _count_answer(self, seat: Seat, by: int) -> None:
        self.answers = tuple(count + by * (n == seat) for n, count in enumerate(self.answers))

    def _note(
        self,
        seat: Seat,
        events: tuple[Event, ...],
        audience: tuple[Seat, ...] | None,
        taken_back: bool = False,
        rewound_to: tuple[int, ...] | None = None,
    ) -> None:
        viewers = (*self.record.state.seats, None)
        shown = [audience is None or viewer in audience for viewer in viewers]
        self._numbers = tuple(number + is_shown for number, is_shown in zip(self._numbers, shown, strict=True))
        self.transitions.append(
            Transition(
                version=len(self.record.entries),
                seat=seat,
                taken_back=taken_back,
                rewound_to=rewound_to,
                events=events,
                state=self.record.state,
                hash=self.record.entries[-1].hash,
                audience=audience,
                numbers=self._numbers,
                undoers=self.record.undoers if self.record.state.agenda else (),
            )
        )


class LiveGame:
    """The game of a table as far as the log tells it."""

    def __init__(self, record: Record[Any], seed: bytes, kept: int | None = KEPT) -> None:
        self.rules: AnyGame = record.game
        self.seed = seed
        self.record = record
        self.transitions: deque[Transition] = deque(maxlen=kept)
        self.numbers: tuple[int, ...] = (0,) * (len(record.start.seats) + 1)
        self.shown: list[tuple[int, ...]] = [self.numbers] if record.free_take_back else []
        """The same after every entry, where one may go back to it."""
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

    def can_undo(self, viewer: Viewer) -> bool:
        return bool(self.transitions) and viewer in self.transitions[-1].undoers

    def adopt(self, attempt: Attempt) -> None:
        """The log has it: this is how things stand now."""
        self.record = attempt.record
        self.transitions.extend(attempt.transitions)
        self.numbers = attempt.transitions[-1].numbers
        if self.record.free_take_back:
            self.shown += [transition.numbers for transition in attempt.transitions]
        self.answers = attempt.answers
        if attempt.move is not None:
            self.moves[attempt.transitions[0].seat, attempt.move.id] = attempt.move.digest
        self._seen.clear()
        self._view = None

    def replay(self, entry: LogEntry) -> Transition:
        """Takes in an entry of the log, and checks that it leads where it led before."""
        attempt = Attempt(self)
        if entry.action is None:
            attempt.take_back(entry.seat)
        else:
            attempt.play(entry.seat, codec_of(self.rules).action(entry.action))
        if attempt.transitions[0].hash != entry.hash or entry.version != self.version + 1:
            raise ValueError(f"entry {entry.version} does not lead to the state the log names")
        if entry.move_id and entry.digest:
            attempt.move = NamedMove(entry.move_id, entry.digest)
        self.adopt(attempt)
        return attempt.transitions[0]

    def number(self, viewer: Viewer) -> int:
        return self.numbers[-1 if viewer is None else viewer]

    def seen(self, viewer: Viewer) -> Raw:
        """The bytes of what a viewer sees now, made once."""
        if viewer not in self._seen:
            self._seen[viewer] = self._encode_seen(self.state, viewer)
        return self._seen[viewer]

    def update(self, transition: Transition, viewer: Viewer) -> Update:
        """What a viewer is sent for a moment."""
        is_now = transition.state is self.state
        shown = self.seen(viewer) if is_now else Raw(encode(seen(self.rules, transition.state, viewer)))
        can_undo = viewer in transition.undoers
        return Update(transition.number(viewer), transition.ply(viewer), shown, can_undo, transition.clocks)

    def since(self, number: int, viewer: Viewer) -> list[Transition] | None:
        """What a viewer has missed after a number; None when it is no longer kept."""
        missed = [
            transition
            for transition in self.transitions
            if transition.is_for(viewer) and transition.number(viewer) > number
        ]
        return missed if len(missed) == self.number(viewer) - number else None

    def _encode_seen(self, state: State, viewer: Viewer) -> Raw:
        if not self.rules.is_open:
            return Raw(encode(seen(self.rules, state, viewer)))
        if self._view is None:
            self._view = Raw(encode(self.rules.view(state, None)))
        return Raw(encode(seen(self.rules, state, viewer, self._view)))


def own_side(before: State, seat: Seat, action: Action) -> tuple[Seat, ...] | None:
    """Who may notice an answer when it changes one that is sealed: its own side; everybody else notices nothing."""
    if not (is_sealed(before) and is_answer(before, action) and has_answered(before, seat)):
        return None
    return tuple(other for other in before.seats if before.side(other) == before.side(seat))


def digest(step: int, action: Action | None) -> str:
    """A name for the content of a move: the same move sent again has the same."""
    return blake2b(b"%d %s" % (step, b"undo" if action is None else encode(action)), digest_size=16).hexdigest()
