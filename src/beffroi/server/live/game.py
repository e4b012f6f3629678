"""A game being played: its record, what every viewer has been shown, and which moves have been counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from hashlib import blake2b
from typing import Any, NamedTuple, TypeAlias

from msgspec import Raw, Struct

from beffroi.core.action import CHANCE, Action, Seat
from beffroi.core.chance import draw
from beffroi.core.codec import codec_of, encode
from beffroi.core.engine import has_answered, is_answer, is_sealed, lone_answer, waiting
from beffroi.core.game import AnyGame
from beffroi.core.model import Event, State
from beffroi.core.promises import EndedPromises, no_promises
from beffroi.core.record import Answered, LetBack, Record, TookBack
from beffroi.core.seen import seen
from beffroi.core.sheet import ScoreSheet
from beffroi.core.turns import LastTurns, no_turns
from beffroi.server.live.asked_question import AskedQuestion
from beffroi.server.live.auction import auction_after, auction_at
from beffroi.server.protocol.frames import Clocks, Ply, Update
from beffroi.server.tables.dice import FairDice
from beffroi.server.tables.log import LogEntry

KEPT = 50
"""How many transitions of each audience are kept for those who were away for a moment; a longer absence is answered
with a snapshot."""
LONG_GAME = 10_000
"""Entries after which answers are final: no game is as long, but one that is changed for ever fills memory and disk."""
LONE = "lone:"
"""How the log's name of an answer begins that the table has given, because no other was possible."""
Viewer: TypeAlias = Seat | None
Numbers: TypeAlias = tuple[int, ...]
"""How many entries every seat, and last a spectator, has been shown."""
Turns: TypeAlias = LastTurns[Numbers]


class SoFar(NamedTuple):
    """How much everybody had been shown after an entry, what they had done last, and how their promises had ended."""

    numbers: Numbers
    turns: Turns
    ended: EndedPromises


def nothing_so_far(seats: int) -> SoFar:
    """Nobody has been shown, done or promised anything yet."""
    return SoFar((0,) * (seats + 1), no_turns(seats), no_promises(seats))


class Transition(Struct, frozen=True):
    """What one entry of the log brought about."""

    version: int
    seat: Seat
    taken_back: bool
    rewound_to: Numbers | None
    """How many entries everybody had been shown before the decision to which a seat went back."""
    is_lone: bool
    """Whether the table gave the answer, because no other was possible."""
    events: tuple[Event, ...]
    state: State
    hash: str
    audience: tuple[Seat, ...] | None
    """The seats that notice; nobody else may learn that a sealed answer was changed."""
    numbers: Numbers
    turns: Turns
    """What everybody did last."""
    ended: EndedPromises
    """How everybody's promises ended."""
    undoers: tuple[Seat, ...]
    """Who may take something back now."""
    askers: tuple[Seat, ...] = ()
    """Who may do so if the others let them."""
    clocks: Clocks | None = None

    @property
    def so_far(self) -> SoFar:
        return SoFar(self.numbers, self.turns, self.ended)

    def is_for(self, viewer: Viewer) -> bool:
        return self.audience is None or viewer in self.audience

    def number(self, viewer: Viewer) -> int:
        return number_of(self.numbers, viewer)

    def ply(self, viewer: Viewer) -> Ply:
        events = tuple(event.seen_by(viewer) for event in self.events)
        back = None if self.rewound_to is None else number_of(self.rewound_to, viewer)
        return Ply(self.number(viewer), self.seat, self.taken_back, events, back, self.is_lone)


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
        self._note(tuple(events), audience)

    def take_back(self, seat: Seat) -> None:
        """Takes the last answer back, or goes back to the last decision where others have answered and that is free."""
        number, rewound_to = self.record.last_decision(seat), None
        if number is None or self.record.can_take_back(seat):
            number = self.record.goes_back_to(TookBack(seat, ""))
            self.record.take_back(seat)
            self._count_answer(seat, -1)
        else:
            self.record.rewind(seat)
            rewound_to = self._game.moment(number).numbers
        self._note_return(seat, number, rewound_to)

    def let_back(self, seat: Seat) -> None:
        """Goes back to the last decision of a seat, which the others have allowed."""
        number = self.record.goes_back_to(LetBack(seat, ""))
        self.record.let_back(seat)
        self._note_return(seat, number, self._game.moment(number).numbers)

    def _note_return(self, seat: Seat, number: int, rewound_to: Numbers | None) -> None:
        """Everything is as it was after so many entries."""
        _, self._turns, self._ended = self._game.moment(number)
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


class LiveGame:
    """The game of a table as far as the log tells it."""

    def __init__(self, record: Record[Any], seed: bytes, kept: int | None = KEPT) -> None:
        self.rules: AnyGame = record.game
        self.seed = seed
        self.record = record
        self.transitions: list[Transition] = []
        self._kept = kept
        self.so_far = nothing_so_far(len(record.start.seats))
        self._moments = {0: self.so_far}
        """The same after the last entry, and after those to which somebody may go back."""
        self.answers: tuple[int, ...] = (0,) * len(record.start.seats)
        """How many questions every seat has answered."""
        self.moves: dict[tuple[Seat, str], str] = {}
        self.question = AskedQuestion(record.state.opened)
        self.auction = auction_at(record.state, 0)
        """What is sold at present to whoever bids most."""
        self._seen: dict[Viewer, Raw] = {}
        self._scores: dict[Viewer, ScoreSheet] = {}
        self._view: Raw | None = None

    @property
    def numbers(self) -> Numbers:
        return self.so_far.numbers

    @property
    def turns(self) -> Turns:
        return self.so_far.turns

    @property
    def version(self) -> int:
        return len(self.record.entries)

    @property
    def state(self) -> State:
        state: State = self.record.state
        return state

    @property
    def movers(self) -> set[Seat]:
        """The seats whose people have made a move themselves, be it to speak or to take something back."""
        return {seat for (seat, _), mark in self.moves.items() if mark}

    def can_undo(self, viewer: Viewer) -> bool:
        return bool(self.transitions) and viewer in self.transitions[-1].undoers

    def can_ask_back(self, viewer: Viewer) -> bool:
        return bool(self.transitions) and viewer in self.transitions[-1].askers

    def adopt(self, attempt: Attempt) -> None:
        """The log has it: this is how things stand now."""
        self._note_questions(attempt.transitions)
        self.record = attempt.record
        self.transitions += attempt.transitions
        if self._kept is not None:
            self.transitions = last_of_each(self.transitions, self._kept)
        self.so_far = attempt.transitions[-1].so_far
        self._moments |= {transition.version: transition.so_far for transition in attempt.transitions}
        kept = self.record.open_moments | {self.version}
        self._moments = {version: moment for version, moment in self._moments.items() if version in kept}
        self.answers = attempt.answers
        for transition in attempt.transitions:
            self.auction = auction_after(self.auction, transition)
        if attempt.move is not None:
            self.moves[attempt.transitions[0].seat, attempt.move.id] = attempt.move.digest
        self._seen.clear()
        self._scores.clear()
        self._view = None

    def _note_questions(self, transitions: Sequence[Transition]) -> None:
        before = self.state
        for each in transitions:
            if each.taken_back:
                self.question.note_return(each.seat, before, each.state, is_far=each.rewound_to is not None)
            else:
                self.question.note_answer(each.state)
            before = each.state

    def is_final_for(self, seat: Seat) -> bool:
        """Whether a seat may change no answer any more; what others have changed in secret plays no part."""
        return self.number(seat) >= LONG_GAME

    def moment(self, version: int) -> SoFar:
        """What had been shown after so many entries, where one may go back to them."""
        return self._moments[version]

    def replay(self, entry: LogEntry) -> Transition:
        """Takes in an entry of the log, and checks that it leads where it led before."""
        attempt = Attempt(self)
        if entry.action is None:
            is_own = self.record.free_take_back or self.record.can_take_back(entry.seat)
            (attempt.take_back if is_own else attempt.let_back)(entry.seat)
        else:
            is_lone = (entry.move_id or "").startswith(LONE)
            attempt.play(entry.seat, codec_of(self.rules).action(entry.action), is_lone=is_lone)
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

    def update(self, transition: Transition, viewer: Viewer, *, is_past: bool = False) -> Update:
        """What a viewer is sent for a moment; one that more follows upon asks nothing, since it is answered."""
        is_now = transition.state is self.state
        shown = (
            self.seen(viewer) if is_now else Raw(encode(seen(self.rules, transition.state, viewer, is_past=is_past)))
        )
        return Update(
            number=transition.number(viewer),
            ply=transition.ply(viewer),
            turns=numbers_of(transition.turns, viewer),
            seen=shown,
            score=self.score(viewer) if is_now else self.sheet(transition.state, transition.ended, viewer),
            can_undo=viewer in transition.undoers,
            clocks=transition.clocks,
            can_ask_back=viewer in transition.askers,
        )

    def score(self, viewer: Viewer) -> ScoreSheet:
        """The score sheet a viewer sees now, made once."""
        if viewer not in self._scores:
            self._scores[viewer] = self.sheet(self.state, self.so_far.ended, viewer)
        return self._scores[viewer]

    def sheet(self, state: State, ended: EndedPromises, viewer: Viewer) -> ScoreSheet:
        """The score sheet of a position, with the promises that ended on the way to it."""
        return ended.on(self.rules.sheet(seen(self.rules, state, viewer)))

    def since(self, number: int, viewer: Viewer) -> list[Transition] | None:
        """What a viewer has missed after a number; None when it is no longer kept."""
        missed = [
            transition
            for transition in self.transitions
            if transition.is_for(viewer) and transition.number(viewer) > number
        ]
        return missed if len(missed) == self.number(viewer) - number else None

    def recent(self, viewer: Viewer) -> list[Transition]:
        """The last of what a viewer was shown, without a gap."""
        shown = [transition for transition in self.transitions if transition.is_for(viewer)]
        missing = self.number(viewer) - len(shown)
        return [each for n, each in enumerate(shown, start=1) if each.number(viewer) == missing + n]

    def _encode_seen(self, state: State, viewer: Viewer) -> Raw:
        if not self.rules.is_open:
            return Raw(encode(seen(self.rules, state, viewer)))
        if self._view is None:
            self._view = Raw(encode(self.rules.view(state, None)))
        return Raw(encode(seen(self.rules, state, viewer, self._view)))


def last_of_each(transitions: list[Transition], most: int) -> list[Transition]:
    """The last of them for every audience: what is done in secret pushes nothing out that others were shown."""
    if len(transitions) <= most:
        return transitions
    found: Counter[tuple[Seat, ...] | None] = Counter()
    last = []
    for each in reversed(transitions):
        found[each.audience] += 1
        if found[each.audience] <= most:
            last.append(each)
    return last[::-1]


def number_of(numbers: Numbers, viewer: Viewer) -> int:
    return numbers[-1 if viewer is None else viewer]


def numbers_of(turns: Turns, viewer: Viewer) -> tuple[tuple[int, ...], ...]:
    """The entries of everybody's last turn, as a viewer counts them; what they did not notice has no number."""
    return tuple(tuple(dict.fromkeys(number_of(entry, viewer) for entry in turn)) for turn in turns.by_seat)


def own_side(before: State, seat: Seat, action: Action) -> tuple[Seat, ...] | None:
    """Who may notice an answer when it changes one that is sealed: its own side; everybody else notices nothing."""
    if not (is_sealed(before) and is_answer(before, action) and has_answered(before, seat)):
        return None
    return tuple(other for other in before.seats if before.side(other) == before.side(seat))


def digest(step: int, actions: Sequence[Action]) -> str:
    """A name for the content of a move: the same move sent again has the same."""
    content = b" ".join(map(encode, actions)) or b"undo"
    return blake2b(b"%d %s" % (step, content), digest_size=16).hexdigest()
