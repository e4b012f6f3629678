"""Tables: opened, joined, left, ended, played again."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.guest import Guest, Json
from tests.server.live.test_move import fair_for_two
from tests.server.running import running_server
from tests.server.tournaments.test_runner import pair_up
from tests.toy.rulebook import Bid


def names(sheet: Json) -> list[str]:
    return [seat["name"] for seat in sheet["seats"]]


def mine(sheet: Json) -> list[int]:
    return [seat for seat, card in enumerate(sheet["seats"]) if card["mine"]]


# Opening and joining


def test_a_table_without_an_open_seat_begins_at_once(ann: Guest) -> None:
    assert ann.open_table("fair", "me", "random")["status"] == "running"


def test_a_table_begins_when_the_last_seat_is_taken(ann: Guest, bob: Guest) -> None:
    sheet = ann.open_table("fair", "me", "open", "open")
    assert sheet["status"] == "open"
    joined = bob.post(f"/api/tables/{sheet['id']}/join", {"seat": 2})
    assert (joined["status"], mine(joined)) == ("open", [2])
    assert ann.post(f"/api/tables/{sheet['id']}/join", {"seat": 1})["status"] == "running"


def test_who_sits_takes_no_second_seat_unless_he_is_the_host_or_it_was_agreed(ann: Guest, bob: Guest) -> None:
    for several in (False, True):
        path = f"/api/tables/{ann.open_table('fair', 'me', *['open'] * 3, several_seats=several)['id']}"
        assert bob.post(f"{path}/join", {"seat": 1})["standing"] == (None if several else "you-sit-already")
        assert mine(bob.post(f"{path}/join", {})) == [1], "who names no seat stays where he is"
        taken = bob.http.post(f"{path}/join", json={"seat": 2})
        assert (taken.status_code == 200) is several
        assert several or taken.json()["why"] == "you-sit-already"
        assert mine(bob.get(path)) == ([1, 2] if several else [1])
        assert mine(ann.post(f"{path}/join", {"seat": 3})) == [0, 3]


# Putting somebody out


def test_the_host_frees_a_seat_and_who_sat_there_does_not_come_back(ann: Guest, bob: Guest) -> None:
    table = ann.open_table("fair", "me", "open", "open", "open", several_seats=True)["id"]
    path = f"/api/tables/{table}"
    for seat in (1, 2):
        bob.post(f"{path}/join", {"seat": seat})
    with bob.at(table, 1) as player:
        player.next()
        sheet = ann.post(f"{path}/free?seat=1")
        assert [seat["kind"] for seat in sheet["seats"]] == ["person", "open", "open", "open"]
        assert player.closed() == 4403
    for wish in ({}, {"seat": 1}):
        assert bob.post(f"{path}/join", wish, 409)["why"] == "put-out"
    word = ann.post(f"{path}/pass")["word"]
    assert bob.post("/api/claim", {"word": word}, 409)["why"] == "put-out"
    seen = bob.get(path)
    assert (seen["standing"], seen["silent"], mine(seen)) == ("put-out", "put-out", [])


def test_a_private_table_is_gone_for_who_was_put_out(ann: Guest, bob: Guest) -> None:
    sheet = ann.open_table("fair", "me", "open", "open", private=True)
    path = f"/api/tables/{sheet['id']}"
    bob.post(f"{path}/join", {"code": sheet["code"]})
    with bob.at(sheet["id"], code=sheet["code"]) as window:
        window.next()
        ann.post(f"{path}/free?seat=1")
        assert window.closed() == 4404
    assert bob.get(f"{path}?code={sheet['code']}", 404)["why"] == "no-such-table"


def test_only_the_host_frees_seats_and_only_before_the_start(ann: Guest, bob: Guest) -> None:
    path = f"/api/tables/{ann.open_table('fair', 'me', 'random', 'open', 'open')['id']}"
    bob.post(f"{path}/join", {"seat": 2})
    assert bob.post(f"{path}/free?seat=0", None, 403)["why"] == "only-the-host"
    assert ann.post(f"{path}/free?seat=9", None, 404)["why"] == "no-such-seat"
    assert ann.post(f"{path}/free", None, 400)["why"] == "bad-request"
    assert ann.post(f"{path}/free?seat=1")["seats"][1]["kind"] == "open", "a bot gives its seat to a friend"
    assert ann.post(f"{path}/free?seat=0")["seats"][0]["kind"] == "open"
    assert mine(ann.post(f"{path}/join", {"seat": 1})) == [1], "the host is not put out"
    ann.post(f"{path}/start?level=random")
    assert ann.post(f"{path}/free?seat=2", None, 409)["why"] == "table-has-begun"


def test_those_who_wait_at_a_table_are_shown_the_game_when_it_begins(ann: Guest, bob: Guest) -> None:
    table = ann.open_table("fair", "me", "open")["id"]
    with ann.at(table, 0) as player:
        assert player.next()["seen"] is None
        bob.post(f"/api/tables/{table}/join", {})
        began = player.until(lambda frame: frame["type"] == "snapshot")
        assert began["seen"]["asking"] == "FirstBid"
        assert names(began["sheet"]) == ["Ann", "Bob"]


@pytest.mark.parametrize(
    ("invitation", "why"),
    [
        ({"game": "chess", "seats": [{"kind": "me"}]}, "unknown-game"),
        ({"game": "fair", "seats": [{"kind": "me"}]}, "wrong-seats"),
        ({"game": "fair", "seats": [{"kind": "bot", "level": "god"}, {"kind": "me"}]}, "unknown-level"),
        ({"game": "fair", "seats": [{"kind": "me"}] * 2, "options": {"rounds": 5}}, "unknown-option"),
        ({"game": "fair", "seats": [{"kind": "me"}] * 2, "options": {"talk": 1}}, "unknown-option"),
        ({"game": "fair", "seats": [{"kind": "me"}] * 2, "options": {"luck": True}}, "unknown-option"),
        ({"game": "fair", "seats": [{"kind": "king"}] * 2}, "bad-request"),
        ({"game": "fair"}, "bad-request"),
        ([], "bad-request"),
    ],
    ids=str,
)
def test_an_invitation_that_cannot_be_met_is_refused_in_one_sentence(ann: Guest, invitation: Json, why: str) -> None:
    assert ann.post("/api/tables", invitation, 400)["why"] == why


def test_nobody_takes_a_seat_twice_or_one_that_is_taken(ann: Guest, bob: Guest, welcome: Callable[..., Guest]) -> None:
    table = ann.open_table("fair", "me", "open", "open")["id"]
    bob.post(f"/api/tables/{table}/join", {"seat": 1})
    assert mine(bob.post(f"/api/tables/{table}/join", {})) == [1]
    cid = welcome("Cid")
    assert cid.post(f"/api/tables/{table}/join", {"seat": 1}, 409)["why"] == "seat-is-taken"
    assert cid.post(f"/api/tables/{table}/join", {"seat": 9}, 409)["why"] == "seat-is-taken"
    cid.post(f"/api/tables/{table}/join", {})
    assert welcome("Dot").post(f"/api/tables/{table}/join", {}, 409)["why"] == "table-has-begun"


def test_several_people_share_one_device(ann: Guest) -> None:
    seats = [{"kind": "me"}, {"kind": "me", "name": "Grand-mère"}]
    sheet = ann.post("/api/tables", {"game": "fair", "seats": seats})
    assert (names(sheet), mine(sheet)) == (["Ann", "Grand-mère"], [0, 1])
    with ann.at(sheet["id"], 0) as first, ann.at(sheet["id"], 1) as second:
        assert first.move(Bid(1))["type"] == second.move(Bid(2))["type"] == "ok"


# Leaving and coming back


def test_a_seat_that_is_left_before_the_start_is_free_again(ann: Guest, bob: Guest) -> None:
    table = ann.open_table("fair", "me", "open", "open")["id"]
    bob.post(f"/api/tables/{table}/join", {})
    sheet = bob.post(f"/api/tables/{table}/leave")
    assert [seat["kind"] for seat in sheet["seats"]] == ["person", "open", "open"]
    assert bob.post(f"/api/tables/{table}/leave", None, 403)["why"] == "not-your-table"


def test_a_bot_plays_for_who_has_left_until_he_is_back(ann: Guest, bob: Guest) -> None:
    table = fair_for_two(ann, bob)
    with ann.at(table, 0) as player:
        player.shown()
        assert bob.post(f"/api/tables/{table}/leave")["seats"][1]["stand_in"] == "apprentice"
        player.until(lambda frame: frame["type"] == "update" and frame["ply"]["seat"] == 1)
        back = bob.post(f"/api/tables/{table}/return")
        assert (back["seats"][1]["stand_in"], mine(back)) == (None, [1])


def test_who_sits_down_again_has_his_seat_back_at_once(ann: Guest, bob: Guest) -> None:
    table = fair_for_two(ann, bob)
    bob.post(f"/api/tables/{table}/leave")
    with bob.at(table, 1) as player:
        player.shown()
        assert player.sheet["seats"][1]["stand_in"] is None


# Ending


def test_the_host_begins_with_bots_on_the_seats_still_open(ann: Guest, bob: Guest) -> None:
    table = ann.open_table("fair", "me", "open", "open")["id"]
    assert bob.post(f"/api/tables/{table}/start", None, 403)["why"] == "only-the-host"
    sheet = ann.post(f"/api/tables/{table}/start?level=random")
    assert sheet["status"] == "running"
    assert [seat["level"] for seat in sheet["seats"]] == [None, "random", "random"]
    assert len({seat["name"] for seat in sheet["seats"]}) == 3


def test_the_host_closes_a_table(ann: Guest, bob: Guest) -> None:
    table = fair_for_two(ann, bob)
    assert bob.post(f"/api/tables/{table}/close", None, 403)["why"] == "only-the-host"
    sheet = ann.post(f"/api/tables/{table}/close")
    assert (sheet["status"], sheet["result"]["ending"]) == ("closed", "closed")
    waiting = ann.open_table("fair", "me", "open")["id"]
    assert ann.post(f"/api/tables/{waiting}/close")["status"] == "closed"


def test_a_rematch_is_one_table_whoever_asks_with_everybody_one_seat_further(ann: Guest, bob: Guest) -> None:
    table = fair_for_two(ann, bob)
    assert bob.post(f"/api/tables/{table}/rematch", None, 409)["why"] == "game-is-not-over"
    ann.post(f"/api/tables/{table}/close")
    first, second = (guest.post(f"/api/tables/{table}/rematch") for guest in (ann, bob))
    assert first["id"] == second["id"] != table
    assert (names(first), mine(first), first["status"]) == (["Bob", "Ann"], [1], "running")
    assert ann.get(f"/api/tables/{table}")["rematch"] == first["id"]


def test_a_game_goes_on_from_a_position_of_one_that_is_over(ann: Guest, bob: Guest) -> None:
    table = fair_for_two(ann, bob)
    start = {"table": table, "ply": 1}
    invitation = {"game": "fair", "seats": [{"kind": "me"}] * 2, "start": start}
    assert ann.post("/api/tables", invitation, 409)["why"] == "game-is-not-over"
    ann.post(f"/api/tables/{table}/close")
    sheet = ann.post("/api/tables", invitation)
    assert (sheet["status"], sheet["asked"]) == ("running", [0, 1])
    assert ann.post("/api/tables", {**invitation, "start": start | {"ply": 2}}, 409)["why"] == "nothing-left-to-play"
    assert ann.post("/api/tables", {**invitation, "start": start | {"ply": 9}}, 404)["why"] == "no-such-ply"


# Another device


def test_a_seat_moves_to_another_device_once(ann: Guest, bob: Guest) -> None:
    table = fair_for_two(ann, bob)
    word = ann.post(f"/api/tables/{table}/pass")["word"]
    with ann.at(table, 0) as old:
        old.shown()
        assert bob.post("/api/claim", {"word": word}) == {"table": table}
        assert mine(bob.get(f"/api/tables/{table}")) == [0, 1]
        assert old.closed() == 4403
    assert bob.post("/api/claim", {"word": word}, 404)["why"] == "no-such-word"
    assert ann.post(f"/api/tables/{table}/pass?seat=1", None, 403)["why"] == "not-your-table"


# The lists of tables


# Talk


def test_what_is_said_reaches_all_and_is_kept(ann: Guest, bob: Guest, stranger: Guest) -> None:
    table = fair_for_two(ann, bob)
    with ann.at(table, 0) as player, stranger.at(table) as window:
        window.shown()
        for move_id, answer in (("a", "ok"), ("a", "ok-duplicate")):
            player.say({"type": "chat", "move_id": move_id, "text": "Bonjour à tous"})
            assert player.reply(move_id)["type"] == answer
        heard = window.until(lambda frame: frame["type"] == "remark")
        assert (heard["seat"], heard["name"], heard["text"]) == (0, "Ann", "Bonjour à tous")
        window.say({"type": "chat", "move_id": "b", "text": "Et moi ?"})
        assert window.until(lambda frame: frame["type"] == "bad") == {
            **{"type": "bad", "why": "only-guests-speak", "facts": {}},
            "move_id": "b",
        }
    with bob.at(table, 1) as late:
        assert [remark["text"] for remark in late.next()["remarks"]] == ["Bonjour à tous"]


# How many tables one host may have


def test_a_host_has_a_bounded_number_of_tables_open_or_running(tmp_path: Path) -> None:
    with running_server(tmp_path, running_tables_per_guest=2) as server:
        ann, bob = Guest(server.address, "Ann"), Guest(server.address, "Bob")
        opened = ann.open_table("fair", "me", "open")["id"]
        running = ann.open_table("fair", "random", "random")["id"]
        refused = ann.post("/api/tables", {"game": "fair", "seats": [{"kind": "me"}, {"kind": "open"}]}, 409)
        assert (refused["why"], refused["facts"]) == ("too-many-running-tables", {"most": 2})
        bob.post(f"/api/tables/{opened}/join", {})
        assert bob.open_table("fair", "me", "open")["status"] == "open", "tables of others do not count"
        ann.post(f"/api/tables/{running}/close")
        assert ann.open_table("fair", "me", "open")["status"] == "open"
        for guest in (ann, bob):
            guest.close()


def test_a_rematch_counts_among_the_tables_of_its_host(tmp_path: Path) -> None:
    with running_server(tmp_path, running_tables_per_guest=1) as server:
        ann, bob = Guest(server.address, "Ann"), Guest(server.address, "Bob")
        over = fair_for_two(ann, bob)
        ann.post(f"/api/tables/{over}/close")
        other = ann.open_table("fair", "me", "open")["id"]
        assert bob.post(f"/api/tables/{over}/rematch", None, 409)["why"] == "too-many-running-tables"
        assert ann.get(f"/api/tables/{over}")["rematch"] is None
        ann.post(f"/api/tables/{other}/close")
        assert bob.post(f"/api/tables/{over}/rematch")["status"] == "running"
        for guest in (ann, bob):
            guest.close()


def test_the_tables_of_a_tournament_do_not_count_among_those_of_its_organiser(tmp_path: Path) -> None:
    with running_server(tmp_path, running_tables_per_guest=1) as server:
        ann, bob = Guest(server.address, "Ann"), Guest(server.address, "Bob")
        assert pair_up(ann, bob)["status"] == "running"
        assert ann.open_table("fair", "me", "open")["status"] == "open"
        for guest in (ann, bob):
            guest.close()
