"""A program of somebody else's as a bot: a line of JSON in, a line of JSON out (see docs/bots.md)."""

from __future__ import annotations

import os
import shlex
import signal
import subprocess
import sys
from contextlib import suppress
from queue import Empty, SimpleQueue
from random import Random
from threading import Thread
from typing import Any

from msgspec import Struct

from beffroi.bots.bot import Bot, Fault
from beffroi.core.action import Action
from beffroi.core.choices import Choices
from beffroi.core.codec import codec_of, encode
from beffroi.core.game import AnyGame
from beffroi.core.model import BadInput
from beffroi.core.seen import Seen
from beffroi.taste import few_of

PATIENCE = 2.0
"""Seconds a program has at most for an answer; more is given before the first, because it has to start."""
START = 5.0
MOST_STARTS = 3
MOST_LISTED, SAMPLED = 2500, 100
LONGEST_LINE = 1 << 16


class Question(Struct, frozen=True):
    """What a program reads."""

    game: str
    seconds: float
    """How long an answer may take."""
    seen: Seen[Any]
    choices: tuple[Action, ...]
    complete: bool
    """Whether these are all legal answers, or some of very many; `seen.ask` describes them all."""


class External(Bot):
    """Keeps a program running while a game lasts; one that is late is killed, and started again a few times."""

    def __init__(self, game: AnyGame, command: str) -> None:
        super().__init__(game)
        self.command = command
        self._starts = 0
        self._program: subprocess.Popen[bytes] | None = None

    def choose(self, view: Seen[Any], choices: Choices[Any], rng: Random, budget: float) -> Action:
        seconds, complete = min(budget, PATIENCE), len(choices) <= MOST_LISTED
        listed = few_of(choices, rng, MOST_LISTED if complete else SAMPLED)
        reply = self._ask(encode(Question(self.game.name, seconds, view, listed, complete)), seconds)
        try:
            action = codec_of(self.game).action(reply)
        except BadInput as error:
            raise Fault("unreadable", str(error)) from None
        if action not in choices:
            raise Fault("illegal", self.game.write(action))
        return action

    def close(self) -> None:
        """Ends the program, whatever it is doing."""
        program, self._program = self._program, None
        if program is None:
            return
        with suppress(ProcessLookupError):
            os.killpg(program.pid, signal.SIGKILL)  # what it has started goes with it
        program.wait()
        for pipe in (program.stdin, program.stdout):
            with suppress(OSError):
                pipe and pipe.close()

    def _ask(self, question: bytes, seconds: float) -> bytes:
        patience = seconds if self._program else seconds + START
        replies: SimpleQueue[bytes] = SimpleQueue()
        exchange = Thread(target=_exchange, args=(self._running(), question, replies), daemon=True)
        exchange.start()
        try:
            reply = replies.get(timeout=patience)
        except Empty:
            reply = None
        if not reply:
            self.close()
            raise Fault("late" if reply is None else "gone", self.command)
        exchange.join()
        return reply

    def _running(self) -> subprocess.Popen[bytes]:
        if self._program is None:
            self._starts += 1
            if self._starts > MOST_STARTS:
                raise Fault("given-up", self.command)
            self._program = _start(self.command)
        return self._program


def _start(command: str) -> subprocess.Popen[bytes]:
    """Runs a command; a Python file needs no permission to be run."""
    words = shlex.split(command)
    python = [sys.executable] if words[0].endswith(".py") else []
    try:
        return subprocess.Popen(
            [*python, *words], stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
        )
    except OSError as error:
        raise Fault("cannot-start", f"{command}: {error.strerror}") from None


def _exchange(program: subprocess.Popen[bytes], question: bytes, replies: SimpleQueue[bytes]) -> None:
    """Writes a line and reads one; in a thread of its own, because either may take for ever."""
    assert program.stdin is not None
    assert program.stdout is not None
    try:
        program.stdin.write(question + b"\n")
        program.stdin.flush()
        replies.put(program.stdout.readline(LONGEST_LINE))
    except (OSError, ValueError):  # it has ended, or was ended
        replies.put(b"")
