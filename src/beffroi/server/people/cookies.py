"""Cookies as browsers send them: ours by their exact names, among any that others have set for the same host."""

from __future__ import annotations

from typing import Any


def cookies_named(name: str, scope: Any) -> list[str]:
    """The values of every cookie of this name, in the order in which they were sent.

    The parser of the standard library stops at the first cookie it does not understand, and ours may come after it.
    """
    lines = (value.decode("latin-1") for header, value in scope["headers"] if header == b"cookie")
    pairs = (pair.partition("=") for line in lines for pair in line.split(";"))
    return [value.strip() for given, is_pair, value in pairs if is_pair and given.strip() == name]
