"""A single environment and its move are checked before it is played."""

from __future__ import annotations

import operator
from typing import Any

from beffroi.core.model import BadInput
from beffroi.fast.position import Position, is_over, moves_of
from beffroi.public import in_words


def require_legal(position: Position, action: Any) -> None:
    """Raises `BadInput` unless an action is the number of a legal move."""
    with in_words():
        try:
            move = operator.index(action)
        except TypeError:
            raise BadInput("bad-actions", n=1, shape="()", kind=type(action).__name__) from None
        if is_over(position) or move not in moves_of(position):
            raise BadInput("illegal-move", environment=0, move=move)


def require_open(*, is_open: bool) -> None:
    """Raises `BadInput` once an environment was closed."""
    if not is_open:
        raise BadInput("closed-environment")
