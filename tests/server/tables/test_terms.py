"""What may be agreed on for a table."""

from __future__ import annotations

import pytest

from tests.server.guest import Guest, Json


def test_terms_without_any_time_are_no_clock(ann: Guest) -> None:
    assert ann.open_table("fair", "me", "me", clock={"increment": 5})["clock"] is None


@pytest.mark.parametrize(
    "agreed",
    [
        {"seats": [{"kind": "me"}, {"kind": "open"}]},
        {"seats": [{"kind": "me"}, {"kind": "me"}]},
        {"seats": [{"kind": "me"}, {"kind": "bot"}], "clock": {"per_move": 60}},
    ],
)
def test_taking_back_is_free_only_alone_among_bots_and_without_a_clock(ann: Guest, agreed: Json) -> None:
    refused = ann.post("/api/tables", {"game": "cathedral", "free_take_back": True, **agreed}, status=400)
    assert refused["why"] == "take-back-alone"
