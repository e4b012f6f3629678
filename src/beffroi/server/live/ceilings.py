"""Ceilings in auctions: told to the table, kept on disk with it, and bid by it as ordinary moves.

Nobody but their seat learns of one: it changes nothing that others are shown, and the pause before each bid is drawn
anew and tells nothing of the amount.
"""

from __future__ import annotations

import asyncio
from random import SystemRandom

from msgspec.structs import replace

from beffroi.core.action import Seat
from beffroi.core.model import TABLE
from beffroi.server.live.attempt import Attempt, NamedMove
from beffroi.server.live.auction import NextBid, next_bid
from beffroi.server.live.faults import FIRST_PAUSE, Faults, pause_after
from beffroi.server.live.game import LiveGame
from beffroi.server.live.move import (
    SOON,
    AgainstRules,
    NotCounted,
    NotPlayed,
    OutOfStep,
    Proposal,
    attempt_all,
    play,
)
from beffroi.server.live.table import LiveTable
from beffroi.server.protocol.frames import Bad, Frame, Illegal, Ok, Retry, SetCeiling, Stale
from beffroi.server.storage.store import Unreachable
from beffroi.server.tables.table import Ceiling, Table

SHORTEST, LONGEST = 1.5, 4.0
"""The pause before the table bids for somebody, as a multiple of the usual one: about what people take."""
_chance = SystemRandom()


async def set_ceiling(live: LiveTable, seat: Seat, guest: str, frame: SetCeiling) -> Frame:
    """Keeps how far a seat goes, or that it does not any more, and tells its guest what has become of it."""
    try:
        await live.change(lambda table: _with_ceiling(table, live.game, seat, guest, frame))
    except OutOfStep as late:
        return Stale(frame.move_id, late.step)
    except AgainstRules as refused:
        return Illegal(frame.move_id, refused.refusals)
    except NotCounted as refused:
        return refused.told
    except Unreachable:
        return Retry(frame.move_id, "store", SOON)
    return Ok(frame.move_id)


def _with_ceiling(table: Table, game: LiveGame | None, seat: Seat, guest: str, frame: SetCeiling) -> Table:
    """The table with this ceiling, without those of earlier auctions."""
    if seat not in table.seats_of(guest):
        raise NotCounted(Bad("not-your-seat"))
    auction = None if game is None or not table.is_playing else game.auction
    if game is None or auction is None or not auction.step <= frame.step <= game.state.opened:
        raise OutOfStep(0 if game is None else game.state.opened)
    others = tuple(each for each in table.ceilings if each.auction == auction.entry and each.seat != seat)
    if frame.amount is None:
        return replace(table, ceilings=others)
    _check(game, seat, frame.amount)
    return replace(table, ceilings=(*others, Ceiling(seat, frame.amount, auction.entry)))


def _check(game: LiveGame, seat: Seat, amount: int) -> None:
    asked = game.state.agenda[0].ceilings(game.state, seat)
    if asked is None:
        raise AgainstRules((TABLE.no("not-asked"),))
    if amount not in range(asked.low, asked.high + 1, asked.by):
        raise AgainstRules((TABLE.no("ceiling-out-of-bounds", low=asked.low, high=asked.high, by=asked.by),))


class CeilingBids:
    """Bids at a table for whoever has told it how far they go."""

    def __init__(self, live: LiveTable, pause: float) -> None:
        self._live = live
        self._pause = pause
        self._faults = Faults()
        self._bidding: asyncio.Task[None] | None = None

    def wake(self) -> None:
        """Begins to wait for the time of the next bid, if there is one."""
        if self._bidding is None and self._next() is not None:
            self._bidding = asyncio.create_task(self._bid())

    def stop(self) -> None:
        if self._bidding is not None:
            self._bidding.cancel()

    @property
    def are_due(self) -> bool:
        return self._bidding is not None

    def bids_for(self, seat: Seat) -> bool:
        """Whether the answer of a seat comes from its ceiling."""
        bid = self._next()
        return bid is not None and bid.seat == seat

    def _next(self) -> NextBid | None:
        return None if self._live.game is None else next_bid(self._live.table, self._live.game)

    async def _bid(self) -> None:
        faults = 0
        try:
            while (bid := self._next()) is not None and self._live.game is not None:
                step = self._live.game.state.opened
                await asyncio.sleep(self.time_before(bid.seat))
                try:
                    await play(self._live, CeilingBid(bid.seat, step))
                except (Unreachable, NotPlayed):
                    await asyncio.sleep(FIRST_PAUSE)
                except Exception as fault:
                    faults += 1
                    self._faults.report("ceiling-met-a-fault", fault, table=self._live.id)
                    await asyncio.sleep(pause_after(faults))
        finally:
            self._bidding = None

    def time_before(self, seat: Seat) -> float:
        """How long the table waits before it bids: at most half of what is left where a clock runs."""
        pause = self._pause * _chance.uniform(SHORTEST, LONGEST)
        return pause if self._live.clock is None else max(0.0, min(pause, self._live.clock.left(seat) / 2000))


class CeilingBid(Proposal):
    """The smallest bid for a seat whose ceiling goes so far, if it is still asked and has not thought better of it."""

    def __init__(self, seat: Seat, step: int) -> None:
        self._seat = seat
        self._step = step

    def attempt(self, live: LiveTable, game: LiveGame) -> Attempt | None:
        bid = next_bid(live.table, game)
        if bid is None or bid.seat != self._seat or game.state.opened != self._step:
            return None
        tried = attempt_all(game, bid.seat, bid.answers, self._step)
        tried.move = NamedMove(f"ceiling:{self._step}:{game.number(bid.seat)}", "")
        return tried
