"""What the bots of all tables share."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.bots.programs import BABBLES, CHEATS, program
from tests.server.guest import Guest
from tests.server.live.bots.test_table_bots import DEAF, counted, fallbacks
from tests.server.running import running_server


def test_it_is_counted_and_said_once_that_bots_are_short_of_time(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with running_server(tmp_path, bot_deadline=60.0, bot_budget=0.0) as server:
        guest = Guest(server.address)
        with guest.at(guest.open_table("cathedral", "journeyman", "journeyman")["id"]) as window:
            window.catch_up(4)
        cut = counted(guest, "beffroi_searches_cut_total")
        assert counted(guest, "beffroi_searches_total") >= cut >= 3
        guest.close()
    assert [record.message for record in caplog.records].count("bots-short-of-time") == 1


def test_a_program_of_somebody_else_may_be_invited_by_its_name(tmp_path: Path) -> None:
    program = tmp_path / "first.py"
    program.write_text(
        "import json, sys\nfor line in sys.stdin:\n    print(json.dumps(json.loads(line)['choices'][0]), flush=True)\n"
    )
    with running_server(tmp_path, bots=f"ada={program}", bot_deadline=60.0) as server:
        guest = Guest(server.address)
        assert guest.get("/api/games")[0]["levels"][-1] == "ada"
        table = guest.open_table("cathedral", "ada", "me")["id"]
        with guest.at(table, 1) as player:
            player.catch_up(1)
        assert str(program) not in str(player.frames)
        guest.close()


@pytest.mark.parametrize("source", [BABBLES, CHEATS, DEAF], ids=["babbles", "cheats", "deaf"])
def test_a_program_that_answers_badly_or_never_is_played_for_and_reported(
    source: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with running_server(tmp_path, bots=f"bad={program(tmp_path, source)}", bot_deadline=3.0) as server:
        guest = Guest(server.address)
        table = guest.open_table("cathedral", "bad", "me")["id"]
        with guest.at(table, 1) as player:
            player.catch_up(1)
        assert fallbacks(guest) >= 1
        guest.close()
    assert "bot-failed" in [record.message for record in caplog.records]
