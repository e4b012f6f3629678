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
