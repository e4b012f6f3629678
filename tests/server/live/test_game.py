"""A game being played: where it was agreed, its player goes back to their last decision, and the log tells it."""

from __future__ import annotations

import pytest

from beffroi.core.record import Rewound, load
from beffroi.games import find
from beffroi.server.tables.verification import verify
from tests.server.guest import Guest, Json, TableSocket

CATHEDRAL = find("cathedral").read("CAnD4")


def alone(guest: Guest) -> str:
    """A table of somebody and a bot, where taking back is free."""
    table: str = guest.open_table("cathedral", "me", "random", free_take_back=True)["id"]
    return table


def wait_for_turn(chair: TableSocket) -> None:
    chair.until(lambda frame: frame["type"] == "update" and frame["seen"]["ask"] is not None)


def test_alone_among_bots_one_goes_back_after_they_have_answered(ann: Guest) -> None:
    with ann.at(alone(ann), 0) as chair:
        asked = chair.shown()["asking"]
        chair.move(CATHEDRAL)
        wait_for_turn(chair)
        assert chair.shown()["asking"] != asked
        assert chair.may_undo()
        assert chair.undo()["type"] == "ok"
        chair.ping()
        assert chair.shown()["asking"] == asked
        assert (chair.plies()[-1]["taken_back"], chair.plies()[-1]["rewound_to"]) == (True, 0)
        assert not chair.may_undo()
        assert chair.move(CATHEDRAL)["type"] == "ok"


def test_a_game_in_which_somebody_went_back_is_read_from_its_log_and_verified(ann: Guest) -> None:
    table = alone(ann)
    with ann.at(table, 0) as chair:
        chair.move(CATHEDRAL)
        wait_for_turn(chair)
        chair.undo()
        chair.move(CATHEDRAL)
    ann.post(f"/api/tables/{table}/resign")
    data = ann.get(f"/api/tables/{table}/record").content
    record = load(data, find)
    assert [entry.seat for entry in record.entries if isinstance(entry, Rewound)] == [0]
    assert verify(data, find, ann.get(f"/api/tables/{table}")["commitment"]) == 0


def test_a_move_is_not_free_to_be_taken_back_where_that_was_not_agreed(ann: Guest) -> None:
    with ann.at(ann.open_table("cathedral", "me", "random")["id"], 0) as chair:
        chair.move(CATHEDRAL)
        wait_for_turn(chair)
        assert not chair.may_undo()
        assert chair.undo()["refusals"][0]["why"] == "cannot-take-back"


@pytest.mark.parametrize(
    "agreed",
    [
        {"chairs": [{"kind": "me"}, {"kind": "open"}]},
        {"chairs": [{"kind": "me"}, {"kind": "me"}]},
        {"chairs": [{"kind": "me"}, {"kind": "bot"}], "clock": {"per_move": 60}},
    ],
)
def test_taking_back_is_free_only_alone_among_bots_and_without_a_clock(ann: Guest, agreed: Json) -> None:
    refused = ann.post("/api/tables", {"game": "cathedral", "free_take_back": True, **agreed}, status=400)
    assert refused["why"] == "take-back-alone"
