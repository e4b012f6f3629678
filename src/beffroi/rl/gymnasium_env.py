"""One seat against levels, as Gymnasium plays it: the bots answer by themselves until the seat is asked again."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from random import Random
from typing import Any

import numpy as np
from gymnasium import Env
from gymnasium.spaces import Box, Discrete
from numpy.typing import NDArray

from beffroi.bots.levels import LEVELS, bot_named
from beffroi.bots.lineup import Lineup
from beffroi.core.action import CHANCE, Seat
from beffroi.core.chance import draw
from beffroi.core.engine import advance, waiting
from beffroi.core.game import options_of
from beffroi.core.model import BadInput
from beffroi.fast.position import mask_of, moves_of
from beffroi.games import fast_of, find
from beffroi.public import in_words, whole_number
from beffroi.rl.batch import opening
from beffroi.rl.legality import NotCopied, require_open
from beffroi.rl.pettingzoo_env import NUMBER, seen_by

MOST_SEED = 1 << 30


class GymnasiumEnv(NotCopied, Env[NDArray[np.int32], np.int64]):
    """The reward comes at the end: the seat's share of the victory less a fair share.

    A move that is not legal loses the game at once; the legal ones are in `info["action_mask"]`.
    """

    def __init__(self, game: str, levels: Sequence[str], seat: int = 0, options: dict[str, Any] | None = None) -> None:
        """The levels sit in the other seats, in order."""
        with in_words():
            require_levels(levels)
            start = opening(game, len(levels) + 1, options)
            seat = whole_number("seat", seat, 0, len(levels))
            self._game = find(str(game))
            self._options = options_of(self._game, options or {})
            others = [each for each in range(start.seats) if each != seat]
            self._bots = {
                Seat(other): bot_named(level, self._game) for other, level in zip(others, levels, strict=True)
            }
        self._seat, self._layout, self._is_over, self._is_open = Seat(seat), start.layout(), True, True
        self._move_count = start.move_count
        self.action_space = Discrete(start.move_count)
        size = self._layout.plane_size + self._layout.number_size
        self.observation_space = Box(NUMBER.min, NUMBER.max, (size,), np.int32)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.int32], dict[str, Any]]:
        with in_words():
            require_open(is_open=self._is_open)
            named = None if seed is None else whole_number("seed", seed, 0)
        super().reset(seed=named)
        game_seed = int(self.np_random.integers(MOST_SEED))
        self._dice = Random(game_seed)
        self._lineup = Lineup(self._game, self._bots, f"{game_seed}", inf)
        self._state: Any = self._game.setup(len(self._bots) + 1, self._options)
        self._go_on()
        return self._shown()

    def step(self, action: np.int64 | int) -> tuple[NDArray[np.int32], float, bool, bool, dict[str, Any]]:
        with in_words():
            require_open(is_open=self._is_open)
            if self._is_over:
                raise BadInput("game-over-reset")
            if not self.action_space.contains(action):
                raise BadInput("illegal-move", environment=0, move=str(action))
        position = self._position
        is_legal = int(action) in moves_of(position)
        if is_legal:
            advance(self._state, self._seat, position.action(int(action)))
            self._go_on()
        self._is_over = not is_legal or not waiting(self._state)
        seen, info = self._shown()
        return seen, self._reward(is_legal=is_legal), self._is_over, False, info

    def close(self) -> None:
        """Bots that are programs end."""
        self._is_open = False
        for bot in self._bots.values():
            bot.close()

    def __repr__(self) -> str:
        others = ", ".join(f"seat {seat} {type(bot).__name__}" for seat, bot in self._bots.items())
        return f"<{self._game.name}, seat {self._seat} against {others}>"

    def _go_on(self) -> None:
        """Chance and the bots answer until the seat is asked, or the game is over."""
        s = self._state
        while (asked := waiting(s)) and asked[0] != self._seat:
            answer = draw(s, self._dice) if asked[0] == CHANCE else self._lineup.answer(s, asked[0])
            advance(s, asked[0], answer)
        self._is_over = not asked
        if asked:
            self._position = fast_of(self._game)(s)

    def _shown(self) -> tuple[NDArray[np.int32], dict[str, Any]]:
        """What the seat knows at its last question."""
        mask = np.zeros(self._move_count, np.int8)
        if not self._is_over:
            mask = np.frombuffer(mask_of(self._position), np.int8)
        return seen_by(self._position, self._layout, self._seat), {"action_mask": mask}

    def _reward(self, *, is_legal: bool) -> float:
        if not self._is_over:
            return 0.0
        places = self._state.result.places if is_legal else None
        won = 0.0 if places is None or places[self._seat] != 1 else 1 / places.count(1)
        return won - 1 / len(self._state.seats)


def require_levels(levels: object) -> None:
    """Raises `BadInput` unless they are names, one for each of the other seats."""
    if not isinstance(levels, Sequence) or isinstance(levels, str | bytes):
        raise BadInput("bots-not-listed", kind=type(levels).__name__)
    if not all(isinstance(level, str) for level in levels):
        raise BadInput("unknown-level", level=str(levels), levels=tuple(LEVELS))
