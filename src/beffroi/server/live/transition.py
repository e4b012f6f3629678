"""What one entry of the log brought about, and how much of it everybody is shown."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple, TypeAlias

from msgspec import Struct

from beffroi.core.action import Seat
from beffroi.core.model import Event, State
from beffroi.core.promises import EndedPromises, no_promises
from beffroi.core.turns import LastTurns, no_turns
from beffroi.server.protocol.frames import Clocks, Ply

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


def number_of(numbers: Numbers, viewer: Viewer) -> int:
    return numbers[-1 if viewer is None else viewer]


def numbers_of(turns: Turns, viewer: Viewer) -> tuple[tuple[int, ...], ...]:
    """The entries of everybody's last turn, as a viewer counts them; what they did not notice has no number."""
    return tuple(tuple(dict.fromkeys(number_of(entry, viewer) for entry in turn)) for turn in turns.by_seat)


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
