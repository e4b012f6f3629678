"""Many games at once for learning: what is asked, what may be answered and what is seen, as arrays of numpy."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Self

import numpy as np
from numpy.typing import ArrayLike, NDArray

from beffroi.core.game import AnyGame, options_of
from beffroi.core.model import BadInput
from beffroi.fast.layout import places
from beffroi.fast.position import Position, copy_of
from beffroi.games import fast_of, find, has_fast
from beffroi.public import in_words
from beffroi.rl.arrays import arrays_for, dice_seed
from beffroi.rl.shard import MASKS, Shard

MOST_ENVIRONMENTS, MOST_THREADS = 1 << 20, 256


class Batch:
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
            start = opening(game, seats, options or {})
            require_number("n", n, 1, MOST_ENVIRONMENTS)
            require_number("seed", seed, 0)
            require_number("threads", threads, 1, MOST_THREADS)
            if mask not in MASKS:
                raise BadInput("unknown-mask", mask=str(mask), masks=tuple(MASKS))
        self.game, self.seats, self.n = game, start.seats, n
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
        self._shards = [
            Shard(copy_of(start), self._arrays.rows(*rows), MASKS[mask], observe) for rows in cut(n, min(threads, n))
        ]
        self._pool = ThreadPoolExecutor(len(self._shards)) if len(self._shards) > 1 else None
        self._is_open = True
        self.reset(seed)

    def reset(self, seed: int | None = None) -> None:
        """Deals every game anew; with a seed, the same games as a new batch with this seed."""
        self._require_open()
        if seed is not None:
            with in_words():
                require_number("seed", seed, 0)
            for shard, rows in zip(self._shards, cut(self.n, len(self._shards)), strict=True):
                shard.seed([dice_seed(seed, number) for number in range(*rows)])
        self._together(Shard.deal)

    def step(self, actions: ArrayLike) -> None:
        """Every environment plays its move; if one is not legal, `BadInput` names it and nothing is played."""
        self._require_open()
        given = self._checked(actions)
        # What no move number is stays illegal when it is cut to 32 bits.
        self._arrays.actions[:] = np.clip(given, -1, self.move_count)
        for shard, (first, end) in zip(self._shards, cut(self.n, len(self._shards)), strict=True):
            if (wrong := first + shard.illegal()) < end:
                with in_words():
                    raise BadInput("illegal-move", environment=wrong, move=int(given[wrong]))
        self._together(Shard.step)

    def sample(self, rng: np.random.Generator) -> NDArray[np.int32]:
        """A legal move for every environment, each as likely as the others."""
        drawn = (rng.random(self.n) * self.counts).astype(np.intp)
        moves: NDArray[np.int32] = self.legal[np.arange(self.n), drawn]
        return moves

    def part(self, name: str) -> NDArray[Any]:
        """A part of the observations by its name in the layout, in its own shape, a view of the same memory."""
        for row, parts in ((self.planes, self.layout.planes), (self.numbers, self.layout.numbers)):
            for part, at in places(parts):
                if part.name == name and row.shape[1]:
                    found: NDArray[Any] = row[:, at : at + part.size].reshape(self.n, *part.shape)
                    return found
        with in_words():
            names = tuple(part.name for part in (*self.layout.planes, *self.layout.numbers))
            raise BadInput("unknown-part", part=name, parts=names)

    def close(self) -> None:
        """Ends the threads; a closed batch can be looked at, but not stepped."""
        self._is_open = False
        if self._pool is not None:
            self._pool.shutdown()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"<{self.n} games of {self.game} for {self.seats}>"

    def _checked(self, actions: ArrayLike) -> NDArray[Any]:
        """The actions as an array of whole numbers, one for each environment."""
        given = np.asarray(actions)
        if given.dtype.kind not in "iu" or given.shape != (self.n,):
            with in_words():
                raise BadInput("bad-actions", n=self.n, shape=str(given.shape), kind=str(given.dtype))
        return given

    def _require_open(self) -> None:
        if not self._is_open:
            with in_words():
                raise BadInput("closed-batch")

    def _together(self, work: Callable[[Shard], None]) -> None:
        if self._pool is None:
            work(self._shards[0])
        else:
            list(self._pool.map(work, self._shards))


def opening(game: str, seats: int | None, options: dict[str, Any]) -> Position:
    """The position in which every game of a batch begins."""
    found = find(game)
    s = found.setup(min(found.seats) if seats is None else seats, options_of(found, options))
    if not is_batched(found):
        raise BadInput("no-batch", game=game)
    return fast_of(found)(s)


def is_batched(game: AnyGame) -> bool:
    """Whether a game can be played in batches: its fast core says what its seats may know."""
    return has_fast(game) and has_observations(fast_of(game)(game.setup(min(game.seats))))


def has_observations(position: Position) -> bool:
    """Whether a game says what its seats may know."""
    return type(position).layout is not Position.layout


def require_number(name: str, value: object, least: int, most: int | None = None) -> None:
    """A whole number within its bounds."""
    if isinstance(value, bool) or not isinstance(value, int) or value < least or (most is not None and value > most):
        raise BadInput("number-out-of-range", name=name, value=str(value), least=least, most=most or 0)


def cut(n: int, shards: int) -> list[tuple[int, int]]:
    """The rows of every shard, as evenly as can be."""
    return [(n * shard // shards, n * (shard + 1) // shards) for shard in range(shards)]
