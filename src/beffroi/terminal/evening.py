"""An evening at a table: one game, or a series with chairs swapped."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from beffroi.bots.bot import BUDGET
from beffroi.bots.company import Company, speaker
from beffroi.bots.levels import LEVELS, bot_named
from beffroi.core.action import CHANCE, Seat
from beffroi.core.chance import fair
from beffroi.core.engine import waiting
from beffroi.core.model import Result
from beffroi.terminal.person import Person
from beffroi.terminal.table import Table

HUMAN = "human"
KINDS = (HUMAN, *LEVELS)


def play(table: Table, kinds: Sequence[str], rng: Random) -> Result:
    """Asks whoever is waited for, people by keyboard, until the game is over."""
    people = {Seat(seat): Person(table, Seat(seat)) for seat, kind in enumerate(kinds) if kind == HUMAN}
    bots = {Seat(seat): bot_named(kind, table.game) for seat, kind in enumerate(kinds) if kind != HUMAN}
    table.people = frozenset(people)
    table.viewer = next(iter(people)) if len(people) == 1 else None
    company = Company(table.game, bots, str(rng.randrange(2**32)), BUDGET)
    try:
        _play(table, people, company, rng)
    finally:
        company.close()
    table.draw(table.viewer)
    result: Result = table.record.state.result
    return result


def _play(table: Table, people: dict[Seat, Person], company: Company, rng: Random) -> None:
    deal, heard = fair(rng), 0
    while asked := waiting(table.record.state):
        seat = asked[0]
        if seat == CHANCE:
            table.answer(seat, deal(table.record.state))
        elif heard != len(table.record.entries):
            for talker, word in company.words(lambda: table.record.state):
                table.answer(talker, word)
            heard = len(table.record.entries)
        elif (seat := speaker(table.record.state, seat, people)) in people:
            people[seat].ask()
        else:
            table.answer(seat, company.answer(table.record.state, seat))
