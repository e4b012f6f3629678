"""Two people at a table: what concerns one of them besides the game is said in a banner, and answered there."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Locator, expect

from tests.e2e.player import PHONE, Player, from_the_list
from tests.e2e.serving import ServerProcess


def banner(player: Player) -> Locator:
    return player.page.locator(".banner")


def press(player: Player, name: str) -> None:
    banner(player).get_by_role("button", name=name).click()


def two_at_a_table(hector: Player, vera: Player) -> str:
    """A table of Cathedral at which both have moved once, and Hector is asked again."""
    for player in (hector, vera):
        player.introduce()
    table = hector.desk.open_table("cathedral", "me", "open")
    vera.desk.post(f"tables/{table}/join", {})
    for player in (hector, vera):
        player.sit_at(table)
    for player in (hector, vera):
        player.wait_for_turn()
        player.answer(from_the_list)
    hector.wait_for_turn()
    return table


def test_an_evening_in_company(arrive: Callable[..., Player]) -> None:
    hector, vera = arrive("Hector"), arrive("Vera", size=PHONE)
    two_at_a_table(hector, vera)

    # The first thing said is noticed where the log is folded away, and read once the log is opened.
    hector.page.keyboard.press("c")
    hector.page.keyboard.type("Bonsoir Vera")
    hector.page.keyboard.press("Enter")
    expect(banner(vera)).to_contain_text("Hector : Bonsoir Vera")
    expect(vera.page.get_by_role("img", name="1 message non lu")).to_be_visible()
    vera.picture("banner-said")
    vera.has_no_serious_violations()
    press(vera, "Répondre")
    expect(vera.page.get_by_role("textbox", name="Dire à la table")).to_be_focused()
    expect(vera.page.get_by_role("img", name="1 message non lu")).to_have_count(0)
    expect(banner(vera)).to_be_hidden()
    vera.page.get_by_role("button", name="Fermer").first.click()

    # What was played is taken back once the other lets it happen.
    asking = hector.fact("asking")
    hector.page.get_by_role("button", name="Demander à reprendre").click()
    expect(banner(hector)).to_contain_text("On attend l’accord")
    expect(banner(vera)).to_contain_text("Hector voudrait reprendre")
    vera.picture("banner-back")
    press(vera, "Accepter")
    expect(hector.main).not_to_have_attribute("data-asking", asking)
    expect(banner(hector)).to_be_hidden()

    # A rematch is offered to the other.
    hector.desk.post(f"tables/{hector.page.url.rpartition('/')[2]}/resign")
    hector.page.get_by_role("button", name="Revanche").click()
    expect(banner(vera)).to_contain_text("Une revanche vous attend")
    press(vera, "Y aller")
    expect(vera.main).to_have_attribute("data-over", "false")
    assert vera.page.url == hector.page.url


def test_whoever_is_away_is_counted_down_and_can_be_waited_for(browser: Browser, tmp_path: Path) -> None:
    with ServerProcess(tmp_path, BEFFROI_AWAY_AFTER="300") as server:
        hector, vera = (Player.arrive(browser, server, name) for name in ("Hector", "Vera"))
        table = two_at_a_table(hector, vera)
        hector.answer(from_the_list)
        vera.go("/")
        expect(banner(hector)).to_contain_text("Vera n’est plus là ; un robot jouera à sa place dans")
        hector.picture("banner-away")
        press(hector, "Attendre")
        expect(banner(hector)).to_be_hidden()
        vera.sit_at(table)
        expect(banner(hector)).to_contain_text("Vera est là.")
        for player in (hector, vera):
            player.leave()
