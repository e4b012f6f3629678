"""The drawings of the games in the browser."""

from __future__ import annotations

from pathlib import Path

import pytest

from beffroi.games import NAMES

GAMES = Path(__file__).resolve().parents[2] / "web" / "src" / "games"


@pytest.mark.parametrize("name", NAMES)
def test_each_of_our_games_has_a_drawing_of_its_own(name: str) -> None:
    assert (GAMES / name / "index.ts").exists()
    assert (GAMES / name / "Cover.svelte").exists()
