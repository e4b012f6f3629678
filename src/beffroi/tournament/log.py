"""What happened in a tournament, event by event, and how it stands; the order of the events does not matter."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeAlias, TypeVar

from msgspec import Struct, field

from beffroi.tournament.terms import Terms

Game: TypeAlias = tuple[int, int]
"""Which round, and which of its tables."""


class TournamentEvent(Struct, frozen=True, forbid_unknown_fields=True, tag=True):
    """Something that happened to a tournament; `once` is a name under which it can happen only once."""

    @property
    def once(self) -> str:
        return type(self).__name__


class Entered(TournamentEvent, frozen=True):
    """Somebody takes part: a person, or a bot of some level."""

    number: int
    name: str
    bot: str | None = None
    guest: str | None = None

    @property
    def once(self) -> str:
        return f"Entered {self.number}"


class Withdrew(TournamentEvent, frozen=True):
    """Somebody plays no more; who does before the first round was never in the field."""

    number: int
    round: int = 1
    """How many rounds had been drawn."""

    @property
    def once(self) -> str:
        return f"Withdrew {self.number}"


class Paired(TournamentEvent, frozen=True):
    """Who sits where in a round, seat by seat, table by table; and who has a game off."""

    round: int
    tables: tuple[tuple[int, ...], ...]
    byes: tuple[int, ...] = ()
    table_ids: tuple[str, ...] = field(default=(), name="rooms")
    """The tables of the server where it is played, if it is played in one; tournaments on disk know the older name."""

    @property
    def once(self) -> str:
        return f"Paired {self.round}"


class Scored(TournamentEvent, frozen=True):
    """How a game ended, seat by seat, as its record says; without points when it has none."""

    round: int
    table: int
    places: tuple[int, ...]
    points: tuple[int, ...]
    left: tuple[int, ...] = ()
    """The seats whose people gave up, ran out of time or never came."""
    is_cut: bool = False
    """Whether it ended by that, and not by the rules."""

    @property
    def once(self) -> str:
        return f"Scored {self.round} {self.table}"


class Finished(TournamentEvent, frozen=True):
    """No round is left, or the organiser has ended it."""

    by: int | None = None
    """The entrant who ended it before its time, and withdrew by that."""


E = TypeVar("E", bound=TournamentEvent)
AnyEvent: TypeAlias = Entered | Withdrew | Paired | Scored | Finished


class Entrant(Struct, frozen=True):
    """Somebody who takes part."""

    name: str
    bot: str | None = None
    guest: str | None = None
    out: int | None = None
    """How many rounds had been drawn when he withdrew."""


class Tournament(Struct, frozen=True):
    """How a tournament stands."""

    terms: Terms
    entrants: tuple[Entrant, ...] = ()
    rounds: tuple[Paired, ...] = ()
    scores: dict[Game, Scored] = {}
    is_over: bool = False

    @property
    def field(self) -> tuple[int, ...]:
        """The numbers of those who begin."""
        return tuple(number for number, entrant in enumerate(self.entrants) if entrant.out != 0)

    @property
    def staying(self) -> tuple[int, ...]:
        """The numbers of those who have not withdrawn."""
        return tuple(number for number, entrant in enumerate(self.entrants) if entrant.out is None)

    @property
    def open_games(self) -> tuple[Game, ...]:
        """The games that were paired and have no result."""
        games = ((paired.round, table) for paired in self.rounds for table in range(len(paired.tables)))
        return tuple(game for game in games if game not in self.scores)

    def seated(self, game: Game) -> tuple[int, ...]:
        return self.rounds[game[0]].tables[game[1]]

    def game_of(self, number: int) -> Game | None:
        """The open game of an entrant."""
        return next((game for game in self.open_games if number in self.seated(game)), None)


def tournament_of(terms: Terms, events: Iterable[AnyEvent]) -> Tournament:
    """How a tournament stands after these events."""
    happened = list(events)
    out = {event.by: len([*_all(Paired, happened)]) for event in _all(Finished, happened) if event.by is not None}
    out |= {event.number: event.round for event in _all(Withdrew, happened)}
    entered = sorted(_all(Entered, happened), key=lambda event: event.number)
    scored = sorted(_all(Scored, happened), key=lambda event: (event.round, event.table))
    return Tournament(
        terms,
        tuple(Entrant(event.name, event.bot, event.guest, out.get(event.number)) for event in entered),
        tuple(sorted(_all(Paired, happened), key=lambda event: event.round)),
        {(event.round, event.table): event for event in scored},
        any(_all(Finished, happened)),
    )


def _all(kind: type[E], events: Iterable[TournamentEvent]) -> Iterator[E]:
    return (event for event in events if isinstance(event, kind))
