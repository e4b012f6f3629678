"""What a game is to everybody else: its material, and the questions one may ask its rulebook."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, ClassVar, Generic, Literal, TypeVar, get_args, get_origin, get_type_hints

from msgspec import Struct
from msgspec.structs import asdict, replace

from beffroi.core import notation
from beffroi.core.action import Action, Seat
from beffroi.core.choices import Rng
from beffroi.core.engine import run
from beffroi.core.facts import FactTypes
from beffroi.core.host import LEAVINGS
from beffroi.core.model import BadInput, Result, Rule, S, Step
from beffroi.core.offer import OpenOffer
from beffroi.core.picture import Picture, Words
from beffroi.core.seen import Seen
from beffroi.core.series import Counting
from beffroi.core.sheet import PromiseEnding, ScoreSheet

V = TypeVar("V", bound=Struct)
O = TypeVar("O", bound="Options")  # noqa: E741 - one letter like the other type variables of this folder


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table may agree on before the game; every option is yes or no, or one of a few values."""


class Game(ABC, Generic[S, V, O]):
    """A rulebook, as the server, the bots, the terminal and the tests see it."""

    name: ClassVar[str]
    seats: ClassVar[tuple[int, ...]]
    rules: ClassVar[tuple[Rule, ...]]
    steps: ClassVar[tuple[type[Step[Any, Any]], ...]]
    actions: ClassVar[tuple[type[Action], ...]]
    endings: ClassVar[tuple[str, ...]]
    facts: ClassVar[type[FactTypes]] = FactTypes
    """What the facts mean that its events, refusals and score lines tell."""
    state: type[S]
    options: type[O]
    revision: ClassVar[int] = 1
    longest: ClassVar[int]
    """More decisions than any random game takes."""
    fewest_wins: ClassVar[bool] = False
    """Whether points are bad, as in Cathedral, when games are added up to a series."""
    easier_seat: ClassVar[Seat | None] = None
    """The seat that is easier to win with, where one clearly is: beginners are offered it."""
    counting: ClassVar[Counting] = "points"
    """What is added up in a series or a tournament unless the organiser chooses otherwise."""
    promise_endings: ClassVar[Mapping[str, PromiseEnding]] = {}
    """The events that tell how a promise of their `seat` ended: they stay on its score sheet for the whole game."""
    landmarks: ClassVar[frozenset[str]] = LEAVINGS
    """The events that change who plays, or with whom: they are marked where a game is told as a line."""
    is_open: ClassVar[bool] = False
    """Whether everybody sees the same, so that a view made for one serves all."""
    seals_answers: ClassVar[bool] = True
    """Whether several seats are ever asked at once, each in secret."""

    def __repr__(self) -> str:
        return f"<game {self.name}, revision {self.revision}, for {' or '.join(map(str, self.seats))}>"

    def setup(self, seats: int | None = None, options: O | None = None) -> S:
        """The start of a game, ready to be answered."""
        count = self.seats[0] if seats is None else seats
        if count not in self.seats:
            raise BadInput("wrong-seats", game=self.name, seats=count, allowed=self.seats)
        s = self.lay_out(tuple(map(Seat, range(count))), self.settled(count, options or self.options()))
        s.revision = self.revision
        s.opened = 1
        run(s)
        return s

    def settled(self, seats: int, options: O) -> O:
        """The options as they read at a table of this size: where one can mean only one thing, it says that."""
        return options

    @abstractmethod
    def lay_out(self, seats: tuple[Seat, ...], options: O) -> S:
        """The table before the first step has happened."""

    @abstractmethod
    def view(self, s: S, viewer: Seat | None, /) -> V:
        """What a seat, or a spectator, may see: named thing by thing."""

    @abstractmethod
    def guess(self, seen: Seen[V], rng: Rng, /) -> S:
        """A whole position that agrees with everything a viewer has seen."""

    @abstractmethod
    def audit(self, s: S) -> None:
        """Raises `Broken` unless every piece is where a piece can be, once."""

    def result(self, s: S) -> Result | None:
        """How the game ended, if it has."""
        return s.result

    def open_offers(self, s: S) -> tuple[OpenOffer, ...]:
        """The offers that lie open between seats, for everybody to see."""
        return ()

    @abstractmethod
    def sheet(self, seen: Seen[V], /) -> ScoreSheet:
        """Where everybody's points come from, by what a viewer sees: at the end, or if the game ended now."""

    @abstractmethod
    def draw(self, view: V, words: Words) -> Picture:
        """The table as lines of text for a terminal, in the player's language."""

    def square(self, x: int, y: int) -> str:
        """What players call a square of the board."""
        return f"{x},{y}"

    def write(self, action: Action) -> str:
        """An answer in the game's notation."""
        return notation.write_action(action)

    def read(self, text: str) -> Action:
        """The answer a piece of notation stands for; raises `BadInput`."""
        return notation.read_action(self, text)

    def write_position(self, s: S) -> str:
        """Any position on one line."""
        return notation.write_position(s)

    def read_position(self, text: str) -> S:
        """The position a line stands for, audited; raises `BadInput` or `Broken`."""
        s: S = notation.read_position(self, text)
        return s


AnyGame = Game[Any, Any, Any]


def option_values(options: type[Options]) -> dict[str, tuple[Any, ...]]:
    """The values every option may take."""
    return {name: _values(hint) for name, hint in get_type_hints(options).items()}


def options_of(game: AnyGame, values: Mapping[str, Any]) -> Options:
    """The options of a game with these values, the others as usual; raises `BadInput`."""
    allowed = option_values(game.options)
    for name, value in values.items():
        if (type(value), value) not in [(type(each), each) for each in allowed.get(name, ())]:
            raise BadInput("unknown-option", option=f"{name}={value}", options=tuple(allowed))
    options: Options = game.options(**values)
    return options


def unusual(game: AnyGame, seats: int, options: Options) -> dict[str, Any]:
    """The options that make a table of this size differ from a usual one."""
    usual = asdict(game.settled(seats, game.options()))
    return {name: value for name, value in asdict(game.settled(seats, options)).items() if value != usual[name]}


def is_offered(game: AnyGame, name: str, seats: int) -> bool:
    """Whether an option makes a difference at a table of this size."""
    usual = game.options()
    given = (replace(usual, **{name: value}) for value in option_values(game.options)[name])
    return len({getattr(game.settled(seats, options), name) for options in given}) > 1


def _values(hint: Any) -> tuple[Any, ...]:
    if hint is bool:
        return (False, True)
    if get_origin(hint) is Literal:
        return get_args(hint)
    raise TypeError(f"an option is a bool or a Literal, not {hint}")
