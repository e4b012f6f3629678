"""What was learnt, as a bot: beffroi arena cathedral --bots examples.learn.player:Learned,apprentice"""

from __future__ import annotations

import os
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import torch

import beffroi
from beffroi.core.action import Action
from beffroi.core.choices import Choices
from beffroi.core.seen import Seen
from beffroi.fast.observation import observe
from beffroi.fast.position import moves_of
from beffroi.games import fast_of
from examples.learn.boards import Asked
from examples.learn.games import board_of
from examples.learn.net import Net

HERE = Path(__file__).parent
FOLDER = Path(os.environ.get("LEARNT", HERE))


class Learned(beffroi.Bot):
    """Plays the move the net likes best on average over all the ways to turn the board; it does not search."""

    def __init__(self, game: Any, net: Net | None = None) -> None:
        super().__init__(game)
        self.board = board_of(game.name)
        self.net = read(FOLDER, game.name) if net is None else net

    def choose(self, view: Seen[Any], choices: Choices[Any], rng: Random, budget: float) -> Action:
        position = fast_of(self.game)(self.game.guess(view, rng))
        layout = position.layout()
        planes, numbers = np.zeros(layout.plane_size, np.uint8), np.zeros(layout.number_size, np.int32)
        observe(position, view.viewer, planes.data, numbers.data)
        legal, turns = moves_of(position), self.board.turns
        asked = Asked(*(np.array([each] * turns) for each in (view.viewer, legal, len(legal), planes, numbers)))
        shown = self.board.show(asked, np.arange(turns))
        logs = np.take_along_axis(self.net.opinion(shown).logs, shown.outputs, 1)
        return position.action(int(legal[int(logs.mean(0).argmax())]))


def read(folder: Path, game: str) -> Net:
    """The net that was kept last."""
    torch.set_num_threads(1)
    net = Net(board_of(game).shape)
    net.load_state_dict(torch.load(folder / f"net-{game}.pt", weights_only=True)["net"])
    return net
