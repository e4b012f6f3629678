"""What somebody chooses for themselves, and finds again, in a real browser."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.e2e.player import DESKTOP, PHONE, Player, from_the_list


def root(player: Player, name: str) -> str:
    return str(player.page.evaluate("name => document.documentElement.dataset[name]", name))


def test_choices_are_found_again_after_a_reload(zoe: Player) -> None:
    zoe.go()
    zoe.page.get_by_role("link", name="Réglages").click()
    zoe.page.get_by_label("À la bougie").check()
    zoe.page.get_by_label("Rapide").check()
    zoe.page.get_by_label("noms des lignes").uncheck()
    zoe.page.reload()
    expect(zoe.page.get_by_label("Rapide")).to_be_checked()
    expect(zoe.page.get_by_label("noms des lignes")).not_to_be_checked()
    assert (root(zoe, "theme"), root(zoe, "speed")) == ("candle", "fast")


def test_choices_follow_a_person_to_their_other_devices(arrive: Callable[..., Player]) -> None:
    desktop, phone = arrive(), arrive(size=PHONE)
    desktop.introduce()
    desktop.go("/settings")
    expect(desktop.page.get_by_role("button", name="Zoé")).to_be_visible()
    with desktop.page.expect_response(lambda answer: answer.request.method == "PUT"):
        desktop.page.get_by_label("Rapide").check()
    phone.page.context.add_cookies(desktop.page.context.cookies())  # type: ignore[arg-type]
    phone.go("/settings")
    expect(phone.page.get_by_label("Rapide")).to_be_checked()
    expect(phone.page.get_by_role("checkbox", name="Jouer les sons")).not_to_be_checked()


def test_rows_and_columns_are_named_unless_somebody_would_rather_not(zoe: Player) -> None:
    zoe.play_against("cathedral", "random")
    names = zoe.page.locator(".coordinates").first
    expect(names).to_be_visible()
    zoe.go("/settings")
    zoe.page.get_by_label("noms des lignes").uncheck()
    zoe.page.go_back()
    zoe.wait_for_table()
    expect(names).to_be_hidden()


def test_a_move_is_sent_once_it_is_confirmed(zoe: Player) -> None:
    zoe.introduce()
    zoe.go("/settings")
    zoe.page.get_by_label("avant d’envoyer un coup").check()
    zoe.play_against("cathedral", "random")
    assert zoe.wait_for_turn()
    step = zoe.fact("step")
    from_the_list(zoe)
    question = zoe.page.get_by_role("dialog", name="Envoyer ce coup")
    question.get_by_role("button", name="Annuler").click()
    expect(question).to_be_hidden()
    assert zoe.fact("step") == step
    from_the_list(zoe)
    question.get_by_role("button").first.click()
    zoe.settle(step)


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
@pytest.mark.parametrize("locale", ["fr-FR", "en-GB"])
def test_the_settings_fit_and_can_be_read_by_everybody(
    arrive: Callable[..., Player], size: tuple[int, int], locale: str
) -> None:
    guest = arrive(size=size, locale=locale)
    guest.introduce()
    guest.go("/settings")
    expect(guest.page.locator("main fieldset").first).to_be_visible()
    guest.has_no_sideways_scrolling()
    guest.has_no_serious_violations()
    guest.picture(f"settings-{size[0]}-{locale[:2]}")
