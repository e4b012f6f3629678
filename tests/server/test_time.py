"""The clock on the wall may jump: it is set right, or wrong, and nobody at a table may notice."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random

import pytest

from beffroi.core.action import Action, Seat
from beffroi.core.codec import codec_of, encode
from beffroi.core.engine import choices
from beffroi.games import find
from tests.server.guest import Guest, TableSocket
from tests.server.running import running_server

DAY = 86_400
JUMPS = (-DAY, 400 * DAY, -30 * 365 * DAY, 0)
BANK = 3600
CATHEDRAL = find("cathedral")


def jumped(clock: Callable[[], float], by: int) -> float:
    return clock() + by


def move_at(table: TableSocket) -> Action:
    """Some legal answer to what is asked at a table."""
    known = codec_of(CATHEDRAL).seen(encode(table.shown()))
    action: Action = choices(CATHEDRAL.guess(known, Random(1)), Seat(known.asked[0])).sample(Random(1))
    return action


def test_a_clock_on_the_wall_that_jumps_loses_no_move_and_costs_nobody_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now, now_ns = time.time, time.time_ns
    with running_server(tmp_path) as server:
        ann = Guest(server.address, "Ann")
        table = ann.open_table("cathedral", "me", "me", clock={"bank": BANK})["id"]
        for jump in JUMPS:
            monkeypatch.setattr(time, "time", partial(jumped, now, jump))
            monkeypatch.setattr(time, "time_ns", partial(jumped, now_ns, jump * 10**9))
            with ann.at(table) as shown:
                asked = shown.shown()["asked"][0]
            with ann.at(table, asked) as player:
                assert player.move(move_at(player))["type"] == "ok"
        ann.close()
    with running_server(tmp_path) as server:
        bob = Guest(server.address, None)
        with bob.at(table) as shown:
            shown.shown()
            assert shown.number == len(JUMPS)
            assert min(shown.frames[0]["clocks"]["left"]) > (BANK - 600) * 1000
        bob.close()
