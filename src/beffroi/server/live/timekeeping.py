"""The clocks of a table: when they are set, which of them run, and how they stand after a move."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from beffroi.core.action import CHANCE, Seat
from beffroi.core.engine import waiting
from beffroi.server.live.attempt import Attempt
from beffroi.server.live.clock import Clock, Uptime
from beffroi.server.live.game import LiveGame
from beffroi.server.tables.log import LogEntry
from beffroi.server.tables.table import StoppedClocks, Table


def clocked(table: Table, asked: Sequence[Seat]) -> tuple[Seat, ...]:
    """Those of the seats whose clock runs: people, also while a bot plays for them."""
    return tuple(seat for seat in asked if seat >= 0 and table.occupants[seat].kind == "person")


def new_clock(table: Table) -> Clock | None:
    return None if table.clock is None else Clock(table.clock, len(table.occupants))


def clock_from_start(table: Table, uptime: Uptime) -> Clock | None:
    """The clocks of a game that is read from its beginning."""
    clock = new_clock(table)
    if clock is not None:
        clock.resume(clocked(table, table.asked), _ago(table, table.began, uptime))
    return clock


def replay_clock(clock: Clock | None, table: Table, entry: LogEntry, uptime: Uptime) -> None:
    """Takes in what an entry of the log says of the clocks."""
    if clock is not None:
        clock.replay(entry, clocked(table, entry.asked), _ago(table, entry.at, uptime))


def resume_clock(clock: Clock | None, table: Table, game: LiveGame, asked: Sequence[Seat], uptime: Uptime) -> None:
    """A table that was frozen goes on with the clocks as they stood then."""
    stopped = table.stopped
    if clock is not None and stopped is not None and stopped.version == game.version:
        clock.restore(stopped.clocks, clocked(table, asked), _ago(table, stopped.at, uptime))
    turn_clock(clock, table, asked)


def turn_clock(clock: Clock | None, table: Table, asked: Sequence[Seat]) -> None:
    """The clocks of exactly those who are asked run."""
    if clock is not None:
        clock.turn(CHANCE, clocked(table, asked))


def clock_after(clock: Clock | None, table: Table, attempt: Attempt) -> Clock | None:
    """How the clocks stand when an attempt counts; its transitions show them."""
    if clock is None:
        return None
    after, asked = clock.copy(), clocked(table, waiting(attempt.record.state))
    if attempt.transitions[0].taken_back:
        after.take_back(asked)
    else:
        after.turn(attempt.answered, asked, is_own=attempt.answered not in table.absent)
    shown = after.shown()
    attempt.transitions = [replace(transition, clocks=shown) for transition in attempt.transitions]
    return after


def stopped_clocks(clock: Clock | None, table: Table, game: LiveGame | None) -> StoppedClocks | None:
    """What a table that is frozen keeps of its clocks."""
    return table.stopped if clock is None or game is None else StoppedClocks(game.version, clock.kept())


def _ago(table: Table, at: int, uptime: Uptime) -> int:
    """For how long the clocks have run since then: not while the server was closed or the table frozen."""
    return uptime.since(at if table.stopped is None else max(at, table.stopped.at))
