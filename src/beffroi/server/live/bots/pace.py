"""When the bots of a table think, speak and answer: the only place that decides it.

It follows from what their seats have been shown, never from the log itself: that grows when somebody changes a sealed
answer, which nobody else may notice.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import NamedTuple

from beffroi.bots.levels import LEVELS
from beffroi.bots.lineup import speaker
from beffroi.core.action import Seat
from beffroi.core.engine import floor, has_answered, waiting
from beffroi.core.model import State
from beffroi.server.live.bots.extra_time import ExtraTime
from beffroi.server.live.bots.queue import Rank
from beffroi.server.live.game import LiveGame
from beffroi.server.live.table import LiveTable

LEAST_TO_FOLLOW, EACH_EVENT, MOST_TO_FOLLOW = 0.4, 0.3, 3.0
"""How long a bot waits after a decision: where nothing is to be seen, more for each event, and never longer."""
SAYINGS_A_STEP = 6
"""How often a bot is asked whether it has something to say while one step waits."""


class Heard(NamedTuple):
    """At which question a bot was last asked whether it would speak, shown how much, and how often at this one."""

    question: int = 0
    number: int = -1
    times: int = 0


class Manners(NamedTuple):
    """Seconds a bot waits: before it answers, for answers to what it said, and for people who may bargain."""

    pause: float
    patience: float
    bargaining: float


NOT_ASKED = 0.2
"""The part of the time for bargaining that people have at a question they are not asked themselves."""
COMPOSED = 3.0
"""How many times as long it is while somebody puts an offer together; longer at no question."""
LOOK = 1.0
"""Seconds between two looks whether somebody still does."""


class Pace:
    """Whether it is a bot's turn, how long it waits before it answers, and how long for answers to what it has said."""

    def __init__(self, live: LiveTable, manners: Manners) -> None:
        self._live = live
        self._manners = manners
        self._opened = (0, 0.0)
        """The last question that was waited at, and since when."""
        self._extra_time = ExtraTime(manners.bargaining)
        self._waited: dict[Seat, float] = {}
        """How much longer than usual was waited at this question for each who puts an offer together."""
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
        return self._live.table.occupants[seat].bot

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
        has_said_enough = heard.question == game.question.number and heard.times >= SAYINGS_A_STEP
        if heard.number == game.number(seat) or (has_said_enough and not is_offered_something(game, seat)):
            return False
        return any(len(each) for each in floor(game.state, seat))

    def note_asked(self, game: LiveGame, seat: Seat) -> None:
        """A bot is asked whether it has something to say."""
        heard, question = self._heard.get(seat, Heard()), game.question.number
        self._heard[seat] = Heard(question, game.number(seat), heard.times + 1 if heard.question == question else 1)

    # How long it waits

    async def before_turn(self) -> None:
        """So that people can follow."""
        await asyncio.sleep(self._manners.pause * time_to_follow(self._live.game))

    async def leaves_time(self, seat: Seat) -> bool:
        """Waits for something to happen while people may still bargain; says whether the bot goes on waiting."""
        game, now = self._live.game, asyncio.get_running_loop().time()
        if game is None or not self.is_waited_for(game, seat):
            return False
        if self._opened[0] != game.question.number:
            self._open(game.question.number, now)
        since = self._opened[1]
        left = since + self._time_to_bargain(game, since) - now
        if left <= 0:
            return False
        with suppress(TimeoutError):
            await asyncio.wait_for(self._news.wait(), min(left, LOOK))
        return True

    def _open(self, question: int, now: float) -> None:
        """Another question is put: what was waited longer at the last one is spent."""
        for seat, seconds in self._waited.items():
            self._extra_time.spend(seat, seconds, now)
        self._waited.clear()
        self._opened = (question, now)

    def _time_to_bargain(self, game: LiveGame, since: float) -> float:
        """How long people are waited for who are there and may make offers, from when the question was put.

        Where a clock runs it is short: a bot's time runs out, too.
        """
        time = self._manners.bargaining * (1.0 if self._live.clock is None else NOT_ASKED)
        people = [seat for seat in self._live.online if self.level(seat) is None and may_bargain(game.state, seat)]
        asked = waiting(game.state)
        if not people:
            return 0.0
        usual = time * (1.0 if any(seat in asked for seat in people) else NOT_ASKED)
        composing = self._live.composing.seats & set(people)
        return min(COMPOSED * time, usual + self._extra(composing, since, usual))

    def _extra(self, composing: set[Seat], since: float, usual: float) -> float:
        """How much longer is waited for those who put an offer together; they are noted, since they spend it."""
        waited = asyncio.get_running_loop().time() - since - usual
        for seat in composing if waited > 0 else ():
            self._waited[seat] = waited
        return max((self._extra_time.left(seat, since) for seat in composing), default=0.0)

    def tell_news(self) -> None:
        """Something has happened at the table."""
        self._news.set()
        self._news = asyncio.Event()

    def listen(self) -> Listening:
        """For as long as a bot that has spoken waits for answers: whoever seals one takes back what they offered."""
        return Listening(self, asyncio.get_running_loop().time() + self._manners.patience)

    @property
    def next_news(self) -> asyncio.Event:
        """What is set as soon as something happens from now on."""
        return self._news


def time_to_follow(game: LiveGame | None) -> float:
    """How long it takes to see what the last decision has brought about, as a multiple of the usual pause.

    That a sealed answer was changed is seen by nobody, and so by no pause.
    """
    events = 0
    shown = [] if game is None else [each for each in game.transitions if each.audience is None]
    for transition in reversed(shown):
        events += len(transition.events)
        if transition.seat >= 0 and not transition.is_lone:
            break
    return min(MOST_TO_FOLLOW, LEAST_TO_FOLLOW + EACH_EVENT * events)


def may_bargain(s: State, seat: Seat) -> bool:
    """Whether a seat may say something out of turn, and does not keep silent by an answer of its own."""
    return not has_answered(s, seat) and any(len(each) for each in floor(s, seat))


def is_offered_something(game: LiveGame, seat: Seat) -> bool:
    """Whether an offer lies open to a seat: that is always answered."""
    return any(seat in offer.to for offer in game.rules.open_offers(game.state))


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
