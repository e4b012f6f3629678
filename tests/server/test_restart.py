"""Restarts are boring: everything is found as it was."""

from __future__ import annotations

from pathlib import Path

import pytest

from beffroi.core.model import BadInput
from beffroi.server.storage.database import FolderLock
from tests.server.guest import Guest
from tests.server.live.test_move import fair_for_two
from tests.server.running import running_server
from tests.toy.rulebook import Bid


def test_after_a_restart_everybody_finds_the_table_as_it_was(tmp_path: Path) -> None:
    with running_server(tmp_path) as server:
        ann, bob = Guest(server.address, "Ann"), Guest(server.address, "Bob")
        table = fair_for_two(ann, bob)
        with ann.at(table, 0) as player:
            player.move(Bid(5), move_id="before")
            player.say({"type": "chat", "move_id": "c", "text": "à demain"})
            player.reply("c")
            player.ping()
            seen, number = player.shown(), player.number
    with running_server(tmp_path) as server:
        ann.move_to(server.address)
        with ann.at(table, 0) as player:
            assert player.shown() == seen
            assert player.number == number
            assert [remark["text"] for remark in player.frames[0]["remarks"]] == ["à demain"]
            assert player.move(Bid(5), move_id="before")["type"] == "ok-duplicate"
            assert player.move(Bid(6), move_id="before")["type"] == "id-reused"
    for guest in (ann, bob):
        guest.close()


def test_who_was_away_during_a_restart_gets_exactly_what_he_missed(tmp_path: Path) -> None:
    with running_server(tmp_path) as server:
        ann, bob = Guest(server.address, "Ann"), Guest(server.address, "Bob")
        table = fair_for_two(ann, bob)
        with ann.at(table, 0) as player, bob.at(table, 1) as other:
            player.shown()
            number = player.number
            other.move(Bid(5))
            live = player.until(lambda frame: frame["type"] == "update")
    with running_server(tmp_path) as server:
        ann.move_to(server.address)
        with ann.at(table, 0, since=number) as player:
            assert player.next()["type"] == "table"
            assert player.next() == live
    for guest in (ann, bob):
        guest.close()


def test_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    with running_server(tmp_path, bot_pause=3600.0) as server:
        ann = Guest(server.address, "Ann")
        table = ann.open_table("fair", "me", "random")["id"]
    with running_server(tmp_path) as server:
        ann.move_to(server.address)
        with ann.at(table, 0) as player:
            while player.shown()["answered"] != [1]:
                player.next()
    ann.close()


def test_a_server_that_closes_says_good_bye_and_when_to_come_back(tmp_path: Path) -> None:
    with running_server(tmp_path) as server:
        ann, bob = Guest(server.address, "Ann"), Guest(server.address, "Bob")
        with ann.at(fair_for_two(ann, bob), 0) as player:
            player.shown()
            server.close()
            assert player.closed() == 1012
            assert player.frames[-1] == {"type": "bye", "why": "closing", "after": 2000}
    for guest in (ann, bob):
        guest.close()


def test_a_server_that_closes_decides_nothing_more(tmp_path: Path) -> None:
    with running_server(tmp_path) as server:
        ann, bob = Guest(server.address, "Ann"), Guest(server.address, "Bob")
        with ann.at(fair_for_two(ann, bob), 0) as player:
            player.shown()
            server.services.tables.is_closing = True
            answer = player.move(Bid(5))
            assert (answer["type"], answer["why"], answer["after"]) == ("retry", "closing", 2000)
            assert ann.get("/readyz", 503)["why"] == "closing"
    for guest in (ann, bob):
        guest.close()


def test_a_second_server_on_the_same_folder_refuses_to_open(tmp_path: Path) -> None:
    first = FolderLock(tmp_path)
    with pytest.raises(BadInput, match="folder-is-in-use"):
        FolderLock(tmp_path)
    first.release()
    FolderLock(tmp_path).release()
