"""The bots of a room: they are asked when the table waits for them, and never keep it waiting.

What they answer and when they speak follows from what their seats have been shown, never from the log itself: it grows
when somebody changes a sealed answer, which nobody else may notice.
"""

from __future__ import annotations

import asyncio
from random import Random
from typing import TYPE_CHECKING, Literal, TypeAlias

from beffroi.bots.company import speaker
from beffroi.bots.hint import UNHURRIED
from beffroi.bots.levels import LEVELS
from beffroi.core.action import Action, Seat
from beffroi.core.choices import Listed
from beffroi.core.codec import codec_of
from beffroi.core.engine import choices, floor, waiting
from beffroi.core.model import BadInput, State
from beffroi.server.live.bots.pool import NoAnswer
from beffroi.server.live.bots.queue import Rank
from beffroi.server.live.bots.worker import Question, Reply
from beffroi.server.live.faults import FIRST_PAUSE, pause_after
from beffroi.server.live.game import Match, Turn
from beffroi.server.live.move import Tried, perform, try_turn
from beffroi.server.live.table import Room
from beffroi.server.logs import LOG
from beffroi.server.storage.store import Unreachable
from beffroi.server.tables.dice import bot_seed

if TYPE_CHECKING:
    from beffroi.server.live.tables import House

SAYINGS_A_STEP = 6
"""How often a bot is asked whether it has something to say while one step waits."""
Open: TypeAlias = dict[Seat, frozenset[Action]]
"""What a word has made others able to say: the answers it waits for, by seat."""


class Robots:
    """Plays for the chairs of a room that are bots', and for those whose people are away."""

    def __init__(self, room: Room, house: House) -> None:
        self._room = room
        self._house = house
        self._thinking: dict[Seat, asyncio.Task[None]] = {}
        self._faults: dict[Seat, int] = {}  # one after the other
        self._heard: dict[Seat, tuple[int, int, int]] = {}  # at which step, shown how much, how often in this step
        self._hints: dict[tuple[Seat, int], asyncio.Task[Reply]] = {}
        self._news = asyncio.Event()
        self._is_resting = False

    def wake(self) -> None:
        """Lets every bot think that is waited for, or may speak, and does not think already."""
        self._news.set()
        self._news = asyncio.Event()
        match, self._is_resting = self._room.match, not self._may_play()
        if match is None or self._is_resting or not self._room.plan.is_playing:
            return
        for seat in match.state.seats:
            if self._level(seat) is not None and seat not in self._thinking and self._is_wanted(match, seat):
                self._thinking[seat] = asyncio.create_task(self._think(seat))

    def attend(self) -> None:
        """Goes on when somebody has come to watch a table of bots, and rests when the last one has left."""
        if not self._may_play():
            self._is_resting = True
            self.stop()
        elif self._is_resting:
            self.wake()

    def stop(self) -> None:
        for task in self._thinking.values():
            task.cancel()

    @property
    def are_thinking(self) -> bool:
        return bool(self._thinking)

    def rank(self) -> Rank:
        """How urgent the questions of this table are."""
        if self._room.plan.is_of_bots:
            return Rank.BOTS
        return Rank.PRESENT if self._room.online else Rank.AWAY

    def _may_play(self) -> bool:
        """Bots among themselves play for whoever watches, or for their tournament."""
        plan = self._room.plan
        return not plan.is_of_bots or plan.tournament is not None or self._room.is_watched

    def _level(self, seat: Seat) -> str | None:
        return self._room.plan.chairs[seat].bot

    async def _think(self, seat: Seat) -> None:
        try:
            await asyncio.sleep(self._house.settings.bot_pause)
            await self._talk(seat)
            await self._answer(seat)
            self._went_well(seat)
        except Unreachable:
            await asyncio.sleep(FIRST_PAUSE)  # and try again: nobody else will
        except Exception as fault:
            await asyncio.sleep(self._pause_after(fault, seat))
        finally:
            self._thinking.pop(seat, None)
        self.wake()

    def _pause_after(self, fault: Exception, seat: Seat) -> float:
        self._house.faults.report("bot-met-a-fault", fault, table=self._room.id, seat=seat)
        self._faults[seat] = self._faults.get(seat, 0) + 1
        return pause_after(self._faults[seat])

    def _went_well(self, seat: Seat) -> None:
        if self._faults.pop(seat, 0):
            self._house.faults.forget("bot-met-a-fault", table=self._room.id, seat=seat)

    def _is_wanted(self, match: Match, seat: Seat) -> bool:
        """Whether a bot is to think; where a fault hides that, it tries, and tries again."""
        try:
            return self._is_waited_for(match, seat) or self._may_speak(match, seat)
        except Exception:
            return True

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
        action: Action = choices(match.state, seat).sample(Random(seed_of(match, seat)))
        return action

    # What it says out of turn

    def _may_speak(self, match: Match, seat: Seat) -> bool:
        """Whether the floor is open to a bot, it was shown something since it was last asked, and not too often."""
        kind = LEVELS.get(self._level(seat) or "")
        if kind is None or not kind.talks:
            return False
        step, number, times = self._heard.get(seat, (0, -1, 0))
        if number == match.number(seat) or (step == match.state.opened and times >= SAYINGS_A_STEP):
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
        self._heard[seat] = (opened, match.number(seat), times + 1 if step == opened else 1)
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
        level = self._house.levels.get(self._level(seat) or "", "")
        shown, budget = bytes(match.seen(seat)), self._house.settings.bot_budget
        game, seed = match.game, seed_of(match, seat)
        question = Question(what, game.name, game.revision, level, shown, seed, budget)
        try:
            reply = await self._house.pool.ask(question, self._room.id, self.rank)
            if reply.is_cut:
                self._house.thoughts_were_cut()
            return None if reply.said is None else codec_of(match.game).action(reply.said)
        except (NoAnswer, BadInput) as failure:
            why = str(failure) if isinstance(failure, NoAnswer) else "BadInput"
            LOG.warning("bot-failed", extra={"table": self._room.id, "seat": seat, "why": why})
            return None

    # What it would do on somebody else's chair

    async def hint(self, seat: Seat) -> bytes:
        """What a bot would consider, as JSON; who asks again before the answer is there waits for the same one."""
        match = self._room.match
        assert match is not None
        key = (seat, match.number(seat))
        if key not in self._hints:
            game, shown = match.game, bytes(match.seen(seat))
            question = Question("hint", game.name, game.revision, "", shown, seed_of(match, seat), UNHURRIED)
            self._hints[key] = asyncio.create_task(self._house.pool.ask(question, self._room.id))
            self._hints[key].add_done_callback(lambda _: self._hints.pop(key))
        try:
            return (await asyncio.shield(self._hints[key])).said or b"[]"
        except NoAnswer:
            return b"[]"


def sayable(s: State, seat: Seat) -> frozenset[Action]:
    """The words on a short list that a seat may say out of turn: answers to what others have offered are."""
    return frozenset(word for each in floor(s, seat) if isinstance(each, Listed) for word in each)


def opened_up(before: State, after: State, speaker: Seat) -> Open:
    """What everybody but the speaker can say now and could not say before."""
    others = (seat for seat in after.seats if seat != speaker)
    new = {seat: sayable(after, seat) - sayable(before, seat) for seat in others}
    return {seat: words for seat, words in new.items() if words}


def seed_of(match: Match, seat: Seat) -> int:
    """The same for whatever a seat is asked before it is shown something new."""
    return bot_seed(match.seed, seat, match.number(seat))
