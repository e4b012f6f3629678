"""Tournaments and ratings as they are asked for and answered over REST."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, field

from beffroi.core.series import Counting
from beffroi.server.protocol.tables import ClockTerms
from beffroi.server.protocol.values import Number, Title, Value, Word
from beffroi.tournament.terms import MOST_ENTRANTS, MOST_GAMES, Format, NoShow

TournamentStatus: TypeAlias = Literal["open", "running", "over"]


class Announcement(Value, frozen=True):
    """I would like to hold a tournament, with these bots in it; others enter by its link."""

    game: str
    format: Format
    seats: Annotated[int, Meta(ge=2, le=6)] | None = None
    """How many sit at a table; without it, the fewest the game is for."""
    counting: Counting | None = None
    """What is added up; without it, what is usual for the game."""
    planned: Annotated[int, Meta(ge=1, le=MOST_GAMES)] | None = None
    """How many games everybody plays, where the format leaves that open."""
    legs: Annotated[int, Meta(ge=1, le=6)] | None = None
    """How many games a meeting has."""
    no_show: NoShow = "bot"
    title: Title = ""
    private: bool = False
    clock: ClockTerms | None = None
    options: dict[str, bool | int | str] = field(default_factory=dict)
    bots: Annotated[tuple[Word, ...], Meta(max_length=MOST_ENTRANTS)] = ()
    """Their levels."""


class Enlist(Value, frozen=True):
    """A bot of this level takes part."""

    level: Word


class EntrantRef(Value, frozen=True):
    """The entrant I mean, by number; without one, myself."""

    entrant: Number | None = None


class RatingCard(Value, frozen=True):
    """How strong somebody is in a game: the true strength lies within `reach` of the mean, 95 times in 100."""

    name: str
    level: str | None
    """Of a bot; people have none."""
    mean: float
    reach: float
    games: int


class EntrantCard(Value, frozen=True):
    """Somebody who takes part."""

    name: str
    level: str | None
    mine: bool
    withdrew: bool
    can_miss: bool
    """Whether the reader may say that they have not come to their game."""
    can_remove: bool
    """Whether the reader may take them out."""
    rating: RatingCard | None


class BoardCard(Value, frozen=True):
    """One game of a round: who sits where, by number of entry, and what it counted once it is over."""

    table: str
    entrants: tuple[int, ...]
    places: tuple[int, ...] | None
    counted: tuple[int, ...] | None


class RoundCard(Value, frozen=True):
    """A round: its games, and who has the game off."""

    boards: tuple[BoardCard, ...]
    byes: tuple[int, ...]


class StandingCard(Value, frozen=True):
    """Where somebody stands; `breaks` are the tie-breaks in the order of `tie_breaks`."""

    entrant: int
    place: int
    total: int
    games: int
    byes: int
    breaks: tuple[int, ...]


class CrossCell(Value, frozen=True):
    """What one entrant made against another, and in how many games."""

    games: int
    points: int


class TournamentInfo(Value, frozen=True):
    """A tournament as its reader may know it."""

    id: str
    title: str
    game: str
    seats: int
    format: Format
    counting: Counting
    legs: int
    no_show: NoShow
    status: TournamentStatus
    hosting: bool
    """Whether the reader is the organiser."""
    taking_part: bool
    """Whether the organiser plays in it, and so decides less and stands last when ending it before its time."""
    private: bool
    fewest_wins: bool
    """Whether who has the fewest points stands first."""
    byes_count: bool
    """Whether a game off counts as the average of its round."""
    tie_breaks: tuple[str, ...]
    rounds_planned: int | None
    entrants: tuple[EntrantCard, ...]
    rounds: tuple[RoundCard, ...]
    standings: tuple[StandingCard, ...]
    cross: tuple[tuple[CrossCell, ...], ...]
    """By number of entry, both ways."""
    me: int | None
    """The number of the reader among the entrants."""
    my_table: str | None
    """Where the reader is to play now."""
    created: int
    number: int
    """How much has happened; it only grows."""


class TournamentCard(Value, frozen=True):
    """A tournament as the list shows it."""

    id: str
    title: str
    game: str
    format: Format
    status: TournamentStatus
    entrants: int
    created: int


class TournamentLists(Value, frozen=True):
    """The tournaments a guest finds in the list: those they are in or hold, and the public ones."""

    mine: tuple[TournamentCard, ...]
    open: tuple[TournamentCard, ...]
    running: tuple[TournamentCard, ...]
    over: tuple[TournamentCard, ...]
