"""What a bot would do on somebody else's seat."""

from __future__ import annotations

import asyncio

from beffroi.bots.hint import UNHURRIED
from beffroi.core.action import Seat
from beffroi.server.live.bots.pool import NoAnswer
from beffroi.server.live.bots.questions import question_about
from beffroi.server.live.bots.service import BotService
from beffroi.server.live.bots.worker import BotReply
from beffroi.server.live.table import LiveTable


class Hints:
    """Hints that are being thought about: whoever asks again before the answer is there waits for the same one."""

    def __init__(self, bots: BotService) -> None:
        self._bots = bots
        self._asked: dict[tuple[str, Seat, int], asyncio.Task[BotReply]] = {}

    async def of(self, live: LiveTable, seat: Seat, address: str) -> bytes:
        """What a bot would consider, as JSON; in the queue all that one address asks is like one table."""
        assert live.game is not None
        key = (live.id, seat, live.game.number(seat))
        if key not in self._asked:
            question = question_about(live.game, seat, "hint", "", UNHURRIED)
            self._asked[key] = asyncio.create_task(self._bots.reply_to(question, f"hints {address}"))
            self._asked[key].add_done_callback(lambda _: self._asked.pop(key))
        try:
            return (await asyncio.shield(self._asked[key])).said or b"[]"
        except NoAnswer:
            return b"[]"
