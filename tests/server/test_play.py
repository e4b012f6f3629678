"""A game in the server, from the first seat to the result."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from beffroi.core.action import Seat
from beffroi.core.codec import codec_of, encode
from beffroi.core.engine import choices
from beffroi.core.record_file import load
from beffroi.games import NAMES, find
from tests.server.guest import Guest
from tests.server.running import running_server


def play_on(guest: Guest, table: str, game_name: str, most: int) -> int:
    """Plays the first seat at random until the game is over, or for some moves; returns how many it made."""
    game, rng, moves = find(game_name), Random(1), 0
    with guest.at(table, 0) as player:
        seen = player.shown()
        while seen["result"] is None and moves < most:
            if seen["ask"] is not None:
                known = codec_of(game).seen(encode(seen))
                action = choices(game.guess(known, rng), Seat(0)).sample(rng)
                answered = player.move(action)
                if answered["type"] == "ok":
                    moves += 1
                    player.until(lambda frame: frame["type"] == "update" and frame["ply"]["seat"] == 0)
                else:  # what a bot has said in the meantime put another question
                    assert answered["type"] == "stale"
                    assert answered["step"] > seen["step"]
                    if seen is player.seen:
                        player.next()
            else:
                player.next()
            seen = player.shown()
    return moves


@pytest.mark.parametrize("name", NAMES)
def test_one_person_and_bots_play_together(name: str, tmp_path: Path) -> None:
    with running_server(tmp_path, seed=1) as server:
        guest = Guest(server.address)
        sheet = guest.open_table(name, "me", *["random"] * (find(name).seats[0] - 1))
        assert play_on(guest, sheet["id"], name, most=12) == 12
        guest.close()


def test_a_finished_game_is_a_record_that_replays(tmp_path: Path) -> None:
    with running_server(tmp_path, seed=1) as server:
        guest = Guest(server.address)
        sheet = guest.open_table("cathedral", "me", "random")
        play_on(guest, sheet["id"], "cathedral", most=100)
        after = guest.get(f"/api/tables/{sheet['id']}")
        assert after["status"] == "over"
        record = load(guest.get(f"/api/tables/{sheet['id']}/record").content, find)
        assert record.state.result is not None
        assert record.commitment == sheet["commitment"]
        guest.close()
