"""The articles of Bricks, its actions and its options."""

from __future__ import annotations

from typing import Literal

from beffroi.core.action import Action
from beffroi.core.game import Options
from beffroi.core.model import TABLE, Rule


class R:
    PILE = Rule("1")
    TAKE = Rule("2")
    END = Rule("3")
    TABLE = TABLE


class BricksOptions(Options, frozen=True):
    pile: Literal[12, 21] = 21


class Take(Action, frozen=True):
    """Bricks taken from the pile."""

    bricks: int


MOST_AT_ONCE = 3
ENDINGS = ("last-brick", "resigned", "clock", "closed")
