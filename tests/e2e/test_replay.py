"""A finished game seen again: step by step, through anybody's eyes, and played on from any moment."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.e2e.player import PHONE, Player, says

SHORT = {"negotiations": False, "alliances": "never"}


@pytest.fixture
def over(zoe: Player) -> str:
    """A table of bots that have played to the end."""
    zoe.introduce()
    return zoe.bots_have_played("leonardo", "random", "random", "random", options=SHORT)


def where(player: Player) -> tuple[int, int]:
    """The moment that is shown, and the last one."""
    now, _, last = player.page.locator("output").inner_text().partition(" / ")
    return int(now), int(last)


def press(player: Player, name: str) -> None:
    player.page.get_by_role("button", name=name, exact=True).click()


def test_a_game_is_seen_again_step_by_step(zoe: Player, over: str) -> None:
    zoe.go(f"/replay/{over}")
    at = zoe.page.locator("output")
    _, last = where(zoe)
    press(zoe, "Un pas en avant")
    expect(at).to_have_text(f"1 / {last}")
    press(zoe, "À la fin")
    expect(at).to_have_text(f"{last} / {last}")
    expect(zoe.page.locator("ol.players")).to_contain_text("1er")
    press(zoe, "Un pas en arrière")
    expect(at).to_have_text(f"{last - 1} / {last}")
    zoe.picture("replay")


def test_the_slider_is_moved_by_keys_and_tells_what_happened(zoe: Player, over: str) -> None:
    zoe.go(f"/replay/{over}")
    slider = zoe.page.get_by_role("slider", name="Moment de la partie")
    slider.focus()
    zoe.page.keyboard.press("ArrowRight")
    expect(slider).to_have_attribute("aria-valuetext", says(r"^1 sur \d+\. .*premier palais"))


def test_the_arrows_step_wherever_the_focus_is(zoe: Player, over: str) -> None:
    zoe.go(f"/replay/{over}")
    at = zoe.page.locator("output")
    _, last = where(zoe)
    zoe.page.keyboard.press("End")
    expect(at).to_have_text(f"{last} / {last}")
    zoe.page.keyboard.press("ArrowLeft")
    expect(at).to_have_text(f"{last - 1} / {last}")
    zoe.page.get_by_role("combobox", name=says("^Vu")).focus()
    zoe.page.keyboard.press("Home")
    expect(at).to_have_text(f"{last - 1} / {last}")


def test_a_game_plays_itself_until_it_is_paused(zoe: Player, over: str) -> None:
    zoe.go(f"/replay/{over}")
    press(zoe, "Lecture")
    expect(zoe.page.locator("output")).not_to_have_text(says(r"^[01] / "))
    press(zoe, "Pause")
    expect(zoe.page.get_by_role("button", name="Lecture")).to_be_visible()


def test_a_link_leads_to_one_moment_through_one_pair_of_eyes(zoe: Player, over: str) -> None:
    zoe.go(f"/replay/{over}?ply=9&seat=1")
    expect(zoe.page.locator("output")).to_have_text(says(r"^9 / "))
    expect(zoe.page.get_by_role("combobox", name=says("^Vu"))).to_have_value("1")
    press(zoe, "Un pas en avant")
    expect(zoe.page).to_have_url(says(r"ply=10&seat=1$"))


def test_who_sees_all_sees_what_was_still_sealed(zoe: Player, over: str) -> None:
    """After the first of three has chosen a party nobody else knows it."""
    zoe.go(f"/replay/{over}?ply=5")
    expect(zoe.page.locator("output")).to_have_text(says(r"^5 / "))
    expect(zoe.page.locator("#secrets")).to_have_count(0)
    zoe.page.get_by_role("combobox", name=says("^Vu")).select_option("all")
    expect(zoe.page.locator(".secrets")).to_contain_text(says("le parti des (Guelfes|Gibelins)"))
    zoe.picture("replay-all")


def test_one_plays_on_from_a_moment_against_bots(zoe: Player, over: str) -> None:
    zoe.go(f"/replay/{over}?ply=9")
    zoe.page.get_by_role("button", name="Jouer la suite").click()
    zoe.wait_for_table()
    assert zoe.wait_for_turn()
    expect(zoe.page).to_have_url(says(rf"/table/(?!{over})\w+$"))


def test_every_point_names_its_article(zoe: Player, over: str) -> None:
    zoe.go(f"/replay/{over}")
    zoe.page.locator("details.card summary").click()
    expect(zoe.page.locator("details.card a").first).to_have_attribute("href", "/rules/leonardo#18")


def test_a_replay_fits_a_telephone_and_is_accessible(arrive: Callable[..., Player], over: str) -> None:
    guest = arrive("Vera", size=PHONE)
    guest.go(f"/replay/{over}?ply=30")
    expect(guest.page.locator("output")).to_have_text(says(r"^30 / "))
    guest.has_no_sideways_scrolling()
    guest.picture("replay-phone")
    guest.has_no_serious_violations()
