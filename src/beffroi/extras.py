"""What an install without its extras lacks, said in one sentence by whoever needs it."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager

EXTRAS = {
    "text": ("babel", "fluent"),
    "cli": ("cyclopts", "openskill", "plotext", "rich"),
    "play": (
        *("alembic", "httptools", "litestar", "platformdirs", "prometheus_client"),
        *("segno", "sqlalchemy", "uvicorn", "websockets"),
    ),
    "postgres": ("psycopg",),
    "cluster": ("distributed", "nats"),
    "plot": ("matplotlib",),
    "research": ("gymnasium", "numpy", "pettingzoo", "pyspiel"),
}
"""The modules every extra brings. What is missing is named by the smallest extra that has it."""

OF_THE_SERVER = ("serve", "backup", "restore", "ratings")
"""Commands that need the server, whatever else is missing besides."""

# The words of the texts are an extra themselves.
SENTENCES = {
    "en": "This needs a part of Beffroi that is not installed: pip install 'beffroi[{extra}]'",
    "fr": "Il faut pour cela une partie de Beffroi qui n’est pas installée : pip install 'beffroi[{extra}]'",
}


def advice(missing: ModuleNotFoundError, command: str | None = None) -> str | None:
    """What to install in Python or for a command, in the language of the locale; nothing when no extra has it."""
    module = (missing.name or "").partition(".")[0]
    extra = next((extra for extra, modules in EXTRAS.items() if module in modules), None)
    if command is not None and extra in ("text", "cli"):
        extra = "play" if command in OF_THE_SERVER else "cli"
    return None if extra is None else SENTENCES[locale_language()].format(extra=extra)


@contextmanager
def advised() -> Iterator[None]:
    """Adds to an import that fails what would have to be installed."""
    try:
        yield
    except ModuleNotFoundError as missing:
        if sentence := advice(missing):
            missing.add_note(sentence)
        raise


def locale_language() -> str:
    """French where the locale is; otherwise English."""
    locale = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    return "fr" if locale.startswith("fr") else "en"
