"""Flandern 1302 for search: the same rules once more, flat, proved equal to the rulebook in lock-step."""

from beffroi.games.flandern.fast.position import position_of

__all__ = ["position_of"]
