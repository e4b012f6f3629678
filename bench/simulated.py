"""People at a table, many in one process: they hear what the server says and answer lawfully at random."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from random import Random
from time import perf_counter
from typing import Any, NamedTuple

import msgspec
from msgspec import Raw, Struct

from beffroi.core.action import Action, Seat
from beffroi.core.codec import codec_of
from beffroi.core.engine import choices
from beffroi.core.game import AnyGame
from beffroi.server.protocol.frames import Move, Weigh
from bench.server_process import Visitor
from bench.wire import Wire, dial


class Brief(Struct, frozen=True):
    """The little of `Seen` that tells whether somebody is asked."""

    step: int
    ask: Raw
    result: Raw


class ShownFrame(Struct, frozen=True):
    """The little of a snapshot or an update that a player needs."""

    type: str
    number: int
    seen: Raw


class Said(Struct, frozen=True):
    """The little of an answer that its asker needs."""

    type: str
    move_id: str = ""
    refusals: tuple[Raw, ...] = ()
    after: int = 0
    why: str | None = None


NULL = b"null"
NOTHING = Brief(0, Raw(NULL), Raw(NULL))
read_brief = msgspec.json.Decoder(Brief).decode
read_shown = msgspec.json.Decoder(ShownFrame).decode
read_said = msgspec.json.Decoder(Said).decode
SHOWN = (b'{"type":"update"', b'{"type":"snapshot"')
NEWS = (b'{"type":"table"', b'{"type":"remark"', b'{"type":"clocks"')


class SimulatedGuest:
    """One web socket, on a seat or beside the table, and what was last shown to it."""

    def __init__(self, visitor: Visitor, seat: Seat | None, answered: Callable[[Said], None]) -> None:
        self.visitor, self.seat, self.answered = visitor, seat, answered
        self.brief, self.seen = NOTHING, b""
        self.number, self.frames = 0, 0
        self.is_gone = False
        self.wire: Wire | None = None

    async def come(self, table: str) -> None:
        """Opens the web socket, and waits for the first thing it is shown."""
        self.brief, self.number, self.is_gone = NOTHING, 0, False
        self.shown: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        place = "" if self.seat is None else f"?seat={self.seat}"
        path, end = f"/api/tables/{table}/socket{place}", partial(self._end, self.shown)
        self.wire = await dial(self.visitor.port, path, self.hear, end, Cookie=self.visitor.cookie)
        await self.shown

    def hear(self, message: bytes) -> None:
        self.frames += 1
        if message.startswith(SHOWN):
            shown = read_shown(message)
            self.number, self.seen = shown.number, bytes(shown.seen)
            self.brief = NOTHING if self.seen == NULL else read_brief(self.seen)
            if not self.shown.done():
                self.shown.set_result(None)
        elif not message.startswith(NEWS):
            self.answered(read_said(message))

    def _end(self, shown: asyncio.Future[None]) -> None:
        """A web socket has ended; an earlier one may end late, when this person has come back already."""
        self.is_gone = self.is_gone or shown is self.shown
        if not shown.done():
            shown.set_exception(ConnectionError("the server has closed the web socket"))

    def leave(self) -> None:
        if self.wire is not None:
            self.wire.close()

    @property
    def is_asked(self) -> bool:
        return self.seat is not None and bytes(self.brief.ask) != NULL and not self.is_gone

    def say(self, frame: Any) -> None:
        assert self.wire is not None
        self.wire.say(msgspec.json.encode(frame))


def lawful(game: AnyGame, person: SimulatedGuest, rng: Random) -> Action:
    """Some legal answer to what a person is asked, found from what that person sees."""
    known = codec_of(game).seen(person.seen)
    assert person.seat is not None
    action: Action = choices(game.guess(known, rng), person.seat).sample(rng)
    return action


class Sent(NamedTuple):
    """A move that was not answered yet."""

    person: SimulatedGuest
    move: Move
    at: float


class SimulatedTable:
    """A table and its people: as many as have seats, and those who watch."""

    def __init__(
        self,
        game: AnyGame,
        visitors: list[Visitor],
        rng: Random,
        answered: Callable[[SimulatedTable, Said, float], None],
    ) -> None:
        self.game, self.rng, self.answered = game, rng, answered
        self.seats = max(seats for seats in game.seats if seats <= len(visitors))
        seats = [Seat(number) if number < self.seats else None for number in range(len(visitors))]
        self.people = [SimulatedGuest(visitor, seat, self._hear) for visitor, seat in zip(visitors, seats, strict=True)]
        self.terms: dict[str, Any] = {"game": game.name}
        """What its tables are opened with, besides the seats."""
        self.id = ""
        self.moves = 0
        self.before = dict.fromkeys(self.people, -1)
        """What everybody had been shown when the last move was sent."""
        self.sent: Sent | None = None
        self.weighed_at: float | None = None
        """When somebody asked what an answer would bring, until they are told."""

    def introduce(self) -> None:
        """Everybody gets a cookie of his own."""
        for number, person in enumerate(self.people):
            person.visitor.ask("PUT", "/api/me", {"nickname": f"Guest {number + 1}"})

    async def sit_down(self) -> None:
        """Opens a table, fills its seats, and connects everybody."""
        self.id = await asyncio.to_thread(self._open_table)
        self.before = dict.fromkeys(self.people, -1)
        for person in self.people:
            await person.come(self.id)

    async def sit_down_again(self) -> None:
        for person in self.people:
            person.leave()
        await self.sit_down()

    def _open_table(self) -> str:
        seats = [{"kind": "me"}] + [{"kind": "open"}] * (self.seats - 1)
        first, *others = (person.visitor for person in self.people[: self.seats])
        table: str = first.ask("POST", "/api/tables", self.terms | {"seats": seats})["id"]
        for visitor in others:
            visitor.ask("POST", f"/api/tables/{table}/join", {})
        return table

    @property
    def is_over(self) -> bool:
        return bytes(self.people[0].brief.result) != NULL

    @property
    def asked(self) -> SimulatedGuest | None:
        """Somebody who is asked, once all have heard of the last move."""
        if self.sent is not None or any(person.number <= self.before[person] for person in self.people):
            return None
        asked = [person for person in self.people if person.is_asked]
        return asked[self.rng.randrange(len(asked))] if asked else None

    def move(self, person: SimulatedGuest, *, twice: bool = False) -> None:
        """Lets somebody who is asked answer; the time runs from when it is sent."""
        action = lawful(self.game, person, self.rng)
        self.moves += 1
        move = Move(f"m{self.moves}", person.brief.step, Raw(msgspec.json.encode(action)))
        self.before = {each: each.number for each in self.people}
        self.sent = Sent(person, move, perf_counter())
        for _ in range(1 + twice):
            person.say(move)

    def weigh(self, person: SimulatedGuest) -> None:
        """Lets somebody who is asked ask what an answer would bring, before they give one."""
        action = lawful(self.game, person, self.rng)
        self.weighed_at = perf_counter()
        person.say(Weigh("w", person.brief.step, Raw(msgspec.json.encode(action))))

    def send_again(self) -> None:
        """Sends what was not answered once more, under the same name."""
        if self.sent is not None:
            self.sent.person.say(self.sent.move)

    def _hear(self, said: Said) -> None:
        """What becomes of a move; one of which nothing was decided is sent again."""
        if said.type == "weighed":
            self.answered(self, said, perf_counter() - (self.weighed_at or 0))
            self.weighed_at = None
            return
        seconds = 0.0 if self.sent is None else perf_counter() - self.sent.at
        if self.sent is not None and said.move_id == self.sent.move.move_id:
            if said.type == "retry":
                asyncio.get_running_loop().call_later(said.after / 1000, self.send_again)
            else:
                self.sent = None
        self.answered(self, said, seconds)
