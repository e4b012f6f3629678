"""What a bot is asked about a game: from what its seat has been shown, and from nothing else."""

from __future__ import annotations

from typing import Literal

from beffroi.core.action import Seat
from beffroi.server.live.bots.worker import BotQuestion
from beffroi.server.live.game import LiveGame
from beffroi.server.tables.dice import bot_seed


def question_about(
    game: LiveGame, seat: Seat, what: Literal["choose", "talk", "hint"], level: str, budget: float
) -> BotQuestion:
    rules, shown = game.rules, bytes(game.seen(seat))
    return BotQuestion(what, rules.name, rules.revision, level, shown, seed_of(game, seat), budget)


def seed_of(game: LiveGame, seat: Seat) -> int:
    """The same for whatever a seat is asked before it is shown something new."""
    return bot_seed(game.seed, seat, game.number(seat))
