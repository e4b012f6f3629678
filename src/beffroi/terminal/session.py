"""An evening at a table: one game, or a series with seats swapped."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import closing
from random import Random

from beffroi.bots.bot import BUDGET
from beffroi.bots.levels import INSTALLED, LEVELS, bot_named
from beffroi.bots.lineup import Lineup
from beffroi.core.action import Seat
from beffroi.core.chance import fair
from beffroi.core.model import Result
from beffroi.terminal.person import Person
from beffroi.terminal.table import TerminalTable

HUMAN = "human"
KINDS = (HUMAN, *LEVELS, *INSTALLED)


def play(table: TerminalTable, kinds: Sequence[str], rng: Random) -> Result:
    """Asks whoever is waited for, people by keyboard, until the game is over."""
    people = {Seat(seat): Person(table, Seat(seat)) for seat, kind in enumerate(kinds) if kind == HUMAN}
    bots = {Seat(seat): bot_named(kind, table.game) for seat, kind in enumerate(kinds) if kind != HUMAN}
    table.people = frozenset(people)
    table.viewer = next(iter(people)) if len(people) == 1 else None
    table.go_on()
    asks = {seat: person.ask for seat, person in people.items()}
    with closing(Lineup(table.game, bots, str(rng.randrange(2**32)), BUDGET)) as lineup:
        for seat, action in lineup.answers(lambda: table.record.state, fair(rng), asks):
            table.answer(seat, action)
    table.draw(table.viewer)
    result: Result = table.record.state.result
    return result
