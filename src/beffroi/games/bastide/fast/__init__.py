"""Bastide for search: the same rules once more, flat, proved equal to the rulebook in lock step, the floor closed."""

from beffroi.games.bastide.fast.position import position_of

__all__ = ["position_of"]
