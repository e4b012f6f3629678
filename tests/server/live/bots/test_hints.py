"""What a bot would do on somebody else's seat."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
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


def test_nobody_is_helped_in_a_tournament(ann: Guest, bob: Guest) -> None:
    path = f"/api/tournaments/{ann.post('/api/tournaments', {'game': 'cathedral', 'format': 'series'})['id']}"
    for guest in (ann, bob):
        guest.post(f"{path}/enter")
    ann.post(f"{path}/begin")
    while (table := ann.get(path)["my_table"]) is None:
        time.sleep(0.01)
    seats = ann.get(f"/api/tables/{table}")["seats"]
    guest, seat = (ann, 0) if seats[0]["mine"] else (bob, 0)
    assert guest.get(f"/api/tables/{table}/hint?seat={seat}", 409)["why"] == "no-hints-in-tournaments"


def test_hints_for_one_address_wait_in_the_queue_as_one_table_does(tmp_path: Path) -> None:
    """Or whoever asks at fifty tables would have fifty turns for each of everybody else's."""
    with running_server(tmp_path, workers=1) as server:
        guest, queue = Guest(server.address), server.services.pool.queue
        tables = [guest.open_table("cathedral", "me", "me")["id"] for _ in range(3)]
        with ThreadPoolExecutor(len(tables)) as threads:
            asked = [threads.submit(guest.get, f"/api/tables/{table}/hint?seat=0") for table in tables]
            waiting = {0}
            while not all(each.done() for each in asked):
                waiting.add(server.ask(lambda: len(queue)))
                time.sleep(0.01)
        assert all(each.result() for each in asked)
        assert waiting == {0, 1}
        guest.close()
