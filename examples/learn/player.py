"""What was learnt, as a bot: beffroi arena cathedral --bots examples.learn.player:Learned,apprentice"""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray

import beffroi
from beffroi.core.action import Action
from beffroi.core.choices import Choices
from beffroi.core.seen import Seen
from beffroi.fast.position import Position, asked_of, copy_of, is_over, moves_of, share_of, step
from beffroi.games import fast_of
from examples.learn.boards import asked_at
from examples.learn.games import board_of
from examples.learn.net import Net

HERE = Path(__file__).parent
TRIED, TRUST = 24, 8.0
"""How many moves are tried, and by how much a certain victory is liked more than a certain draw, as a power of e."""
FOLDER = Path(os.environ.get("LEARNT", HERE))


class Learned(beffroi.Bot):
    """Plays the move the net likes best on average over all the ways to turn the board; it does not search."""

    def __init__(self, game: Any, net: Net | None = None) -> None:
        super().__init__(game)
        self.board = board_of(game.name)
        self.net = read(FOLDER, game.name) if net is None else net

    def choose(self, view: Seen[Any], choices: Choices[Any], rng: Random, budget: float) -> Action:
        position = fast_of(self.game)(self.game.guess(view, rng))
        likes, _ = self.opinion([position])
        return position.action(self.best(position, moves_of(position), likes[0]))

    def best(self, position: Position, legal: Sequence[int], likes: NDArray[np.float32]) -> int:
        """The move that is liked best, from how much each is liked."""
        return legal[int(likes[: len(legal)].argmax())]

    def opinion(self, positions: Sequence[Position]) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
        """How much every legal move is liked, and what the seat asked expects, on average over all turns."""
        turns, every = self.board.turns, [position for position in positions for _ in range(self.board.turns)]
        shown = self.board.show(asked_at(every), np.tile(np.arange(turns), len(positions)))
        logs, worths = self.net.opinion(shown)
        likes = np.take_along_axis(logs, shown.outputs, 1)
        return likes.reshape(len(positions), turns, -1).mean(1), worths.reshape(len(positions), turns).mean(1)


class Looking(Learned):
    """Looks one move ahead: what the net expects after each of the moves it likes best counts, too. For two seats."""

    def best(self, position: Position, legal: Sequence[int], likes: NDArray[np.float32]) -> int:
        seat, tried = asked_of(position), np.argsort(-likes[: len(legal)])[:TRIED]
        found, after, where = np.zeros(len(tried)), [], []
        for number, place in enumerate(tried):
            following = copy_of(position)
            step(following, legal[int(place)])
            if is_over(following):
                found[number] = 2 * share_of(following, seat) - 1
            else:
                after.append(following)
                where.append((number, 1 if asked_of(following) == seat else -1))
        if after:
            _, worths = self.opinion(after)
            for (number, sign), worth in zip(where, worths, strict=True):
                found[number] = sign * worth
        return legal[int(tried[int(np.argmax(likes[tried] + TRUST * found))])]


def read(folder: Path, game: str) -> Net:
    """The net that was kept last."""
    torch.set_num_threads(1)
    net = Net(board_of(game).shape)
    net.load_state_dict(torch.load(folder / f"net-{game}.pt", weights_only=True)["net"])
    return net
