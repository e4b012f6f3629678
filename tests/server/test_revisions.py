"""A server that is upgraded: what has begun goes on by its own rules, what is new goes by today's."""

from __future__ import annotations

from pathlib import Path

from beffroi.core.game import AnyGame
from beffroi.core.record_file import load
from beffroi.core.revisions import pick
from beffroi.server.settings import SQLITE_FILE
from beffroi.server.storage.backup import check
from beffroi.server.tables.verification import verify
from tests.server.guest import Guest
from tests.server.live.test_move import fair_for_two
from tests.server.running import replaying, running_server
from tests.server.tournaments.test_runner import boards, pair_up, path_of, until
from tests.support.find import find_any
from tests.toy import REVISIONS
from tests.toy.rulebook import Bid

OUT_UNDER_REVISION = {1: -1, 2: 0}


def find_first(name: str, revision: int | None = None) -> AnyGame:
    """The games of a server from before the second revision."""
    return pick({1: REVISIONS[1]}, revision) if name == "fair" else find_any(name, revision)


def test_a_running_table_goes_on_by_its_own_rules_and_new_ones_get_todays(tmp_path: Path) -> None:
    with running_server(tmp_path, find_first) as server:
        ann, bob = Guest(server.address, "Ann"), Guest(server.address, "Bob")
        table = fair_for_two(ann, bob)
        with ann.at(table, 0) as player:
            assert player.move(Bid(5))["type"] == "ok"
            before = player.shown()
    with running_server(tmp_path) as server:
        for guest in (ann, bob):
            guest.move_to(server.address)
        assert ann.get(f"/api/tables/{table}")["revision"] == 1
        new = fair_for_two(ann, bob)
        assert ann.get(f"/api/tables/{new}")["revision"] == 2
        with ann.at(table, 0) as player, bob.at(table, 1) as other:
            assert player.shown()["view"] == before["view"]
            assert other.move(Bid(6))["type"] == "ok"
        for each, revision in ((table, 1), (new, 2)):
            over = bob.post(f"/api/tables/{each}/resign")
            assert over["result"]["points"] == [0, OUT_UNDER_REVISION[revision]]
            record = ann.get(f"/api/tables/{each}/record").content
            assert load(record, find_any).game.revision == revision
            assert verify(record, find_any, over["commitment"]) >= 1
    assert check(tmp_path / SQLITE_FILE, replaying).tables == 2
    for guest in (ann, bob):
        guest.close()


def test_a_rematch_takes_todays_rules_and_the_options_they_know(tmp_path: Path) -> None:
    with running_server(tmp_path, find_first) as server:
        ann, bob = Guest(server.address, "Ann"), Guest(server.address, "Bob")
        table = ann.open_table("fair", "me", "open", options={"rounds": 2, "talk": False})["id"]
        bob.post(f"/api/tables/{table}/join", {})
        bob.post(f"/api/tables/{table}/resign")
    with running_server(tmp_path) as server:
        for guest in (ann, bob):
            guest.move_to(server.address)
        again = ann.post(f"/api/tables/{table}/rematch")
        assert (again["revision"], again["options"]["rounds"], again["options"]["talk"]) == (2, 2, False)
    for guest in (ann, bob):
        guest.close()


def test_who_plays_on_from_a_position_keeps_the_rules_of_its_record(tmp_path: Path) -> None:
    with running_server(tmp_path, find_first) as server:
        ann, bob = Guest(server.address, "Ann"), Guest(server.address, "Bob")
        table = fair_for_two(ann, bob)
        bob.post(f"/api/tables/{table}/resign")
    with running_server(tmp_path) as server:
        ann.move_to(server.address)
        sheet = ann.open_table("fair", "me", "me", start={"table": table, "ply": 1})
        assert sheet["revision"] == 1
        over = ann.post(f"/api/tables/{sheet['id']}/resign?seat=1")
        assert over["result"]["points"] == [0, -1]
    for guest in (ann, bob):
        guest.close()


def test_a_series_keeps_the_revision_it_began_with(tmp_path: Path) -> None:
    with running_server(tmp_path, find_first) as server:
        ann, bob = Guest(server.address, "Ann"), Guest(server.address, "Bob")
        bulletin = until(ann, pair_up(ann, bob), lambda now: len(boards(now)) == 1)
    with running_server(tmp_path) as server:
        for guest in (ann, bob):
            guest.move_to(server.address)
        first = boards(bulletin)[0]["table"]
        ann.post(f"/api/tables/{first}/resign")
        bulletin = until(ann, ann.get(path_of(bulletin)), lambda now: len(boards(now)) == 2)
        assert [ann.get(f"/api/tables/{board['table']}")["revision"] for board in boards(bulletin)] == [1, 1]
    for guest in (ann, bob):
        guest.close()


def test_bots_go_on_at_a_table_with_older_rules(tmp_path: Path) -> None:
    """A worker that does not know a game, or a revision, gives no answer, and the table goes on all the same."""
    with running_server(tmp_path, find_first, bot_pause=3600.0) as server:
        ann = Guest(server.address, "Ann")
        table = ann.open_table("fair", "me", "master")["id"]
    with running_server(tmp_path) as server:
        ann.move_to(server.address)
        with ann.at(table, 0) as player:
            player.move(Bid(5))
            player.until(lambda frame: frame["type"] == "update" and frame["seen"]["step"] > 2)
    ann.close()
