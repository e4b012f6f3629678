"""An entry of a record: an answer, or that something was taken back; and what came of it."""

from __future__ import annotations

from typing import Any, NamedTuple, TypeAlias

from msgspec import Struct

from beffroi.core.action import Action, Seat
from beffroi.core.model import Event


class Answered(Struct, frozen=True, tag=True, forbid_unknown_fields=True, omit_defaults=True):
    """A seat, chance or the host has answered; `hash` names the state that came of it."""

    seat: Seat
    action: Action
    hash: str
    is_lone: bool = False
    """Whether the table gave this answer for its seat, because no other was possible: nobody has decided anything."""


class TookBack(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """A seat has taken back its last answer."""

    seat: Seat
    hash: str


class Rewound(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """A seat has gone back to its own last decision, whoever and whatever has answered since."""

    seat: Seat
    hash: str


class LetBack(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """The others have let a seat go back to its own last decision, after which nothing hidden was shown to anybody."""

    seat: Seat
    hash: str


Entry: TypeAlias = Answered | TookBack | Rewound | LetBack


class Played(NamedTuple):
    """An entry of a record, what happened, and the position it led to."""

    entry: Entry
    events: tuple[Event, ...]
    state: Any
