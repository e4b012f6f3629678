"""The processes on disk: which of them live, and how far the tables have gone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from beffroi.core.action import Seat
from beffroi.server.cluster.store import Attendee, ProcessStore
from tests.server.guest import Guest
from tests.server.live.test_move import fair_for_two
from tests.server.running import RunningServer, running_server
from tests.support.services import postgres
from tests.toy.rulebook import Bid


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    folder: Path = tmp_path_factory.mktemp("shared")
    with postgres() as database, running_server(folder, database=database.new_database("store")) as server:
        yield server


def test_a_process_that_gives_no_sign_of_life_is_forgotten_and_the_others_know_who_is_where(
    shared: RunningServer,
) -> None:
    store = ProcessStore(shared.services.store)
    here = [Attendee("table", "ann", (Seat(1),)), Attendee("table", "")]
    assert "one" in shared.ask(lambda: store.beat("one", here, 60.0))
    found = shared.ask(lambda: store.beat("other", [], 60.0))
    assert (found["one"], found["other"]) == (here, [])
    assert shared.ask(lambda: store.beat("one", [], 60.0))["one"] == []
    shared.ask(lambda: store.leave("one"))
    assert "one" not in shared.ask(lambda: store.beat("other", [], 60.0))
    assert set(shared.ask(lambda: store.beat("third", [], -1.0))) == set(), "their leases have all run out"


def test_it_tells_how_far_tables_have_gone(shared: RunningServer) -> None:
    store = ProcessStore(shared.services.store)
    ann, bob = Guest(shared.address, "Ann"), Guest(shared.address, "Bob")
    played, quiet = fair_for_two(ann, bob), fair_for_two(ann, bob)
    waiting = ann.open_table("fair", "me", "open")["id"]
    with ann.at(played, 0) as player:
        player.move(Bid(5))
        player.say({"type": "chat", "move_id": "c", "text": "Bonsoir"})
        player.reply("c")
    versions = shared.ask(lambda: store.versions([waiting], is_running=False))
    assert versions == {waiting: (1, 0, 0)}
    running = shared.ask(lambda: store.versions([waiting], is_running=True))
    assert set(running) >= {played, quiet, waiting}
    assert [more - less for more, less in zip(running[played], running[quiet], strict=True)] == [0, 1, 1]
    for guest in (ann, bob):
        guest.close()
