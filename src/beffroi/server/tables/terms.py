"""What may be agreed on for a table: the options of its game, its clock, the levels of its bots."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from msgspec.structs import asdict, replace

from beffroi.core.game import AnyGame, option_values
from beffroi.core.model import BadInput
from beffroi.server.protocol.tables import ClockTerms, Invitation

USUAL_LEVEL = "apprentice"


def read_options(rules: AnyGame, chosen: dict[str, Any], seats: int) -> dict[str, bool | int | str]:
    """The options of a game with these chosen, as they read at a table of this size; strict about names and values."""
    values, usual = option_values(rules.options), rules.options()
    for name, value in chosen.items():
        if not any(value == each and type(value) is type(each) for each in values.get(name, ())):
            raise BadInput("unknown-option", option=name, options=tuple(values))
    return asdict(rules.settled(seats, replace(usual, **chosen)))


def carried_over(rules: AnyGame, agreed: dict[str, Any], seats: int) -> dict[str, bool | int | str]:
    """The options of a game as they were agreed on under another revision, as far as this one knows them."""
    values = option_values(rules.options)
    return read_options(rules, {name: value for name, value in agreed.items() if value in values.get(name, ())}, seats)


def read_clock(terms: ClockTerms | None) -> ClockTerms | None:
    """Terms that give nobody any time are no clock."""
    return terms if terms is not None and (terms.per_move or terms.bank) else None


def read_take_back(wish: Invitation) -> bool:
    """Whether one may go back freely: only whoever is alone among bots may agree to it, and no clock must be fooled."""
    people = [seat.kind for seat in wish.seats if seat.kind != "bot"]
    if wish.free_take_back and (people != ["me"] or read_clock(wish.clock) is not None):
        raise BadInput("take-back-alone")
    return wish.free_take_back


def read_level(levels: Collection[str], level: str | None) -> str:
    wanted = level or USUAL_LEVEL
    if wanted not in levels:
        raise BadInput("unknown-level", level=wanted, levels=tuple(levels))
    return wanted
