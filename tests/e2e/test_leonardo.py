"""Leonardo in the browser: whole games by mouse and by keyboard, a sealed bet, a telephone, a server restarted."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.player import PHONE, Player, widget

SHORT = {"negotiations": False, "alliances": "never"}
"""Nobody bargains, so that a game is fifteen rounds of turns and nothing else."""
STOPS = """() => [...document.querySelectorAll("a[href], button, input, select, textarea, summary, [tabindex]")]
  .filter(node => node.tabIndex >= 0 && !node.disabled && node.checkVisibility()).length"""


def lit(player: Player) -> Locator:
    """The spaces of the board that can be pressed now."""
    return player.page.locator("[data-spots] .spot.lit")


def choice(player: Player) -> Locator:
    """The button a careful family presses: it buys palaces and shows one work in its first turn, and dares nothing."""
    buttons = widget(player).locator("button:enabled:not(.stepper button)")
    is_first_work = player.fact("asking") == "BuyWorks" and player.fact("step") < "3"
    if player.fact("asking") == "AcquirePalace" or is_first_work:
        return buttons.first
    return buttons.last


def by_mouse(player: Player) -> None:
    if player.fact("asking") == "ExhibitWork":
        lit(player).first.click()
    else:
        choice(player).click()


def by_keyboard(player: Player) -> None:
    walk_to(player, lit(player).first if player.fact("asking") == "ExhibitWork" else choice(player))
    player.page.keyboard.press("Enter")


def walk_to(player: Player, wanted: Locator) -> None:
    """Presses Tab until something has the focus; it must come before one has been around the whole page."""
    stops = player.page.evaluate(STOPS)
    for _ in range(stops + 2):
        if wanted.evaluate("node => node === document.activeElement"):
            return
        player.page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {wanted}")


def test_a_game_is_played_to_its_end_by_mouse(zoe: Player) -> None:
    zoe.play_on_near_the_end("leonardo", "random", plies=40, options=SHORT)
    zoe.play(by_mouse)
    expect(zoe.page.locator("#outcome")).to_be_visible()
    zoe.picture("leonardo-end")


def test_a_game_is_played_to_its_end_by_keyboard_alone(zoe: Player) -> None:
    zoe.play_on_near_the_end("leonardo", "random", options=SHORT)
    zoe.play(by_keyboard)
    expect(zoe.page.locator("#outcome")).to_be_visible()


def test_a_sealed_bet_stays_sealed_until_the_last_one_is_in(arrive: Callable[..., Player]) -> None:
    guests = [arrive(name) for name in ("Anne", "Bob", "Cid")]
    sit_together(guests)
    first, second = play_until_market(guests)
    bet(first, "or", 15)
    expect(second.page.locator("ol.players")).to_contain_text("a répondu")
    expect(second.main).not_to_contain_text("15 florins sur l’or")
    second.picture("leonardo-sealed-bet")
    bet(second, "épices", 5)
    for guest in guests:
        expect(guest.main).to_contain_text("15 florins sur l’or")


def sit_together(guests: list[Player]) -> None:
    for guest in guests:
        guest.introduce()
    host, *others = guests
    table = host.desk.open_table("leonardo", "me", *("open" for _ in others), options=SHORT)
    for guest in others:
        guest.desk.post(f"tables/{table}/join", {})
    for guest in guests:
        guest.sit_at(table)


def play_until_market(guests: list[Player]) -> list[Player]:
    """Everybody declines everything but to hold a market; returns those who bet on it."""
    table = guests[0].page.url.rpartition("/")[2]
    for _ in range(300):
        seats = guests[0].desk.get(f"tables/{table}")["asked"]
        asked = [guests[seat] for seat in seats]
        for guest in asked:
            guest.wait_for_turn()
        if asked[0].fact("asking") == "PlaceBets":
            return asked
        asked[0].answer(decline)
    raise AssertionError("nobody has come to a market")


def test_the_table_bids_up_to_a_ceiling_that_nobody_else_sees(arrive: Callable[..., Player]) -> None:
    guests = [arrive(name) for name in ("Anne", "Bob", "Cid")]
    sit_together(guests)
    first, second, seller = open_auction(guests)
    second.question.get_by_role("button", name="Enchérir jusqu’à…").click()
    second.picture("leonardo-ceiling-open")
    limit = second.question.get_by_role("group", name="Plafond")
    limit.get_by_role("spinbutton").fill("60")
    limit.get_by_role("button", name="Laisser la table enchérir jusqu’à 60 florins").click()
    expect(second.question).to_contain_text("La table enchérit pour vous jusqu’à 60 florins")
    second.picture("leonardo-ceiling")
    first.answer(lambda player: widget(player).locator("button.primary").click())
    for guest in guests:
        expect(guest.main).to_contain_text("enchérit à 10 florins")
    for other in (first, seller):
        expect(other.main).not_to_contain_text("jusqu’à 60 florins")
    second.question.get_by_role("button", name="Retirer").click()
    expect(second.question.get_by_role("button", name="Enchérir jusqu’à…")).to_be_visible()


def open_auction(guests: list[Player]) -> tuple[Player, Player, Player]:
    """Somebody puts a palace up for auction; returns who bids first, who bids second and who bids last."""
    table = guests[0].page.url.rpartition("/")[2]
    while True:
        asked = [guests[seat] for seat in guests[0].desk.get(f"tables/{table}")["asked"]]
        for guest in asked:
            guest.wait_for_turn()
        if asked[0].fact("asking") == "AcquirePalace":
            asked[0].answer(lambda player: widget(player).get_by_role("button", name="enchères").click())
            turn = guests.index(asked[0])
            return guests[(turn + 1) % 3], guests[(turn + 2) % 3], asked[0]
        for guest in asked:
            guest.answer(lambda player: widget(player).locator("button:enabled").last.click())


def decline(player: Player) -> None:
    buttons = widget(player).locator("button:enabled")
    (buttons.first if player.fact("asking") == "OpenMarket" else buttons.last).click()


def bet(player: Player, product: str, florins: int) -> None:
    fields = widget(player)
    fields.get_by_role("radio", name=product, exact=True).check()
    fields.get_by_role("spinbutton").fill(str(florins))
    player.answer(lambda _: fields.locator("button.primary").click())


def test_the_board_fits_a_telephone_and_is_accessible(arrive: Callable[..., Player]) -> None:
    guest = arrive(size=PHONE)
    guest.play_against("leonardo", "random", "random", options=SHORT)
    for _ in range(4):
        guest.wait_for_turn()
        guest.answer(by_finger)
    guest.wait_for_turn()
    guest.has_no_sideways_scrolling()
    guest.picture("leonardo-phone")
    guest.has_no_serious_violations()


def by_finger(player: Player) -> None:
    """A first tap shows what a second one does."""
    if player.fact("asking") == "ExhibitWork":
        lit(player).first.tap()
        lit(player).first.tap()
    else:
        choice(player).tap()


@pytest.mark.long  # in the gate by Cathedral, two people
def test_a_game_goes_on_after_the_server_was_closed_and_opened_again(zoe: Player) -> None:
    zoe.play_against("leonardo", "random", options=SHORT)
    zoe.wait_for_turn()
    zoe.answer(by_mouse)
    zoe.wait_for_turn()
    asked, step = zoe.page.locator("#asked").inner_text(), zoe.fact("step")
    zoe.server.close()
    expect(zoe.main).not_to_have_attribute("data-connection", "open")
    zoe.server.open()
    zoe.wait_for_table()
    zoe.wait_for_turn()
    expect(zoe.page.locator("#asked")).to_have_text(asked)
    assert zoe.fact("step") == step
    zoe.answer(by_mouse)


def test_the_table_is_accessible_and_shows_all_that_is_needed_on_a_small_screen(arrive: Callable[..., Player]) -> None:
    guest = arrive(size=(1366, 768))
    guest.play_against("leonardo", "random", "random", "random", "random", "random")
    guest.wait_for_turn()
    guest.answer(by_mouse)
    guest.wait_for_turn()
    guest.picture("leonardo-six")
    for part in (".stakes", "#asked"):
        box = guest.page.locator(part).bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= 768
    guest.has_no_serious_violations()
