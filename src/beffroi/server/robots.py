"""The bots of a room: they are asked when the table waits for them, and never keep it waiting."""

from __future__ import annotations

import asyncio
import logging
from random import Random
from typing import TYPE_CHECKING, Literal, TypeAlias

from beffroi.bots.company import speaker
from beffroi.bots.levels import LEVELS
from beffroi.core.action import Action, Seat
from beffroi.core.choices import Listed
from beffroi.core.codec import codec_of
from beffroi.core.engine import choices, floor, waiting
from beffroi.core.model import BadInput, State
from beffroi.server.answer import Tried, perform, try_turn
from beffroi.server.match import Match, Turn
from beffroi.server.pool import NoAnswer
from beffroi.server.room import Room
from beffroi.server.store import Unreachable
from beffroi.server.worker import Question

if TYPE_CHECKING:
    from beffroi.server.house import House

SAYINGS_A_STEP = 6
"""How often a bot is asked whether it has something to say while one step waits."""
LOG = logging.getLogger("beffroi")
Open: TypeAlias = dict[Seat, frozenset[Action]]
"""What a word has made others able to say: the answers it waits for, by seat."""


class Robots:
    """Plays for the chairs of a room that are bots', and for those whose people are away."""

    def __init__(self, room: Room, house: House) -> None:
        self._room = room
        self._house = house
        self._thinking: dict[Seat, asyncio.Task[None]] = {}
        self._heard: dict[Seat, tuple[int, int, int]] = {}  # at which step and version, how often in this step
        self._news = asyncio.Event()

    def wake(self) -> None:
        """Lets every bot think that is waited for, or may speak, and does not think already."""
        self._news.set()
        self._news = asyncio.Event()
        match = self._room.match
        if match is None or not self._room.plan.is_playing:
            return
        for seat in match.state.seats:
            if self._level(seat) is None or seat in self._thinking:
                continue
            if self._is_waited_for(match, seat) or self._may_speak(match, seat):
                self._thinking[seat] = asyncio.create_task(self._think(seat))

    def stop(self) -> None:
        for task in self._thinking.values():
            task.cancel()

    def _level(self, seat: Seat) -> str | None:
        return self._room.plan.chairs[seat].bot

    async def _think(self, seat: Seat) -> None:
        try:
            await asyncio.sleep(self._house.settings.bot_pause)
            await self._talk(seat)
            await self._answer(seat)
        except Unreachable:
            await asyncio.sleep(1)  # and try again: nobody else will
        finally:
            self._thinking.pop(seat, None)
        self.wake()

    # What is asked of it

    def _is_waited_for(self, match: Match, seat: Seat) -> bool:
        """Whether a bot is asked, and no person or bot before it speaks for its side."""
        people = [each for each in match.state.seats if self._level(each) is None]
        return seat in self._room.asked and seat not in people and speaker(match.state, seat, people) == seat

    async def _answer(self, seat: Seat) -> None:
        match = self._room.match
        if match is None or not self._is_waited_for(match, seat):
            return
        step = match.state.opened
        action = await self._ask("choose", match, seat)

        def attempt(now: Match) -> Tried | None:
            if now.state.opened != step or seat not in waiting(now.state) or self._level(seat) is None:
                return None
            turn = None if action is None else try_turn(now, seat, action, step)
            if not isinstance(turn, Turn):
                turn = try_turn(now, seat, self._fallback(now, seat), step)
            # No guest can use this name, and the log takes it once: whoever else plays this bot comes too late.
            return Tried(turn, (f"bot:{step}", "")) if isinstance(turn, Turn) else None

        await perform(self._room, attempt)

    def _fallback(self, match: Match, seat: Seat) -> Action:
        """Some legal answer, the same whenever the same question is asked."""
        self._house.metrics.fallbacks.inc()
        action: Action = choices(match.state, seat).sample(Random(seed_of(self._room.id, match.version, seat)))
        return action

    # What it says out of turn

    def _may_speak(self, match: Match, seat: Seat) -> bool:
        """Whether the floor is open to a bot, something has happened since it was last asked, and not too often."""
        kind = LEVELS.get(self._level(seat) or "")
        if kind is None or not kind.talks:
            return False
        step, version, times = self._heard.get(seat, (0, -1, 0))
        if version == match.version or (step == match.state.opened and times >= SAYINGS_A_STEP):
            return False
        return any(len(each) for each in floor(match.state, seat))

    async def _talk(self, seat: Seat) -> None:
        """Speaks, then listens for a while to whom it has spoken: who seals an answer takes back what he offered."""
        clock = asyncio.get_running_loop().time
        end = clock() + self._house.settings.bot_patience
        unanswered: Open = {}
        while True:
            news = self._news
            unanswered = self._still(unanswered | await self._speak(seat))
            if not unanswered:
                return
            try:
                await asyncio.wait_for(news.wait(), end - clock())
            except TimeoutError:
                return

    def _still(self, unanswered: Open) -> Open:
        """What may still be answered."""
        match = self._room.match
        if match is None:
            return {}
        return {seat: words for seat, words in unanswered.items() if words & sayable(match.state, seat)}

    async def _speak(self, seat: Seat) -> Open:
        """Says something, if there is anything to say, and returns who may answer what."""
        match = self._room.match
        if match is None or self._level(seat) is None or not self._may_speak(match, seat):
            return {}
        opened = match.state.opened
        step, _, times = self._heard.get(seat, (0, 0, 0))
        self._heard[seat] = (opened, match.version, times + 1 if step == opened else 1)
        said = await self._ask("talk", match, seat)

        unanswered: Open = {}

        def attempt(now: Match) -> Tried | None:
            if said is None or self._level(seat) is None or type(said) in now.state.agenda[0].takes:
                return None
            turn = try_turn(now, seat, said, now.state.opened)
            if not isinstance(turn, Turn):
                return None
            unanswered.update(opened_up(now.state, turn.record.state, seat))
            return Tried(turn)

        if said is not None and self._room.plan.is_playing:
            await perform(self._room, attempt)
        return unanswered

    async def _ask(self, what: Literal["choose", "talk"], match: Match, seat: Seat) -> Action | None:
        """What the bot says; nothing when it hangs, crashes or talks nonsense."""
        seed = seed_of(self._room.id, match.version, seat)
        level = self._house.levels.get(self._level(seat) or "", "")
        shown, budget = bytes(match.seen(seat)), self._house.settings.bot_budget
        try:
            said = await self._house.pool.ask(Question(what, match.game.name, level, shown, seed, budget))
            return None if said is None else codec_of(match.game).action(said)
        except (NoAnswer, BadInput) as failure:
            why = str(failure) if isinstance(failure, NoAnswer) else "BadInput"
            LOG.warning("bot-failed", extra={"table": self._room.id, "seat": seat, "why": why})
            return None


def sayable(s: State, seat: Seat) -> frozenset[Action]:
    """The words on a short list that a seat may say out of turn: answers to what others have offered are."""
    return frozenset(word for each in floor(s, seat) if isinstance(each, Listed) for word in each)


def opened_up(before: State, after: State, speaker: Seat) -> Open:
    """What everybody but the speaker can say now and could not say before."""
    others = (seat for seat in after.seats if seat != speaker)
    new = {seat: sayable(after, seat) - sayable(before, seat) for seat in others}
    return {seat: words for seat, words in new.items() if words}


def seed_of(table: str, version: int, seat: Seat) -> int:
    return Random(f"{table} {version} {seat}").getrandbits(48)
