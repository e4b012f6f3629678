"""The table of batches: every kind beside the fast core of its game."""

from __future__ import annotations

import pytest

from beffroi.games import find
from bench import batch


def test_every_kind_of_batch_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(batch, "ENVIRONMENTS", 4)
    monkeypatch.setattr(batch, "WARM", 1)
    rows = batch.speeds_of(find("cathedral"), seconds=0.05)
    assert [row.what for row in rows] == ["compiled", *batch.KINDS]
    assert all(row.per_second > 0 for row in rows)
