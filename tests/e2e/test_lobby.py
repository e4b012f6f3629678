"""A table that waits: link, code, picture, seats, and the host's word."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import pairwise

import pytest
from playwright.sync_api import expect

from tests.e2e.player import PHONE, Player, says


def open_for_friends(host: Player, game: str = "cathedral") -> str:
    """Opens a table as a person does, and returns its link."""
    host.introduce()
    host.go(f"/new/{game}")
    host.page.get_by_role("button", name="Ouvrir la table").click()
    return host.page.locator("#link").input_value()


def test_a_friend_comes_by_the_link_and_the_game_begins(arrive: Callable[..., Player]) -> None:
    host, friend = arrive("Hector"), arrive("Vera")
    link = open_for_friends(host)
    friend.page.goto(link)
    expect(friend.page.get_by_role("heading", name="Hector vous invite à jouer à Cathedral")).to_be_visible()
    expect(friend.main).to_contain_text("Sans pendule")
    friend.picture("invited")
    friend.has_no_serious_violations()
    friend.page.get_by_label("Comment vous appelle-t-on ?").first.fill("Vera")
    friend.page.keyboard.press("Enter")
    for player in (host, friend):
        player.wait_for_table()
        expect(player.page.locator("ol.players")).to_contain_text("Hector")
        expect(player.page.locator("ol.players")).to_contain_text("Vera")


def test_a_friend_comes_by_the_code(arrive: Callable[..., Player]) -> None:
    host, friend = arrive("Hector"), arrive("Vera")
    code = open_for_friends(host).rpartition("/")[2]
    friend.introduce()
    friend.go()
    friend.page.locator("#code").fill(code.lower())
    friend.page.get_by_role("button", name="Rejoindre").click()
    friend.page.get_by_role("button", name="S’asseoir").click()
    friend.wait_for_table()


def test_a_wrong_code_says_so(zoe: Player) -> None:
    zoe.go("/join/NOSUCH")
    expect(zoe.page.get_by_role("alert")).not_to_be_empty()


def test_a_visitor_takes_a_seat_from_the_hall(arrive: Callable[..., Player]) -> None:
    host, friend = arrive("Hector"), arrive("Vera")
    host.introduce()
    table = host.desk.open_table("cathedral", "me", "open")
    friend.go(f"/table/{table}")
    friend.page.get_by_role("button", name="S’asseoir ici").click()
    friend.say_name()
    friend.wait_for_table()


def test_the_host_begins_with_bots_on_the_free_seats(zoe: Player) -> None:
    open_for_friends(zoe, "bastide")
    zoe.page.get_by_role("button", name="Commencer avec des robots").click()
    zoe.wait_for_table()
    expect(zoe.page.locator("ol.players > li")).to_have_count(3)


def test_a_guest_who_leaves_frees_the_seat(arrive: Callable[..., Player]) -> None:
    host, friend = arrive("Hector"), arrive("Vera")
    link = open_for_friends(host, "bastide")
    friend.introduce()
    friend.page.goto(link)
    friend.page.get_by_role("button", name="S’asseoir").click()
    seats = host.page.locator("section[aria-labelledby=seats]")
    expect(seats).to_contain_text("Vera")
    friend.page.get_by_role("button", name="Quitter la table").click()
    expect(seats).not_to_contain_text("Vera")


def test_the_host_frees_a_seat_and_who_sat_there_is_told_so(arrive: Callable[..., Player]) -> None:
    host, friend = arrive("Hector"), arrive("Vera")
    link = open_for_friends(host, "bastide")
    friend.introduce()
    friend.page.goto(link)
    friend.page.get_by_role("button", name="S’asseoir").click()
    seats = host.page.locator("section[aria-labelledby=seats]")
    host.picture("lobby-host")
    host.page.get_by_role("button", name=says("^Libérer une place.*Vera")).click()
    host.has_no_serious_violations()
    host.page.get_by_role("dialog").get_by_role("button", name="Libérer").click()
    expect(seats).not_to_contain_text("Vera")
    expect(friend.page.get_by_text("L’hôte a libéré votre place.")).to_be_visible()
    expect(friend.page.get_by_role("button", name="S’asseoir ici")).to_have_count(0)


def test_the_host_takes_a_second_seat_and_others_only_where_it_was_agreed(arrive: Callable[..., Player]) -> None:
    host, friend = arrive("Hector"), arrive("Vera")
    too = "Ajouter un joueur sur cet appareil"
    for player in (host, friend):
        player.introduce()
    for several in (False, True):
        host.go("/new/leonardo")
        host.page.get_by_role("radio", name="4", exact=True).check()
        if several:
            host.page.get_by_role("checkbox", name="Un invité peut prendre plusieurs places").check()
        host.page.get_by_role("button", name="Ouvrir la table").click()
        friend.page.goto(host.page.locator("#link").input_value())
        friend.page.get_by_role("button", name="S’asseoir").click()
        expect(friend.main.get_by_text("Vera")).to_be_visible()
        expect(host.page.get_by_role("button", name=too)).to_have_count(2)
        expect(friend.page.get_by_role("button", name=too)).to_have_count(2 if several else 0)
        host.page.get_by_role("button", name=too).first.click()
        expect(host.page.locator("section[aria-labelledby=seats] strong")).to_have_text(["Hector", "Vera", "Hector"])


def test_a_private_table_is_closed_to_strangers(arrive: Callable[..., Player]) -> None:
    host, stranger = arrive("Hector"), arrive("Sam")
    host.introduce()
    table = host.desk.open_table("cathedral", "me", "random", private=True)
    stranger.go(f"/table/{table}")
    expect(stranger.page.get_by_role("alert")).not_to_be_empty()


def test_people_at_one_device_are_named_when_the_table_is_set_up(zoe: Player) -> None:
    zoe.introduce()
    zoe.go("/new/cathedral?with=device")
    zoe.page.get_by_role("textbox", name="Joueur 2").fill("Max")
    zoe.page.get_by_role("button", name="Commencer").click()
    zoe.wait_for_table()
    expect(zoe.page.locator("ol.players")).to_contain_text("Max")


def test_the_lobby_fits_a_telephone_and_is_accessible(arrive: Callable[..., Player]) -> None:
    host = arrive(size=PHONE)
    open_for_friends(host)
    expect(host.page.get_by_role("img", name="Le lien de la table")).to_be_visible()
    host.has_no_sideways_scrolling()
    host.picture("lobby-phone")
    host.has_no_serious_violations()


def test_setting_up_a_table_is_accessible(zoe: Player) -> None:
    zoe.go("/new/leonardo")
    zoe.page.get_by_text("Options du jeu").click()
    zoe.has_no_serious_violations()


@pytest.mark.parametrize(
    ("locale", "strength"),
    [
        ("fr-FR", r"Seul contre 5, chacun un robot débutant.*gagne \d+.%.*une part équitable serait 17.%"),
        ("en-GB", r"Alone against 5, each novice bot: wins \d+%.*a fair share is 17%"),
    ],
)
def test_where_a_level_was_measured_alone_among_many_its_fair_part_is_told(
    arrive: Callable[..., Player], locale: str, strength: str
) -> None:
    guest = arrive(size=PHONE, locale=locale)
    guest.go("/new/leonardo?with=bots")
    guest.page.get_by_role("radio", name="6", exact=True).check()
    apprentice = guest.page.get_by_role("radio", name=says("apprenti"))
    expect(apprentice).to_have_accessible_description(says(strength))
    guest.picture(f"strength-{locale}")
    guest.has_no_sideways_scrolling()


def test_on_a_telephone_every_level_tells_how_strong_it_was_measured_to_be(arrive: Callable[..., Player]) -> None:
    guest = arrive(size=PHONE)
    guest.go("/new/cathedral?with=bots")
    levels = ("robot distrait", "robot débutant", "robot apprenti", "robot compagnon", "robot maître")
    expect(guest.page.get_by_role("radio", name=levels[0])).to_have_accessible_description("")
    for lower, upper in pairwise(levels):
        strength = re.compile(rf"Contre un {lower}.*gagne \d+.%.*2 places")
        expect(guest.page.get_by_role("radio", name=upper)).to_have_accessible_description(strength)
    guest.has_no_sideways_scrolling()
    guest.has_no_serious_violations()
