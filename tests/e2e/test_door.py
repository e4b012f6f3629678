"""The way in: a password where there is one, and a cookie that is not ours."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.player import PHONE, Player
from tests.e2e.serving import ServerProcess


@pytest.fixture
def locked(tmp_path: Path) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path, BEFFROI_PASSWORD="chez nous") as opened:
        yield opened


def test_the_password_is_asked_once_and_leads_where_one_wanted_to_go(browser: Browser, locked: ServerProcess) -> None:
    zoe = Player.arrive(browser, locked, size=PHONE)
    page = zoe.page
    zoe.go("/rules/cathedral")
    dialog, field = page.get_by_role("dialog"), page.get_by_label("Mot de passe", exact=True)
    expect(dialog).to_have_accessible_name("Ce serveur a un mot de passe")
    expect(field).to_be_focused()
    zoe.has_no_serious_violations()
    page.keyboard.type("chez vous")
    page.keyboard.press("Enter")
    problem = "Ce n’est pas le mot de passe de ce serveur. Vérifiez-le auprès de la personne qui vous l’a donné."
    expect(page.get_by_role("alert")).to_have_text(problem)
    expect(field).to_have_accessible_description(problem)
    expect(field).to_be_focused()
    page.keyboard.press("Escape")
    expect(dialog).to_be_visible()
    zoe.picture("password")
    field.fill("chez nous")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Cathedral")
    expect(dialog).to_have_count(0)
    zoe.play_against("cathedral", "novice")
    expect(dialog).to_have_count(0)
    zoe.leave()


def test_a_page_that_is_open_when_a_password_is_set_asks_for_it_and_goes_on(browser: Browser, tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        zoe = Player.arrive(browser, server, locale="en-GB")
        zoe.play_against("cathedral", "novice")
        server.close()
        server.tell(BEFFROI_PASSWORD="chez nous")
        server.open()
        zoe.page.get_by_label("Password", exact=True).fill("chez nous")
        zoe.page.get_by_role("button", name="Come in").click()
        zoe.wait_for_table()
        zoe.leave()


def test_a_cookie_that_is_not_ours_is_said_in_a_sentence_and_kept(zoe: Player) -> None:
    context = zoe.page.context
    context.add_cookies([{"name": "beffroi", "value": "theirs", "url": zoe.server.address}])
    zoe.go()
    zoe.page.get_by_role("button", name="Jouer à Cathedral").click()
    zoe.say_name()
    expect(zoe.page.get_by_role("alert")).to_contain_text("Effacez les cookies de cette adresse")
    assert [each.get("value") for each in context.cookies()] == ["theirs"]
