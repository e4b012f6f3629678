"""What can lie on a trade table: money, things and promises, on the side of the one who gives them."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from beffroi.core.action import Seat

Promise: TypeAlias = Annotated[str, Meta(title="Promise")]
"""What somebody promises for money, as the texts name it."""


class Purse(Struct, frozen=True, tag=True):
    """The money of one side: up to so much, by these steps, in this field of the action."""

    field: str
    high: int
    by: int = 1


class Things(Struct, frozen=True, tag=True):
    """What one side owns and may hand over, in the order of the action; texts name them by this word."""

    field: str
    word: str
    of: tuple[str | int, ...]


Term: TypeAlias = Purse | Things


class Promises(Struct, frozen=True, tag=True):
    """What whoever gets the money may promise for it, by kind; nothing else is given for money then.

    `none` is what the field says without a promise.
    """

    field: str
    none: str
    kinds: tuple[tuple[str, tuple[str, ...]], ...]


class Partner(Struct, frozen=True):
    """Somebody to bargain with, and what they can give."""

    seat: Seat
    take: tuple[Term, ...]


class Goods(Struct, frozen=True):
    """What one side puts on the table; `word` names the things."""

    money: int = 0
    things: tuple[str | int, ...] = ()
    word: str = ""
    promise: Promise = ""

    @property
    def count(self) -> int:
        """How many things that are, all money counted as one."""
        return len(self.things) + (self.money > 0)


class OpenOffer(Struct, frozen=True):
    """An offer that everybody sees lying open: its maker gives, and takes from whoever accepts it.

    It is answered by the actions of these names, with its number.
    """

    number: int
    seat: Seat
    to: tuple[Seat, ...]
    give: Goods
    take: Goods
    accept: str = "Accept"
    drop: str = "Drop"
