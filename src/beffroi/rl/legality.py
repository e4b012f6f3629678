"""What every environment refuses: moves that are not legal, to be used once it is closed, and to be copied."""

from __future__ import annotations

import operator
from typing import Any, SupportsIndex

from beffroi.core.model import BadInput
from beffroi.fast.position import Position, is_over, moves_of
from beffroi.public import in_words


class NotCopied:
    """What holds boards in the memory of C, which nothing could copy or write down."""

    def __reduce_ex__(self, _: SupportsIndex) -> Any:
        with in_words():
            raise BadInput("not-copied")


def move_number(action: Any) -> int:
    """The number of a move; raises `BadInput` for what is no whole number."""
    try:
        return operator.index(action)
    except TypeError:
        raise BadInput("bad-actions", n=1, shape="()", kind=type(action).__name__) from None


def require_legal(position: Position, action: Any) -> None:
    """Raises `BadInput` unless an action is the number of a legal move."""
    with in_words():
        move = move_number(action)
        if is_over(position) or move not in moves_of(position):
            raise BadInput("illegal-move", environment=0, move=move)


def require_open(*, is_open: bool) -> None:
    """Raises `BadInput` once an environment was closed."""
    if not is_open:
        raise BadInput("closed-environment")
