"""A table as data: who sits where, what was agreed, how it stands."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

import msgspec
from msgspec import Struct, field
from msgspec.structs import replace

from beffroi.core.action import Seat
from beffroi.core.model import Result
from beffroi.server.protocol.tables import ClockTerms, Status

ENDED: tuple[Status, ...] = ("over", "closed")
"""How a table stands at which nobody plays any more."""
TableVersion: TypeAlias = tuple[int, int, int]
"""How far a table has gone: changes of what was agreed, entries of its log, remarks."""


class Occupant(Struct, frozen=True):
    """Who sits in a seat; `stand_in` is the level of the bot that plays for a person who is away."""

    kind: Literal["person", "bot", "open"]
    name: str = ""
    guest: str | None = None
    level: str | None = None
    stand_in: str | None = None

    @property
    def bot(self) -> str | None:
        """The level of the bot that answers for this seat, if one does."""
        return self.level if self.kind == "bot" else self.stand_in


class StoppedClocks(Struct, frozen=True):
    """The clocks of a table that was frozen: after which entry, how they stood, and when they went on."""

    version: int
    clocks: str
    at: int = 0


class AskedBack(Struct, frozen=True):
    """Who would like to go back to their last decision, at which question, and which guests have allowed it."""

    seat: Seat
    step: int
    granted: tuple[str, ...] = ()
    declined: bool = False


class Ceiling(Struct, frozen=True):
    """Up to which amount the table bids for a seat, in the auction that began with this entry of the log."""

    seat: Seat
    amount: int
    auction: int


EMPTY = Occupant("open")


class Table(Struct, frozen=True):
    """A table: its game, its seats, its host, how it stands."""

    id: str
    code: str | None
    """What friends type to join; forgotten when nobody can any more."""
    game: str
    revision: int
    """Of the game's rules, under which it is played to its end."""
    options: dict[str, bool | int | str]
    title: str
    private: bool
    host: str
    occupants: tuple[Occupant, ...] = field(name="chairs")  # as it is called on disk
    """Who has which seat."""
    clock: ClockTerms | None
    commitment: str
    created: int
    changed: int
    status: Status = "open"
    result: Result | None = None
    rematch: str | None = None
    edition: int = 1
    asked: tuple[Seat, ...] = ()
    """Who is waited for before anybody has answered."""
    start: str = ""
    """The position it starts from, written as a state, when that is not the game's own set-up."""
    tournament: str | None = None
    """The tournament it is a game of."""
    forfeits: bool = False
    """Whether somebody who does not come loses, instead of a bot playing for him."""
    patience: float | None = None
    """Seconds an absent one is waited for, when not as long as usual."""
    spectators_speak: bool = False
    several_seats: bool = field(default=False, name="several_chairs")  # as it is called on disk
    free_take_back: bool = False
    """Whether its one player may go back to their last decision at any time."""
    muted: tuple[str, ...] = ()
    """The guests whose remarks the host does not want."""
    barred: tuple[str, ...] = ()
    """The guests whom the host has put out."""
    began: int = 0
    """When the game began, in milliseconds since 1970."""
    began_with: tuple[str, ...] = ()
    """The guests who sat down when the game began, seat by seat; a bot's is empty."""
    helped: tuple[Seat, ...] = ()
    """The seats for which a bot that stood in has answered."""
    away: tuple[Seat, ...] = ()
    """The seats for which a bot stood in when the game ended."""
    stopped: StoppedClocks | None = None
    awaited: tuple[Seat, ...] = ()
    """The seats whose people the others wait for, however long they are away."""
    asks_back: AskedBack | None = None
    ceilings: tuple[Ceiling, ...] = ()
    """What seats have told the table, and nobody else, about how far they go in an auction."""

    def seats_of(self, guest: str | None) -> tuple[Seat, ...]:
        """The seats a guest holds; several when a device is passed around."""
        return tuple(
            Seat(n) for n, occupant in enumerate(self.occupants) if guest is not None and occupant.guest == guest
        )

    @property
    def shown(self) -> Table:
        """The same without what nobody but one seat may notice."""
        return replace(self, ceilings=(), edition=0)

    @property
    def absent(self) -> tuple[Seat, ...]:
        """The seats of people for whom a bot stands in."""
        return tuple(Seat(n) for n, occupant in enumerate(self.occupants) if occupant.stand_in is not None)

    @property
    def is_full(self) -> bool:
        return all(occupant.kind != "open" for occupant in self.occupants)

    @property
    def is_of_bots(self) -> bool:
        """Whether no seat is a person's."""
        return all(occupant.kind != "person" for occupant in self.occupants)

    @property
    def may_ask_back(self) -> bool:
        """Whether its people may let each other go back: nobody else is concerned, and nobody needs to be asked."""
        is_of_people = all(occupant.kind == "person" and occupant.bot is None for occupant in self.occupants)
        return is_of_people and self.tournament is None and not self.free_take_back

    @property
    def must_agree(self) -> frozenset[str]:
        """The guests who have not yet said whether somebody may go back."""
        if self.asks_back is None or self.asks_back.declined:
            return frozenset()
        everybody = {occupant.guest or "" for occupant in self.occupants}
        return frozenset(everybody - {self.occupants[self.asks_back.seat].guest} - {*self.asks_back.granted})

    @property
    def is_playing(self) -> bool:
        return self.status == "running"

    @property
    def is_ended(self) -> bool:
        return self.status in ENDED

    def involves(self, guest: str) -> bool:
        """Whether a guest plays here, or did when the game began."""
        return guest in self.began_with or bool(self.seats_of(guest))

    def can_close(self, guest: str | None) -> bool:
        """Whether a guest may end it before its time: the host, unless they play a game of their own tournament."""
        is_own_game = self.tournament is not None and self.is_playing and self.involves(self.host)
        return guest == self.host and not is_own_game

    def is_known_to(self, guest: str | None) -> bool:
        """Whether somebody may look at this table."""
        return not self.private or guest == self.host or bool(self.seats_of(guest))

    def opens_to(self, guest: str | None, code: str | None) -> bool:
        """Whether somebody comes in by a code; one that was forgotten is nobody's."""
        return bool(code) and code == self.code and guest not in self.barred

    def why_standing(self, guest: str | None) -> str | None:
        """Why somebody can take no seat, or no other one."""
        if self.status != "open":
            return "table-has-begun"
        if guest in self.barred:
            return "put-out"
        is_served = bool(self.seats_of(guest)) and guest != self.host and not self.several_seats
        return "you-sit-already" if is_served else None

    def why_silent(self, guest: str | None) -> str | None:
        """Why somebody may not speak."""
        if guest is None:
            return "only-guests-speak"
        if guest in self.barred:
            return "put-out"
        if guest in self.muted:
            return "muted"
        may_listen_only = self.status != "open" and not self.spectators_speak and not self.seats_of(guest)
        return "spectators-listen" if may_listen_only and guest != self.host else None


class SeededTable(NamedTuple):
    """A table with the seed of its dice, as it is written and read."""

    table: Table
    seed: bytes


encode_table = msgspec.json.Encoder().encode
decode_table = msgspec.json.Decoder(Table).decode
