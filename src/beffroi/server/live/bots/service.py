"""What the bots of all tables share: where they think, for how long, and what is counted of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from beffroi.core.action import Action
from beffroi.core.codec import codec_of
from beffroi.core.game import AnyGame
from beffroi.core.model import BadInput
from beffroi.server.live.bots.pace import Manners, Pace
from beffroi.server.live.bots.pool import BotPool, NoAnswer
from beffroi.server.live.bots.queue import Rank
from beffroi.server.live.bots.worker import BotQuestion, BotReply
from beffroi.server.live.ceilings import CeilingBids
from beffroi.server.live.faults import Faults
from beffroi.server.live.table import LiveTable
from beffroi.server.logs import LOG, ThrottledLog
from beffroi.server.metrics import Metrics
from beffroi.server.settings import Settings


class BotService:
    """Asks bots on behalf of their tables; one that hangs, crashes or talks nonsense has said nothing."""

    def __init__(self, pool: BotPool, levels: Mapping[str, str], settings: Settings, metrics: Metrics) -> None:
        """`levels` has the bot or the program behind every name that may be invited."""
        self.budget = settings.bot_budget
        self.metrics = metrics
        self.faults = Faults()
        self._pool = pool
        self._levels = levels
        self._manners = Manners(settings.bot_pause, settings.bot_patience, settings.bot_bargaining)
        self._log = ThrottledLog()

    def program(self, level: str | None) -> str:
        return self._levels.get(level or "", "")

    def pace_at(self, live: LiveTable) -> Pace:
        return Pace(live, self._manners)

    def ceilings_at(self, live: LiveTable) -> CeilingBids:
        return CeilingBids(live, self._manners.pause)

    async def ask(self, question: BotQuestion, rules: AnyGame, pace: Pace, **whose: object) -> Action | None:
        """What a bot says to a question of a table; nothing when it fails."""
        try:
            reply = await self.reply_to(question, str(whose["table"]), pace.rank)
            return None if reply.said is None else codec_of(rules).action(reply.said)
        except (NoAnswer, BadInput) as failure:
            why = str(failure) if isinstance(failure, NoAnswer) else "BadInput"
            LOG.warning("bot-failed", extra={**whose, "why": why})
            return None

    async def reply_to(
        self, question: BotQuestion, asker: str, rank: Callable[[], Rank] = lambda: Rank.PRESENT
    ) -> BotReply:
        """What a bot says, counted if it thought about it; or `NoAnswer`."""
        reply = await self._pool.ask(question, asker, rank)
        if question.what != "talk":
            self.metrics.searches.inc()
        if reply.is_cut:
            self.metrics.cut.inc()
            self._log.warning("bots-short-of-time", waiting=len(self._pool.queue))
        return reply
