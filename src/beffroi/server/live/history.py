"""A whole game, from its first entry: for the log page, the replay and the record."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import TypeAlias, TypeVar

from msgspec import Raw

from beffroi.core.action import Seat
from beffroi.core.codec import encode
from beffroi.core.model import State
from beffroi.core.record_file import lines
from beffroi.core.seen import seen
from beffroi.server.live.game import LiveGame
from beffroi.server.live.replay import replayed
from beffroi.server.live.table import LiveTable
from beffroi.server.live.transition import Transition, Viewer, nothing_so_far, numbers_of
from beffroi.server.protocol.frames import Ply
from beffroi.server.protocol.problems import NotFound
from beffroi.server.protocol.replays import Landmark, Moment, ScoreCurve, ScorePoint
from beffroi.server.tables.dice import binds_table
from beffroi.server.tables.store import TableStore
from beffroi.server.tables.table import SeededTable

T = TypeVar("T")
GameVersion: TypeAlias = tuple[str, int]
"""A table, and how many entries its log had."""
PAGE = 100
MOST_KEPT = 8


class History:
    """Every moment of a game."""

    def __init__(self, game: LiveGame) -> None:
        self._game = game
        self._standings: dict[Viewer, ScoreCurve] = {}

    def is_whole(self, game: LiveGame, viewer: Viewer) -> bool:
        """Whether a viewer has been shown nothing since; that somebody changed a sealed answer shows in no delay."""
        return self._game.number(viewer) == game.number(viewer)

    def plies(self, viewer: Viewer, before: int | None) -> tuple[Ply, ...]:
        """The last entries a viewer was shown before a number."""
        shown = [
            transition for transition in self._shown(viewer) if before is None or transition.number(viewer) < before
        ]
        return tuple(transition.ply(viewer) for transition in shown[-PAGE:])

    def numbers(self) -> tuple[int, ...]:
        """What a spectator counts every entry of the log as."""
        return tuple(transition.number(None) for transition in self._game.transitions)

    def landmarks(self) -> tuple[Landmark, ...]:
        """What changed who plays, or with whom."""
        told = ((each.number(None), event) for each in self._shown(None) for event in each.ply(None).events)
        return tuple(Landmark(number, event) for number, event in told if event.what in self._game.rules.landmarks)

    def moment(self, number: int, viewer: Viewer) -> Moment:
        """A position as a viewer saw it; number 0 is the start."""
        reached = None if number == 0 else self._at(number, viewer)
        state = self._game.record.start if reached is None else reached.state
        so_far = nothing_so_far(len(state.seats)) if reached is None else reached.so_far
        return Moment(
            ply=None if reached is None else reached.ply(viewer),
            seen=Raw(encode(seen(self._game.rules, state, viewer))),
            score=self._game.sheet(state, so_far.ended, viewer),
            turns=numbers_of(so_far.turns, viewer),
        )

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
            yield from lines(record)
            return
        yield encode(_about(live, viewer)) + b"\n"
        for transition in self._shown(viewer):
            yield encode(transition.ply(viewer)) + b"\n"

    def standing(self, viewer: Viewer) -> ScoreCurve:
        """How the points have stood from the beginning."""
        if viewer not in self._standings:
            self._standings[viewer] = ScoreCurve(tuple(self._points(viewer)))
        return self._standings[viewer]

    def _points(self, viewer: Viewer) -> Iterator[ScorePoint]:
        """A point wherever the score has changed or a turn begins; while answers are sealed neither can."""
        last, mover, step = self._point(0, None, self._game.record.start, viewer), None, 0
        yield last
        for each in self._shown(viewer):
            if each.state.opened == step and each.state.agenda:
                continue
            step, turn = each.state.opened, each.turns.mover
            point = self._point(each.number(viewer), None if turn == mover else turn, each.state, viewer)
            mover = turn
            if point.seat is not None or (point.points, point.endings) != (last.points, last.endings):
                last = point
                yield point

    def _point(self, number: int, seat: Seat | None, state: State, viewer: Viewer) -> ScorePoint:
        sheet = self._game.rules.sheet(seen(self._game.rules, state, viewer))
        points = tuple(sheet.totals(ending) for ending in range(len(sheet.endings)))
        return ScorePoint(number, seat, sheet.endings, points)

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
        "seats": len(table.occupants),
        "options": table.options,
        "commitment": table.commitment,
        "running": True,
        "viewer": viewer,
    }


class Histories:
    """The games that were looked at last; each is replayed once, one after the other, so that moves come first."""

    def __init__(self, store: TableStore) -> None:
        self._store = store
        self._kept: OrderedDict[str, History] = OrderedDict()
        self._replaying: dict[GameVersion, asyncio.Task[History]] = {}
        self._thread = ThreadPoolExecutor(1, "histories")

    async def of(self, live: LiveTable, viewer: Viewer) -> History:
        """The history of a table as far as a viewer has been shown it."""
        if live.game is None:
            raise NotFound("game-has-not-begun")
        kept = self._kept.get(live.id)
        if kept is not None and kept.is_whole(live.game, viewer):
            self._kept.move_to_end(live.id)
            return kept
        key = live.id, live.game.version
        if key not in self._replaying:
            self._replaying[key] = asyncio.create_task(self._replay(live, key))
            self._replaying[key].add_done_callback(lambda _: self._replaying.pop(key))
        return await asyncio.shield(self._replaying[key])

    async def record(self, live: LiveTable, viewer: Viewer) -> bytes:
        """The record of a game, as far as a viewer may have it."""
        history = await self.of(live, viewer)
        return await self._in_thread(lambda: b"".join(history.lines(live, viewer)))

    async def standing(self, live: LiveTable, viewer: Viewer) -> ScoreCurve:
        """How the points of a game have stood; who asks for the same one again waits for the first answer."""
        history = await self.of(live, viewer)
        return await self._in_thread(lambda: history.standing(viewer))

    async def _replay(self, live: LiveTable, key: GameVersion) -> History:
        entries = [entry for entry in await self._store.log(live.id) if entry.version <= key[1]]
        seeded = SeededTable(live.table, live.seed)
        history = History(await self._in_thread(lambda: replayed(live.rules, seeded, entries)))
        self._kept[live.id] = history
        self._kept.move_to_end(live.id)
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return history

    async def _in_thread(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)
