"""The hall: five games, one click to play, one name, two languages, three lights."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Route, expect

from beffroi.games import NAMES
from beffroi.server.tables.store import LIST_LENGTH
from tests.e2e.player import PHONE, Player, says

SIZE_OF = """async path => {
  const picture = Object.assign(new Image(), { src: path });
  await picture.decode();
  return [picture.naturalWidth, picture.naturalHeight];
}"""


def test_the_five_games_are_on_the_home_page(zoe: Player) -> None:
    zoe.go()
    expect(zoe.page.locator("ul.games > li")).to_have_count(len(NAMES))
    expect(zoe.page.get_by_role("heading", name="Cathedral")).to_be_visible()
    zoe.picture("home")


def test_one_click_and_one_name_lead_to_a_game_against_bots(zoe: Player) -> None:
    zoe.go()
    zoe.page.get_by_role("button", name="Jouer à Cathedral").click()
    zoe.say_name()
    zoe.page.wait_for_url("**/table/*")
    zoe.wait_for_table()
    assert zoe.wait_for_turn()


def test_the_name_is_asked_once(zoe: Player) -> None:
    zoe.introduce()
    zoe.go()
    expect(zoe.page.get_by_role("button", name="Zoé")).to_be_visible()
    zoe.page.get_by_role("button", name="Jouer à Cathedral").click()
    zoe.page.wait_for_url("**/table/*")


def test_who_is_quicker_than_the_server_recognises_him_is_not_asked_his_name_again(zoe: Player) -> None:
    zoe.introduce()
    held: list[Route] = []
    zoe.page.route("**/api/me", lambda route: held.append(route))  # noqa: PLW0108 - Playwright marks what it calls
    zoe.go()
    zoe.page.get_by_role("button", name="Jouer à Cathedral").click()
    for question in held:
        question.continue_()
    zoe.wait_for_table()
    expect(zoe.page.get_by_role("dialog")).to_have_count(0)


def test_a_cover_that_does_not_come_is_missed_and_nothing_more(arrive: Callable[..., Player]) -> None:
    guest = arrive(service_workers="block")
    guest.page.route(says("/Cover-"), lambda route: route.abort())
    guest.go()
    expect(guest.page.locator("ul.games > li")).to_have_count(len(NAMES))
    guest.page.wait_for_load_state("networkidle")
    expect(guest.page.locator("ul.games svg")).to_have_count(0)


def test_older_tables_are_shown_when_they_are_asked_for(zoe: Player) -> None:
    zoe.introduce()
    for _ in range(LIST_LENGTH + 2):
        zoe.desk.open_table("cathedral", "me", "open")
    zoe.go()
    mine = zoe.page.get_by_role("region", name="Continuer")
    expect(mine.get_by_role("listitem")).to_have_count(LIST_LENGTH)
    mine.get_by_role("button", name="Tables plus anciennes").click()
    expect(mine.get_by_role("listitem")).to_have_count(LIST_LENGTH + 2)
    expect(mine.get_by_role("button")).to_have_count(0)


def test_a_name_can_be_changed(zoe: Player) -> None:
    zoe.introduce()
    zoe.go()
    zoe.page.get_by_role("button", name="Zoé").click()
    zoe.page.locator("#nickname").fill("Max")
    zoe.page.keyboard.press("Enter")
    expect(zoe.page.get_by_role("button", name="Max")).to_be_visible()


@pytest.mark.parametrize(("locale", "heading"), [("fr-CA", "ludothèque"), ("en-GB", "library"), ("de-DE", "library")])
def test_the_language_is_first_that_of_the_browser(arrive: Callable[..., Player], locale: str, heading: str) -> None:
    guest = arrive(locale=locale)
    guest.go()
    expect(guest.page.locator("h1")).to_contain_text(heading)
    assert guest.page.evaluate("document.documentElement.lang") == ("fr" if heading == "ludothèque" else "en")


def test_the_chosen_language_and_light_are_remembered(zoe: Player) -> None:
    zoe.go()
    zoe.page.get_by_role("button", name="English").click()
    expect(zoe.page.locator("h1")).to_contain_text("library")
    zoe.page.get_by_role("button", name="Light: as on this device").click()
    zoe.page.get_by_role("button", name="Light: day").click()
    zoe.page.reload()
    expect(zoe.page.get_by_role("button", name="Light: candle")).to_be_visible()
    expect(zoe.page.locator("h1")).to_contain_text("library")
    assert zoe.page.evaluate("document.documentElement.dataset.theme") == "candle"


def test_my_tables_say_whose_turn_it_is(zoe: Player) -> None:
    zoe.introduce()
    table = zoe.desk.open_table("cathedral", "me", "random")
    zoe.go()
    mine = zoe.page.locator(f'a[href="/table/{table}"]')
    expect(mine).to_contain_text("À vous")
    mine.click()
    zoe.wait_for_table()


def test_the_second_visit_begins_with_the_games_to_go_on_with(zoe: Player) -> None:
    zoe.introduce()
    waiting = zoe.desk.open_table("cathedral", "me", "open")
    mine = zoe.desk.open_table("cathedral", "me", "random")
    closed = zoe.desk.open_table("cardinal", "me", "open")
    zoe.desk.post(f"tables/{closed}/close")
    zoe.go()
    going = zoe.page.get_by_role("region", name="Continuer").get_by_role("link")
    expect(going).to_have_count(2)
    assert [link.get_attribute("href") for link in going.all()] == [f"/table/{mine}", f"/table/{waiting}"]
    old = zoe.page.locator(f'a[href="/table/{closed}"]')
    expect(old).to_be_hidden()
    zoe.page.get_by_text("Mes parties finies").click()
    expect(old).to_be_visible()
    zoe.has_no_serious_violations()
    zoe.picture("home-second-visit")


def test_bots_are_chosen_in_words_and_their_table_is_private(zoe: Player) -> None:
    zoe.introduce()
    zoe.go()
    zoe.page.get_by_label("Robots pour Cathedral").select_option("novice")
    zoe.page.get_by_role("button", name="Jouer à Cathedral").click()
    zoe.wait_for_table()
    sheet = zoe.desk.get(f"tables/{zoe.page.url.rpartition('/')[2]}")
    assert sheet["private"]
    assert [seat["level"] for seat in sheet["seats"]] == ["novice", None]  # beginners are Dark, which is easier


def test_open_tables_and_games_to_watch_are_seen_on_the_home_page(arrive: Callable[..., Player]) -> None:
    host, visitor = arrive("Hector"), arrive("Vera")
    host.introduce()
    waiting = host.desk.open_table("cathedral", "me", "open")
    running = host.desk.open_table("cathedral", "me", "random")
    visitor.go()
    expect(visitor.page.locator(f'a[href="/table/{waiting}"]')).to_contain_text("Hector et place libre")
    expect(visitor.page.locator(f'a[href="/table/{running}"]')).to_contain_text("Hector")


def test_the_hall_is_accessible(zoe: Player) -> None:
    zoe.introduce()
    zoe.desk.open_table("cathedral", "me", "random")
    zoe.go()
    expect(zoe.page.get_by_role("heading", name="Leonardo")).to_be_visible()
    zoe.has_no_serious_violations()


def test_the_hall_fits_a_telephone(arrive: Callable[..., Player]) -> None:
    guest = arrive(size=PHONE)
    guest.go()
    expect(guest.page.get_by_role("heading", name="Leonardo")).to_be_visible()
    guest.has_no_sideways_scrolling()
    guest.picture("home-phone")


def test_it_can_be_installed_and_has_its_icons(zoe: Player) -> None:
    zoe.go()
    manifest = zoe.page.request.get(f"{zoe.server.address}/manifest.webmanifest")
    assert manifest.headers["content-type"].startswith("application/manifest+json")
    icons = manifest.json()["icons"]
    for icon in icons:
        measured = zoe.page.evaluate(SIZE_OF, icon["src"])
        assert icon["sizes"] in ("any", "{}x{}".format(*measured)), icon["src"]
    pictures = {(icon["purpose"], icon["sizes"]) for icon in icons if icon["type"] == "image/png"}
    assert pictures == {(purpose, size) for purpose in ("any", "maskable") for size in ("192x192", "512x512")}
    for rel in ("icon", "apple-touch-icon"):
        assert all(zoe.page.evaluate(SIZE_OF, zoe.page.locator(f'head link[rel="{rel}"]').get_attribute("href")))


def test_an_unknown_address_leads_home(zoe: Player) -> None:
    zoe.go("/nowhere")
    zoe.page.get_by_role("main").get_by_role("link").click()
    expect(zoe.page.locator("ul.games")).to_be_visible()


def test_a_server_that_is_closed_says_so(zoe: Player) -> None:
    zoe.introduce()
    zoe.go()
    expect(zoe.page.get_by_role("heading", name="Cathedral")).to_be_visible()
    zoe.server.close()
    zoe.page.get_by_role("button", name="Jouer à Cathedral").click()
    expect(zoe.page.get_by_role("alert").filter(has_text=says("ne répond pas")).first).to_be_visible()


def test_the_strongest_bots_warm_up_and_it_is_said_when_they_are_ready(zoe: Player) -> None:
    state = "compiling"
    zoe.page.route("**/api/cores", lambda route: route.fulfill(json={"state": state}) if state else route.abort())
    zoe.go()
    news = zoe.main.get_by_role("status")
    expect(news).to_contain_text("s’échauffent encore")
    zoe.has_no_serious_violations()
    zoe.picture("warming-up")
    with zoe.page.expect_event("requestfailed", lambda request: request.url.endswith("/api/cores")):
        state = ""  # the network fails for a moment
    state = "compiled"
    expect(news).to_contain_text("sont échauffés")
    zoe.picture("warmed-up")


def test_who_comes_when_the_bots_are_ready_reads_nothing_about_it(zoe: Player) -> None:
    with zoe.page.expect_response("**/api/cores") as asked:
        zoe.go()
    assert asked.value.json() == {"state": "compiled"}
    expect(zoe.page.get_by_role("button", name="Jouer à Cathedral")).to_be_visible()
    expect(zoe.main.get_by_role("status")).to_have_text("")
