"""The picture of an arena."""

from __future__ import annotations

from pathlib import Path

import pytest

from beffroi.bots.plot import draw, sketch
from beffroi.bots.score import Matchup
from beffroi.core.model import BadInput

ROWS = (
    Matchup("cardinal", 2, "novice", "random", 400, 0.75, 0.7, 0.8, 0.5, 300.0, 0),
    Matchup("cardinal", 4, "apprentice", "novice", 400, 0.6, 0.55, 0.65, 0.5, 240.0, 0),
)


@pytest.mark.parametrize("ending", ["png", "svg"])
def test_a_plot_is_a_picture_file(tmp_path: Path, ending: str) -> None:
    path = tmp_path / f"shares.{ending}"
    draw(ROWS, path, "share")
    assert path.read_bytes()[:5] in (b"\x89PNG\r", b"<?xml")


@pytest.mark.parametrize("name", ["shares.nonsense", "nowhere/shares.png"])
def test_a_file_that_cannot_be_a_picture_is_named(tmp_path: Path, name: str) -> None:
    with pytest.raises(BadInput, match="unwritable-plot"):
        draw(ROWS, tmp_path / name, "share")


def test_a_sketch_names_every_pairing() -> None:
    drawn = sketch(ROWS)
    assert "cardinal 2: novice / random" in drawn
    assert "cardinal 4: apprentice / novice" in drawn
