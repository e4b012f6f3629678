"""The words every rulebook is written in: rules, refusals, events, steps, and the state they change."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from copy import copy
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Self, TypeAlias, TypeVar

from msgspec import Struct
from msgspec.structs import astuple

from beffroi.core.action import Action, Seat
from beffroi.core.ask import Amount
from beffroi.core.choices import Choices, Listed

if TYPE_CHECKING:
    from beffroi.core.sheet import ScoreNote

Fact: TypeAlias = "bool | int | str | tuple[Fact, ...]"
Facts: TypeAlias = dict[str, Any]


class Rule(Struct, frozen=True):
    """An article of a rulebook; its words are in the texts."""

    ref: str

    def no(self, why: str, **facts: Fact) -> Refusal:
        return Refusal(self, why, facts)


class Refusal(Struct, frozen=True):
    """One reason why an action is not legal; `why` is a key that the texts translate."""

    rule: Rule
    why: str
    facts: Facts = {}

    def __str__(self) -> str:
        return " ".join((f"{self.rule.ref}: {self.why}", *(f"{name}={value}" for name, value in self.facts.items())))


class Event(Struct, frozen=True):
    """Something that happened, with what everybody may know of it and what single seats may know besides."""

    what: str
    rule: Rule
    facts: Facts = {}
    private: tuple[tuple[Seat, Facts], ...] = ()
    uncovers: tuple[Seat, ...] = ()
    """The seats from whom it was hidden until now: they cannot take back what led to it."""

    def seen_by(self, viewer: Seat | None) -> Event:
        """This event as one viewer may see it; `None` is a spectator."""
        own: Facts = {}
        for seat, facts in self.private:
            if seat == viewer:
                own |= facts
        private = ((viewer, own),) if own and viewer is not None else ()
        return Event(self.what, self.rule, self.facts, private, self.uncovers)


class Refused(Exception):
    """An action was not legal; nothing has changed."""

    def __init__(self, refusals: tuple[Refusal, ...]) -> None:
        super().__init__(", ".join(map(str, refusals)))
        self.refusals = refusals


class BadInput(ValueError):
    """Something given from outside cannot be used; `why` is a key that the texts translate."""

    def __init__(self, why: str, **facts: Fact) -> None:
        super().__init__(f"{why} {facts}" if facts else why)
        self.why = why
        self.facts: Facts = facts


class Broken(Exception):
    """A state contradicts its own rulebook: pieces were lost or made from nothing."""

    def __init__(self, why: str, **facts: Fact) -> None:
        super().__init__(f"{why} {facts}" if facts else why)
        self.why = why
        self.facts: Facts = facts


def hold(truth: bool, why: str, **facts: Fact) -> None:
    """Raises `Broken` unless something is true of a state."""
    if not truth:
        raise Broken(why, **facts)


TABLE = Rule("T")
"""The article every game has on what belongs to the table: whose turn it is, the clock, leaving, closing."""


class Result(Struct, frozen=True, forbid_unknown_fields=True):
    """How a game ended, the place of every seat (1 is best, shared when tied) and its points."""

    ending: str
    places: tuple[int, ...]
    points: tuple[int, ...]


if TYPE_CHECKING:
    Steps: TypeAlias = "tuple[Step[Any, Any], ...]"
    Answers: TypeAlias = "tuple[tuple[Seat, Any], ...]"
else:  # msgspec leaves these alone; the codec of a game knows its steps and actions.
    Steps = tuple[Any, ...]
    Answers = tuple[Any, ...]


class State(Struct, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """The whole truth of a position, what is left to do included."""

    earlier: ClassVar[Superseded] = {}
    """Under an older revision: the steps that were otherwise then, by those that have come after them."""
    seats: tuple[Seat, ...]
    revision: int = 1
    agenda: Steps = ()
    floor: Steps = ()
    held: Answers = ()
    opened: int = 0
    result: Result | None = None
    told: list[Event] | None = None  # filled while a checked move is under way, never at rest

    def side(self, seat: Seat) -> int:
        """The side a seat belongs to; one side, one seat unless the game merges them."""
        return seat

    def next(self, *steps: Step[Any, Any]) -> None:
        """Puts steps in front of the agenda, in reading order."""
        self.agenda = (as_they_were(self.earlier, steps) if self.earlier else steps) + self.agenda

    def skip_to(self, *steps: Step[Any, Any]) -> None:
        """Leaves undone whatever is left to do, and does this instead."""
        self.agenda = ()
        self.next(*steps)

    def tell(self, rule: Rule, what: str, *private: tuple[Seat, Facts], **facts: Fact) -> None:
        """Announces what happens, unless nobody listens (search)."""
        if self.told is not None:
            self.told.append(Event(what, rule, facts, private))

    def uncover(self, rule: Rule, what: str, known_by: tuple[Seat, ...] = (), **facts: Fact) -> None:
        """Announces something that was hidden until now from all but a few."""
        if self.told is not None:
            surprised = tuple(seat for seat in self.seats if seat not in known_by)
            self.told.append(Event(what, rule, facts, uncovers=surprised))

    def finish(self, result: Result) -> None:
        """Ends the game: nothing is left to do."""
        self.agenda = ()
        self.result = result

    def copy(self) -> Self:
        """A state of its own; a game whose state holds lists copies those too."""
        return copy(self)


S = TypeVar("S", bound=State)
A = TypeVar("A", bound=Action)
Given: TypeAlias = tuple[tuple[Seat, A], ...]
"""The answers to a step, in seat order."""
Refusals: TypeAlias = tuple[Refusal, ...]


class Step(Struct, Generic[S, A], frozen=True, tag=True, forbid_unknown_fields=True):
    """One paragraph of a rulebook: whom it asks, what may be answered, and what happens then."""

    rule: ClassVar[Rule]
    takes: ClassVar[tuple[type[Action], ...]] = ()
    has_open_answers: ClassVar[bool] = False
    """Whether everybody may know at once who has answered, as "done" in a negotiation: nothing is sealed by it."""
    is_always_put: ClassVar[bool] = False
    """Whether it is put even to a seat with one possible answer: asking hides something, or leaves time to talk."""

    @classmethod
    def called(cls) -> str:
        """What this step is called in records, texts and pages; under another revision it may be another class."""
        return str(cls.__struct_config__.tag)

    def asks(self, s: S) -> tuple[Seat, ...]:
        """The seats that must answer; none: it happens by itself. On the floor: the seats that may speak."""
        return ()

    def candidates(self, s: S, seat: Seat) -> Iterable[A]:
        """Answers worth trying; `refuse` tells which of them are legal."""
        return ()

    def choices(self, s: S, seat: Seat) -> Choices[A]:
        return Listed(tuple(action for action in self.candidates(s, seat) if not self.refuse(s, seat, action)))

    def refuse(self, s: S, seat: Seat, action: A) -> Refusals:
        """All the reasons why this answer is not legal: the one definition of legality."""
        return ()

    def unheard(self, s: S, seat: Seat, action: A) -> Refusals:
        """Why what is said out of turn would lead to nothing just now: a table does not take it, though records may."""
        return ()

    def odds(self, s: S) -> Sequence[tuple[A, int]]:
        """What chance may answer, with weights."""
        return ()

    def lone(self, s: S, seat: Seat) -> A | None:
        """The only answer a seat can give, where the table may give it: never if that would tell a secret."""
        if self.is_always_put or self.has_open_answers or len({s.side(each) for each in self.asks(s)}) > 1:
            return None
        choices = self.choices(s, seat)
        return next(iter(choices)) if len(choices) == 1 else None

    def lot(self, s: S) -> str | None:
        """What goes to whoever bids most, where a seat may tell the table up to which amount it bids."""
        return None

    def ceilings(self, s: S, seat: Seat) -> Amount | None:
        """The amounts up to which a seat may have the table bid, none where it bids no more: from what all see."""
        return None

    def bid_within(self, s: S, seat: Seat, ceiling: int) -> tuple[Action, ...]:
        """The answers, one after the other, by which a seat that is asked makes the smallest bid, if it is so high."""
        return ()

    def fixes(self, s: S, seat: Seat, action: A) -> tuple[ScoreNote, ...]:
        """What an answer brings whatever the others answer: told before it is given, where nothing else can be."""
        return ()

    def then(self, s: S, answers: Given[A]) -> None:
        """What happens once everybody asked has answered."""

    def hush(self, s: S, seat: Seat) -> None:
        """Drops what a seat has left open on the floor, because it has just sealed an answer."""


Superseded: TypeAlias = Mapping[type[Step[Any, Any]], type[Step[Any, Any]]]


def as_they_were(earlier: Superseded, steps: Steps) -> Steps:
    """These steps, each in the form that it had under an older revision."""
    return tuple(earlier[type(step)](*astuple(step)) if type(step) in earlier else step for step in steps)


def articles(rulebook: type) -> tuple[Rule, ...]:
    """The rules a rulebook class names, in its order."""
    return tuple(rule for rule in vars(rulebook).values() if isinstance(rule, Rule))
