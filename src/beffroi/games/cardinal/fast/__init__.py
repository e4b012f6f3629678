"""Cardinal for search: the same rules once more, flat, proved equal to the rulebook in lock-step."""

from beffroi.games.cardinal.fast.position import position_of

__all__ = ["position_of"]
