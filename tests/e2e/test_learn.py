"""The tutorials: every game is learnt to the end, and whoever tries something unlawful is told the article."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from beffroi.games import NAMES, find
from beffroi.server.routes.lessons import cards_of
from tests.e2e.player import PHONE, Player


@pytest.mark.parametrize("game", NAMES)
def test_every_tutorial_is_played_to_its_end(zoe: Player, game: str) -> None:
    zoe.go(f"/learn/{game}")
    cards = cards_of(find(game))
    for number, card in enumerate(cards, start=1):
        expect(zoe.page.locator(".lessons [aria-current]")).to_have_text(_title_and(number, zoe))
        play_lesson(zoe, card.tasks)
        if number < len(cards):
            zoe.page.get_by_role("button", name="Leçon suivante").click()
    expect(zoe.page.get_by_role("link", name="Jouer une partie")).to_be_visible()
    zoe.picture(f"learn-{game}")


def _title_and(number: int, player: Player) -> re.Pattern[str]:
    return re.compile(rf"{re.escape(player.page.locator('#lesson').inner_text())}\s*{number}")


def play_lesson(player: Player, tasks: int) -> None:
    """Asks to be shown, task by task."""
    for done in range(tasks):
        words = player.page.locator(".words").inner_text()
        player.page.get_by_role("button", name="Montrez-moi").click()
        expect(player.page.locator(".words")).not_to_have_text(words)
        expect(player.page.get_by_role("button", name="Encore une fois")).to_have_count(int(done == tasks - 1))


def test_a_lesson_is_learnt_by_doing(zoe: Player) -> None:
    zoe.go("/learn/leonardo?lesson=4")
    zoe.page.get_by_role("button", name="enchérir").click()
    zoe.page.get_by_role("spinbutton").fill("45")
    zoe.page.locator("fieldset button.primary").click()
    expect(zoe.page.locator(".words")).to_contain_text("le palais est à vous")


def test_who_does_something_else_is_asked_again(zoe: Player) -> None:
    zoe.go("/learn/leonardo?lesson=2")
    zoe.page.get_by_role("button", name="non").click()
    expect(zoe.page.get_by_role("status")).to_contain_text("la leçon demande autre chose")
    zoe.page.get_by_role("button", name="acheter une œuvre").click()
    zoe.page.locator("[data-spots] .spot.lit").click()
    expect(zoe.page.locator(".words")).to_contain_text("de 20 à 40 florins")


def test_a_tutorial_fits_a_telephone_and_is_accessible(arrive: Callable[..., Player]) -> None:
    guest = arrive(size=PHONE, locale="en-GB")
    guest.go("/learn/leonardo?lesson=5")
    expect(guest.page.locator(".words")).to_contain_text("everybody else secretly bets")
    guest.has_no_sideways_scrolling()
    guest.picture("learn-phone")
    guest.has_no_serious_violations()
