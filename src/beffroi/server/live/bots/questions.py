"""What a bot is asked about a game: from what its seat has been shown, and from nothing else."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import fields

from beffroi.core.action import Action, Seat
from beffroi.core.codec import encode
from beffroi.core.entry import Answered
from beffroi.server.live.bots.worker import BotQuestion
from beffroi.server.live.game import LiveGame
from beffroi.server.tables.dice import bot_seed

MOST_SAID = 200
"""Of what a bot has said before so much is told to it."""


def question_about(
    game: LiveGame, seat: Seat, what: Literal["choose", "talk", "hint"], level: str, budget: float
) -> BotQuestion:
    rules, shown = game.rules, bytes(game.seen(seat))
    said = said_by(game, seat) if what == "talk" else ()
    return BotQuestion(what, rules.name, rules.revision, level, shown, seed_of(game, seat), budget, said)


def said_by(game: LiveGame, seat: Seat) -> tuple[bytes, ...]:
    """What a seat has proposed before in this game, each thing once: whatever could be said again."""
    answered = (entry for entry in game.record.entries if isinstance(entry, Answered) and entry.seat == seat)
    said = dict.fromkeys(entry.action for entry in answered if can_be_repeated(entry.action))
    return tuple(encode(word) for word in [*said][-MOST_SAID:])


def can_be_repeated(action: Action) -> bool:
    """Whether an action puts terms to somebody: to a seat, or to whoever made the offer of a number."""
    names = {field.name for field in fields(type(action))}
    return bool(names & {"to", "seat"}) or ("number" in names and bool(names - {"number", "excuse"}))


def seed_of(game: LiveGame, seat: Seat) -> int:
    """The same for whatever a seat is asked before it is shown something new."""
    return bot_seed(game.seed, seat, game.number(seat))
