"""The board of the browser is drawn from the same city."""

from __future__ import annotations

import json
from pathlib import Path

from beffroi.games.leonardo.material import CITY
from beffroi.games.leonardo.state import tax_of

DRAWN = Path(__file__).parents[3] / "web" / "src" / "games" / "leonardo" / "city.json"


def test_the_browser_draws_the_city_of_the_rules() -> None:
    drawn = json.loads(DRAWN.read_text("utf-8"))
    assert drawn == [
        {
            "kind": space.kind,
            "quarter": space.quarter,
            "price": space.price,
            "tax": tax_of(number, 0, is_controlled=False),
        }
        for number, space in enumerate(CITY, start=1)
    ]
