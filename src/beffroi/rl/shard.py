"""Neighbouring environments of a batch, stepped one after the other by one position that looks at each board in turn.

A batch is cut into shards, one a thread. Every environment has its own board, its own chance and its own rows in the
arrays, so nothing depends on the shard it lies in.
"""

from __future__ import annotations

from typing import Any

from beffroi import fast
from beffroi.fast import memory
from beffroi.fast.dice import Dice
from beffroi.fast.position import Position
from beffroi.rl import rows, unlocked
from beffroi.rl.stepper import Stepper

NO_MASK, DENSE, BITS = 0, 1, 2
MASKS = {"none": NO_MASK, "dense": DENSE, "bits": BITS}
"""How legal moves are marked: not at all, an octet a move, a bit a move."""


class Shard(Stepper):
    """Boards, and for each a row of every array."""

    def __init__(self, position: Position, arrays: Any, mask_kind: int, observes: bool) -> None:
        self.position = position
        self.dice = Dice(0)
        self.mask_kind, self.observes = mask_kind, observes
        self.seats = position.seats
        # Uncompiled, a memoryview gives numbers of Python, not of numpy.
        self.actions, self.chance = memoryview(arrays.actions), memoryview(arrays.chance)
        self.asked, self.done = memoryview(arrays.asked), memoryview(arrays.done)
        self.counts = memoryview(arrays.counts)
        self.legal, self.mask = arrays.legal, arrays.mask
        self.planes, self.numbers, self.rewards = arrays.planes, arrays.numbers, arrays.rewards
        self.count = len(arrays.asked)
        self.boards = memory.take_many(self.position.memory, self.position.size, self.count)

    def __dealloc__(self) -> None:
        memory.give_back(self.boards)

    def seed(self, seeds: list[int]) -> None:
        """Chance begins anew, in every environment from a seed of its own."""
        for number, seed in enumerate(seeds):
            self.dice = Dice(seed)
            self.save(number)

    def deal(self) -> None:
        """A new game in every environment."""
        unlocked.deal(self)

    def illegal(self) -> int:
        """The first environment whose action is not among its legal moves; as many as there are if all are."""
        return unlocked.check(self)

    def step(self) -> None:
        """Every environment plays its action, all of them legal."""
        unlocked.step(self)

    def deal_all(self) -> None:
        for number in range(self.count):
            self.load(number)
            self.start(number)
            self.save(number)

    def first_illegal(self) -> int:
        number = 0
        while number < self.count:
            if not rows.find(rows.words(self.legal, number), self.counts[number], self.actions[number]):
                return number
            number += 1
        return number

    def step_all(self) -> None:
        for number in range(self.count):
            self.load(number)
            self.position.play(self.actions[number])
            self.go_on(number)
            self.save(number)

    def load(self, number: int) -> None:
        self.position.look_at(memory.one_of(self.boards, self.position.size, number))
        self.dice.state = self.chance[number]

    def save(self, number: int) -> None:
        self.chance[number] = self.dice.state

    def start(self, number: int) -> None:
        """A new game, up to its first question."""
        self.done[number] = 0
        for seat in range(self.seats):
            self.rewards[number, seat] = 0.0
        self.ask(number, self.begin(number))

    def begin(self, number: int) -> int:
        """The board as the game starts; returns who is asked first."""
        board = memory.one_of(self.boards, self.position.size, number)
        memory.copy(board, self.position.memory, self.position.size)
        return self.answer_chance()

    def go_on(self, number: int) -> None:
        """Up to the next question; a game that is over is paid, and another one begins."""
        asked = self.answer_chance()
        self.done[number] = asked == fast.OVER
        for seat in range(self.seats):
            self.rewards[number, seat] = self.position.share(seat) - 1.0 / self.seats if asked == fast.OVER else 0.0
        self.ask(number, self.begin(number) if asked == fast.OVER else asked)

    def answer_chance(self) -> int:
        """Lets chance answer as long as it is asked; returns who is asked then."""
        asked = self.position.asked()
        while asked == fast.CHANCE:
            self.position.chance(self.dice)
            asked = self.position.asked()
        return asked

    def ask(self, number: int, asked: int) -> None:
        """Fills the arrays with a question."""
        self.mark(number, 0)
        self.asked[number] = asked
        self.counts[number] = self.position.list_moves()
        rows.copy(rows.words(self.legal, number), self.position.moves, self.counts[number])
        self.mark(number, 1)
        if self.observes:
            self.position.observe(asked, rows.octets(self.planes, number), rows.words(self.numbers, number))

    def mark(self, number: int, mark: int) -> None:
        """Marks the moves that are listed as legal, or takes the marks away."""
        if self.mask_kind == NO_MASK:
            return
        moves, mask = rows.words(self.legal, number), rows.octets(self.mask, number)
        for place in range(self.counts[number]):
            if self.mask_kind == DENSE:
                mask[moves[place]] = mark
            elif mark:
                mask[moves[place] >> 3] |= 1 << (moves[place] & 7)
            else:
                mask[moves[place] >> 3] = 0
