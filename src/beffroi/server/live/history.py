"""A whole game, from its first entry: for the log page, the replay and the record."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Iterator

from msgspec import Raw

from beffroi.core.codec import encode
from beffroi.core.model import State
from beffroi.core.seen import seen
from beffroi.server.live.game import LiveGame, Transition, Viewer
from beffroi.server.live.replay import replayed
from beffroi.server.live.table import LiveTable
from beffroi.server.protocol.frames import Ply
from beffroi.server.protocol.problems import NotFound
from beffroi.server.protocol.rest import Moment
from beffroi.server.tables.dice import binds_table
from beffroi.server.tables.store import TableStore
from beffroi.server.tables.table import SeededTable

PAGE = 100
MOST_KEPT = 8


class History:
    """Every moment of a game."""

    def __init__(self, game: LiveGame) -> None:
        self._game = game

    def plies(self, viewer: Viewer, before: int | None) -> tuple[Ply, ...]:
        """The last entries a viewer was shown before a number."""
        shown = [
            transition for transition in self._shown(viewer) if before is None or transition.number(viewer) < before
        ]
        return tuple(transition.ply(viewer) for transition in shown[-PAGE:])

    def moment(self, number: int, viewer: Viewer) -> Moment:
        """A position as a viewer saw it; number 0 is the start."""
        state = self.state_at(number, viewer)
        ply = None if number == 0 else self._at(number, viewer).ply(viewer)
        return Moment(ply, Raw(encode(seen(self._game.rules, state, viewer))))

    def hands(self, number: int) -> tuple[Raw, ...]:
        """A position a spectator saw, as every seat saw it."""
        state = self.state_at(number, None)
        return tuple(Raw(encode(seen(self._game.rules, state, seat))) for seat in state.seats)

    def state_at(self, number: int, viewer: Viewer) -> State:
        if number == 0:
            start: State = self._game.record.start
            return start
        return self._at(number, viewer).state

    def lines(self, live: LiveTable, viewer: Viewer) -> Iterator[bytes]:
        """The record of a finished game; of a running one, what a viewer was shown of it."""
        record = self._game.record
        record.commitment = live.table.commitment
        record.table = live.id if binds_table(record.commitment) else ""
        if live.table.is_ended:
            record.seed = self._game.seed.hex()
            yield from record.lines()
            return
        yield encode(_about(live, viewer)) + b"\n"
        for transition in self._shown(viewer):
            yield encode(transition.ply(viewer)) + b"\n"

    def _shown(self, viewer: Viewer) -> list[Transition]:
        return [transition for transition in self._game.transitions if transition.is_for(viewer)]

    def _at(self, number: int, viewer: Viewer) -> Transition:
        found = [transition for transition in self._shown(viewer) if transition.number(viewer) == number]
        if not found:
            raise NotFound("no-such-ply", ply=number)
        return found[0]


def _about(live: LiveTable, viewer: Viewer) -> dict[str, object]:
    table = live.table
    return {
        "game": table.game,
        "seats": len(table.chairs),
        "options": table.options,
        "commitment": table.commitment,
        "running": True,
        "viewer": viewer,
    }


class Histories:
    """The games that were looked at last, so that leafing through one replays it once."""

    def __init__(self, store: TableStore) -> None:
        self._store = store
        self._kept: OrderedDict[tuple[str, int], History] = OrderedDict()

    async def of(self, live: LiveTable) -> History:
        """The history of a table as far as it is known here."""
        if live.game is None:
            raise NotFound("game-has-not-begun")
        key = (live.id, live.game.version)
        if key not in self._kept:
            entries = [entry for entry in await self._store.log(live.id) if entry.version <= key[1]]
            seeded = SeededTable(live.table, live.seed)
            self._kept[key] = History(await asyncio.to_thread(replayed, live.rules, seeded, entries))
        self._kept.move_to_end(key)
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return self._kept[key]
