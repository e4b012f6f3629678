"""The net: what it is shown, and how it scores the legal moves of any game."""

from __future__ import annotations

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

WIDTH, MOVE_WIDTH = 256, 64
DENSE = 1 << 14
"""With more moves than this, only the legal ones are scored."""


class Net(nn.Module):
    """Two layers over the observation; a move's score is the product of what it shows and a vector of the move."""

    def __init__(self, size: int, move_count: int) -> None:
        super().__init__()
        self.trunk = nn.Sequential(
            nn.Linear(size, WIDTH),
            nn.ReLU(),
            nn.Linear(WIDTH, WIDTH),
            nn.ReLU(),
            nn.Linear(WIDTH, MOVE_WIDTH),
            nn.ReLU(),
        )
        self.moves = nn.Embedding(move_count, MOVE_WIDTH)
        self.liked = nn.Embedding(move_count, 1)
        self.worth = nn.Linear(MOVE_WIDTH, 1)
        nn.init.normal_(self.moves.weight, std=0.05)
        nn.init.zeros_(self.liked.weight)

    def forward(self, seen: Tensor, legal: Tensor, counts: Tensor) -> tuple[Tensor, Tensor]:
        """The logarithms of the probabilities of the legal moves, and what the seat asked expects."""
        shown = self.trunk(seen)
        if self.moves.num_embeddings <= DENSE:
            scores = (shown @ self.moves.weight.T + self.liked.weight[:, 0]).gather(1, legal)
        else:
            scores = torch.einsum("bkh,bh->bk", self.moves(legal), shown) + self.liked(legal)[..., 0]
        scores = scores.masked_fill(torch.arange(legal.shape[1]) >= counts[:, None], -torch.inf)
        return torch.log_softmax(scores, 1), self.worth(shown)[:, 0]

    def opinion(
        self, seen: NDArray[np.float32], legal: NDArray[np.int64], counts: NDArray[np.int64]
    ) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
        """The same for whoever plays and does not learn."""
        with torch.no_grad():
            logs, worths = self(torch.from_numpy(seen), torch.from_numpy(legal), torch.from_numpy(counts))
        return logs.numpy(), worths.numpy()
