"""Where a server hands in what a seat sees and is handed an answer: bytes in, bytes out, in any process."""

from __future__ import annotations

from collections.abc import Collection
from contextlib import closing
from random import Random
from typing import NamedTuple

from beffroi.bots.bot import own_seat
from beffroi.bots.hint import counsel
from beffroi.bots.levels import bot_named
from beffroi.core.codec import codec_of, encode
from beffroi.core.engine import choices
from beffroi.core.game import AnyGame


class Overheard(NamedTuple):
    """What a bot sees, and what it has said out of turn before, as JSON."""

    seen: bytes
    said: Collection[bytes] = ()


def choose_bytes(game: AnyGame, level: str, seen: bytes, seed: int, budget: float) -> tuple[bytes, bool]:
    """The answer of a bot to what its seat is asked, as JSON, and whether the time cut its thoughts short.

    Raises `Fault` when a program gives none.
    """
    rng, view = Random(seed), codec_of(game).seen(seen)
    offered = choices(game.guess(view, rng), own_seat(view))
    with closing(bot_named(level, game)) as bot:
        return encode(bot.choose(view, offered, rng, budget)), bot.is_cut


def talk_bytes(game: AnyGame, level: str, heard: Overheard, seed: int, budget: float) -> bytes | None:
    """What a bot says out of turn, as JSON, if anything."""
    with closing(bot_named(level, game)) as bot:
        bot.said = frozenset(codec_of(game).action(word) for word in heard.said)
        word = bot.talk(codec_of(game).seen(heard.seen), Random(seed), budget)
    return None if word is None else encode(word)


def hint_bytes(game: AnyGame, seen: bytes, seed: int, budget: float) -> tuple[bytes, bool]:
    """The best answers and why, as a JSON list of `hint.Hint`, and whether the time cut the thoughts short."""
    given = counsel(game, codec_of(game).seen(seen), Random(seed), budget=budget)
    return encode(given.hints), given.is_cut
