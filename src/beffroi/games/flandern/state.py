"""A position of Flandern 1302."""

from __future__ import annotations

from typing import Self

from beffroi.core.action import Seat
from beffroi.core.model import State
from beffroi.core.pile import Pile
from beffroi.games.flandern.city import City
from beffroi.games.flandern.material import (
    CHURCH,
    CITY_OF,
    GREY,
    SITE_PAWNS,
    Quarter,
)
from beffroi.games.flandern.rulebook import REVISION

NOBODY = -1
TWO = 2


class Flandern(State, kw_only=True):
    """Guilds by seat, cities by their number, stocks and points by arms."""

    revision: int = REVISION
    guilds: list[int]
    """The guild of every seat; `NOBODY` until it has chosen."""
    influenced: list[int]
    """With two players, the guild every seat holds under influence."""
    cities: list[City]
    stock: list[tuple[int, ...]]
    hands: list[tuple[str, ...]]
    played: list[tuple[str, ...]]
    """The action cards that lie open before every seat."""
    influence: list[int]
    points: list[int]
    piles: list[Pile]
    """The gold cards, A on B; with two players the one pile of the guilds under influence."""
    laid: tuple[str, ...] = ()
    """The cards that lie open beside the piles."""
    gone: tuple[str, ...] = ()
    """The cards of the piles that have left the game."""
    first: Seat = Seat(0)
    """The first player; with two players, whose turn it is."""
    gold: str | None = None
    """The gold card in front of the first player, face down."""
    gold_back: str = ""
    works: int = 0
    """How many quarters have been built and sites finished."""
    shuffled_at: int = 0
    """With two players: the works when the pile was last shuffled."""
    emptied_at: int | None = None
    """With two players: the works at the shuffle of a pile whose last card was drawn this turn."""
    out: tuple[Seat, ...] = ()
    """The seats that have left."""

    def copy(self) -> Self:
        draft = super().copy()
        draft.guilds = self.guilds.copy()
        draft.influenced = self.influenced.copy()
        draft.cities = self.cities.copy()
        draft.stock = self.stock.copy()
        draft.hands = self.hands.copy()
        draft.played = self.played.copy()
        draft.influence = self.influence.copy()
        draft.points = self.points.copy()
        draft.piles = self.piles.copy()
        return draft

    @property
    def is_for_two(self) -> bool:
        return len(self.seats) == TWO

    def playing(self) -> tuple[Seat, ...]:
        """The seats that have not left."""
        return tuple(seat for seat in self.seats if seat not in self.out) if self.out else self.seats

    def in_order(self) -> tuple[Seat, ...]:
        """Every seat, the first player's first, clockwise."""
        return self.seats[self.first :] + self.seats[: self.first]

    def next_playing(self, seat: Seat) -> Seat:
        """The seat after this one that has not left."""
        around = self.seats[seat + 1 :] + self.seats[: seat + 1]
        return next(other for other in around if other not in self.out)

    def owned_by(self, seat: Seat) -> tuple[int, ...]:
        """The arms a seat may build with a card of its own."""
        return (self.guilds[seat], GREY, CHURCH)

    def builders(self) -> tuple[int, ...]:
        """All arms that somebody may still build."""
        guilds = (self.guilds[seat] for seat in self.playing())
        return (*guilds, *(guild for guild in self.influenced if guild != NOBODY), GREY, CHURCH)

    def has_city(self, name: str) -> bool:
        """Whether a city of this name is played."""
        return name in CITY_OF and self.city(name).site >= 0

    def city(self, name: str) -> City:
        return self.cities[CITY_OF[name]]

    def is_dead(self, card: str) -> bool:
        """Whether a card shows a city that has been scored."""
        return card in CITY_OF and self.city(card).scored

    def put_city(self, city: City) -> None:
        self.cities[CITY_OF[city.name]] = city

    def open_cities(self) -> list[City]:
        return [city for city in self.cities if city.site >= 0 and not city.scored]

    def free_lots(self) -> int:
        """How many lots are free on the whole board."""
        return sum(city.free.bit_count() for city in self.cities)

    def site_pawns(self) -> int:
        """How many site pawns are left in the supply."""
        return SITE_PAWNS - sum([city.sites.bit_count() for city in self.cities])

    def take_from_stock(self, quarter: Quarter, shape: str) -> None:
        stock, place = self.stock[quarter.arms], quarter.counted_at(shape)
        self.stock[quarter.arms] = (*stock[:place], stock[place] - 1, *stock[place + 1 :])

    def move_to_played(self, seat: Seat, card: str) -> None:
        self.hands[seat] = tuple(other for other in self.hands[seat] if other != card)
        self.played[seat] += (card,)
