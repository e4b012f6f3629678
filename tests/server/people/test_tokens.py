"""Codes: good while a seat is open, and no more; a private table is known by nothing else."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.server.guest import Guest
from tests.server.tournaments.test_runner import announce, boards, path_of

EMPTY = ("", " ", "-", "0", "1", "IOL", "%20", "é")
"""What is left of these when they are read is nothing."""


@pytest.mark.parametrize("end", ["join", "start?level=random", "close"])
@pytest.mark.parametrize("private", [True, False])
def test_a_code_is_forgotten_when_nobody_can_join_any_more(
    ann: Guest, bob: Guest, welcome: Callable[[str], Guest], end: str, private: bool
) -> None:
    sheet, late = ann.open_table("fair", "me", "open", private=private), welcome("Late")
    path, code = f"/api/tables/{sheet['id']}", sheet["code"]
    with late.at(sheet["id"], code=code) as window:
        window.next()
        (bob if end == "join" else ann).post(f"{path}/{end}", {"code": code})
        assert not private or window.closed() == 4404
    assert ann.get(path)["code"] is None
    assert late.get(f"/api/codes/{code}", 404)["why"] == "no-such-code"
    assert late.http.get(f"{path}?code={code}").status_code == (404 if private else 200)
    assert late.http.post(f"{path}/join", json={"code": code}).status_code == (404 if private else 409)
    with late.at(sheet["id"], code=code) as window:
        assert not private or window.closed() == 4404


@pytest.mark.parametrize("code", EMPTY)
def test_nothing_is_not_the_code_of_a_table_that_has_none(ann: Guest, stranger: Guest, bob: Guest, code: str) -> None:
    table = ann.open_table("fair", "me", "random", private=True)["id"]
    assert stranger.http.get(f"/api/codes/{code}").status_code in (404, 405)
    assert stranger.get(f"/api/tables/{table}?code={code}", 404)["why"] == "no-such-table"
    assert bob.post(f"/api/tables/{table}/join", {"code": code}, 404)["why"] == "no-such-table"
    with stranger.at(table, code=code) as window:
        assert window.closed() == 4404


def test_a_code_opens_a_private_table_to_who_looks_on_until_the_game_begins(ann: Guest, stranger: Guest) -> None:
    sheet = ann.open_table("fair", "me", "open", "open", private=True)
    with stranger.at(sheet["id"], code=sheet["code"].lower()) as window:
        assert window.next()["sheet"]["code"] is None
        ann.post(f"/api/tables/{sheet['id']}/join", {"seat": 1})
        assert window.until(lambda frame: frame["type"] == "table")["sheet"]["seats"][1]["kind"] == "person"


def test_tables_that_begin_at_once_have_no_code(ann: Guest) -> None:
    table = ann.open_table("fair", "me", "random")["id"]
    ann.post(f"/api/tables/{table}/close")
    again = ann.post(f"/api/tables/{table}/rematch")
    bulletin = announce(ann, bots=["random", "random"])
    board = boards(ann.post(f"{path_of(bulletin)}/begin"))[0]["table"]
    for each in (table, again["id"], board):
        assert ann.get(f"/api/tables/{each}")["code"] is None
