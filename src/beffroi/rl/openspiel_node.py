"""Where a game of OpenSpiel stands, and what every seat has lived through.

A state is kept twice: the rulebook's, which knows the odds of chance, and the fast position, which numbers the moves.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from random import Random
from typing import Any, NamedTuple

from beffroi.core.action import CHANCE, Action, Seat
from beffroi.core.codec import codec_of, encode
from beffroi.core.engine import advance
from beffroi.core.game import AnyGame
from beffroi.core.model import BadInput
from beffroi.core.seen import seen
from beffroi.fast.position import Position, asked_of, copy_of, step
from beffroi.games import fast_of, find
from beffroi.public import in_words, make, whole_number
from beffroi.rl.legality import require_legal
from beffroi.rl.pettingzoo_env import seen_by

MARK_SIZE = 16


class Memory(NamedTuple):
    """All that a seat has seen and answered, in order, and what it saw last: as fingerprints."""

    past: bytes = b""
    last: bytes = b""

    def after_seeing(self, shown: bytes) -> Memory:
        """Only a change is remembered: what happens out of its sight leaves no trace, not even that it happened."""
        mark = mark_of(shown)
        return self if mark == self.last else Memory(mark_of(self.past + mark), mark)

    def after_answering(self, move: int) -> Memory:
        return self._replace(past=mark_of(self.past + b"%d" % move))


class SpielStart(NamedTuple):
    """What is played, and from where: from a state written down, or from the beginning."""

    game: str
    seats: int
    options: dict[str, Any]
    state: bytes = b""
    memories: tuple[Memory, ...] = ()


class SpielNode:
    """A position of the rulebook and the same one of the fast core, played side by side."""

    def __init__(
        self,
        start: SpielStart,
        s: Any,
        position: Position,
        memories: tuple[Memory, ...],
        moves: tuple[int, ...] = (),
    ) -> None:
        self.start, self.s, self.position, self.memories, self.moves = start, s, position, memories, moves

    def copy(self) -> SpielNode:
        return SpielNode(self.start, self.s.copy(), copy_of(self.position), self.memories, self.moves)

    def __deepcopy__(self, _: dict[int, Any]) -> SpielNode:
        """OpenSpiel clones a state by copying all it holds,"""
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """and writes it down by pickling that."""
        return replayed, (self.start, self.moves)

    def odds(self) -> Sequence[tuple[Action, int]]:
        odds: Sequence[tuple[Action, int]] = self.s.agenda[0].odds(self.s)
        return odds

    def play(self, move: int) -> None:
        seat = asked_of(self.position)
        if seat == CHANCE:
            answer = self.drawn(move)
            self.position.answer_for_chance(answer)
        else:
            require_legal(self.position, move)
            answer = self.position.action(move)
            step(self.position, move)
        advance(self.s, Seat(seat), answer)
        self.moves += (move,)
        self.remember(seat, move)

    def drawn(self, number: int) -> Action:
        """The answer of chance that has this number; raises `BadInput`."""
        odds = self.odds()
        if not 0 <= number < len(odds):
            with in_words():
                raise BadInput("illegal-move", environment=0, move=number)
        return odds[number][0]

    def remember(self, answered: int, move: int) -> None:
        """Whoever has answered knows what; then everybody looks, unless chance answers first."""
        self.memories = tuple(
            memory.after_answering(move) if seat == answered else memory for seat, memory in enumerate(self.memories)
        )
        self.look()

    def look(self) -> None:
        if asked_of(self.position) == CHANCE:
            return
        layout = self.position.layout()
        self.memories = tuple(
            memory.after_seeing(seen_by(self.position, layout, seat).tobytes())
            for seat, memory in enumerate(self.memories)
        )

    def guessed(self, seat: int, rng: Random) -> SpielNode:
        """A node that this one might be, as far as a seat knows; the others remember only what they would see in it."""
        game = find(self.start.game)
        s = game.guess(seen(game, self.s, Seat(seat)), rng)
        node = opened(self.start._replace(state=encode(s), memories=()))
        own = self.memories[seat]
        memories = tuple(own if other == seat else memory for other, memory in enumerate(node.memories))
        return opened(node.start._replace(memories=memories))

    def write(self, game: AnyGame, move: int) -> str:
        """An answer in the game's notation."""
        if asked_of(self.position) == CHANCE:
            return game.write(self.drawn(move))
        with in_words():
            return game.write(self.position.action(whole_number("move", move, 0, self.position.move_count - 1)))


def opened(start: SpielStart) -> SpielNode:
    """A game where it starts."""
    game = find(start.game)
    s = codec_of(game).state(start.state) if start.state else make(start.game, start.seats, **start.options).state
    node = SpielNode(start, s, fast_of(game)(s), start.memories or (Memory(),) * start.seats)
    if not start.memories:
        node.look()
    return node


def replayed(start: SpielStart, moves: tuple[int, ...]) -> SpielNode:
    """A game after some moves and answers of chance."""
    node = opened(start)
    for move in moves:
        node.play(move)
    return node


def mark_of(data: bytes) -> bytes:
    """A fingerprint: equal for what is equal."""
    return blake2b(data, digest_size=MARK_SIZE).digest()
