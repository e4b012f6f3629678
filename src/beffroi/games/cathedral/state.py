"""A position of Cathedral."""

from __future__ import annotations

from typing import Self

from beffroi.core.action import Seat
from beffroi.core.model import State
from beffroi.games.cathedral.material import BUILD_ON, CATHEDRAL, CITY, EVERYTHING, FULL_STOCK, SIZES, TURNS
from beffroi.games.cathedral.rulebook import DARK, LIGHT, REVISION, CathedralOptions


class Cathedral(State, kw_only=True):
    """Who has built where, what is whose, and what is still unplaced; sets of squares as in `material`."""

    revision: int = REVISION
    seats: tuple[Seat, ...] = (LIGHT, DARK)
    options: CathedralOptions = CathedralOptions()
    buildings: list[tuple[int, ...]]
    covered: list[int]
    territory: list[int]
    stock: list[tuple[int, ...]]
    has_built: list[bool]
    plies: int = 0
    """How many buildings have been placed in all, captured ones included."""
    cathedral: int | None = None
    """Its squares; none before it is placed, empty once it has been captured."""

    def copy(self) -> Self:
        draft = super().copy()
        draft.buildings = self.buildings.copy()
        draft.covered = self.covered.copy()
        draft.territory = self.territory.copy()
        draft.stock = self.stock.copy()
        draft.has_built = self.has_built.copy()
        return draft

    def free(self, seat: Seat) -> int:
        """The squares a side may build on."""
        built = self.covered[LIGHT] | self.covered[DARK] | (self.cathedral or 0)
        return free_squares(built, self.territory[opponent(seat)])

    def can_build(self, seat: Seat) -> bool:
        """Whether any building of the stock fits anywhere."""
        free = self.free(seat)
        for turns, count in zip(TURNS[seat], self.stock[seat], strict=True):
            for turn in turns if count else ():
                if turn.places(free):
                    return True
        return False

    def take_from_stock(self, seat: Seat, kind: int) -> None:
        self._change_stock(seat, kind, -1)

    def put_in_stock(self, seat: Seat, kind: int) -> None:
        self._change_stock(seat, kind, 1)

    def _change_stock(self, seat: Seat, kind: int, change: int) -> None:
        stock = self.stock[seat]
        self.stock[seat] = (*stock[:kind], stock[kind] + change, *stock[kind + 1 :])

    def piece_on(self, squares: int) -> str:
        """The building that stands on exactly these squares."""
        if squares == self.cathedral:
            return CATHEDRAL
        return next(BUILD_ON[seat][squares].piece for seat in self.seats if squares in self.buildings[seat])

    def unplaced_squares(self, seat: Seat) -> int:
        return sum(count * size for count, size in zip(self.stock[seat], SIZES, strict=True))

    def points_if_left(self, leaver: Seat) -> tuple[int, ...]:
        """Whoever leaves is charged all their squares, whoever stays none (A19): no game played out is worse."""
        return tuple(EVERYTHING if seat == leaver else 0 for seat in self.seats)


def empty_city(options: CathedralOptions) -> Cathedral:
    """The board before anything stands on it."""
    return Cathedral(
        options=options,
        buildings=[(), ()],
        covered=[0, 0],
        territory=[0, 0],
        stock=[FULL_STOCK, FULL_STOCK],
        has_built=[False, False],
    )


def free_squares(built: int, conquered: int) -> int:
    """What a side may build on: neither buildings, the Cathedral nor the other side's territory."""
    return CITY & ~built & ~conquered


def opponent(seat: Seat) -> Seat:
    return DARK if seat == LIGHT else LIGHT
