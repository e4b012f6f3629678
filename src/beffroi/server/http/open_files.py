"""How many files this process may have open: every connection is one."""

from __future__ import annotations

import sys

if sys.platform != "win32":  # where there is no such limit
    import resource

BACKLOG = 512
"""Connections that the system accepts before we have looked at them."""
RESERVE = BACKLOG + 128
"""Files that are kept for these, and for the database, the bots and the log."""
ENOUGH = 10_240
"""What a system gives that has no limit and yet refuses to have none."""


def raise_limit() -> None:
    """Takes as many files as the system allows."""
    if sys.platform == "win32":
        return
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    for wanted in (hard, ENOUGH):
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        except (ValueError, OSError):
            continue
        return


def most_connections() -> int | None:
    """How many connections leave enough files for everything else; None where there is no limit."""
    if sys.platform == "win32":
        return None
    limit, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return None if limit == resource.RLIM_INFINITY else max(limit - RESERVE, limit // 2)
