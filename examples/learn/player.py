"""What was learnt, as a bot: beffroi arena cathedral --bots examples.learn.player:Learned,apprentice"""

from __future__ import annotations

import os
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import torch

import beffroi
from beffroi.bots.score import wilson
from beffroi.core.action import Action
from beffroi.core.choices import Choices
from beffroi.core.seen import Seen
from beffroi.fast.observation import observe
from beffroi.fast.position import moves_of
from beffroi.games import fast_of
from examples.learn.net import Net
from examples.learn.selfplay import padded, seen_in

FOLDER = Path(os.environ.get("LEARNT", Path(__file__).parent))


class Learned(beffroi.Bot):
    """Plays the move the net likes best, as it sees a position that agrees with all its seat knows."""

    def __init__(self, game: Any, net: Net | None = None) -> None:
        super().__init__(game)
        self.net = read(FOLDER / f"net-{game.name}.pt") if net is None else net

    def choose(self, view: Seen[Any], choices: Choices[Any], rng: Random, budget: float) -> Action:
        position = fast_of(self.game)(self.game.guess(view, rng))
        layout = position.layout()
        planes, numbers = np.zeros(layout.plane_size, np.uint8), np.zeros(layout.number_size, np.int32)
        observe(position, view.viewer, planes.data, numbers.data)
        legal = np.array(moves_of(position), np.int32)
        logs, _ = self.net.opinion(seen_in(planes, numbers)[None], *padded([legal]))
        return position.action(int(legal[int(logs.argmax())]))


def read(path: Path) -> Net:
    torch.set_num_threads(1)
    kept = torch.load(path, weights_only=True)["net"]
    net = Net(kept["trunk.0.weight"].shape[1], kept["liked.weight"].shape[0])
    net.load_state_dict(kept)
    return net


def measure(net: Net, name: str, seats: int, level: str, games: int) -> tuple[float, float, float]:
    """The share of the victories of a net that sits alone among seats of a level, between two bounds (95 %)."""
    game, won = beffroi.find(name), 0.0
    for number in range(games):
        own = number % seats
        bots = [Learned(game, net) if seat == own else level for seat in range(seats)]
        places = beffroi.play_match(name, bots, seed=number // seats).record.result.places
        won += (places[own] == 1) / places.count(1)
    return won / games, *wilson(won / games, games)
