"""The rules pages: every article at its address, in both languages, with positions drawn by the board."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from beffroi.games import NAMES, find
from beffroi.server.routes.lessons import cards_of
from beffroi.text import rules
from tests.e2e.player import PHONE, Player


@pytest.mark.parametrize("game", NAMES)
def test_every_article_is_on_the_page_and_every_lesson_is_its_picture(zoe: Player, game: str) -> None:
    zoe.go(f"/rules/{game}")
    articles = rules(find(game), "fr")
    expect(zoe.page.locator("main article h2")).to_have_count(len(articles))
    expect(zoe.page.locator("main figure .pair > div:has(svg)")).to_have_count(2 * len(cards_of(find(game))))
    expect(zoe.page.get_by_role("heading", name="Décisions")).to_be_visible()
    zoe.picture(f"rules-{game}")


@pytest.mark.parametrize("game", NAMES)
def test_what_the_terminal_shows_in_letters_is_drawn_on_the_page(zoe: Player, game: str) -> None:
    zoe.go(f"/rules/{game}")
    expect(zoe.page.locator("main article h2").first).to_be_visible()
    expect(zoe.page.locator("main pre")).to_have_count(0)


def test_a_picture_shows_what_its_article_changes(zoe: Player) -> None:
    zoe.go("/rules/cathedral#5")
    capture = zoe.page.locator('[id="5"] figure')
    expect(capture.get_by_role("group", name="Avant").locator(".building.dark")).to_have_count(2)
    expect(capture.get_by_role("group", name="Après").locator(".building.dark")).to_have_count(1)
    expect(capture.locator("li")).to_have_count(3)


def test_an_address_leads_to_its_article(zoe: Player) -> None:
    zoe.go("/rules/leonardo#13")
    expect(zoe.page.get_by_role("heading", name="Les marchés")).to_be_in_viewport()


def test_the_rules_are_read_in_the_language_of_the_page(zoe: Player) -> None:
    zoe.go("/rules/leonardo")
    expect(zoe.page.locator("main")).to_contain_text("La banqueroute")
    zoe.page.get_by_role("button", name="English").click()
    expect(zoe.page.locator("main")).to_contain_text("Bankruptcy")
    expect(zoe.page.locator("main")).not_to_contain_text("La banqueroute")


def test_a_picture_leads_to_the_lesson_where_one_can_try_it(zoe: Player) -> None:
    zoe.go("/rules/leonardo#13")
    zoe.page.locator("article").filter(has=zoe.page.get_by_role("heading", name="Les marchés")).get_by_role(
        "link", name="essayez vous-même"
    ).click()
    expect(zoe.page.locator("#lesson")).to_have_text("Un marché")


def test_the_rules_fit_a_telephone_and_are_accessible(arrive: Callable[..., Player]) -> None:
    guest = arrive(size=PHONE)
    guest.go("/rules/leonardo")
    expect(guest.page.locator("figure svg[role=group]").first).to_be_visible()
    guest.has_no_sideways_scrolling()
    guest.has_no_serious_violations()


def test_the_tab_of_the_browser_says_which_page_this_is(zoe: Player) -> None:
    zoe.go("/rules/cathedral")
    expect(zoe.page).to_have_title("Cathedral\N{NARROW NO-BREAK SPACE}: les règles — Beffroi")
    zoe.page.get_by_role("link", name="Apprendre en jouant").first.click()
    expect(zoe.page).to_have_title("Apprendre Cathedral — Beffroi")
    zoe.page.get_by_role("link", name="Réglages").click()
    expect(zoe.page).to_have_title("Réglages — Beffroi")
    zoe.page.get_by_role("link", name="Retour à l’accueil").first.click()
    expect(zoe.page).to_have_title("Beffroi")
