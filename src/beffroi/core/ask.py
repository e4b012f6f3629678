"""The six kinds of question; a browser or a terminal has one widget for each."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from beffroi.core.action import Action, Seat
from beffroi.core.offer import Partner, Promises, Term


class Ask(Struct, frozen=True, tag=True):
    """A question put to one seat."""


class Pick(Ask, frozen=True):
    """One of these."""

    actions: tuple[Action, ...]


class Amount(Ask, frozen=True):
    """A number between two bounds; the action it makes has this one field."""

    action: str
    field: str
    low: int
    high: int
    by: int = 1


class Places(Struct, frozen=True):
    """Where the reference square of a piece may stand: row by row from (left, top), four squares a digit.

    `cells` are the squares it covers, seen from the reference square, so that a board can show it before it stands.
    """

    piece: str
    facing: str
    left: int
    top: int
    width: int
    bits: str
    cells: tuple[tuple[int, int], ...] = ((0, 0),)


class Place(Ask, frozen=True):
    """Put a piece somewhere; the action it makes is a `Placing`."""

    action: str
    places: tuple[Places, ...]


class Part(Struct, frozen=True):
    """One field of a bundle: one or many of some things, an amount, or shares of an amount by thing.

    `low` and `high` bound the number of things, the amount, or the sum of the shares; `most` bounds each share.
    """

    field: str
    kind: Literal["one", "many", "amount", "shares"]
    of: tuple[str | int, ...] = ()
    low: int = 0
    high: int = 0
    by: int = 1
    most: tuple[int, ...] = ()


class Bundle(Ask, frozen=True):
    """Several things in one answer."""

    action: str
    parts: tuple[Part, ...]


class YesNo(Ask, frozen=True):
    """Yes or no, each with the action it stands for."""

    yes: Action
    no: Action
    then: Amount | None = None
    """The amount that is asked for at once after a yes, so that both can be answered in one go."""
    times: int = 1
    """How often in a row one may say yes."""


class Offer(Ask, frozen=True):
    """A proposal to another seat: what one gives, what one gets for it.

    A new one is an `action` whose `to` is the partner; `left` of them may still be made. A `counter` takes the place of
    an open offer: one of the numbers in `answers`, each with its maker.
    """

    give: tuple[Term, ...]
    partners: tuple[Partner, ...]
    promises: Promises | None = None
    action: str = ""
    left: int = 0
    counter: str = ""
    answers: tuple[tuple[int, Seat], ...] = ()
    silent: tuple[Seat, ...] = ()
    """Who has sealed an answer, and can answer nothing else until it is shown."""
