"""Bastide in the browser: whole games by mouse and by keyboard, sealed fists, a telephone, a server that comes back."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.e2e.player import PHONE, Player, widget
from tests.e2e.spots import by_finger, by_keyboard, by_mouse, goes_on_after_a_restart, play_until, spots

QUICK = {"negotiation": False, "raises": "single"}
"""Nobody bargains and nobody adds twice: as few questions as the game allows."""
BOTS = ("random", "random")


def warlike(player: Player) -> None:
    """Plays English tiles before anything else, so that the siege comes soon."""
    english = spots(player, "tile:english")
    if player.fact("asking") == "TakeTurn" and english.count():
        english.first.click()
    else:
        by_mouse(player)


def test_a_game_is_played_to_its_end_by_mouse(zoe: Player) -> None:
    zoe.play_on_near_the_end("bastide", *BOTS, plies=40, options=QUICK)
    zoe.play(warlike)
    expect(zoe.page.locator("#outcome")).to_be_visible()
    zoe.picture("bastide-end")


def test_a_game_is_played_to_its_end_by_keyboard_alone(zoe: Player) -> None:
    zoe.play_on_near_the_end("bastide", *BOTS, options=QUICK)
    zoe.play(by_keyboard)
    expect(zoe.page.locator("#outcome")).to_be_visible()


def test_a_closed_fist_tells_nobody_what_it_holds(arrive: Callable[..., Player]) -> None:
    ann, bob = arrive("Anne"), arrive("Bob")
    ann.introduce()
    bob.introduce()
    table = ann.desk.open_table("bastide", "me", "open", "random", options=QUICK)
    bob.desk.post(f"tables/{table}/join", {})
    heard: list[str] = []
    bob.page.on("websocket", lambda line: line.on("framereceived", lambda frame: heard.append(str(frame))))
    for guest in (ann, bob):
        guest.sit_at(table)
    play_until("SealBids", table, ann, bob)
    heard.clear()
    bid(ann, 3)
    before_ann = bob.page.locator("ol.players li").filter(has_text="Anne").locator("[data-fist]")
    expect(before_ann).to_contain_text("a fermé le poing")
    expect(before_ann).not_to_contain_text("3")
    assert heard
    assert all('"type":"Bid"' not in frame and '"amount":3' not in frame for frame in heard)
    bob.picture("bastide-closed-fist")
    bid(bob, 1)
    for guest in (ann, bob):
        expect(guest.page.locator("main")).to_contain_text("Anne a misé 3 SdD")


def bid(player: Player, amount: int) -> None:
    fields = widget(player)
    fields.get_by_role("spinbutton").fill(str(amount))
    player.answer(lambda _: fields.locator("button.primary").click())


def test_the_town_is_played_with_a_finger_on_a_telephone(arrive: Callable[..., Player]) -> None:
    guest = arrive(size=PHONE)
    guest.play_against("bastide", *BOTS, options=QUICK)
    for _ in range(6):
        guest.wait_for_turn()
        guest.answer(by_finger)
    guest.wait_for_turn()
    guest.has_no_sideways_scrolling()
    guest.picture("bastide-phone")
    guest.has_no_serious_violations()


@pytest.mark.long  # in the gate by Cathedral, two people
def test_a_game_goes_on_after_the_server_was_closed_and_opened_again(zoe: Player) -> None:
    zoe.play_against("bastide", *BOTS, options=QUICK)
    zoe.wait_for_turn()
    zoe.answer(by_mouse)
    goes_on_after_a_restart(zoe)


def test_five_players_fit_a_small_screen_and_everything_is_accessible(arrive: Callable[..., Player]) -> None:
    guest = arrive(size=(1366, 768))
    guest.play_against("bastide", "random", "random", "random", "random")
    for _ in range(3):
        guest.wait_for_turn()
        guest.answer(by_mouse)
    guest.wait_for_turn()
    guest.picture("bastide-five")
    for part in ("[data-board] svg", "#asked"):
        box = guest.page.locator(part).first.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= 768
    guest.has_no_serious_violations()
