"""What a bot would do on somebody else's chair."""

from __future__ import annotations

from pathlib import Path

from tests.server.guest import Guest
from tests.server.running import running_server


def test_a_hint_says_what_a_bot_would_consider(tmp_path: Path) -> None:
    with running_server(tmp_path) as server:
        guest = Guest(server.address)
        table = guest.open_table("cathedral", "me", "me")["id"]
        hints = guest.get(f"/api/tables/{table}/hint?seat=0")
        assert hints[0]["action"]["type"] == "Build"
        assert guest.get(f"/api/tables/{table}/hint?seat=1", 409)["why"] == "not-asked-now"
        guest.close()
