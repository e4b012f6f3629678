"""Leonardo in the browser: whole games by mouse and by keyboard, a sealed bet, a telephone, a house that comes back."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.e2e.player import PHONE, Player, widget

SHORT = {"negotiations": False, "alliances": False}
"""Nobody bargains, so that a game is fifteen rounds of turns and nothing else."""
STOPS = """() => [...document.querySelectorAll("a[href], button, input, select, textarea, summary, [tabindex]")]
  .filter(node => node.tabIndex >= 0 && !node.disabled && node.checkVisibility()).length"""
MOVED_ON = "step => document.querySelector('main').dataset.step !== step"


def lit(player: Player) -> Locator:
    """The spaces of the board that can be pressed now."""
    return player.page.locator("[data-spots] .spot.lit")


def choice(player: Player) -> Locator:
    """The button a careful family presses: it buys palaces and shows one work in its first turn, and dares nothing."""
    buttons = widget(player).locator("button:enabled")
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


def test_a_whole_game_is_played_by_mouse(zoe: Player) -> None:
    zoe.play_against("leonardo", "random", options=SHORT)
    zoe.play(by_mouse)
    expect(zoe.page.locator("#outcome")).to_be_visible()
    zoe.picture("leonardo-end")


def test_a_whole_game_is_played_by_keyboard_alone(zoe: Player) -> None:
    zoe.play_against("leonardo", "random", options=SHORT)
    zoe.play(by_keyboard)
    expect(zoe.page.locator("#outcome")).to_be_visible()


def test_a_sealed_bet_stays_sealed_until_the_last_one_is_in(arrive: Callable[..., Player]) -> None:
    ann, bob = arrive("Anne"), arrive("Bob")
    ann.introduce()
    bob.introduce()
    table = ann.desk.open_table("leonardo", "me", "open", "random", options=SHORT)
    bob.desk.post(f"tables/{table}/join", {})
    for guest in (ann, bob):
        guest.sit_at(table)
    play_until_bets(table, ann, bob)
    bet(ann, "or", 15)
    told = bob.page.locator("main")
    expect(told).not_to_contain_text("15 florins sur l'or")
    expect(bob.page.locator("ol.players > li").first).to_contain_text("a répondu")
    bob.picture("leonardo-sealed-bet")
    bet(bob, "épices", 5)
    for guest in (ann, bob):
        expect(guest.page.locator("main")).to_contain_text("15 florins sur l'or")


def play_until_bets(table: str, *guests: Player) -> None:
    """Everybody answers carefully until both are asked for a bet at once."""
    for _ in range(300):
        asked = who_is_asked(table, *guests)
        if len(asked) == len(guests) and asked[0].fact("asking") == "PlaceBets":
            return
        if asked:
            asked[0].answer(by_mouse)
    raise AssertionError("nobody has held a market")


def who_is_asked(table: str, *guests: Player) -> list[Player]:
    """Those of whom the house wants an answer, once they see it; when it is a bot's turn, that is waited for."""
    first, step = guests[0], guests[0].fact("step")
    seats = first.desk.get(f"tables/{table}")["asked"]
    asked = [guest for seat, guest in enumerate(guests) if seat in seats]
    for guest in asked:
        guest.wait_for_turn()
    if not asked:
        first.page.wait_for_function(MOVED_ON, arg=step)
    return asked


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


def test_a_game_goes_on_after_the_house_was_closed_and_opened_again(zoe: Player) -> None:
    zoe.play_against("leonardo", "random", options=SHORT)
    zoe.wait_for_turn()
    zoe.answer(by_mouse)
    zoe.wait_for_turn()
    told = zoe.page.locator(".board .caption").inner_text()
    zoe.house.close()
    expect(zoe.main).not_to_have_attribute("data-line", "open")
    zoe.house.open()
    zoe.wait_for_table()
    zoe.wait_for_turn()
    expect(zoe.page.locator(".board .caption")).to_have_text(told)
    zoe.answer(by_mouse)


def test_the_table_is_accessible_and_shows_all_that_is_needed_on_a_small_screen(arrive: Callable[..., Player]) -> None:
    guest = arrive(size=(1366, 768))
    guest.play_against("leonardo", "random", "random", "random", "random", "random")
    guest.wait_for_turn()
    guest.answer(by_mouse)
    guest.wait_for_turn()
    guest.picture("leonardo-six")
    for part in (".board .caption", "#asked"):
        box = guest.page.locator(part).bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= 768
    guest.has_no_serious_violations()
