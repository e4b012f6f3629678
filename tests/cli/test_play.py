"""`beffroi play`, before the first question."""

from __future__ import annotations

import pytest

from beffroi.commands.play import is_warming_up


@pytest.mark.parametrize(
    ("kinds", "is_compiled", "is_coming", "told"),
    [
        (["human", "master"], False, True, True),
        (["human", "journeyman"], False, True, True),
        (["human", "apprentice"], False, True, False),
        (["human", "./program.py"], False, True, False),
        (["human", "master"], True, True, False),
        (["human", "master"], False, False, False),
    ],
)
def test_the_terminal_says_when_the_strongest_bots_are_still_warming_up(
    kinds: list[str], is_compiled: bool, is_coming: bool, told: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("beffroi.compiled.is_compiled", lambda: is_compiled)
    monkeypatch.setattr("beffroi.compiled.is_coming", lambda: is_coming)
    assert is_warming_up(kinds) is told
