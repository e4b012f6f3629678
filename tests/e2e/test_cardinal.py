"""Cardinal in a real browser: by mouse, by keys, by finger, by two people."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.e2e import squares
from tests.e2e.fingers import Fingers, middle_of
from tests.e2e.player import PHONE, Answer, Player, fold, from_the_list, with_the_keyboard

ON_THE_BOARD = ("PlaceBuilding", "PlaceCardinal", "MoveCardinal")


def with_colours(place: Answer, choose: Answer) -> Answer:
    """Builds on the board in one way, and chooses colours from the list in another."""
    return lambda player: (place if player.fact("asking") in ON_THE_BOARD else choose)(player)


def place_by_mouse(player: Player) -> None:
    """Buildings come from the tray; the Cardinal is in hand already."""
    if player.fact("asking") == "PlaceBuilding":
        squares.place_by_mouse(player)
    else:
        squares.light(player).click()


BY_MOUSE = with_colours(place_by_mouse, from_the_list)
BY_KEYS = with_colours(squares.place_by_keys, with_the_keyboard)


@pytest.mark.parametrize("bots", [1, 3], ids=["two", "four"])
def test_a_game_is_played_to_its_end_by_mouse(zoe: Player, bots: int) -> None:
    zoe.play_on_near_the_end("cardinal", *["random"] * bots)
    zoe.play(BY_MOUSE)
    zoe.picture(f"cardinal-end-{bots + 1}")


def test_a_game_is_played_to_its_end_with_keys_alone(zoe: Player) -> None:
    zoe.play_on_near_the_end("cardinal", "random", "random")
    zoe.play(BY_KEYS)


def test_the_laws_in_the_way_are_told_before_and_after_the_try(zoe: Player) -> None:
    play_until_building(zoe)
    squares.take(squares.pieces(zoe).last)
    zoe.page.locator('.town [role="gridcell"][aria-label*="Cardinal"]').first.hover()
    expect(zoe.page.locator(".controls p")).to_contain_text("Loi 1")
    zoe.page.locator('.town [role="gridcell"][aria-label*="Cardinal"]').first.click()
    expect(zoe.question).to_contain_text("Cardinal se tient en")
    expect(zoe.page.locator("path.refused")).to_be_attached()
    zoe.has_no_serious_violations()
    zoe.picture("cardinal-refused")
    zoe.answer(BY_MOUSE)


def test_the_cardinal_is_dragged_to_another_zone(zoe: Player) -> None:
    play_until_building(zoe)
    zoe.answer(BY_MOUSE)
    assert zoe.fact("asking") == "MoveCardinal"
    before = zoe.page.locator(".cardinal .figure").get_attribute("style")
    zoe.answer(drag_the_cardinal)
    expect(zoe.page.locator(".cardinal .figure")).not_to_have_attribute("style", before or "")


def drag_the_cardinal(player: Player) -> None:
    squares.drag(player, player.page.locator(".cardinal .figure"), squares.light(player))


def test_one_looks_closer_and_sees_everything_again(zoe: Player) -> None:
    play_until_building(zoe)
    town = zoe.page.locator(".town > svg")
    left, _, width, _ = (town.get_attribute("viewBox") or "").split()
    whole = re.compile(rf"^{left} \S+ {width} \S+$")  # how high it is depends on the room the page has
    zoe.page.get_by_role("button", name="Plus près").click()
    expect(town).not_to_have_attribute("viewBox", whole)
    zoe.page.get_by_role("button", name="Tout le bourg").click()
    expect(town).to_have_attribute("viewBox", whole)


def test_it_can_be_played_on_a_telephone(arrive: Callable[..., Player]) -> None:
    guest = arrive(size=PHONE)
    play_until_building(guest)
    guest.answer(squares.place_by_finger)
    guest.wait_for_turn()
    guest.has_no_sideways_scrolling()
    guest.picture("cardinal-phone")


def test_two_fingers_look_closer_and_one_moves_the_town(arrive: Callable[..., Player]) -> None:
    guest = arrive(size=PHONE)
    play_until_building(guest)
    x, y = middle_of(guest.page.locator(".town > svg"))
    whole, scrolled, step = look(guest), guest.page.evaluate("scrollY"), guest.fact("step")
    fingers = Fingers(guest.page)
    fingers.press((x - 30, y), (x + 30, y))
    fingers.move((x - 45, y), (x + 45, y))
    fingers.lift()
    near = look(guest)
    assert near[2] == pytest.approx(whole[2] / 1.5, rel=0.05)
    fingers.press((x, y))
    fingers.move((x - 40, y - 40))
    fingers.lift()
    beside = look(guest)
    assert beside[0] > near[0]
    assert beside[1] > near[1]
    assert beside[2:] == near[2:]
    assert (guest.page.evaluate("scrollY"), guest.fact("step")) == (scrolled, step)
    guest.picture("cardinal-near")


def look(player: Player) -> list[float]:
    """What part of the town is seen: left, top, width, height."""
    return [float(each) for each in (player.page.locator(".town > svg").get_attribute("viewBox") or "").split()]


def test_two_people_play_and_the_server_may_be_restarted(arrive: Callable[..., Player]) -> None:
    zoe, max_ = arrive("Zoé"), arrive("Max")
    zoe.introduce()
    max_.introduce()
    table = zoe.desk.open_table("cardinal", "me", "open")
    max_.desk.post(f"tables/{table}/join", {})
    zoe.sit_at(table)
    max_.sit_at(table)
    answer_in_turn((zoe, max_), answers=8)
    zoe.server.close()
    expect(zoe.main).not_to_have_attribute("data-connection", "open")
    zoe.server.open()
    zoe.wait_for_table()
    max_.wait_for_table()
    answer_in_turn((zoe, max_), answers=2)
    standing = max(guest.page.locator(".town .piece").count() for guest in (zoe, max_))
    assert standing > 2
    for guest in (zoe, max_):
        expect(guest.page.locator(".town .piece")).to_have_count(standing)


def answer_in_turn(guests: tuple[Player, Player], answers: int) -> None:
    """Whoever is asked answers."""
    for _ in range(answers):
        asked = next(guest for guest in guests if is_asked(guest, guests))
        asked.answer(BY_MOUSE)


def is_asked(guest: Player, guests: tuple[Player, Player]) -> bool:
    """Both pages must stand at the same step before one can say whose turn it is."""
    latest = max(guests, key=lambda each: int(each.fact("step"))).fact("step")
    for each in guests:
        expect(each.main).to_have_attribute("data-step", latest)
    return guest.fact("asked") == "true"


def play_until_building(player: Player) -> None:
    """Two at the table; the first buildings stand, the Cardinal too, and it is this player's turn to build."""
    player.play_against("cardinal", "random")
    while player.wait_for_turn():
        if player.fact("asking") == "PlaceBuilding" and player.page.locator(".cardinal").count():
            player.wait_until_still()
            fold(player)
            return
        player.answer(from_the_list)
