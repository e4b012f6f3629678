"""A table that began by older rules, in a real browser."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
from playwright.sync_api import expect

from beffroi.games import find
from beffroi.server.settings import SQLITE_FILE
from tests.e2e.player import Player, from_the_list


def began_by_the_first_revision(folder: Path, table: str) -> None:
    """Makes a table at which nobody has moved one of a server from before the second revision."""
    with closing(sqlite3.connect(folder / SQLITE_FILE)) as database, database:
        ((document,),) = database.execute("SELECT document FROM tables WHERE id = ?", (table,))
        older = msgspec.json.encode(msgspec.json.decode(document) | {"revision": 1})
        database.execute("UPDATE tables SET document = ? WHERE id = ?", (older, table))


def test_a_table_with_older_rules_says_so_and_is_played_to_its_end(zoe: Player) -> None:
    table = zoe.play_against("cathedral", "random")
    zoe.server.close()
    began_by_the_first_revision(zoe.server.folder, table)
    zoe.server.open()
    zoe.sit_at(table)
    assert zoe.wait_for_turn()
    zoe.page.get_by_role("tab", name="Règles").click()
    rules = zoe.page.get_by_role("tabpanel")
    expect(rules).to_contain_text("révision 1")
    expect(rules).to_contain_text("plus de cinquante cases")
    zoe.has_no_serious_violations()
    zoe.picture("older-rules")
    assert zoe.play(from_the_list) > 5
    assert zoe.desk.get(f"tables/{table}")["revision"] == 1


def test_the_rules_page_tells_what_each_revision_changed(zoe: Player) -> None:
    zoe.introduce()
    zoe.page.goto(f"{zoe.server.address}/rules/cathedral")
    revisions = zoe.page.get_by_role("region", name=f"révision {find('cathedral').revision}")
    expect(revisions).to_contain_text("Depuis la révision 2")
