"""Where a server hands in what a seat sees and is handed an answer: bytes in, bytes out, in any process."""

from __future__ import annotations

from contextlib import closing
from random import Random

from beffroi.bots.bot import own_seat
from beffroi.bots.hint import hints
from beffroi.bots.levels import bot_named
from beffroi.core.codec import codec_of, encode
from beffroi.core.engine import choices
from beffroi.games import find


def choose_bytes(game: str, level: str, seen: bytes, seed: int, budget: float) -> tuple[bytes, bool]:
    """The answer of a bot to what its seat is asked, as JSON, and whether the time cut its thoughts short.

    Raises `Fault` when a program gives none.
    """
    played, rng = find(game), Random(seed)
    view = codec_of(played).seen(seen)
    offered = choices(played.guess(view, rng), own_seat(view))
    with closing(bot_named(level, played)) as bot:
        return encode(bot.choose(view, offered, rng, budget)), bot.is_cut


def talk_bytes(game: str, level: str, seen: bytes, seed: int, budget: float) -> bytes | None:
    """What a bot says out of turn, as JSON, if anything."""
    played = find(game)
    said = bot_named(level, played).talk(codec_of(played).seen(seen), Random(seed), budget)
    return None if said is None else encode(said)


def hint_bytes(game: str, seen: bytes, seed: int, budget: float, most: int = 3) -> bytes:
    """The best answers to what a seat is asked and why, as a JSON list of `hint.Hint`."""
    played = find(game)
    return encode(hints(played, codec_of(played).seen(seen), Random(seed), most, budget))
