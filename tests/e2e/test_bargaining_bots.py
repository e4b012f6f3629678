"""Somebody bargains with bots: every offer is answered, with a reason or other terms; by telephone and by keyboard."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.player import Player
from tests.e2e.serving import ServerProcess
from tests.e2e.spots import by_mouse, walk_to
from tests.e2e.test_bargaining import PHONE, Arrive, begin, bid, button, has_happened, more, send, trade

MOST_ANSWERS = 120


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server whose bots leave people time to bargain, on a busy machine too."""
    with ServerProcess(tmp_path_factory.mktemp("patient"), BEFFROI_BOT_BARGAINING="60") as opened:
        yield opened


@pytest.fixture
def server(patient: ServerProcess) -> ServerProcess:
    patient.begin()
    return patient


def sit_down(arrive: Arrive, game: str, **how: object) -> Player:
    ann = arrive("Anne", locale="en-GB", **how)
    ann.introduce()
    join_bots(ann, game)
    return ann


def join_bots(ann: Player, game: str, **terms: object) -> None:
    """A table that begins when Anne is there: bots leave time to bargain only to those who are."""
    table = ann.desk.open_table(game, "me", "open", "open", **terms)
    ann.go(f"/table/{table}")
    ann.page.locator(".level select").select_option("apprentice")
    button(ann, "Begin with bots").click()
    ann.wait_for_table()


def play_until(ann: Player, asking: str, how: Callable[[Player], None]) -> None:
    """Answers until this is asked; whatever bots offer meanwhile is declined."""
    for _ in range(MOST_ANSWERS):
        assert ann.wait_for_turn()
        if ann.fact("asking") == asking:
            return
        ann.answer(how)
    raise AssertionError(f"nobody was asked {asking}")


def partner(ann: Player) -> str:
    """The bot that stands first on the trade table."""
    return trade(ann).get_by_role("radio", checked=True).locator("xpath=..").inner_text().strip()


def press(player: Player, wanted: Locator) -> None:
    """Goes there by keyboard alone, and presses Enter."""
    walk_to(player, wanted)
    player.page.keyboard.press("Enter")


def offers(ann: Player) -> Locator:
    return ann.page.locator("[data-offer]")


def test_bots_answer_decline_counter_and_keep_their_word_in_bastide(arrive: Arrive) -> None:
    ann = sit_down(arrive, "bastide", size=PHONE)
    play_until(ann, "SealBids", by_mouse)

    button(ann, "Offer a trade").click()
    bot = partner(ann)
    more(trade(ann), "You give")
    for _ in range(3):
        more(trade(ann), "You get")
    send(ann, "You give 1 SdD; you get 3 SdD.")
    has_happened(f"{bot} declines offer 1: it brings me nothing", ann)

    begin(ann, bot)
    more(trade(ann), "You give")
    trade(ann).get_by_role("combobox", name="Their promise", exact=True).select_option(label="bid at most")
    trade(ann).get_by_role("combobox", name="Their promise: where, or how much?").select_option(label="nothing")
    send(ann, f"You give 1 SdD; {bot} promises to bid nothing on this project.")
    expect(offers(ann)).to_contain_text(f"You give 3 SdD; {bot} promises to bid nothing on this project.")
    ann.picture("bargaining-bots-counter-phone")
    press(ann, offers(ann).get_by_role("button", name="Accept"))
    has_happened(f"{bot} promises Anne to bid nothing on this project", ann)

    bid(ann, 0)
    has_happened(f"{bot} has kept a promise to Anne", ann)
    expect(ann.page.locator("ol.players").get_by_text("1 kept")).to_be_attached()
    button(ann, "Log").click()
    ann.page.get_by_role("tab", name="Score").click()
    ann.page.locator("details", has_text=bot).locator("summary").click()
    expect(ann.page.locator("[data-promise=kept]")).to_contain_text(f"{bot} has kept a promise to Anne")
    ann.picture("bargaining-bots-kept-phone")
    ann.has_no_sideways_scrolling()


def test_an_offer_of_a_bot_is_changed_declined_and_accepted_by_keyboard(arrive: Arrive) -> None:
    ann = arrive("Anne", locale="en-GB")
    ann.introduce()
    played = ann.bots_have_played("bastide", "apprentice", "apprentice", "apprentice")
    start = {"table": played, "ply": first_offer_to(ann, played)}
    for word, told in (("Change", "with a counter-offer"), ("Decline", "Anne declines offer"), ("Accept", "promises")):
        join_bots(ann, "bastide", start=start)
        press(ann, offers(ann).get_by_role("button", name=re.compile(f"^{word}")).first)
        if word == "Change":
            expect(trade(ann)).to_be_visible()
            press(ann, trade(ann).get_by_role("button", name="More", disabled=False).first)
            press(ann, trade(ann).locator("button.primary"))
            expect(trade(ann)).to_have_count(0)
            expect(button(ann, "Offer a trade"), "one goes on from where one was").to_be_focused()
        has_happened(told, ann)
    ann.picture("bargaining-bots-accepted")


def first_offer_to(ann: Player, table: str) -> int:
    """The entry by which a bot first offered the first seat a deal about a promise."""
    plies = ann.desk.get(f"tables/{table}/plies")
    while plies[0]["number"] > 1:
        plies = [*ann.desk.get(f"tables/{table}/plies?before={plies[0]['number']}"), *plies]
    events = ((ply["number"], event) for ply in plies for event in ply["events"])
    wanted = ("promise-offered", "promise-wanted")
    return int(next(number for number, event in events if event["what"] in wanted and event["facts"]["to"] == 0))


def test_escape_leaves_one_thing_at_a_time(arrive: Arrive) -> None:
    ann = sit_down(arrive, "bastide")
    play_until(ann, "SealBids", by_mouse)
    button(ann, "Offer a trade").click()
    button(ann, "One step back").click()
    now = button(ann, "Back to now")
    expect(now).to_be_visible()
    expect(trade(ann)).to_be_visible()
    ann.wait_until_still()
    ann.page.keyboard.press("Escape")
    expect(now).to_have_count(0)
    expect(trade(ann)).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(trade(ann)).to_have_count(0)
