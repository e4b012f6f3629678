"""Two people and two bots bargain: offers, counter-offers, promises, alliances; by telephone and by keyboard alone."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.e2e.player import Player, widget
from tests.e2e.spots import by_mouse, walk_to
from tests.e2e.test_leonardo import choice

PHONE, LITTLE = (390, 844), (360, 640)
BOTS = ("random", "random")
Arrive = Callable[..., Player]


def sit_down(arrive: Arrive, game: str) -> tuple[Player, Player, str]:
    """Anne at her laptop, Bob at his telephone, and two bots that say nothing."""
    ann, bob = arrive("Anne", locale="en-GB"), arrive("Bob", size=PHONE, locale="en-GB")
    for guest in (ann, bob):
        guest.introduce()
    table = ann.desk.open_table(game, "me", "open", *BOTS)
    bob.desk.post(f"tables/{table}/join", {})
    for guest in (ann, bob):
        guest.sit_at(table)
    return ann, bob, table


def play_until(asking: str, table: str, guests: tuple[Player, ...], how: Callable[[Player], None]) -> None:
    """Everybody answers until all of them are asked this."""
    for _ in range(80):
        asked = [guests[seat] for seat in guests[0].desk.get(f"tables/{table}")["asked"] if seat < len(guests)]
        for guest in asked:
            guest.wait_for_turn()
        if len(asked) == len(guests) and {guest.fact("asking") for guest in asked} == {asking}:
            return
        if asked:
            asked[0].answer(how)
    raise AssertionError(f"nobody was asked {asking}")


def trade(player: Player) -> Locator:
    return player.page.locator("[data-trade]")


def button(player: Player, name: str) -> Locator:
    return player.page.get_by_role("button", name=name)


def begin(player: Player, partner: str) -> Locator:
    button(player, "Offer a trade").click()
    trade(player).get_by_role("radio", name=partner).check()
    return trade(player)


def more(half: Locator, name: str) -> None:
    half.get_by_role("group", name=name).get_by_role("button", name="More").click()


def send(player: Player, terms: str) -> None:
    """Says the terms, which stand on the button."""
    trade(player).get_by_role("button", name=terms).click()
    expect(trade(player)).to_have_count(0)


def say(player: Player, word: str) -> None:
    player.page.locator("[data-offer]").first.get_by_role("button", name=word).click()


def is_in_sight(player: Player, name: str) -> None:
    """A button that answers what was offered, without scrolling, on the smallest telephone, too."""
    for width, height in (LITTLE, PHONE):
        player.page.set_viewport_size({"width": width, "height": height})
        expect(button(player, name)).to_be_in_viewport(ratio=1)


def bid(player: Player, amount: int) -> None:
    fields = widget(player)
    fields.get_by_role("spinbutton").fill(str(amount))
    player.answer(lambda _: fields.locator("button.primary").click())


def has_happened(words: str, *players: Player) -> None:
    for player in players:
        expect(player.main).to_contain_text(words)


def ask_for_a_promise(ann: Player, kind: str, amount: str, words: str) -> None:
    table = begin(ann, "Bob")
    more(table, "You give")
    table.get_by_role("combobox", name="Their promise", exact=True).select_option(label=kind)
    table.get_by_role("combobox", name="Their promise: where, or how much?").select_option(label=amount)
    send(ann, f"You give 1 SdD; Bob promises {words}.")


def test_promises_are_bargained_for_kept_and_broken_in_bastide(arrive: Arrive) -> None:
    ann, bob, table = sit_down(arrive, "bastide")
    play_until("SealBids", table, (ann, bob), by_mouse)

    is_in_sight(bob, "Offer a trade")
    begin(bob, "Anne")
    ask_for_a_promise(ann, "bid at least", "3 SdD", "to bid at least 3 SdD on this project")
    button(bob, "You have been made an offer").click()  # it would lie beneath what Bob puts together
    expect(trade(bob)).to_have_count(0)
    expect(bob.page.locator("[data-offer]")).to_contain_text("You promise Anne to bid at least 3 SdD")
    is_in_sight(bob, "Accept")
    bob.picture("bargaining-offered-phone")
    say(bob, "Change")
    expect(trade(bob)).to_be_visible()
    bob.picture("bargaining-counter-phone")
    more(trade(bob), "You get")
    send(bob, "You promise Anne to bid at least 3 SdD on this project; you get 2 SdD.")
    say(ann, "Accept")
    has_happened("Bob promises Anne to bid at least 3 SdD on this project", ann, bob)

    walk_to(ann, button(ann, "Offer a trade"))  # by keyboard alone
    ann.page.keyboard.press("Enter")
    walk_to(ann, trade(ann).get_by_role("group", name="You get").get_by_role("button", name="More"))
    ann.page.keyboard.press("Enter")
    walk_to(ann, trade(ann).locator("button.primary"))
    ann.page.keyboard.press("Enter")
    expect(trade(ann)).to_have_count(0)
    walk_to(bob, bob.page.get_by_text("because…"))  # by keyboard, too
    bob.page.keyboard.press("Enter")
    walk_to(bob, button(bob, "it brings me nothing"))
    bob.page.keyboard.press("Enter")
    has_happened("Bob declines offer 3: it brings me nothing.", ann, bob)

    begin(ann, "Bob")
    more(trade(ann), "You give")
    bid(bob, 3)
    expect(trade(ann)).to_contain_text(re.compile("Bob.* have sealed an answer"))
    ann.wait_until_still()  # Escape first skips what is being played
    ann.page.keyboard.press("Escape")
    bid(ann, 0)
    has_happened("Bob has kept a promise to Anne", ann, bob)

    play_until("SealBids", table, (ann, bob), by_mouse)
    ask_for_a_promise(ann, "bid at most", "nothing", "to bid nothing on this project")
    say(bob, "Accept")
    button(bob, "Offer a trade").click()
    more(trade(bob), "You get")
    trade(bob).locator("button.primary").click()
    bid(bob, 1)
    has_happened("lapses", ann, bob)
    bid(ann, 0)
    has_happened("Bob has broken a promise to Anne", ann, bob)
    ann.has_no_serious_violations()


def carefully(player: Player) -> None:
    """One palace more and nothing daring; everybody is a Guelph."""
    if player.fact("asking") == "ExhibitWork":
        by_mouse(player)
    else:
        choice(player).click()


def test_palaces_change_hands_and_alliances_are_made_in_leonardo(arrive: Arrive) -> None:
    ann, bob, table = sit_down(arrive, "leonardo")
    play_until("Negotiate", table, (ann, bob), carefully)

    give = begin(ann, "Bob").get_by_role("group", name="You give").get_by_role("button", pressed=False).first
    name = give.inner_text().strip()
    give.click()
    ann.picture("bargaining-palaces")
    more(trade(ann), "You get")
    send(ann, f"You give {name}; you get 5 florins.")
    expect(bob.page.locator("[data-offer]")).to_contain_text(f"You give 5 florins; you get {name}.")
    say(bob, "Change")
    trade(bob).get_by_role("button", name="Less").first.click()
    expect(trade(bob).locator("button.primary")).to_have_text(f"You give nothing; you get {name}.")
    trade(bob).locator("button.primary").click()
    expect(trade(bob).get_by_role("alert"), "why it is refused stands beside the button").to_be_visible()
    more(trade(bob), "You give")
    more(trade(bob), "You give")
    send(bob, f"You give 10 florins; you get {name}.")
    say(ann, "Accept")
    has_happened(f"Anne hands over to Bob: {name}", ann, bob)

    for offered in ("Offer a trade", "Propose an alliance"):
        is_in_sight(bob, offered)
    button(ann, "Propose an alliance").press("Enter")  # by keyboard alone
    ann.wait_until_still()
    ann.page.keyboard.press("Escape")
    expect(button(ann, "Propose an alliance"), "one goes on from where one was").to_be_focused()
    button(ann, "Propose an alliance").click()
    if trade(ann).get_by_role("radio", name="Bob").count() > 1:
        trade(ann).get_by_role("radiogroup", name="With whom?").get_by_role("radio", name="Bob").check()
    expect(trade(ann)).to_contain_text("one of the numbers is kept")
    ann.picture("bargaining-alliance")
    button(ann, "Propose it to Bob").click()
    expect(bob.page.locator("[data-proposal]")).to_contain_text("one of the numbers is kept")
    is_in_sight(bob, "Agree")
    for line in bob.page.locator("[data-proposal] dl > div").all():
        expect(line).to_be_in_viewport(ratio=1)
    bob.picture("bargaining-alliance-phone")
    bob.page.locator("[data-proposal]").get_by_role("button", name="Decline").click()
    has_happened("Bob declines alliance", ann, bob)
    button(ann, "Propose an alliance").click()
    if trade(ann).get_by_role("radiogroup", name="With whom?").count():
        trade(ann).get_by_role("radiogroup", name="With whom?").get_by_role("radio", name="Bob").check()
    button(ann, "Propose it to Bob").click()
    bob.page.locator("[data-proposal]").get_by_role("button", name="Agree").click()
    has_happened("play together from now on", ann, bob)
    bob.has_no_sideways_scrolling()
    ann.has_no_serious_violations()


def test_a_bot_answers_what_it_is_offered_for_a_palace_in_leonardo(arrive: Arrive) -> None:
    ann = arrive("Anne", locale="en-GB")
    table = ann.play_against("leonardo", "apprentice", "apprentice")
    play_until("Negotiate", table, (ann,), carefully)
    button(ann, "Offer a trade").click()
    palace = trade(ann).get_by_role("group", name="You get").get_by_role("button", pressed=False).first
    name = palace.inner_text().strip()
    palace.click()
    more(trade(ann), "You give")
    ann.picture("bargaining-bots-palace")
    send(ann, f"You give 5 florins; you get {name}.")
    expect(ann.main).to_contain_text(re.compile("declines offer no. 1: |answers offer no. 1 with a counter-offer"))
