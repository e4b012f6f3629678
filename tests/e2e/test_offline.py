"""A page opens even when the server is closed, says so, and never shows anything old as new."""

from __future__ import annotations

import re
from collections.abc import Callable
from zipfile import ZipFile

import pytest
from playwright.sync_api import expect

from beffroi.server.http.pages import ARCHIVE
from tests.e2e.player import Player, from_the_list

AWAY = "Le serveur ne répond pas"
IS_KEPT = "async () => Boolean(await (await caches.open('shell')).match('/'))"
GROW_OLD = """async () => {
  const shell = await caches.open("shell");
  await shell.put("/", new Response("<p>another server</p>", { headers: { "Content-Type": "text/html" } }));
  await shell.put("/assets/another-server.js", new Response(""));
}"""
IS_NEW = """async () => {
  const shell = await caches.open("shell");
  const [index, old] = [await shell.match("/"), await shell.match("/assets/another-server.js")];
  return !old && Boolean(index) && (await index.text()).includes('id="app"');
}"""
KEPT = """async () => {
  const names = await caches.keys();
  const kept = await Promise.all(names.map(async name => (await caches.open(name)).keys()));
  return kept.flat().map(({ url }) => new URL(url).pathname);
}"""


@pytest.fixture
def zoe(arrive: Callable[..., Player]) -> Player:
    """One guest, whose browser keeps what it needs to open without the server."""
    return arrive(service_workers="allow")


def visit(player: Player) -> None:
    """Comes in for the first time, and waits until the shell has been put by."""
    player.go()
    expect(player.page.get_by_role("button", name="Jouer à Cathedral")).to_be_visible()
    player.page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    player.page.wait_for_function(IS_KEPT)


def test_a_page_opened_while_the_server_is_closed_says_so_and_opens_by_itself_later(zoe: Player) -> None:
    visit(zoe)
    zoe.server.close()
    zoe.page.reload()
    expect(zoe.main).to_contain_text(AWAY)
    zoe.has_no_serious_violations()
    zoe.picture("away")
    zoe.server.open()
    expect(zoe.page.get_by_role("button", name="Jouer à Cathedral")).to_be_visible()


def test_a_table_opened_while_the_server_is_closed_shows_no_old_position(zoe: Player) -> None:
    visit(zoe)
    zoe.play_against("cathedral", "random")
    zoe.wait_for_turn()
    zoe.answer(from_the_list)
    zoe.wait_for_turn()
    step = zoe.fact("step")
    zoe.server.close()
    zoe.page.reload()
    expect(zoe.main).to_contain_text(AWAY)
    expect(zoe.page.locator(".board")).to_have_count(0)
    zoe.server.open()
    zoe.wait_for_table()
    assert zoe.fact("step") == step
    zoe.answer(from_the_list)


def test_what_the_server_tells_is_never_kept(zoe: Player) -> None:
    visit(zoe)
    zoe.play_against("cathedral", "random")
    zoe.wait_for_turn()
    kept = zoe.page.evaluate(KEPT)
    assert kept
    assert all(path == "/" or path.startswith("/assets/") for path in kept)


def test_a_new_server_replaces_the_old_shell_at_once(zoe: Player) -> None:
    visit(zoe)
    zoe.page.evaluate(GROW_OLD)
    zoe.page.reload()
    expect(zoe.page.get_by_role("button", name="Jouer à Cathedral")).to_be_visible()
    zoe.page.wait_for_function(IS_NEW)


def test_only_what_has_a_hash_in_its_name_may_be_kept_for_ever(zoe: Player) -> None:
    with ZipFile(ARCHIVE) as pages:
        names = pages.namelist()
    assert names
    for name in names:
        kept = zoe.page.request.get(f"{zoe.server.address}/{name}").headers["cache-control"]
        assert ("immutable" in kept) == bool(re.search(r"^assets/.*-[\w-]{8}\.\w+$", name)), name
