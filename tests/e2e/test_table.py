"""At the table: talk, undo, hints, rules, leaving, the end, several windows, several people at one device."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.e2e.player import PHONE, TELEVISION, Player, from_the_list, with_the_keyboard


def tab(player: Player, name: str) -> None:
    player.page.get_by_role("tab", name=name).click()


def chat_of(player: Player) -> Locator:
    """What is said, below the log."""
    return player.page.get_by_role("log", name="Ce qui se dit à la table")


def test_the_host_mutes_and_who_only_watches_is_offered_no_line_to_speak(arrive: Callable[..., Player]) -> None:
    host, guest, spectator = arrive("Hector"), arrive("Vera"), arrive("Sam")
    for player in (host, guest, spectator):
        player.introduce()
    table = host.desk.open_table("cathedral", "me", "open")
    guest.desk.post(f"tables/{table}/join", {})
    for player in (host, guest, spectator):
        player.sit_at(table)
    said = {player.name: chat_of(player) for player in (host, guest, spectator)}
    line = guest.page.get_by_role("textbox", name="Dire à la table")
    line.fill("Bonsoir")
    line.press("Enter")
    expect(said["Hector"]).to_contain_text("Bonsoir")
    expect(spectator.page.get_by_role("textbox", name="Dire à la table")).to_have_count(0)
    expect(spectator.page.get_by_text("seules les personnes assises à la table peuvent parler")).to_be_visible()
    host.picture("chat-host")
    host.page.get_by_role("button", name="Faire taire Vera").click()
    expect(guest.page.get_by_text("L’hôte de cette table vous a retiré la parole.")).to_be_visible()
    expect(line).to_have_count(0)
    host.has_no_serious_violations()
    host.page.get_by_role("button", name="Rendre la parole à Vera").click()
    expect(line).to_be_visible()
    expect(said["Vera"].get_by_role("button")).to_have_count(0)


def test_a_game_is_played_to_its_end_from_the_list(zoe: Player) -> None:
    zoe.play_on_near_the_end("cathedral", "random")
    assert zoe.play(from_the_list) > 5
    expect(zoe.page.locator("#outcome")).to_be_visible()
    zoe.page.get_by_title("D’où viennent ces points").first.click()
    expect(zoe.page.get_by_role("link", name="Article").first).to_be_visible()
    zoe.picture("outcome")


def test_a_game_is_played_to_its_end_from_the_list_with_the_keyboard(zoe: Player) -> None:
    zoe.play_on_near_the_end("cathedral", "random")
    assert zoe.play(with_the_keyboard) > 5
    expect(zoe.page.get_by_role("button", name="Revanche")).to_be_visible()


def test_the_same_people_play_again(zoe: Player) -> None:
    sockets: list[str] = []
    zoe.page.on("websocket", lambda socket: sockets.append(socket.url))
    table = zoe.play_against("cathedral", "random")
    zoe.desk.post(f"tables/{table}/resign?seat=0")
    zoe.page.get_by_role("button", name="Revanche").click()
    zoe.page.wait_for_url(lambda url: "/table/" in url and table not in url)
    expect(zoe.main).to_have_attribute("data-over", "false")  # the address changes before the table does
    zoe.wait_for_table()
    assert zoe.wait_for_turn()
    zoe.answer(from_the_list)
    assert len(sockets) == 1, "it went there on the connection it had"


def test_what_happens_is_told_with_its_article(zoe: Player) -> None:
    zoe.play_against("cathedral", "random")
    zoe.wait_for_turn()
    zoe.answer(from_the_list)
    zoe.wait_for_turn()
    log = zoe.page.get_by_role("list", name="Ce qui s’est passé")
    expect(log.get_by_role("listitem").first).to_contain_text("Zoé")
    log.get_by_role("link").first.click()
    expect(zoe.page.get_by_role("tabpanel").get_by_role("heading")).to_be_visible()


def test_the_rules_of_the_step_are_one_click_away(zoe: Player) -> None:
    zoe.play_against("cathedral", "random")
    zoe.page.get_by_role("button", name="Article 3").click()
    expect(zoe.page.get_by_role("tabpanel").get_by_role("heading")).to_contain_text("3 ·")


def test_what_is_said_is_heard_by_the_others(arrive: Callable[..., Player]) -> None:
    zoe, max_ = arrive("Zoé"), arrive("Max")
    zoe.introduce()
    table = zoe.desk.open_table("cathedral", "me", "open")
    max_.introduce()
    max_.desk.post(f"tables/{table}/join", {})
    for player in (zoe, max_):
        player.sit_at(table)
    zoe.page.get_by_role("textbox", name="Dire à la table").fill("Bonjour <b>Max</b>")
    zoe.page.keyboard.press("Enter")
    expect(max_.page.get_by_role("log")).to_contain_text("Bonjour <b>Max</b>")


def test_an_answer_can_be_taken_back_until_somebody_else_answers(arrive: Callable[..., Player]) -> None:
    zoe, max_ = arrive("Zoé"), arrive("Max")
    zoe.introduce()
    table = zoe.desk.open_table("cathedral", "me", "open")
    max_.introduce()
    max_.desk.post(f"tables/{table}/join", {})
    zoe.sit_at(table)
    zoe.wait_for_turn()
    zoe.answer(from_the_list)
    zoe.page.get_by_role("button", name="Reprendre mon coup").click()
    assert zoe.wait_for_turn()
    expect(zoe.page.get_by_role("list", name="Ce qui s’est passé")).to_contain_text("reprend")


def test_a_hint_is_seen_on_the_board_with_its_reasons_and_only_the_person_plays_it(zoe: Player) -> None:
    zoe.play_against("cathedral", "random")
    zoe.wait_for_turn()
    step = zoe.fact("step")
    zoe.page.keyboard.press("h")
    ghost = zoe.page.locator("[data-advised] path").last
    expect(ghost).to_be_visible()
    expect(zoe.page.get_by_role("dialog")).to_have_count(0)
    expect(zoe.question.get_by_role("status")).to_contain_text("aucun endroit")
    first = ghost.get_attribute("d")
    zoe.page.keyboard.press("h")
    expect(ghost).not_to_have_attribute("d", first or "")
    zoe.picture("hint")
    zoe.page.get_by_role("button", name="Prendre en main").click()
    assert zoe.fact("step") == step
    held = zoe.page.locator("[data-fits=true] path").last
    shape = held.get_attribute("d")
    zoe.page.keyboard.press("r")  # wherever the focus is
    expect(held).not_to_have_attribute("d", shape or "")
    zoe.page.get_by_role("button", name="Placer", exact=True).click()
    zoe.settle(step)


def test_the_keys_of_the_table_are_listed_and_silent_while_somebody_types(zoe: Player) -> None:
    zoe.play_against("cathedral", "random")
    zoe.wait_for_turn()
    zoe.page.keyboard.press("?")
    expect(zoe.page.get_by_role("dialog")).to_contain_text("tourner ce qu’on a en main")
    zoe.has_no_serious_violations()
    zoe.page.keyboard.press("Escape")
    zoe.page.keyboard.press("c")
    line = zoe.page.get_by_role("textbox", name="Dire à la table")
    expect(line).to_be_focused()
    zoe.page.keyboard.type("hrz?")
    expect(line).to_have_value("hrz?")
    expect(zoe.page.locator("dialog[open], .advice")).to_have_count(0)


def test_resigning_is_asked_twice_and_ends_the_game(zoe: Player) -> None:
    zoe.play_against("cathedral", "random")
    tab(zoe, "Table")
    zoe.page.get_by_role("button", name="Abandonner").click()
    zoe.page.get_by_role("dialog").get_by_role("button", name="Abandonner").click()
    expect(zoe.page.locator("#outcome")).to_be_visible()


def test_a_seat_is_passed_to_another_device(arrive: Callable[..., Player]) -> None:
    zoe, phone = arrive("Zoé"), arrive("Zoé", size=PHONE)
    zoe.play_against("cathedral", "random")
    tab(zoe, "Table")
    zoe.page.get_by_role("button", name="Continuer sur un autre appareil").click()
    link = zoe.page.get_by_label("Ouvrez ce lien")
    expect(link).to_be_visible()
    phone.page.goto(link.input_value())
    phone.page.get_by_role("button", name="Prendre la place").click()
    phone.say_name()
    phone.page.wait_for_url("**/table/*")
    phone.wait_for_table()
    assert phone.wait_for_turn()


def test_two_windows_of_one_guest_show_the_same(zoe: Player) -> None:
    table = zoe.play_against("cathedral", "random")
    other = Player(zoe.page.context.new_page(), zoe.server)
    other.sit_at(table)
    zoe.wait_for_turn()
    zoe.answer(from_the_list)
    zoe.wait_for_turn()
    expect(other.main).to_have_attribute("data-step", zoe.fact("step"))
    assert not other.errors


def test_a_spectator_sees_the_game_and_is_asked_nothing(arrive: Callable[..., Player]) -> None:
    zoe, watcher = arrive("Zoé"), arrive("Wanda")
    table = zoe.play_against("cathedral", "random")
    watcher.sit_at(table)
    expect(watcher.question).to_contain_text("On attend Zoé")
    expect(watcher.question.get_by_role("button", name="Un conseil")).to_have_count(0)


def test_a_curtain_falls_between_two_people_at_one_device(zoe: Player) -> None:
    zoe.introduce()
    table = zoe.desk.open_table("cathedral", "me", "me Max")
    zoe.sit_at(table)
    zoe.wait_for_turn()
    zoe.answer(from_the_list)
    curtain = zoe.page.get_by_role("dialog", name="À Max")
    expect(curtain).to_be_visible()
    curtain.get_by_role("button", name="Je suis Max").click()
    expect(curtain).to_have_count(0)
    assert zoe.wait_for_turn()
    zoe.answer(from_the_list)
    expect(zoe.page.get_by_role("dialog", name="À Zoé")).to_be_visible()


def test_the_table_is_accessible(zoe: Player) -> None:
    zoe.play_against("cathedral", "random")
    zoe.wait_for_turn()
    zoe.has_no_serious_violations()
    for name in ("Réserve", "Règles", "Table"):
        tab(zoe, name)
        zoe.has_no_serious_violations()


def test_the_position_and_what_happens_can_be_heard(zoe: Player) -> None:
    zoe.play_against("cathedral", "random")
    zoe.wait_for_turn()
    zoe.answer(from_the_list)
    expect(zoe.page.get_by_role("region", name="La position en mots").locator("p").first).not_to_be_empty()
    expect(zoe.page.locator("[data-asks] > [aria-live=polite]")).not_to_be_empty()


def test_the_table_fits_a_telephone(arrive: Callable[..., Player]) -> None:
    zoe = arrive(size=PHONE)
    table = zoe.play_against("cathedral", "random")
    zoe.wait_for_turn()
    zoe.answer(from_the_list)
    zoe.wait_for_turn()
    zoe.has_no_sideways_scrolling()
    zoe.picture("table-phone")
    zoe.page.get_by_role("button", name="Journal").click()
    zoe.picture("table-phone-log")
    tab(zoe, "Table")
    expect(zoe.page.get_by_text("Engagement pris")).to_contain_text(zoe.desk.get(f"tables/{table}")["commitment"])
    zoe.has_no_sideways_scrolling()


def test_a_television_shows_board_and_players_only(arrive: Callable[..., Player]) -> None:
    zoe, screen = arrive("Zoé"), arrive("Salon", size=TELEVISION)
    table = zoe.play_against("cathedral", "random")
    screen.go(f"/table/{table}?big")
    screen.wait_for_table()
    expect(screen.page.locator("ol.players")).to_be_visible()
    expect(screen.page.get_by_role("tablist")).to_be_hidden()
    assert screen.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    screen.picture("television")
