"""When the bots of a table think, speak and answer: the only place that decides it.

It follows from what their seats have been shown, never from the log itself: that grows when somebody changes a sealed
answer, which nobody else may notice.
"""

from __future__ import annotations

import asyncio
from typing import NamedTuple

from beffroi.bots.company import speaker
from beffroi.bots.levels import LEVELS
from beffroi.core.action import Seat
from beffroi.core.engine import floor
from beffroi.server.live.bots.queue import Rank
from beffroi.server.live.game import LiveGame
from beffroi.server.live.table import LiveTable

SAYINGS_A_STEP = 6
"""How often a bot is asked whether it has something to say while one step waits."""


class Heard(NamedTuple):
    """At which step a bot was last asked whether it would speak, shown how much, and how often in this step."""

    step: int = 0
    number: int = -1
    times: int = 0


class Pace:
    """Whether it is a bot's turn, how long it waits before it answers, and how long for answers to what it has said."""

    def __init__(self, live: LiveTable, pause: float, patience: float) -> None:
        self._live = live
        self._pause = pause
        self._patience = patience
        self._heard: dict[Seat, Heard] = {}
        self._news = asyncio.Event()

    # Whose turn it is

    def may_play(self) -> bool:
        """Bots among themselves play for whoever watches, or for their tournament."""
        table = self._live.table
        return not table.is_of_bots or table.tournament is not None or self._live.is_watched

    def rank(self) -> Rank:
        """How urgent the questions of this table are."""
        if self._live.table.is_of_bots:
            return Rank.BOTS
        return Rank.PRESENT if self._live.online else Rank.AWAY

    def level(self, seat: Seat) -> str | None:
        """The bot that plays for a seat, if one does."""
        return self._live.table.chairs[seat].bot

    def is_waited_for(self, game: LiveGame, seat: Seat) -> bool:
        """Whether a bot is asked, and no person or bot before it speaks for its side."""
        people = [each for each in game.state.seats if self.level(each) is None]
        return seat in self._live.asked and seat not in people and speaker(game.state, seat, people) == seat

    def may_speak(self, game: LiveGame, seat: Seat) -> bool:
        """Whether the floor is open to a bot, it was shown something since it was last asked, and not too often."""
        kind = LEVELS.get(self.level(seat) or "")
        if kind is None or not kind.talks:
            return False
        heard = self._heard.get(seat, Heard())
        if heard.number == game.number(seat) or (heard.step == game.state.opened and heard.times >= SAYINGS_A_STEP):
            return False
        return any(len(each) for each in floor(game.state, seat))

    def note_asked(self, game: LiveGame, seat: Seat) -> None:
        """A bot is asked whether it has something to say."""
        heard, step = self._heard.get(seat, Heard()), game.state.opened
        self._heard[seat] = Heard(step, game.number(seat), heard.times + 1 if heard.step == step else 1)

    # How long it waits

    async def before_turn(self) -> None:
        """So that people can follow."""
        await asyncio.sleep(self._pause)

    def tell_news(self) -> None:
        """Something has happened at the table."""
        self._news.set()
        self._news = asyncio.Event()

    def listen(self) -> Listening:
        """For as long as a bot that has spoken waits for answers: whoever seals one takes back what they offered."""
        return Listening(self, asyncio.get_running_loop().time() + self._patience)

    @property
    def next_news(self) -> asyncio.Event:
        """What is set as soon as something happens from now on."""
        return self._news


class Listening:
    """A bot's patience with those it has spoken to."""

    def __init__(self, pace: Pace, end: float) -> None:
        self._pace = pace
        self._end = end
        self._news = pace.next_news

    def begin(self) -> None:
        """From here on news are listened for."""
        self._news = self._pace.next_news

    async def hears_news(self) -> bool:
        """Waits for something to happen; says whether it did in time."""
        try:
            await asyncio.wait_for(self._news.wait(), self._end - asyncio.get_running_loop().time())
        except TimeoutError:
            return False
        return True
