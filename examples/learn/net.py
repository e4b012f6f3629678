"""The net: convolutions over what it is shown, and an output for every move."""

from __future__ import annotations

import torch
from torch import Tensor, nn

from examples.learn.boards import Opinion, Shape, Shown

WIDTH, BLOCKS, HIDDEN = 64, 2, 64


class Block(nn.Module):
    """Two convolutions that add to what was there; between them, every square hears of the whole board."""

    def __init__(self) -> None:
        super().__init__()
        self.first = nn.Conv2d(WIDTH, WIDTH, 3, padding=1)
        self.whole = nn.Linear(WIDTH, WIDTH)
        self.second = nn.Conv2d(WIDTH, WIDTH, 3, padding=1)
        nn.init.zeros_(self.second.weight)

    def forward(self, x: Tensor) -> Tensor:
        y = torch.relu(self.first(x))
        y = torch.relu(y + self.whole(pooled(y))[:, :, None, None])
        return torch.relu(x + self.second(y))


class Net(nn.Module):
    """Convolutions as wide as the board is shown; the numbers are told to every square."""

    def __init__(self, shape: Shape) -> None:
        super().__init__()
        self.stem = nn.Conv2d(shape.planes, WIDTH, 3, padding=1)
        self.told = nn.Linear(shape.numbers, WIDTH)
        self.blocks = nn.Sequential(*(Block() for _ in range(BLOCKS)))
        self.liked = nn.Conv2d(WIDTH, shape.move_planes, 1)
        self.gist = nn.Linear(WIDTH, HIDDEN)
        self.more, self.worth = nn.Linear(HIDDEN, shape.more), nn.Linear(HIDDEN, 1)
        for last in (self.liked, self.more, self.worth):
            nn.init.normal_(last.weight, std=0.01)
            nn.init.zeros_(last.bias)
        self.to(memory_format=torch.channels_last)

    def forward(self, planes: Tensor, numbers: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        """The logarithms of the probabilities of the outputs, and what the seat asked expects."""
        kind = torch.get_autocast_dtype("cpu") if torch.is_autocast_enabled("cpu") else torch.float32
        x = self.stem(planes.contiguous(memory_format=torch.channels_last).to(kind))
        x = self.blocks(torch.relu(x + self.told(numbers)[:, :, None, None]))
        gist = torch.relu(self.gist(pooled(x)))
        scores = torch.cat((self.liked(x).flatten(1), self.more(gist)), 1).float()
        return torch.log_softmax(scores.masked_fill(~mask, -1e9), 1), self.worth(gist)[:, 0].float()

    def opinion(self, shown: Shown) -> Opinion:
        """The same for whoever plays and does not learn."""
        with torch.no_grad():
            logs, worths = self(*(torch.from_numpy(part) for part in (shown.planes, shown.numbers, shown.mask)))
        return Opinion(logs.numpy(), worths.numpy())


def pooled(x: Tensor) -> Tensor:
    """The mean of every channel; asked for in the order of the memory, it takes a sixth of the time."""
    return x.permute(0, 2, 3, 1).flatten(1, 2).mean(1)
