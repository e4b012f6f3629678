"""A position of Leonardo."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple, Self

from msgspec import Struct

from beffroi.core.action import Seat
from beffroi.core.model import State
from beffroi.core.pile import Pile
from beffroi.core.sides import Sides
from beffroi.games.leonardo.material import (
    CITY,
    EVENTS,
    INCOME,
    NEIGHBOURS,
    OFFICE_PRICES,
    OFFICES,
    PALACES,
    PRICES,
    STREETS,
    WORKS,
)
from beffroi.games.leonardo.rulebook import SAYINGS_A_ROUND, LeonardoOptions, Offer, R

NOBODY = -1
OFF_THE_BOARD = 0
WORKS_A_PALACE = 4
FEWEST_SIDES = 2


class Offered(Struct, frozen=True):
    """An offer that lies on the floor, and the seat that made it."""

    number: int
    seat: Seat
    offer: Offer


class Proposed(Struct, frozen=True):
    """An alliance that was proposed: the two sides, the one that keeps its pawn, and the seats that agree."""

    number: int
    sides: tuple[int, int]
    kept: int
    agreed: tuple[Seat, ...]


class Holdings(NamedTuple):
    """A capital by kind, all at printed values."""

    florins: int
    palaces: int
    works: int
    offices: int


def holdings_of(florins: int, palaces: Iterable[tuple[int, tuple[int, ...]]], offices: Iterable[int]) -> Holdings:
    """The value of a purse, of palaces and bridges with the works in them, and of public offices."""
    owned = tuple(palaces)
    return Holdings(
        florins,
        palaces=sum([PRICES[space] for space, _ in owned]),
        works=sum([sum(works) for _, works in owned]),
        offices=sum([OFFICE_PRICES[space] for space in offices]),
    )


def tax_of(space: int, works: int, *, is_controlled: bool) -> int:
    """What a visitor pays in a palace with this many works, twice as much where one side owns the whole quarter."""
    income = PRICES[space] * INCOME[works] // 100
    return 2 * income if is_controlled else income


class Leonardo(State, kw_only=True):
    """Who owns what; things of a side are listed by the seat that founded it, spaces by their number."""

    revision: int = 2
    options: LeonardoOptions
    sides: Sides
    parties: tuple[str | None, ...] = ()
    """The party of every seat, once they are shown; none for who left before."""
    purses: list[int]
    bank: int = 0
    """What the bank has taken less what it has paid: with the purses it adds up to nothing."""
    owners: list[int]
    works: list[tuple[int, ...]]
    soldiers: list[int]
    offices: list[tuple[int, ...]]
    """The spaces each side's public offices look after, in the order they were bought."""
    homes: list[int]
    """The palace each seat was dealt, beside which its pawn starts."""
    pawns: list[int]
    art: Pile = Pile(WORKS)
    events: Pile = Pile(tuple(sorted((card, 1) for card, _ in EVENTS)))
    office_pile: Pile = Pile(tuple(sorted((str(space), 1) for space, _ in OFFICES)))
    round: int = 1
    left: tuple[tuple[Seat, ...], ...] = ()
    """The seats that are out, in the order in which they left."""
    said: list[int]
    offers: tuple[Offered, ...] = ()
    proposals: tuple[Proposed, ...] = ()
    numbered: int = 0
    """How many offers and proposals there have been."""

    def copy(self) -> Self:
        draft = super().copy()
        draft.purses = self.purses.copy()
        draft.owners = self.owners.copy()
        draft.works = self.works.copy()
        draft.soldiers = self.soldiers.copy()
        draft.offices = self.offices.copy()
        draft.homes = self.homes.copy()
        draft.pawns = self.pawns.copy()
        draft.said = self.said.copy()
        return draft

    def side(self, seat: Seat) -> int:
        return self.sides.of(seat)

    def members(self, side: int) -> tuple[Seat, ...]:
        """The seats that speak for a side; nobody speaks for nobody."""
        return () if side == NOBODY else _members(self.sides, side)

    def purse(self, seat: Seat) -> int:
        """The florins of a seat's side."""
        return self.purses[self.sides.by_seat[seat]]

    def following(self, side: int) -> tuple[int, ...]:
        """The other sides in the game, in turn order from this one."""
        others = tuple(other for other in self.sides.standing() if other != side)
        return (*(other for other in others if other > side), *(other for other in others if other < side))

    def palaces_of(self, side: int) -> tuple[int, ...]:
        """The palaces and bridges a side owns."""
        return tuple(space for space in PALACES if self.owners[space] == side)

    def rooms_of(self, side: int) -> tuple[int, ...]:
        """The palaces in which a side can still exhibit a work."""
        owners, works = self.owners, self.works
        return tuple(space for space in STREETS if owners[space] == side and len(works[space]) < WORKS_A_PALACE)

    def is_controlled(self, space: int) -> bool:
        """Whether one side owns every palace of the quarter this palace is part of."""
        owner = self.owners[space]
        return bool(NEIGHBOURS[space]) and all(self.owners[other] == owner for other in NEIGHBOURS[space])

    def tax(self, space: int) -> int:
        """What a visitor pays here."""
        return tax_of(space, len(self.works[space]), is_controlled=self.is_controlled(space))

    def office_owner(self, space: int) -> int:
        """The side that holds the public office of a space."""
        return next((side for side, held in enumerate(self.offices) if space in held), NOBODY)

    def holdings(self, side: int) -> Holdings:
        """What the capital of a side is made of."""
        palaces = [(space, self.works[space]) for space in self.palaces_of(side)]
        return holdings_of(self.purses[side], palaces, self.offices[side])

    def capital(self, side: int) -> int:
        """Florins and everything with a printed value."""
        return sum(self.holdings(side))

    @staticmethod
    def share(capital: int, members: int, /) -> int:
        """What each of the members of a side has of its capital, rounded down."""
        return capital // members

    def party(self, side: int) -> str | None:
        """The party of a side, which is that of all its members."""
        return self.parties[self.members(side)[0]]

    def lapse(self, gone: Offered | Proposed) -> None:
        """What lay on the floor goes without an answer."""
        self.offers = tuple(each for each in self.offers if each is not gone)
        self.proposals = tuple(each for each in self.proposals if each is not gone)
        if isinstance(gone, Offered):
            self.tell(R.TRADE, "offer-lapsed", seat=gone.seat, number=gone.number)
        else:
            self.tell(R.ALLIANCE, "proposal-lapsed", seat=gone.agreed[0], number=gone.number)

    def may_propose(self, seat: Seat) -> bool:
        return self.said[seat] < SAYINGS_A_ROUND

    def next_number(self, seat: Seat) -> int:
        """The number of what a seat is about to put on the floor."""
        self.said[seat] += 1
        self.numbered += 1
        return self.numbered


@lru_cache(maxsize=1024)
def _members(sides: Sides, side: int) -> tuple[Seat, ...]:
    """Sides seldom change, and every question asks for their members."""
    return sides.members(side)


def empty_city(seats: tuple[Seat, ...], options: LeonardoOptions) -> Leonardo:
    """The city before anybody has arrived."""
    return Leonardo(
        seats=seats,
        options=options,
        sides=Sides.of_one(seats),
        purses=[0 for _ in seats],
        owners=[NOBODY for _ in range(len(CITY) + 1)],
        works=[() for _ in range(len(CITY) + 1)],
        soldiers=[0 for _ in seats],
        offices=[() for _ in seats],
        homes=[OFF_THE_BOARD for _ in seats],
        pawns=[OFF_THE_BOARD for _ in seats],
        said=[0 for _ in seats],
    )
