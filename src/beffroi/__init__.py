"""A ludothèque that never closes: five board games about building and ruling a city.

What is listed in `__all__` is the public face, promised by version (docs/api.md).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from beffroi import compiled

__version__ = "0.2.0"
__all__ = [
    "CHANCE",
    "HOST",
    "BadInput",
    "Bot",
    "Match",
    "Record",
    "Refused",
    "Seat",
    "find",
    "games",
    "make",
    "play_match",
]

compiled.choose()

if TYPE_CHECKING:
    from beffroi.public import (
        CHANCE,
        HOST,
        BadInput,
        Bot,
        Match,
        Record,
        Refused,
        Seat,
        find,
        games,
        make,
        play_match,
    )


def __getattr__(name: str) -> Any:
    """Loads the public face when somebody looks at it: commands and the server start without it."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from beffroi import public  # noqa: PLC0415

    return getattr(public, name)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
