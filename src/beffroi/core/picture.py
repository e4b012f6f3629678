"""A drawing in text: lines of spans, each with the name of a style that the terminal colours."""

from __future__ import annotations

from typing import TypeAlias

Span: TypeAlias = tuple[str, str]
Picture: TypeAlias = list[list[Span]]
