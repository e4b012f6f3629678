"""Flandern 1302 in the browser: a whole game of two, cards chosen in secret, a telephone, a server that comes back."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.e2e.player import PHONE, Player, widget
from tests.e2e.spots import answers, by_finger, by_keyboard, by_mouse, goes_on_after_a_restart, play_until, spots


def test_a_game_of_two_is_played_to_its_end_by_mouse(zoe: Player) -> None:
    zoe.play_on_near_the_end("flandern", "random")
    zoe.play(by_mouse)
    expect(zoe.page.locator("#outcome")).to_be_visible()
    zoe.picture("flandern-end")


def test_a_game_of_two_is_played_to_its_end_by_keyboard_alone(zoe: Player) -> None:
    zoe.play_on_near_the_end("flandern", "random")
    zoe.play(by_keyboard)
    expect(zoe.page.locator("#outcome")).to_be_visible()


def test_a_chosen_card_lies_face_down_until_everybody_has_chosen(arrive: Callable[..., Player]) -> None:
    ann, bob = arrive("Anne"), arrive("Bob")
    ann.introduce()
    bob.introduce()
    table = ann.desk.open_table("flandern", "me", "open", "random")
    bob.desk.post(f"tables/{table}/join", {})
    heard: list[str] = []
    bob.page.on("websocket", lambda line: line.on("framereceived", lambda frame: heard.append(str(frame))))
    for guest in (ann, bob):
        guest.sit_at(table)
    play_until("ChooseCards", table, ann, bob)
    heard.clear()
    ann.answer(lambda player: choose(player, "site", influence=0))
    change_after_a_reload(ann, "Reprendre en main", influence=2)
    before_ann = bob.page.locator("ol.players li").filter(has_text="Anne")
    expect(before_ann.get_by_role("img", name="une carte, face cachée")).to_be_visible()
    expect(before_ann.get_by_role("img", name="Reprendre en main")).to_have_count(0)
    assert heard
    assert all('"type":"Choose"' not in frame and '"influence":2' not in frame for frame in heard)
    bob.picture("flandern-face-down")
    bob.answer(lambda player: choose(player, "site", influence=0))
    for guest in (ann, bob):
        expect(guest.page.locator("main")).to_contain_text("Anne joue Reprendre en main avec 2 cartes d’influence")


def change_after_a_reload(player: Player, card: str, influence: int) -> None:
    """Takes another card instead of the one that lies face down, with the widgets."""
    player.page.reload()
    player.wait_for_table()
    player.question.get_by_role("button", name="Changer").click()
    question = widget(player)
    question.get_by_role("radio", name=card).check()
    for _ in range(influence):
        question.get_by_role("button", name="Plus").click()
    question.locator("button.primary").click()
    expect(player.question).to_contain_text(card)
    expect(question).to_have_count(0)


def choose(player: Player, card: str, influence: int) -> None:
    spots(player, f"card:{card}").click()
    if influence:
        spots(player, f"influence:{influence}").click()
    answers(player).click()


def test_the_cities_are_played_with_a_finger_on_a_telephone(arrive: Callable[..., Player]) -> None:
    guest = arrive(size=PHONE)
    guest.play_against("flandern", "random", "random")
    for _ in range(6):
        guest.wait_for_turn()
        guest.answer(by_finger)
    guest.wait_for_turn()
    guest.has_no_sideways_scrolling()
    guest.picture("flandern-phone")
    guest.has_no_serious_violations()


@pytest.mark.long  # in the gate by Cathedral, two people
def test_a_game_goes_on_after_the_server_was_closed_and_opened_again(zoe: Player) -> None:
    zoe.play_against("flandern", "random")
    for _ in range(4):
        zoe.wait_for_turn()
        zoe.answer(by_mouse)
    goes_on_after_a_restart(zoe)


def test_four_players_fit_a_small_screen_and_everything_is_accessible(arrive: Callable[..., Player]) -> None:
    guest = arrive(size=(1366, 768))
    guest.play_against("flandern", "random", "random", "random")
    for _ in range(4):
        guest.wait_for_turn()
        guest.answer(by_mouse)
    guest.wait_for_turn()
    guest.picture("flandern-four")
    for part in ("[data-board] svg", "#asked"):
        box = guest.page.locator(part).first.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= 768
    guest.has_no_serious_violations()
