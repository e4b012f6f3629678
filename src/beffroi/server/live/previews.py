"""What an answer would bring, asked by somebody who weighs it: worked out beside the moves, never in their way."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any
from weakref import WeakValueDictionary

from msgspec import Raw, Struct
from msgspec.structs import replace

from beffroi.core.action import Action, Seat
from beffroi.core.codec import codec_of
from beffroi.core.engine import after
from beffroi.core.game import AnyGame
from beffroi.core.model import TABLE, BadInput, State
from beffroi.core.preview import Preview, foresee, suppose
from beffroi.core.seen import seen
from beffroi.server.live.faults import Faults
from beffroi.server.live.game import LiveGame
from beffroi.server.live.socket import NOT_YOURS, Socket
from beffroi.server.live.table import LiveTable
from beffroi.server.metrics import Metrics
from beffroi.server.people.limits import Bucket
from beffroi.server.protocol.frames import Weigh, Weighed

PER_FRAME = 1.5
"""How many previews one connection may ask for, for each other frame that it may send."""


class PreviewQueue:
    """Where previews are worked out: in one thread for the whole server, one after the other.

    Of one address only one waits for the thread at a time, and then the others of this address rest for as long as it
    took: whoever asks from hundreds of sockets delays nobody else, and has half of a processor at most.
    """

    def __init__(self, metrics: Metrics, *, is_limited: bool) -> None:
        self.metrics = metrics
        self.faults = Faults()
        self._is_limited = is_limited
        self._thread = ThreadPoolExecutor(1, "previews")
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def preview(self, address: str, position: SupposedPosition, *answers: Raw) -> Preview:
        if not self._is_limited:
            return (await self._work_out(position, answers))[0]
        turn, took = self._turns.setdefault(address, asyncio.Lock()), 0.0
        await turn.acquire()
        try:
            found, took = await self._work_out(position, answers)
        finally:
            asyncio.get_running_loop().call_later(took, turn.release)
        return found

    async def _work_out(self, position: SupposedPosition, answers: Sequence[Raw]) -> tuple[Preview, float]:
        """A preview, and how many seconds it took without waiting."""

        def work() -> tuple[Preview, float]:
            begun = time.perf_counter()
            return position.preview(*map(bytes, answers)), time.perf_counter() - begun

        return await asyncio.get_running_loop().run_in_executor(self._thread, work)


class SupposedPosition:
    """A position as one seat sees it; what it supposes of the rest is the same for every answer that is weighed."""

    def __init__(self, rules: AnyGame, state: State, seat: Seat) -> None:
        self.state = state
        self._rules = rules
        self._seat = seat
        self._supposed: State | None = None

    def preview(self, *answers: bytes) -> Preview:
        """What an answer, or some one after the other, would bring, from nothing but what their seat sees."""
        try:
            actions = [codec_of(self._rules).action(answer) for answer in answers]
        except BadInput:
            return Preview(refusals=(TABLE.no("malformed"),))
        if self._supposed is None:
            self._supposed = suppose(self._rules, seen(self._rules, self.state, self._seat))
        return self._foresee(self._supposed, actions)

    def _foresee(self, s: State, actions: Sequence[Action]) -> Preview:
        """Further answers count as long as nothing but a question comes between."""
        brings = foresee(self._rules, s, self._seat, actions[0])
        if len(actions) == 1 or brings.until != "question":
            return brings
        further = self._foresee(after(s, self._seat, actions[0]), actions[1:])
        return replace(further, events=brings.events + further.events)


class _Asked(Struct, frozen=True):
    """A preview that was asked for: at which table, and when."""

    live: Any
    frame: Weigh
    at: float


class ConnectionPreviews:
    """The previews that one connection asks for: the latest is worked out, what it has overtaken is not."""

    def __init__(self, queue: PreviewQueue, socket: Socket, frames_per_second: float) -> None:
        self._queue = queue
        self._socket = socket
        self._bucket = Bucket(frames_per_second * PER_FRAME) if frames_per_second else None
        self._next: _Asked | None = None
        self._work: asyncio.Task[None] | None = None
        self._supposed: tuple[LiveTable, int, SupposedPosition] | None = None

    def may_ask(self) -> bool:
        """Whether one more preview is allowed now."""
        return self._bucket is None or self._bucket.take()

    def ask(self, live: LiveTable, frame: Weigh) -> None:
        """Takes the place of what was asked before and has not been begun."""
        if self._next is not None:
            self._socket.say(Weighed(self._next.frame.id, why="overtaken"))
        self._next = _Asked(live, frame, time.perf_counter())
        if self._work is None or self._work.done():
            self._work = asyncio.create_task(self._answer_all())

    def stop(self) -> None:
        if self._work is not None:
            self._work.cancel()

    async def _answer_all(self) -> None:
        while self._next is not None:
            asked, self._next = self._next, None
            self._socket.say(await self._answer(asked.live, asked.frame))
            self._queue.metrics.previews.observe(time.perf_counter() - asked.at)

    async def _answer(self, live: LiveTable, frame: Weigh) -> Weighed:
        seat = self._socket.viewer
        if seat is None:
            return Weighed(frame.id, why="only-watching")
        if not live.admits(self._socket):
            self._socket.close(NOT_YOURS)
            return Weighed(frame.id, why="not-your-seat")
        if live.game is None or not live.table.is_playing or live.game.state.opened != frame.step:
            return Weighed(frame.id, why="stale")
        position = self._position_at(live, live.game, seat)
        try:
            brings = await self._queue.preview(self._socket.address, position, frame.action, *frame.then)
            return Weighed(frame.id, brings)
        except Exception as fault:
            self._queue.faults.report("preview-failed", fault, game=live.table.game)
            return Weighed(frame.id, why="failed")

    def _position_at(self, live: LiveTable, game: LiveGame, seat: Seat) -> SupposedPosition:
        """The same until something is shown to the seat: what is worked out anew would tell of changes in secret."""
        shown = game.number(seat)
        if self._supposed is None or self._supposed[:2] != (live, shown):
            self._supposed = live, shown, SupposedPosition(live.rules, game.state, seat)
        return self._supposed[2]
