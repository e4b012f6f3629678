"""An evening at a table: one game, or a series with chairs swapped."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from beffroi.core.action import CHANCE, Seat
from beffroi.core.chance import fair
from beffroi.core.engine import choices, waiting
from beffroi.core.model import Result
from beffroi.terminal.person import Person
from beffroi.terminal.table import Table

KINDS = ("human", "random")


def play(table: Table, kinds: Sequence[str], rng: Random) -> Result:
    """Asks whoever is waited for, people by keyboard, until the game is over."""
    people = {Seat(seat): Person(table, Seat(seat)) for seat, kind in enumerate(kinds) if kind == "human"}
    table.viewer = next(iter(people)) if len(people) == 1 else None
    deal = fair(rng)
    while asked := waiting(table.record.state):
        seat = asked[0]
        if seat == CHANCE:
            table.answer(seat, deal(table.record.state))
        elif seat in people:
            people[seat].ask()
        else:
            table.answer(seat, choices(table.record.state, seat).sample(rng))
    table.draw(table.viewer)
    result: Result = table.record.state.result
    return result
