"""What a second thread brings: measured beside one, with the factor."""

from __future__ import annotations

import pytest

from beffroi.games import find
from bench import threads


def test_two_threads_are_measured_beside_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(threads, "ENVIRONMENTS", 4)
    monkeypatch.setattr(threads, "WARM", 1)
    one, two = threads.speeds([find("flandern")], seconds=0.01)
    assert one.per_second > 0
    assert two.ratio == two.per_second / one.per_second
    assert (one.what, two.what, two.beside) == ("batch-one-thread", "batch-two-threads", one.what)
