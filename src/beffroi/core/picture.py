"""A drawing in text: lines of spans, each with the name of a style that the terminal colours."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap
from typing import Protocol, TypeAlias

from beffroi.core.action import Seat

Span: TypeAlias = tuple[str, str]
Picture: TypeAlias = list[list[Span]]
WIDTH = 80
"""No line of a drawing is longer, so that it can be read in the smallest terminal."""


class Words(Protocol):
    """The words a drawing is written with: those of the player's language, and what the players are called."""

    def say(self, key: str, **facts: object) -> str: ...

    def seat(self, seat: Seat) -> str: ...


def lines_of(text: str, style: str = "label", indent: str = "  ") -> Iterator[list[Span]]:
    """A sentence on as many lines as it needs, the later ones set in a little further."""
    for line in wrap(text, WIDTH, initial_indent=indent, subsequent_indent=f"{indent}  "):
        yield [(line, style)]
