"""Run with the package of examples/bricks installed, as its author would (test_installed.py)."""

from __future__ import annotations

from pathlib import Path

import pytest

import beffroi
from beffroi.bots.levels import levels_for
from tests.conformance.checks import CHECKS
from tests.server.guest import Guest
from tests.server.running import running_server
from tests.server.test_play import play_on
from tests.support.cases import CASES

BRICKS = [case for case in CASES if case.game.name == "bricks"]


def test_it_is_listed_with_the_bots_that_can_play_it() -> None:
    assert beffroi.games()[-1] == "bricks"
    assert levels_for(beffroi.find("bricks")) == ("random", "mason")


@pytest.mark.parametrize("case", BRICKS, ids=str)
def test_it_holds_what_every_game_holds(case: object) -> None:
    for number, check in enumerate(CHECKS):
        check(case, number)  # type: ignore[arg-type]


def test_its_bot_plays_without_a_mistake() -> None:
    matches = [beffroi.play_match("bricks", ["mason", "random"], seed) for seed in range(10)]
    assert [match.record.result.places[0] for match in matches if match.record.result] == [1] * 10
    assert not any(match.faults for match in matches)


def test_it_is_played_on_the_server_to_its_end(tmp_path: Path) -> None:
    with running_server(tmp_path, seed=1) as server:
        guest = Guest(server.address)
        card = guest.get("/api/games")[-1]
        assert (card["name"], card["levels"]) == ("bricks", ["random", "mason"])
        sheet = guest.open_table("bricks", "me", "mason")
        play_on(guest, sheet["id"], "bricks", most=21)
        assert guest.get(f"/api/tables/{sheet['id']}")["status"] == "over"
        assert "Take one to three bricks" in guest.get("/api/texts/en/bricks").text
        guest.close()
