"""The bots of a room: they are asked when the table waits for them, and never keep it waiting."""

from __future__ import annotations

import asyncio
from random import Random

from beffroi.core.action import Action, Seat
from beffroi.core.codec import codec_of
from beffroi.core.engine import choices, waiting
from beffroi.core.model import BadInput
from beffroi.server.answer import Tried, perform, try_turn
from beffroi.server.match import Match, Turn
from beffroi.server.metrics import Metrics
from beffroi.server.pool import NoAnswer, Pool
from beffroi.server.protocol import Frame
from beffroi.server.room import Room
from beffroi.server.settings import Settings
from beffroi.server.store import Unreachable
from beffroi.server.worker import Question


class Robots:
    """Plays for the chairs of a room that are bots', and for those whose people are away."""

    def __init__(self, room: Room, pool: Pool, settings: Settings, metrics: Metrics) -> None:
        self._room = room
        self._pool = pool
        self._settings = settings
        self._metrics = metrics
        self._thinking: dict[Seat, asyncio.Task[None]] = {}

    def wake(self) -> None:
        """Lets every bot think that is waited for and does not think already."""
        for seat in self._room.asked:
            if self._level(seat) is not None and seat not in self._thinking:
                self._thinking[seat] = asyncio.create_task(self._answer(seat))

    def stop(self) -> None:
        for task in self._thinking.values():
            task.cancel()

    def _level(self, seat: Seat) -> str | None:
        return self._room.plan.chairs[seat].bot

    async def _answer(self, seat: Seat) -> None:
        try:
            await asyncio.sleep(self._settings.bot_pause)
            match, level = self._room.match, self._level(seat)
            if match is not None and level is not None and seat in self._room.asked:
                step = match.state.opened
                await self._play(seat, step, await self._choose(match, seat, level))
        except Unreachable:
            await asyncio.sleep(1)  # and try again: nobody else will
        finally:
            self._thinking.pop(seat, None)
        self.wake()

    async def _choose(self, match: Match, seat: Seat, level: str) -> Action | None:
        """What the bot answers; nothing when it hangs, crashes or talks nonsense."""
        seed = seed_of(self._room.id, match.version, seat)
        budget = self._settings.bot_budget
        question = Question("choose", match.game.name, level, bytes(match.seen(seat)), seed, budget)
        try:
            said = await self._pool.ask(question)
            return None if said is None else codec_of(match.game).action(said)
        except (NoAnswer, BadInput):
            return None

    async def _play(self, seat: Seat, step: int, action: Action | None) -> None:
        def attempt(match: Match) -> Tried | Frame | None:
            if match.state.opened != step or seat not in waiting(match.state) or self._level(seat) is None:
                return None
            turn = None if action is None else try_turn(match, seat, action, step)
            if not isinstance(turn, Turn):
                turn = try_turn(match, seat, self._fallback(match, seat), step)
            return Tried(turn) if isinstance(turn, Turn) else None

        await perform(self._room, attempt)

    def _fallback(self, match: Match, seat: Seat) -> Action:
        """Some legal answer, the same whenever the same question is asked."""
        self._metrics.fallbacks.inc()
        rng = Random(seed_of(self._room.id, match.version, seat))
        action: Action = choices(match.state, seat).sample(rng)
        return action


def seed_of(table: str, version: int, seat: Seat) -> int:
    return Random(f"{table} {version} {seat}").getrandbits(48)
