"""A whole game, from its first entry: for the log page, the replay and the record."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Iterator, Sequence

from msgspec import Raw

from beffroi.core.codec import encode
from beffroi.core.model import State
from beffroi.core.seen import seen
from beffroi.server.errors import NOT_FOUND, Sorry
from beffroi.server.live.game import Logged, Match, Moment, Viewer, new_record
from beffroi.server.live.table import Room
from beffroi.server.protocol import rest as protocol
from beffroi.server.protocol.frames import Ply
from beffroi.server.storage.store import Store
from beffroi.server.tables.dice import binds_table

PAGE = 100
MOST_KEPT = 8
ENDED = ("over", "closed")


class History:
    """Every moment of a game."""

    def __init__(self, match: Match) -> None:
        self._match = match

    def plies(self, viewer: Viewer, before: int | None) -> tuple[Ply, ...]:
        """The last entries a viewer was shown before a number."""
        shown = [moment for moment in self._shown(viewer) if before is None or moment.number(viewer) < before]
        return tuple(moment.ply(viewer) for moment in shown[-PAGE:])

    def moment(self, number: int, viewer: Viewer) -> protocol.Moment:
        """A position as a viewer saw it; number 0 is the start."""
        state = self.state_at(number, viewer)
        ply = None if number == 0 else self._at(number, viewer).ply(viewer)
        return protocol.Moment(ply, Raw(encode(seen(self._match.game, state, viewer))))

    def hands(self, number: int) -> tuple[Raw, ...]:
        """A position a spectator saw, as every seat saw it."""
        state = self.state_at(number, None)
        return tuple(Raw(encode(seen(self._match.game, state, seat))) for seat in state.seats)

    def state_at(self, number: int, viewer: Viewer) -> State:
        if number == 0:
            start: State = self._match.record.start
            return start
        return self._at(number, viewer).state

    def lines(self, room: Room, viewer: Viewer) -> Iterator[bytes]:
        """The record of a finished game; of a running one, what a viewer was shown of it."""
        record = self._match.record
        record.commitment = room.plan.commitment
        record.table = room.id if binds_table(record.commitment) else ""
        if room.plan.status in ENDED:
            record.seed = self._match.seed.hex()
            yield from record.lines()
            return
        yield encode(_about(room, viewer)) + b"\n"
        for moment in self._shown(viewer):
            yield encode(moment.ply(viewer)) + b"\n"

    def _shown(self, viewer: Viewer) -> list[Moment]:
        return [moment for moment in self._match.moments if moment.is_for(viewer)]

    def _at(self, number: int, viewer: Viewer) -> Moment:
        found = [moment for moment in self._shown(viewer) if moment.number(viewer) == number]
        if not found:
            raise Sorry(NOT_FOUND, "no-such-ply", ply=number)
        return found[0]


def _about(room: Room, viewer: Viewer) -> dict[str, object]:
    plan = room.plan
    return {
        "game": plan.game,
        "seats": len(plan.chairs),
        "options": plan.options,
        "commitment": plan.commitment,
        "running": True,
        "viewer": viewer,
    }


class Histories:
    """The games that were looked at last, so that leafing through one replays it once."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._kept: OrderedDict[tuple[str, int], History] = OrderedDict()

    async def of(self, room: Room) -> History:
        """The history of a table as far as the room knows it."""
        if room.match is None:
            raise Sorry(NOT_FOUND, "game-has-not-begun")
        key = (room.id, room.match.version)
        if key not in self._kept:
            entries = [entry for entry in await self._store.log(room.id) if entry.version <= key[1]]
            self._kept[key] = await asyncio.to_thread(_replay, room, entries)
        self._kept.move_to_end(key)
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return self._kept[key]


def _replay(room: Room, entries: Sequence[Logged]) -> History:
    match = Match(new_record(room.game, room.plan), room.seed, kept=None)
    for entry in entries:
        match.replay(entry)
    return History(match)
