"""Many games at once for learning: what is asked, what may be answered and what is seen, as arrays of numpy."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from threading import Lock
from typing import Any, Self

import numpy as np
from numpy.typing import ArrayLike, NDArray

from beffroi.core.game import AnyGame, options_of
from beffroi.core.model import BadInput
from beffroi.fast.layout import places
from beffroi.fast.position import Position, copy_of
from beffroi.games import fast_of, find, has_fast
from beffroi.public import in_words, whole_number
from beffroi.rl.arrays import arrays_for, dice_seed
from beffroi.rl.legality import NotCopied
from beffroi.rl.shard import MASKS, Shard
from beffroi.rl.threads import Threads

MOST_ENVIRONMENTS, MOST_THREADS = 1 << 20, 256


class Batch(NotCopied):
    """So many games of one kind, dealt and stepped together; what is over is dealt anew by the same step.

    The arrays stay the same throughout: a step changes what is in them.
    """

    def __init__(  # noqa: PLR0913 - all but the game may be left out
        self,
        game: str,
        seats: int | None = None,
        n: int = 1,
        seed: int = 0,
        options: dict[str, Any] | None = None,
        *,
        mask: str = "none",
        observe: bool = True,
        threads: int = 1,
    ) -> None:
        """Without a number of seats, the smallest table; a seed gives the same games in any number of threads."""
        with in_words():
            start = opening(game, seats, options)
            n = whole_number("n", n, 1, MOST_ENVIRONMENTS)
            seed = whole_number("seed", seed, 0)
            threads = whole_number("threads", threads, 1, MOST_THREADS)
            if (mask := str(mask)) not in MASKS:
                raise BadInput("unknown-mask", mask=mask, masks=tuple(MASKS))
        self.game, self.seats, self.n = str(game), start.seats, n
        self.move_count = start.move_count
        """Moves are the numbers from 0 up to this one, and mean the same whatever is asked."""
        self.layout = start.layout()
        self._arrays = arrays_for(n, self.seats, self.move_count, mask, self.layout if observe else None)
        shown = self._arrays.shown()
        self.asked = shown.asked
        """The seat that answers next, in every environment."""
        self.legal, self.counts = shown.legal, shown.counts
        """The legal moves, as many as are counted; what stands behind them in a row means nothing."""
        self.mask = shown.mask
        """The same as octets (`dense`) or as bits, the lowest first (`bits`); without columns if there is no mask."""
        self.planes, self.numbers = shown.planes, shown.numbers
        """What the seat asked may know, as `layout` says; without columns if nothing is observed."""
        self.done = shown.done
        """Whether the last step ended a game; everything but the rewards then belongs to the next one."""
        self.rewards = shown.rewards
        """By seat: when a game is over, its share of the victory less a fair share, otherwise 0."""
        self._rows = cut(n, min(threads, n))
        self._shards = [Shard(copy_of(start), self._arrays.rows(*rows), MASKS[mask], observe) for rows in self._rows]
        self._threads = Threads(len(self._shards))
        self._is_open = True
        self._alone = Lock()
        self.reset(seed)

    def reset(self, seed: int | None = None) -> None:
        """Deals every game anew; with a seed, the same games as a new batch with this seed."""
        with in_words():
            named = None if seed is None else whole_number("seed", seed, 0)
        with self._used():
            if named is not None:
                for shard, rows in zip(self._shards, self._rows, strict=True):
                    shard.seed([dice_seed(named, number) for number in range(*rows)])
            self._threads.each(Shard.deal, self._shards)

    def step(self, actions: ArrayLike) -> None:
        """Every environment plays its move; if one is not legal, `BadInput` names it and nothing is played."""
        given = self._checked(actions)
        with self._used():
            # What no move number is stays illegal when it is cut to 32 bits.
            fits = given if given.dtype == np.int32 else np.where((given < 0) | (given > self.move_count), -1, given)
            self._arrays.actions[:] = fits
            if (wrong := self._first_illegal()) < self.n:
                with in_words():
                    raise BadInput("illegal-move", environment=wrong, move=int(given[wrong]))
            self._threads.each(Shard.step, self._shards)

    def sample(self, rng: np.random.Generator) -> NDArray[np.int32]:
        """A legal move for every environment, each as likely as the others."""
        if not hasattr(rng, "bit_generator"):
            with in_words():
                raise BadInput("no-generator", kind=type(rng).__name__)
        drawn = (rng.random(self.n) * self.counts).astype(np.intp)
        moves: NDArray[np.int32] = self.legal[np.arange(self.n), drawn]
        return moves

    def part(self, name: str) -> NDArray[Any]:
        """A part of the observations by its name in the layout, in its own shape, a view of the same memory."""
        for row, parts in ((self.planes, self.layout.planes), (self.numbers, self.layout.numbers)):
            for part, at in places(parts):
                if part.name == str(name) and row.shape[1]:
                    found: NDArray[Any] = row[:, at : at + part.size].reshape(self.n, *part.shape)
                    return found
        with in_words():
            names = tuple(part.name for part in (*self.layout.planes, *self.layout.numbers))
            raise BadInput("unknown-part", part=str(name), parts=names)

    def close(self) -> None:
        """Ends the threads; a closed batch can be looked at, but not stepped."""
        with self._alone:
            self._is_open = False
        self._threads.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"<{self.n} games of {self.game} for {self.seats}>"

    def _checked(self, actions: ArrayLike) -> NDArray[Any]:
        """The actions as an array of whole numbers, one for each environment."""
        try:
            given = np.asarray(actions)
        except (TypeError, ValueError, OverflowError):  # a list of lists of different lengths, say
            given = np.asarray(None)
        if given.dtype.kind not in "iu" or given.shape != (self.n,):
            with in_words():
                raise BadInput("bad-actions", n=self.n, shape=str(given.shape), kind=str(given.dtype))
        return given

    @contextmanager
    def _used(self) -> Iterator[None]:
        """By one thread at a time: while the boards are played on, Python's lock is not held."""
        with self._alone:
            if not self._is_open:
                with in_words():
                    raise BadInput("closed-batch")
            yield

    def _first_illegal(self) -> int:
        """The first environment whose move is not legal; as many as there are if all are."""
        found = zip(self._threads.each(Shard.illegal, self._shards), self._rows, strict=True)
        return next((first + wrong for wrong, (first, end) in found if first + wrong < end), self.n)


def opening(game: str, seats: int | None, options: Mapping[str, Any] | None) -> Position:
    """The position in which every game of a batch begins."""
    found = find(str(game))
    agreed = {} if options is None else options
    if not isinstance(agreed, Mapping):
        raise BadInput("bad-options", problem=type(options).__name__)
    count = min(found.seats) if seats is None else whole_number("seats", seats, 1)
    s = found.setup(count, options_of(found, agreed))
    if not is_batched(found):
        raise BadInput("no-batch", game=found.name)
    return fast_of(found)(s)


def is_batched(game: AnyGame) -> bool:
    """Whether a game can be played in batches: its fast core says what its seats may know."""
    return has_fast(game) and has_observations(fast_of(game)(game.setup(min(game.seats))))


def has_observations(position: Position) -> bool:
    """Whether a game says what its seats may know."""
    return type(position).layout is not Position.layout


def cut(n: int, shards: int) -> list[tuple[int, int]]:
    """The rows of every shard, as evenly as can be."""
    return [(n * shard // shards, n * (shard + 1) // shards) for shard in range(shards)]
