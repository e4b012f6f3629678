"""What an organiser decides before a tournament begins."""

from __future__ import annotations

from math import ceil, log
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from beffroi.core.game import AnyGame
from beffroi.core.model import BadInput
from beffroi.core.series import Counting

Format: TypeAlias = Literal["rulebook", "round-robin", "swiss", "series"]
"""Cathedral's own; everybody meets everybody; those who stand alike meet; the same people again and again."""
NoShow: TypeAlias = Literal["bot", "forfeit"]
"""What becomes of the seat of somebody who does not come, or has withdrawn."""

FORMATS: tuple[Format, ...] = ("rulebook", "round-robin", "swiss", "series")
MOST_ENTRANTS = 64
MOST_GAMES = 60
PLANNED_GAMES = 10
"""“10 en règle générale”, says the rulebook of Cathedral."""
PAIR = 2
"""Two meet, and play two games with the colours swapped."""


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    """The game, how many sit at a table, who meets whom, what counts; `seed` draws the lots."""

    game: str
    seats: int
    format: Format
    counting: Counting = "points"
    fewest_wins: bool = False
    planned: Annotated[int, Meta(ge=1, le=MOST_GAMES)] | None = None
    """How many games everybody plays, where the format leaves that open."""
    legs: Annotated[int, Meta(ge=1, le=6)] = 1
    """How many games a meeting has, everybody one seat further in each."""
    no_show: NoShow = "bot"
    seed: int = 1
    revision: int = 1
    """The revision of the game it began with, and is played by to the end."""

    @property
    def is_fewest(self) -> bool:
        """Whether who has the fewest points stands first."""
        return self.fewest_wins and self.counting == "points"

    @property
    def byes_count(self) -> bool:
        """Whether a game off is worth something: where not everybody has the same number of them."""
        return self.format == "swiss" or (self.format == "round-robin" and self.seats > PAIR)

    @property
    def tie_breaks(self) -> tuple[str, ...]:
        """By what those are told apart who have the same total, first things first; then they share a place."""
        return ("opponents", "wins") if self.format == "swiss" else ("wins", "direct")


def terms_for(game: AnyGame, format: Format, seats: int | None = None, **chosen: object) -> Terms:
    """The terms of a tournament of a game; raises `BadInput` when it cannot be held like that."""
    count = game.seats[0] if seats is None else seats
    if count not in game.seats:
        raise BadInput("wrong-seats", game=game.name, seats=count, allowed=game.seats)
    if format == "rulebook" and count != PAIR:
        raise BadInput("rulebook-is-for-two", game=game.name)
    agreed = {"counting": game.counting} | {name: value for name, value in chosen.items() if value is not None}
    if format == "rulebook":
        agreed |= {"legs": PAIR, "counting": "points"}
    if format == "series":
        agreed["legs"] = 1
    return Terms(game.name, count, format, fewest_wins=game.fewest_wins, revision=game.revision, **agreed)  # type: ignore[arg-type]


def check_entrants(terms: Terms, entrants: int) -> None:
    """Raises `BadInput` unless this number of entrants can begin."""
    if entrants < terms.seats:
        raise BadInput("too-few-entrants", entrants=entrants, seats=terms.seats)
    if entrants > MOST_ENTRANTS:
        raise BadInput("too-many-entrants", most=MOST_ENTRANTS)
    if terms.format == "series" and entrants != terms.seats:
        raise BadInput("series-is-one-table", entrants=entrants, seats=terms.seats)


def opponents(terms: Terms, entrants: int) -> int:
    """How many opponents everybody meets in the rulebook's tournament: as planned, if that comes out even."""
    wanted = min(max(1, (terms.planned or PLANNED_GAMES) // PAIR), entrants - 1)
    return max(PAIR, wanted - 1) if wanted * entrants % 2 else wanted


def swiss_stages(terms: Terms, entrants: int) -> int:
    """How many meetings everybody has in a Swiss: as planned, or until one is left who has won all."""
    if terms.planned is not None:
        return max(1, terms.planned // terms.legs)
    return max(1, ceil(round(log(entrants, terms.seats), 6)) + (terms.seats > PAIR))
