"""What the facts of events, refusals, lines and answers mean, wherever their name is used: said by a type, once."""

from __future__ import annotations

from typing import TypedDict, get_type_hints

from beffroi.core.action import Seat


class FactTypes(TypedDict, total=False):
    """A fact of one of these names has this type in every game; others are numbers or words of their game."""

    seat: Seat
    to: Seat


SEAT_FACTS = tuple(name for name, kind in get_type_hints(FactTypes).items() if kind is Seat)
"""Told as the name of whoever sits there; the browser's list is made from this one."""
