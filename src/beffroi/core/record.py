"""A record: a start and everything that was answered since; replaying it gives the same states."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from typing import Any, Generic, Self

from beffroi.core.action import CHANCE, HOST, Action, Seat
from beffroi.core.codec import fingerprint
from beffroi.core.engine import choices, has_answered, is_answer, is_sealed, is_talk, play, refusals, waiting
from beffroi.core.entry import Answered, Entry, LetBack, Played, Rewound, TookBack
from beffroi.core.game import Game, Options
from beffroi.core.model import TABLE, Event, Refusal, Refused, S, State, hold

MOST_OPEN = 12
"""How many decisions back, of all seats, the others can let somebody go."""


class Record(Generic[S]):
    """A game as it was played; the state it has reached, and what may still be taken back."""

    def __init__(
        self, game: Game[S, Any, Any], start: S, options: Options | None = None, free_take_back: bool = False
    ) -> None:
        """`options` when the start is the game's own set-up; without them the record keeps the position itself.

        With `free_take_back` it was agreed before the first answer that a seat may rewind to its last decision.
        """
        self.game = game
        self.start = start.copy()
        self.options = options
        self.state = start.copy()
        self.entries: list[Entry] = []
        self.free_take_back = free_take_back
        self.table = ""
        self.commitment = ""
        self.seed = ""
        self._undoable: list[tuple[int, S]] = []  # entry number of an answer, state before it; all of one seat
        self._decisions: list[tuple[int, S]] = []  # the same for all seats, as far as one can go back

    @classmethod
    def of_setup(cls, game: Game[S, Any, Any], seats: int | None = None, options: Options | None = None) -> Self:
        agreed = options or game.options()
        return cls(game, game.setup(seats, agreed), agreed)

    def restarted(self) -> Record[S]:
        """The same game before its first entry, to be replayed."""
        return Record(self.game, self.start, self.options, self.free_take_back)

    def play(self, seat: Seat, action: Action, *, is_lone: bool = False) -> list[Event]:
        """Answers, if it is legal, and returns what happened; a lone answer stands in no way of taking back."""
        before, draft = self.state, self.state.copy()
        hold(not is_lone or _is_lone(before, seat, action), "not-the-only-answer")
        events = play(draft, seat, action)
        if seat == HOST or not (is_lone or is_talk(before, action) or has_answered(before, seat)):
            self._remember(seat, before)
        self._append(Answered(seat, action, fingerprint(draft), is_lone), draft)
        if not self.free_take_back and (seat == CHANCE or _showed_anybody(before, draft, events)):
            self._decisions.clear()
        if self._undoable and _showed_something(self._undoer(), before, draft, events):
            self._undoable.clear()
        return events

    def take_back(self, seat: Seat) -> None:
        """Undoes a seat's last answer; what was said on the floor since stays said."""
        draft = self._without_last_answer(seat)
        if isinstance(draft, Refusal):
            raise Refused((draft,))
        number, _ = self._undoable.pop()
        self._decisions = [decision for decision in self._decisions if decision[0] < number]
        self._append(TookBack(seat, fingerprint(draft)), draft)

    def can_take_back(self, seat: Seat) -> bool:
        return not isinstance(self._without_last_answer(seat), Refusal)

    def rewind(self, seat: Seat) -> None:
        """Goes back to a seat's last decision, across chance and the others; chance will draw anew."""
        draft = self._before(self.last_decision(seat))
        self._append(Rewound(seat, fingerprint(draft)), draft)

    def let_back(self, seat: Seat) -> None:
        """Goes back to a seat's last decision because the others let it; whether they do is for the table to know."""
        draft = self._before(self.open_decision(seat))
        self._append(LetBack(seat, fingerprint(draft)), draft)

    def last_decision(self, seat: Seat) -> int | None:
        """How many entries came before the decision to which a seat may rewind; nothing where it may not."""
        return self._last_of(seat) if self.free_take_back else None

    def open_decision(self, seat: Seat) -> int | None:
        """The same for the decision to which the others may let it go back: nothing hidden has been shown since."""
        return None if self.free_take_back else self._last_of(seat)

    @property
    def open_moments(self) -> frozenset[int]:
        """How many entries came before every answer that may still be taken back, alone or with the others' leave."""
        return frozenset(number for number, _ in (*self._undoable, *self._decisions))

    def goes_back_to(self, entry: Entry) -> int:
        """How many entries stand once this one has been done."""
        match entry:
            case TookBack() if self._undoable:
                return self._undoable[-1][0]
            case Rewound(seat) | LetBack(seat):
                return self._last_of(seat) or 0
        return len(self.entries)

    def replay(self, entry: Entry) -> list[Event]:
        """Does again what an entry tells, and returns what happened."""
        match entry:
            case Answered(seat, action, _, is_lone):
                return self.play(seat, action, is_lone=is_lone)
            case TookBack(seat):
                Record.take_back(self, seat)  # a seat that is none is damage here, and the line it stands in is told
            case Rewound(seat):
                self.rewind(seat)
            case LetBack(seat):
                self.let_back(seat)
        return []

    @property
    def undoer(self) -> Seat | None:
        """The one seat that may take something back now."""
        if not self._undoable:
            return None
        seat = self._undoer()
        return seat if self.can_take_back(seat) else None

    @property
    def undoers(self) -> tuple[Seat, ...]:
        """The seats that may take something back now, by the rules or because it is free here."""
        undoer = self.undoer
        return tuple(seat for seat in self.state.seats if seat == undoer or self.last_decision(seat) is not None)

    @property
    def askers(self) -> tuple[Seat, ...]:
        """The seats that may go back if the others let them, and not otherwise."""
        undoer = self.undoer
        return tuple(seat for seat in self.state.seats if seat != undoer and self.open_decision(seat) is not None)

    def fork(self) -> Record[S]:
        """A record of its own that goes on from here; this one stays as it is."""
        twin = copy(self)
        twin.entries = self.entries.copy()
        twin._undoable = self._undoable.copy()
        twin._decisions = self._decisions.copy()
        return twin

    def steps(self) -> Iterator[Played]:
        """The game again from its start: each entry, what happened, and the position it led to."""
        again = self.restarted()
        for entry in self.entries:
            events = again.replay(entry)
            yield Played(entry, tuple(events), again.state)

    def _append(self, entry: Entry, state: S) -> None:
        self.entries.append(entry)
        self.state = state

    def _remember(self, seat: Seat, before: S) -> None:
        if self._undoable and self._undoer() != seat:
            self._undoable.clear()
        if seat == HOST:
            self._decisions.clear()
        elif seat != CHANCE:
            self._undoable.append((len(self.entries), before))
            self._decisions.append((len(self.entries), before))
            if not self.free_take_back:
                del self._decisions[:-MOST_OPEN]

    def _last_of(self, seat: Seat) -> int | None:
        if not self.state.agenda:
            return None  # when a game is over the seed of its dice is known
        return next((number for number, _ in reversed(self._decisions) if self.entries[number].seat == seat), None)

    def _before(self, number: int | None) -> S:
        """The position before a decision, as a new question; what came since is forgotten."""
        if number is None:
            raise Refused((TABLE.no("cannot-take-back"),))
        draft = next(before for entry, before in self._decisions if entry == number).copy()
        draft.opened = self.state.opened + 1  # a late answer to what was undone must not hit the new question
        self._decisions = [decision for decision in self._decisions if decision[0] < number]
        self._undoable.clear()
        return draft

    def _undoer(self) -> Seat:
        """The one seat that has answered last, and could take that back unless talk stands against it."""
        return self.entries[self._undoable[-1][0]].seat

    def _without_last_answer(self, seat: Seat) -> S | Refusal:
        if not self._undoable or self._undoer() != seat:
            return TABLE.no("cannot-take-back")
        number, before = self._undoable[-1]
        draft = before.copy()
        for entry in self.entries[number + 1 :]:
            if not isinstance(entry, Answered) or entry.is_lone:
                continue
            if entry.seat != seat or _is_on_floor(draft, entry.action):
                if refusals(draft, entry.seat, entry.action):
                    return TABLE.no("cannot-take-back")
                play(draft, entry.seat, entry.action)
        draft.opened = self.state.opened + 1  # a late answer to the undone question must not hit the new one
        return draft


def _is_lone(s: State, seat: Seat, action: Action) -> bool:
    """Whether a seat can answer nothing else."""
    return is_answer(s, action) and seat in waiting(s) and len(choices(s, seat)) == 1


def _is_on_floor(s: State, action: Action) -> bool:
    """Whether a standing step takes an action: what was said there stays said."""
    return any(type(action) in step.takes for step in s.floor)


def _showed_anybody(before: S, draft: S, events: list[Event]) -> bool:
    """Whether what happened uncovered something that was hidden from any seat."""
    if is_sealed(before) and draft.opened != before.opened:
        return True
    return any(event.uncovers or event.private for event in events)


def _showed_something(seat: Seat, before: S, draft: S, events: list[Event]) -> bool:
    """Whether what happened uncovered something that was hidden from this seat."""
    if is_sealed(before) and draft.opened != before.opened:
        return True
    return any(seat in event.uncovers or any(reader == seat for reader, _ in event.private) for event in events)
