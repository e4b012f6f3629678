"""Learns a game from nothing by playing itself: PPO on a batch, on one processor; killed, it goes on where it was.

    python -m examples.learn.ppo cathedral --minutes 15 --seed 1
    python -m examples.learn.measure cathedral --against apprentice --games 400

Needs `pip install beffroi[research]`. README.md beside this file tells how far it came.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import Tensor, nn
from torch.optim.swa_utils import AveragedModel, get_ema_multi_avg_fn

from beffroi.core.game import AnyGame
from beffroi.rl import Batch
from examples.learn.games import BOARDS, board_of
from examples.learn.measure import SEATS, measure
from examples.learn.net import Net
from examples.learn.player import HERE, Learned
from examples.learn.selfplay import Played, SelfPlay

CLIP, ENTROPY, MINIBATCH = 0.2, 0.01, 256
FIRST_RATE, SLOWEST, FASTEST, STEP = 4e-4, 5e-5, 1e-3, 1.2
NEAR, FAR = 0.015, 0.04
"""How far the net should move in one round of learning, as a divergence; the rate of learning sees to it."""
STEADY = 0.998
"""How much of the average net stays at every step of learning: what plays in the end is an average of the last nets."""
FADING, LAST_RATE = 0.4, 0.05
"""In this last part of the time, the rate falls to a twentieth, and the reward for being unsure to nothing."""
KEPT_EVERY = 30
"""Seconds of the processor after which everything is kept."""


class Told(NamedTuple):
    """How learning goes: how unsure the net is of its moves, how far it moved, and how far its expectations are off."""

    unsure: float
    moved: float
    off: float


def loss_of(net: Net, played: list[Played], entropy_weight: float) -> tuple[Tensor, Told]:
    """What PPO makes as small as it can."""
    turns = [each.turn for each in played]
    logs, worths = net(*(torch.from_numpy(np.stack([turn[part] for turn in turns])) for part in range(3)))
    chosen = logs.gather(1, torch.tensor([[turn.output] for turn in turns]))[:, 0]
    better, due = torch.tensor([each.better for each in played]), torch.tensor([each.due for each in played])
    better = (better - better.mean()) / (better.std() + 1e-6)
    moved = chosen - torch.tensor([turn.log_chance for turn in turns])
    ratio = moved.exp()
    policy = -torch.minimum(ratio * better, ratio.clamp(1 - CLIP, 1 + CLIP) * better).mean()
    entropy = -(logs.exp() * logs).sum(1).mean()
    off = (worths - due).square().mean()
    told = Told(entropy.item(), (ratio - 1 - moved).mean().item(), off.item())
    return policy + off - entropy_weight * entropy, told


class Training:
    """A net, what improves it, and how long it has taken; all of it is kept in a file."""

    def __init__(self, asked: argparse.Namespace) -> None:
        torch.manual_seed(asked.seed)
        torch.set_num_threads(1)
        self.asked, self.seconds, self.games, self.measured_at, self.rate = asked, 0.0, 0, 0.0, FIRST_RATE
        self.batch, self.board = Batch(asked.game, SEATS, n=asked.envs, seed=asked.seed), board_of(asked.game)
        self.net = Net(self.board.shape)
        self.steady = AveragedModel(self.net, multi_avg_fn=get_ema_multi_avg_fn(STEADY))
        self.optimizer = torch.optim.Adam(self.net.parameters(), FIRST_RATE)
        self.path = asked.folder / f"net-{asked.game}.pt"
        if self.path.exists():
            self.resume()

    def resume(self) -> None:
        kept = torch.load(self.path, weights_only=True)
        try:
            self.net.load_state_dict(kept["learning"])
            self.steady.module.load_state_dict(kept["net"])
            self.optimizer.load_state_dict(kept["optimizer"])
            self.seconds, self.games, self.measured_at = kept["seconds"], kept["games"], kept["measured_at"]
            self.rate = kept["rate"]
        except (KeyError, RuntimeError, ValueError):
            sys.exit(f"{self.path} was kept by another version of this program. Move it away to begin anew.")
        self.steady.n_averaged.fill_(1)

    def keep(self) -> None:
        """A file that is whole, whenever the program is killed."""
        kept = {
            "net": self.steady.module.state_dict(),
            "learning": self.net.state_dict(),
            "optimizer": self.optimizer.state_dict(),
            "seconds": self.seconds,
            "games": self.games,
            "measured_at": self.measured_at,
            "rate": self.rate,
        }
        aside = self.path.with_suffix(".new")
        torch.save(kept, aside)
        aside.replace(self.path)

    def run(self) -> None:
        # What was in play when it was killed is lost; other games follow.
        rng = np.random.default_rng(self.asked.seed + self.games)
        playing, begun, kept_at = SelfPlay(self.batch, self.board, self.net.opinion, rng), self.games, self.seconds
        while self.seconds < 60 * self.asked.minutes:
            started = time.process_time()
            # With its cache, autocast would go on with the weights that a round began with while the net learns.
            with torch.autocast("cpu", torch.bfloat16, enabled=self.asked.half, cache_enabled=False):
                told = self.learn_from(playing.play(self.asked.decisions), rng)
            self.seconds += time.process_time() - started
            self.games = begun + playing.games
            print(f"{self.seconds:.0f} s, {self.games} games", *(f"{name} {n:.3f}" for name, n in told), flush=True)
            if self.seconds - kept_at >= KEPT_EVERY:
                kept_at = self.seconds
                self.keep()
            if self.seconds - self.measured_at >= self.asked.every:
                self.measure()
        self.keep()

    def player(self, game: AnyGame) -> Learned:
        """What has been learnt so far, as a bot."""
        return Learned(game, self.steady.module)

    def learn_from(self, played: list[Played], rng: np.random.Generator) -> Any:
        """Learns from every decision once; towards the end, more and more slowly."""
        left = min(1.0, max(0.0, 1 - self.seconds / (60 * self.asked.minutes)) / FADING)
        for group in self.optimizer.param_groups:
            group["lr"] = self.rate * (LAST_RATE + (1 - LAST_RATE) * left)
        told = []
        for part in np.array_split(rng.permutation(len(played)), max(1, len(played) // MINIBATCH)):
            loss, each = loss_of(self.net, [played[number] for number in part], ENTROPY * left)
            self.optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(self.net.parameters(), 0.5)
            self.optimizer.step()
            self.steady.update_parameters(self.net)
            told.append(each)
        mean = Told(*np.mean(told, 0).tolist())
        self.pace(mean.moved)
        return zip(Told._fields, mean, strict=True)

    def pace(self, moved: float) -> None:
        """Slower when the net has moved too far, faster when not far enough."""
        if moved > FAR:
            self.rate = max(self.rate / STEP, SLOWEST)
        elif moved < NEAR:
            self.rate = min(self.rate * STEP, FASTEST)

    def measure(self) -> None:
        """Adds a line to the curve, and keeps everything; the time it takes is not counted."""
        self.measured_at = self.seconds
        row = {"seconds": round(self.seconds), "games": self.games}
        asked = self.asked
        row |= measure(self.player, asked.game, asked.against, asked.measured, self.games)._asdict()
        with (asked.folder / f"curve-{asked.game}.jsonl").open("a") as file:
            print(json.dumps(row), file=file)
        self.keep()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=BOARDS)
    parser.add_argument("--minutes", type=float, default=15.0, help="of the processor, in all runs together")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--half", action="store_true", help="bfloat16: twice as fast where the processor has it")
    parser.add_argument("--against", default="apprentice", help="the level it is measured against")
    parser.add_argument("--every", type=float, default=120.0, help="seconds of learning between two measurements")
    parser.add_argument("--measured", type=int, default=100, help="games of one measurement")
    parser.add_argument("--envs", type=int, default=256, help="games side by side")
    parser.add_argument("--decisions", type=int, default=4096, help="how many are learnt from at once")
    parser.add_argument("--folder", type=Path, default=HERE, help="where the net and the curve are kept")
    Training(parser.parse_args()).run()


if __name__ == "__main__":
    main()
