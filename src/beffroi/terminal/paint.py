"""Pictures in colour; every colour also has a sign of its own, for those who cannot tell them apart."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text
from rich.theme import Theme

from beffroi.core.picture import Picture, Span

# Paper and ink, and heraldic colours: or, sable, gules, azure, vert, purpure.
SEATS = (("#f3e3b3", "#5b4a1f"), ("#4a2f1c", "#f6e9cf"), ("#a02c2c", "#fbeaea"), ("#234f86", "#e6effa"))
MORE_SEATS = (("#2f6b3a", "#e8f5ea"), ("#65408a", "#f2eafa"))
STYLES = {
    "label": "dim",
    "wall": "yellow",
    "empty": "dim",
    "neutral": "white",
    "neutral-piece": "bold #222222 on #c9c4b8",
    "neutral-lit": "bold reverse",
    "event": "default",
    "article": "dim cyan",
    "refusal": "yellow",
    "question": "bold",
    "choice": "cyan",
}
for number, (ground, ink) in enumerate(SEATS + MORE_SEATS):
    STYLES[f"seat{number}"] = f"bold {ground}"
    STYLES[f"seat{number}-piece"] = f"bold {ink} on {ground}"
    STYLES[f"seat{number}-lit"] = f"bold {ink} on {ground} reverse"


def console(*, stderr: bool = False) -> Console:
    return Console(theme=Theme(STYLES), highlight=False, stderr=stderr)


def line(*spans: Span) -> Text:
    """Words in their styles; what somebody typed is never taken for markup."""
    return Text(" ").join(Text(words, style) for words, style in spans)


def paint(picture: Picture) -> Text:
    """A picture as coloured text."""
    text = Text()
    for line in picture:
        for span, style in line:
            text.append(span, style if style in STYLES else "default")
        text.append("\n")
    return text
