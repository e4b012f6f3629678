"""An answer that is tried: what follows from it, what the log is to say of it, and who may notice."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, NamedTuple

from beffroi.core.action import CHANCE, Action, Seat
from beffroi.core.chance import draw
from beffroi.core.codec import encode
from beffroi.core.engine import has_answered, is_answer, is_sealed, lone_answer, waiting
from beffroi.core.entry import Answered, LetBack, TookBack
from beffroi.core.model import Event, State
from beffroi.core.record import Record
from beffroi.server.live.transition import Numbers, Transition
from beffroi.server.tables.dice import FairDice
from beffroi.server.tables.log import LogEntry

if TYPE_CHECKING:
    from beffroi.server.live.game import LiveGame

LONE = "lone:"
"""How the log's name of an answer begins that the table has given, because no other was possible."""


class NamedMove(NamedTuple):
    """The name somebody gave a move, and a digest of its content: sent again, it is known. A bot's has none."""

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
        self.question = game.question
        self.move: NamedMove | None = None
        """Under which name it is to be known, when somebody has given it one."""
        self._game = game
        self._numbers, self._turns, self._ended = game.so_far

    def play(self, seat: Seat, action: Action, *, is_lone: bool = False) -> None:
        before: State = self.record.state
        audience = own_side(before, seat, action)
        events = self.record.play(seat, action, is_lone=is_lone)
        if not is_lone and seat in before.seats and seat in waiting(before) and is_answer(before, action):
            self.answered = seat
            self._count_answer(seat, 1)
        self._count_entry(audience)
        self._turn(seat, before, audience)
        self._ended = self._ended.after(self._game.rules, events)
        self.question = self.question.after_answer(self.record.state)
        self._note(tuple(events), audience)

    def take_back(self, seat: Seat) -> None:
        """Takes the last answer back, or goes back to the last decision where others have answered and that is free."""
        before: State = self.record.state
        number, rewound_to = self.record.last_decision(seat), None
        if number is None or self.record.can_take_back(seat):
            number = self.record.goes_back_to(TookBack(seat, ""))
            self.record.take_back(seat)
            self._count_answer(seat, -1)
        else:
            self.record.rewind(seat)
            rewound_to = self._game.moment(number).numbers
        self._note_return(seat, before, number, rewound_to)

    def let_back(self, seat: Seat) -> None:
        """Goes back to the last decision of a seat, which the others have allowed."""
        before: State = self.record.state
        number = self.record.goes_back_to(LetBack(seat, ""))
        self.record.let_back(seat)
        self._note_return(seat, before, number, self._game.moment(number).numbers)

    def _note_return(self, seat: Seat, before: State, number: int, rewound_to: Numbers | None) -> None:
        """Everything is as it was after the entry of that number."""
        _, self._turns, self._ended = self._game.moment(number)
        is_far = rewound_to is not None
        self.question = self.question.after_return(seat, before, self.record.state, is_far=is_far)
        self._count_entry(None)
        self._note((), None, rewound_to)

    def deal(self) -> None:
        """Lets chance answer, and gives every answer that is the only one, until somebody has something to decide."""
        while True:
            if CHANCE in waiting(self.record.state):
                version = len(self.record.entries) + 1
                self.play(CHANCE, draw(self.record.state, FairDice(self._game.seed, version)))
            elif (lone := lone_answer(self.record.state)) is not None:
                self.play(*lone, is_lone=True)
            else:
                return

    def entries(self, at: int, clock: str | None) -> list[LogEntry]:
        """What it writes into the log; only its first entry is somebody's named move."""
        return [self._entry(transition, at, clock) for transition in self.transitions]

    def _entry(self, transition: Transition, at: int, clock: str | None) -> LogEntry:
        entry = self.record.entries[transition.version - 1]
        action = encode(entry.action) if isinstance(entry, Answered) else None
        move_id, mark = self._name(transition)
        asked = waiting(transition.state)
        return LogEntry(transition.version, entry.seat, action, entry.hash, move_id, mark, at, asked, clock)

    def _name(self, transition: Transition) -> tuple[str | None, str | None]:
        """What the log calls an entry: as its guest named it, or by a name no guest can use."""
        if transition.is_lone:
            return f"{LONE}{transition.version}", None
        return self.move if self.move and transition is self.transitions[0] else (None, None)

    def _count_answer(self, seat: Seat, by: int) -> None:
        self.answers = tuple(count + by * (n == seat) for n, count in enumerate(self.answers))

    def _count_entry(self, audience: tuple[Seat, ...] | None) -> None:
        """Everybody who may notice the entry has been shown one more."""
        viewers = (*self.record.state.seats, None)
        self._numbers = tuple(
            number + (audience is None or viewer in audience)
            for number, viewer in zip(self._numbers, viewers, strict=True)
        )

    def _turn(self, seat: Seat, before: State, audience: tuple[Seat, ...] | None) -> None:
        """For whoever did not notice that a sealed answer was changed, its entry stays the one they were shown."""
        entry, name = self.record.entries[-1], self._numbers
        if audience is not None:
            sealed = dict(self._turns.sealed).get(seat, name)
            viewers = (*before.seats, None)
            name = tuple(name[n] if viewer in audience else sealed[n] for n, viewer in enumerate(viewers))
        assert isinstance(entry, Answered)
        self._turns = self._turns.after(name, entry, before, self.record.state)

    def _note(
        self, events: tuple[Event, ...], audience: tuple[Seat, ...] | None, rewound_to: Numbers | None = None
    ) -> None:
        """Keeps what the last entry of the record has brought about."""
        entry = self.record.entries[-1]
        self.transitions.append(
            Transition(
                version=len(self.record.entries),
                seat=entry.seat,
                taken_back=not isinstance(entry, Answered),
                rewound_to=rewound_to,
                is_lone=isinstance(entry, Answered) and entry.is_lone,
                events=events,
                state=self.record.state,
                hash=entry.hash,
                audience=audience,
                numbers=self._numbers,
                turns=self._turns,
                ended=self._ended,
                undoers=self.record.undoers if self.record.state.agenda else (),
                askers=self.record.askers if self.record.state.agenda else (),
            )
        )


def own_side(before: State, seat: Seat, action: Action) -> tuple[Seat, ...] | None:
    """Who may notice an answer when it changes one that is sealed: its own side; everybody else notices nothing."""
    if not (is_sealed(before) and is_answer(before, action) and has_answered(before, seat)):
        return None
    return tuple(other for other in before.seats if before.side(other) == before.side(seat))


def digest(step: int, actions: Sequence[Action]) -> str:
    """A name for the content of a move: the same move sent again has the same."""
    content = b" ".join(map(encode, actions)) or b"undo"
    return blake2b(b"%d %s" % (step, content), digest_size=16).hexdigest()
