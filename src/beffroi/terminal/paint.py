"""Pictures in colour; every colour also has a sign of its own, for those who cannot tell them apart."""

from __future__ import annotations

from rich.console import Console, RenderableType
from rich.text import Text
from rich.theme import Theme

from beffroi.core.picture import Picture, Span

# Heraldic colours as ground, ink and tint: or, sable (here brown), gules, azure, vert, purpure.
SEATS = (
    ("#f3e3b3", "#5b4a1f", "#d9b84f"),
    ("#4a2f1c", "#f6e9cf", "#c08552"),
    ("#a02c2c", "#fbeaea", "#d96a6a"),
    ("#234f86", "#e6effa", "#6f9fdc"),
    ("#2f6b3a", "#e8f5ea", "#66b377"),
    ("#65408a", "#f2eafa", "#a985cc"),
)
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
CLEAR_SCROLLBACK = "\x1b[3J"
for number, (ground, ink, tint) in enumerate(SEATS):
    STYLES[f"seat{number}"] = f"bold {tint}"
    STYLES[f"seat{number}-piece"] = f"bold {ink} on {ground}"
    STYLES[f"seat{number}-lit"] = f"bold {ink} on {ground} reverse"


def console(*, stderr: bool = False, width: int | None = None) -> Console:
    return Console(theme=Theme(STYLES), highlight=False, stderr=stderr, width=width)


def wipe(console: Console) -> None:
    """Clears the screen, and what somebody could scroll back to."""
    console.clear()
    if console.is_terminal:
        console.file.write(CLEAR_SCROLLBACK)


def line(*spans: Span) -> Text:
    """Words in their styles; what somebody typed is never taken for markup."""
    return Text(" ").join(Text(words, style) for words, style in spans)


def markdown(text: str) -> RenderableType:
    from rich.markdown import Markdown  # noqa: PLC0415 - a tenth of a second, for rules only

    return Markdown(text)


def paint(picture: Picture) -> Text:
    """A picture as coloured text."""
    text = Text()
    for line in picture:
        for span, style in line:
            text.append(span, style if style in STYLES else "default")
        text.append("\n")
    return text
