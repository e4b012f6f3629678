"""The bots of a table: they are asked when the table waits for them, and never keep it waiting."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from random import Random
from typing import Literal

from beffroi.core.action import Action, Seat
from beffroi.core.engine import choices, is_talk, waiting
from beffroi.server.live.attempt import Attempt, NamedMove
from beffroi.server.live.bots.questions import question_about, seed_of
from beffroi.server.live.bots.service import BotService
from beffroi.server.live.bots.talk import Replies, is_overtaken, opened_up, still_open
from beffroi.server.live.faults import FIRST_PAUSE, pause_after
from beffroi.server.live.game import LiveGame
from beffroi.server.live.move import NotPlayed, Proposal, attempt, play
from beffroi.server.live.table import LiveTable
from beffroi.server.storage.store import Unreachable


class TableBots:
    """Plays for the seats of a table that are bots' or whose people are away, and bids up to people's ceilings."""

    def __init__(self, live: LiveTable, service: BotService) -> None:
        self.pace = service.pace_at(live)
        self.ceilings = service.ceilings_at(live)
        self._live = live
        self._service = service
        self._thinking: dict[Seat, asyncio.Task[None]] = {}
        self._faults: dict[Seat, int] = {}  # one after the other
        self._is_resting = False

    def wake(self) -> None:
        """Lets every bot think that is waited for, or may speak, and does not think already."""
        self.pace.tell_news()
        self.ceilings.wake()
        game, self._is_resting = self._live.game, not self.pace.may_play()
        if game is None or self._is_resting or not self._live.table.is_playing:
            return
        for seat in game.state.seats:
            if self.pace.level(seat) is not None and seat not in self._thinking and self._is_wanted(game, seat):
                self._thinking[seat] = asyncio.create_task(self._think(seat))

    def attend(self) -> None:
        """Goes on when somebody has come to watch a table of bots, and rests when the last one has left."""
        if not self.pace.may_play():
            self._is_resting = True
            self.stop()
        elif self._is_resting:
            self.wake()

    def stop(self) -> None:
        self.ceilings.stop()
        for task in self._thinking.values():
            task.cancel()

    @property
    def are_thinking(self) -> bool:
        return bool(self._thinking) or self.ceilings.are_due

    def _is_wanted(self, game: LiveGame, seat: Seat) -> bool:
        """Whether a bot is to think; where a fault hides that, it tries, and tries again."""
        try:
            return self._is_waited_for(game, seat) or self.pace.may_speak(game, seat)
        except Exception:
            return True

    def _is_waited_for(self, game: LiveGame, seat: Seat) -> bool:
        """Whether a bot is to answer; where somebody has said how far they go, the one that stands in does not bid."""
        return self.pace.is_waited_for(game, seat) and not self.ceilings.bids_for(seat)

    async def _think(self, seat: Seat) -> None:
        try:
            await self.pace.before_turn()
            await self._talk(seat)
            while await self.pace.leaves_time(seat):
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
        self._service.faults.report("bot-met-a-fault", fault, table=self._live.id, seat=seat)
        self._faults[seat] = self._faults.get(seat, 0) + 1
        return pause_after(self._faults[seat])

    def _went_well(self, seat: Seat) -> None:
        if self._faults.pop(seat, 0):
            self._service.faults.forget("bot-met-a-fault", table=self._live.id, seat=seat)

    # What it is asked

    async def _answer(self, seat: Seat) -> None:
        game = self._live.game
        if game is None or not self._is_waited_for(game, seat):
            return
        question, version = game.question.number, game.version
        action = await self._ask("choose", game, seat)
        await play(self._live, BotAnswer(self, seat, question, action, version))

    def fallback(self, game: LiveGame, seat: Seat) -> Action:
        """Some legal answer, the same whenever the same question is asked."""
        self._service.metrics.fallbacks.inc()
        action: Action = choices(game.state, seat).sample(Random(seed_of(game, seat)))
        return action

    # What it says out of turn

    async def _talk(self, seat: Seat) -> None:
        """Speaks, then listens for a while to those it has spoken to."""
        listening = self.pace.listen()
        awaited: Replies = {}
        while True:
            listening.begin()
            awaited |= await self.speak(seat)
            awaited = {} if self._live.game is None else still_open(self._live.game.state, awaited)
            if not awaited or not await listening.hears_news():
                return

    async def speak(self, seat: Seat) -> Replies:
        """Says something, if there is anything to say, and returns who may answer what."""
        game = self._live.game
        if game is None or self.pace.level(seat) is None or not self.pace.may_speak(game, seat):
            return {}
        self.pace.note_asked(game, seat)
        version = game.version
        said = await self._ask("talk", game, seat)
        if said is None or not self._live.table.is_playing:
            return {}
        remark = BotRemark(self, seat, said, version)
        await play(self._live, remark)
        return remark.replies

    async def _ask(self, what: Literal["choose", "talk"], game: LiveGame, seat: Seat) -> Action | None:
        program = self._service.program(self.pace.level(seat))
        question = question_about(game, seat, what, program, self._service.budget)
        return await self._service.ask(question, game.rules, self.pace, table=self._live.id, seat=seat)


class BotAnswer(Proposal):
    """What a bot answers to a step; where that is nothing or not legal, some legal answer is played for it.

    If somebody has spoken while it thought, it thinks again: it may have promised something meanwhile.
    """

    def __init__(self, bots: TableBots, seat: Seat, question: int, action: Action | None, version: int) -> None:
        self._bots = bots
        self._seat = seat
        self._question = question
        self._action = action
        self._version = version

    def attempt(self, _live: LiveTable, game: LiveGame) -> Attempt | None:
        is_asked = game.question.number == self._question and self._seat in waiting(game.state)
        if not is_asked or self._bots.pace.level(self._seat) is None or is_overtaken(game, self._version):
            return None
        tried = self._try(game, self._action) or self._try(game, self._bots.fallback(game, self._seat))
        if tried is not None:
            # No guest can use this name, and the log takes it once: whoever else plays this bot comes too late. The
            # same step may ask again, so the name also says how much the seat had been shown.
            tried.move = NamedMove(f"bot:{game.state.opened}:{game.number(self._seat)}", "")
        return tried

    def _try(self, game: LiveGame, action: Action | None) -> Attempt | None:
        if action is not None:
            with suppress(NotPlayed):
                return attempt(game, self._seat, action, game.state.opened)
        return None


class BotRemark(Proposal):
    """What a bot says out of turn; it is only said if that is what it is, and nobody has spoken meanwhile."""

    def __init__(self, bots: TableBots, seat: Seat, said: Action, version: int) -> None:
        self._bots = bots
        self._seat = seat
        self._said = said
        self._version = version
        self.replies: Replies = {}
        """What others can answer to it."""

    def attempt(self, _live: LiveTable, game: LiveGame) -> Attempt | None:
        if self._bots.pace.level(self._seat) is None or not is_talk(game.state, self._said):
            return None
        if is_overtaken(game, self._version):
            return None
        try:
            tried = attempt(game, self._seat, self._said, game.state.opened)
        except NotPlayed:
            return None
        self.replies = opened_up(game.state, tried.record.state, self._seat)
        return tried
