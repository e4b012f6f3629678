"""Leonardo drawn in text."""

from __future__ import annotations

from beffroi.core.picture import Picture
from beffroi.games.leonardo.view import View


def draw(view: View) -> Picture:
    return [[(f"{camp.seat}: {camp.purse}", f"seat{camp.seat}")] for camp in view.camps]
