"""Tournaments in the browser: announced, entered by link, played, and seen on a telephone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.e2e.player import PHONE, Player

ALL_OF_CATHEDRAL = 47
"""The squares of all buildings of a side: what somebody has unplaced who gives up before the first move."""


def announce(host: Player, title: str = "Coupe du beffroi") -> str:
    """Announces the rulebook's tournament as a person does, and returns its link."""
    host.introduce()
    host.go("/tournaments")
    host.page.get_by_role("link", name="Organiser un tournoi").click()
    host.page.get_by_role("textbox", name="Nom du tournoi").fill(title)
    host.page.get_by_role("button", name="L’annoncer").click()
    return host.page.locator("#link").input_value()


def press(player: Player, name: str) -> None:
    """Presses a button without a mouse."""
    button = player.page.get_by_role("button", name=name, exact=True)
    button.focus()
    expect(button).to_be_focused()
    player.page.keyboard.press("Enter")


def give_up(player: Player, before: str = "") -> str:
    """Goes to the next game by one click, not to the one before, gives it up, and returns its table."""
    link = player.page.get_by_role("link", name="Jouer ma partie")
    expect(link).not_to_have_attribute("href", f"/table/{before}")  # the page looks again every few seconds
    link.click()
    player.wait_for_table()
    table = player.page.url.rpartition("/")[2]
    player.desk.post(f"tables/{table}/resign")
    expect(player.main).to_have_attribute("data-over", "true")
    player.page.get_by_role("link", name="Retour au tournoi").click()
    return table


def test_two_people_enter_by_link_and_play_both_colours(arrive: Callable[..., Player]) -> None:
    host, friend = arrive("Hector"), arrive("Vera", size=PHONE)
    link = announce(host)
    press(host, "Participer")
    friend.page.goto(link)
    friend.page.get_by_role("button", name="Participer").click()
    friend.say_name()
    expect(host.page.get_by_role("rowheader", name="Vera")).to_be_visible()
    friend.has_no_sideways_scrolling()
    friend.has_no_serious_violations()
    press(host, "Commencer")
    first = give_up(friend)
    second = give_up(friend, first)
    assert first != second
    for player in (host, friend):
        expect(player.main).to_have_attribute("data-status", "over")
        rows = player.page.get_by_role("region", name="Classement").get_by_role("row")
        expect(rows.nth(1)).to_contain_text("Hector")
        expect(rows.nth(2).get_by_role("cell").nth(1)).to_have_text(str(2 * ALL_OF_CATHEDRAL))
        expect(player.page.get_by_text("le moins de points gagne")).to_be_visible()
        player.has_no_sideways_scrolling()
    host.picture("tournament")
    friend.picture("tournament-phone")
    host.has_no_serious_violations()
    friend.has_no_serious_violations()


def test_a_tournament_of_bots_runs_by_itself_before_ones_eyes(zoe: Player) -> None:
    zoe.introduce()
    wish = {"game": "cathedral", "format": "series", "planned": 2, "bots": ["random", "random"], "title": "Robots"}
    tournament = zoe.desk.post("tournaments", wish)["id"]
    zoe.go(f"/tournament/{tournament}")
    press(zoe, "Commencer")
    expect(zoe.main).to_have_attribute("data-status", "over")
    expect(zoe.page.get_by_role("region", name="Grille").get_by_role("row")).to_have_count(3)
    expect(zoe.page.get_by_text("Ronde 2", exact=True)).to_be_visible()


def test_the_organiser_says_who_has_not_come(arrive: Callable[..., Player]) -> None:
    host, friend, other = arrive("Hector", size=PHONE), arrive("Vera"), arrive("Nils")
    tournament = announce(host).rpartition("/")[2]
    for player in (friend, other):
        player.introduce()
        player.desk.post(f"tournaments/{tournament}/enter")
    host.desk.post(f"tournaments/{tournament}/begin")
    table = other.desk.get(f"tournaments/{tournament}")["my_table"]
    other.sit_at(table)
    expect(host.page.get_by_role("button", name="Nils n’est pas venu")).to_have_count(0)
    host.page.get_by_role("button", name="Vera n’est pas venu").click()
    expect(other.page.locator("ol.players")).to_contain_text("remplacé par un robot")
    seats = host.desk.get(f"tables/{table}")["seats"]
    assert [each["stand_in"] for each in seats if each["name"] == "Vera"] == ["apprentice"]


def test_an_organiser_who_plays_is_not_offered_what_would_be_refused(arrive: Callable[..., Player]) -> None:
    host, friend = arrive("Hector"), arrive("Vera")
    tournament = announce(host).rpartition("/")[2]
    for player in (host, friend):
        player.introduce()
        player.desk.post(f"tournaments/{tournament}/enter")
    host.desk.post(f"tournaments/{tournament}/begin")
    expect(host.page.get_by_text("Vous participez vous-même.")).to_be_visible()
    host.page.get_by_text("Plus", exact=True).click()
    expect(host.page.get_by_role("button", name="Retirer Hector")).to_be_visible()
    for name in ("Retirer Vera", "Vera n’est pas venu"):
        expect(host.page.get_by_role("button", name=name)).to_have_count(0)
    press(host, "Arrêter le tournoi")
    press(host, "L’arrêter maintenant\u202f; les parties en cours ne compteront pas, et vous finirez dernier")
    expect(host.page.get_by_role("region", name="Classement").get_by_role("row").nth(2)).to_contain_text("Hector")


def test_tournaments_are_found_from_the_hall(arrive: Callable[..., Player]) -> None:
    host, visitor = arrive("Hector"), arrive("Vera", size=PHONE)
    announce(host, "Ouvert à tous")
    visitor.go()
    visitor.page.get_by_role("link", name="Tournois").click()
    visitor.has_no_sideways_scrolling()
    visitor.has_no_serious_violations()
    visitor.page.get_by_role("link", name="Ouvert à tous").click()
    expect(visitor.page.get_by_role("button", name="Participer")).to_be_visible()


@pytest.mark.usefixtures("alone")
def test_announcing_and_ratings_fit_a_telephone_and_are_accessible(arrive: Callable[..., Player]) -> None:
    zoe = arrive(size=PHONE)
    zoe.go("/tournament/new")
    for format in ("Chacun rencontre tous les autres", "Suisse", "Série"):
        zoe.page.get_by_role("radio", name=format).check()
    zoe.has_no_sideways_scrolling()
    zoe.picture("tournament-new-phone")
    zoe.has_no_serious_violations()
    zoe.go("/ratings/cathedral")
    expect(zoe.page.get_by_text("Aucune partie n’a encore été classée")).to_be_visible()
    zoe.has_no_serious_violations()


def test_a_link_that_leads_nowhere_says_so(zoe: Player) -> None:
    zoe.go("/tournament/nowhere")
    expect(zoe.page.get_by_role("alert")).to_contain_text("n’existe pas")
