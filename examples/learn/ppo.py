"""Learns a game from nothing by playing itself: PPO on a batch, on one processor; killed, it goes on where it was.

    python -m examples.learn.ppo cathedral --minutes 60 --seed 1
    beffroi arena cathedral --bots examples.learn.player:Learned,apprentice

Needs `pip install beffroi[research]` and torch. README.md beside this file tells how far it came.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn

from beffroi.rl import Batch
from examples.learn.net import Net
from examples.learn.player import measure
from examples.learn.selfplay import Played, SelfPlay, padded

HERE = Path(__file__).parent
CLIP, ENTROPY, VALUE_WEIGHT, RATE, EPOCHS, MINIBATCH = 0.2, 0.01, 0.5, 5e-4, 2, 512
MEASURED_EVERY, MEASURED_GAMES = 120, 60
"""After so many seconds of the processor, the net plays so many games against a level; they are not counted."""


def learn_from(net: Net, optimizer: torch.optim.Optimizer, played: list[Played], rng: np.random.Generator) -> float:
    """Some epochs of PPO; returns how unsure the net is of its moves."""
    unsure = 0.0
    for _ in range(EPOCHS):
        for part in np.array_split(rng.permutation(len(played)), len(played) // MINIBATCH):
            loss, entropy = loss_of(net, [played[number] for number in part])
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimizer.step()
            unsure = entropy.item()
    return unsure


def loss_of(net: Net, played: list[Played]) -> tuple[Tensor, Tensor]:
    turns = [each.turn for each in played]
    legal, counts = padded([turn.legal for turn in turns])
    seen = np.stack([turn.seen for turn in turns])
    logs, worths = net(torch.from_numpy(seen), torch.from_numpy(legal), torch.from_numpy(counts))
    chosen = logs.gather(1, torch.tensor([[turn.chosen] for turn in turns]))[:, 0]
    paid = torch.tensor([each.paid for each in played])
    better = paid - torch.tensor([turn.worth for turn in turns])
    better = (better - better.mean()) / (better.std() + 1e-6)
    ratio = (chosen - torch.tensor([turn.log_chance for turn in turns])).exp()
    policy = -torch.minimum(ratio * better, ratio.clamp(1 - CLIP, 1 + CLIP) * better).mean()
    entropy = -(logs.exp() * logs.masked_fill(logs == -torch.inf, 0.0)).sum(1).mean()
    return policy + VALUE_WEIGHT * (worths - paid).square().mean() - ENTROPY * entropy, entropy


class Training:
    """A net, what improves it, and how long it has taken; all of it is kept in a file."""

    def __init__(self, asked: argparse.Namespace) -> None:
        torch.manual_seed(asked.seed)
        torch.set_num_threads(1)
        self.asked, self.seconds, self.games, self.measured_at = asked, 0.0, 0, 0.0
        self.batch = Batch(asked.game, asked.seats, n=asked.envs, seed=asked.seed)
        self.net = Net(self.batch.layout.plane_size + self.batch.layout.number_size, self.batch.move_count)
        self.optimizer = torch.optim.Adam(self.net.parameters(), RATE)
        self.path = asked.folder / f"net-{asked.game}.pt"
        if self.path.exists():
            self.resume()

    def resume(self) -> None:
        kept = torch.load(self.path, weights_only=True)
        self.net.load_state_dict(kept["net"])
        self.optimizer.load_state_dict(kept["optimizer"])
        self.seconds, self.games, self.measured_at = kept["seconds"], kept["games"], kept["seconds"]

    def keep(self) -> None:
        """A file that is whole, whenever the program is killed."""
        kept = {"net": self.net.state_dict(), "optimizer": self.optimizer.state_dict()}
        aside = self.path.with_suffix(".new")
        torch.save(kept | {"seconds": self.seconds, "games": self.games}, aside)
        aside.replace(self.path)

    def run(self) -> None:
        seed = self.asked.seed + self.games
        playing, rng, begun = SelfPlay(self.batch, self.net.opinion, seed), np.random.default_rng(seed), self.games
        while self.seconds < 60 * self.asked.minutes:
            started = time.process_time()
            learn_from(self.net, self.optimizer, playing.play(self.asked.decisions), rng)
            self.seconds += time.process_time() - started
            self.games = begun + playing.games
            if self.seconds - self.measured_at >= MEASURED_EVERY:
                self.tell()
        self.tell()

    def tell(self) -> None:
        """Measures the net, adds a line to the curve and keeps everything."""
        self.measured_at = self.seconds
        share, low, high = measure(self.net, self.asked.game, self.batch.seats, self.asked.against, MEASURED_GAMES)
        row = {"seconds": round(self.seconds), "games": self.games, "against": self.asked.against}
        row |= {"share": round(share, 3), "low": round(low, 3), "high": round(high, 3)}
        with (self.asked.folder / f"curve-{self.asked.game}.jsonl").open("a") as file:
            print(json.dumps(row), file=file)
        self.keep()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, help="the smallest table unless told otherwise")
    parser.add_argument("--minutes", type=float, default=60.0, help="of the processor, in all runs together")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--against", default="apprentice", help="the level it is measured against")
    parser.add_argument("--envs", type=int, default=128)
    parser.add_argument("--decisions", type=int, default=4096, help="how many are learnt from at once")
    parser.add_argument("--folder", type=Path, default=HERE, help="where the net and the curve are kept")
    Training(parser.parse_args()).run()


if __name__ == "__main__":
    main()
