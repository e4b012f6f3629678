"""What tests of the database share."""

from __future__ import annotations

import pytest

from beffroi.server.storage import database, store


@pytest.fixture
def impatience(monkeypatch: pytest.MonkeyPatch) -> None:
    """What takes a second in a server takes a moment here."""
    monkeypatch.setattr(database, "LOCK_PATIENCE", 50)
    monkeypatch.setattr(store, "CHECK_EVERY", 0.0)
    monkeypatch.setattr(store, "AGAIN", 0.05)
