"""The process in which a bot thinks: questions come in by standard input, answers leave by standard output."""

from __future__ import annotations

import os
import signal
import sys
from typing import IO, Literal

import msgspec
from msgspec import Struct

from beffroi.bots.encoded import Overheard, choose_bytes, hint_bytes, talk_bytes
from beffroi.games import find

LIFE = 60
"""Seconds after which a worker that nobody has stopped stops itself: its server may be gone."""


class BotQuestion(Struct, frozen=True):
    """What a bot is asked, with exactly the bytes a person on its seat would get."""

    what: Literal["choose", "talk", "hint"]
    game: str
    revision: int
    level: str
    seen: bytes
    seed: int
    budget: float
    said: tuple[bytes, ...] = ()
    """What it has said out of turn before."""


class BotReply(Struct, frozen=True):
    """What it said, if anything, or how it failed."""

    said: bytes | None = None
    is_cut: bool = False
    """Whether it would have thought longer, had there been time."""
    fault: str | None = None


def pack(data: bytes) -> bytes:
    return len(data).to_bytes(4, "big") + data


def reply_to(question: BotQuestion) -> BotReply:
    game, about = find(question.game, question.revision), (question.seen, question.seed, question.budget)
    if question.what == "choose":
        return BotReply(*choose_bytes(game, question.level, *about))
    if question.what == "talk":
        return BotReply(talk_bytes(game, question.level, Overheard(question.seen, question.said), *about[1:]))
    return BotReply(*hint_bytes(game, *about))


def serve(questions: IO[bytes], answers: IO[bytes]) -> None:
    """Answers one question after the other."""
    while length := questions.read(4):
        question = msgspec.msgpack.decode(questions.read(int.from_bytes(length, "big")), type=BotQuestion)
        signal.alarm(LIFE)
        answers.write(pack(msgspec.msgpack.encode(_try(question))))
        answers.flush()
        signal.alarm(0)


def _try(question: BotQuestion) -> BotReply:
    """What a bot says; of an error only its kind leaves, for its words may tell what the seat sees."""
    try:
        return reply_to(question)
    except Exception as error:
        return BotReply(fault=f"{type(error).__name__} {getattr(error, 'why', '')}".strip())


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server
    os.nice(5)  # people come first
    replies = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    sys.stdout = sys.stderr  # a bot that prints must not be taken for an answer
    serve(sys.stdin.buffer, replies)
