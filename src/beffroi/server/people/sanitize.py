"""What people type and others read: only what can be seen, in the order in which it was typed."""

from __future__ import annotations

import unicodedata

BLANKS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and marks that nobody sees, though Unicode does not count them among the control characters."""


def visible(text: str, most: int | None = None) -> str:
    """A line without invisible letters, without marks that turn it around, and without blanks around it."""
    composed = unicodedata.normalize("NFC", text)
    shown = "".join(" " if c.isspace() else c for c in composed if c.isspace() or _is_seen(c))
    return " ".join(shown.split())[:most].rstrip()


def visible_lines(text: str) -> str:
    """The same for several lines."""
    return "\n".join(visible(line) for line in text.splitlines()).strip()


def _is_seen(c: str) -> bool:
    return unicodedata.category(c)[0] != "C" and c not in BLANKS
