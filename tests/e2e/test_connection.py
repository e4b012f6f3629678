"""Nothing is lost and nothing old is shown as new: restarts, the network going and coming, clocks, alerts."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.e2e.player import Player, from_the_list, says
from tests.e2e.proxy import refusing_web_sockets
from tests.e2e.serving import ServerProcess


def test_a_game_goes_on_across_a_restart_of_the_server(zoe: Player) -> None:
    zoe.play_against("cathedral", "random")
    zoe.wait_for_turn()
    zoe.answer(from_the_list)
    zoe.wait_for_turn()
    zoe.wait_until_still()
    step, told = zoe.fact("step"), zoe.page.locator("ol[aria-label] > li").count()
    zoe.server.close()
    expect(zoe.page.get_by_role("status")).to_contain_text("Connexion perdue")
    zoe.server.open()
    zoe.wait_for_table()
    assert zoe.fact("step") == step
    expect(zoe.page.locator("ol[aria-label] > li")).to_have_count(told)
    zoe.answer(from_the_list)
    assert zoe.wait_for_turn()


def test_offline_is_said_and_the_game_comes_back_by_itself(zoe: Player) -> None:
    zoe.play_against("cathedral", "random")
    zoe.wait_for_turn()
    zoe.page.context.set_offline(True)
    expect(zoe.page.get_by_role("status")).to_contain_text("hors ligne")
    assert zoe.fact("connection") != "open"
    zoe.page.context.set_offline(False)
    zoe.wait_for_table()
    zoe.answer(from_the_list)
    assert zoe.wait_for_turn()


def test_where_web_sockets_are_blocked_a_game_is_played_all_the_same(
    server: ServerProcess, arrive: Callable[..., Player]
) -> None:
    with refusing_web_sockets(server) as proxy:
        zoe, asked = arrive(), []
        zoe.page.on("request", lambda request: asked.append(request.url))
        table = zoe.play_on_near_the_end("cathedral", "random")
        assert zoe.play(from_the_list) > 0
        zoe.page.get_by_role("button", name="Revanche").click()
        zoe.page.wait_for_url(lambda url: "/table/" in url and table not in url)
        expect(zoe.main).to_have_attribute("data-over", "false")  # the address changes before the table does
        zoe.wait_for_table()
        assert zoe.wait_for_turn()
        assert proxy.refused == 2
        assert len([url for url in asked if "/stream?" in url]) == 1, "the rematch is on the same stream"
        server.close()
        expect(zoe.page.get_by_role("status")).to_contain_text("Connexion perdue")
        server.open()
        zoe.wait_for_table()
        zoe.answer(from_the_list)
        assert zoe.wait_for_turn()


def test_a_clock_runs_for_the_one_who_is_asked(zoe: Player) -> None:
    zoe.play_against("cathedral", "random", clock={"per_move": 0, "bank": 300, "increment": 0})
    zoe.wait_for_turn()
    clock = zoe.page.get_by_role("timer").first
    expect(clock).to_have_text(says(r"4:\d\d"))
    expect(zoe.page.get_by_role("timer").nth(1)).to_have_text("5:00")


def test_the_title_says_that_it_is_my_turn(zoe: Player) -> None:
    zoe.play_against("cathedral", "random")
    zoe.wait_for_turn()
    expect(zoe.page).to_have_title("● À vous de jouer — Cathedral")


def test_a_notification_comes_only_to_those_who_wished_it(arrive: Callable[..., Player]) -> None:
    zoe = arrive(permissions=["notifications"])
    zoe.play_against("cathedral", "random")
    zoe.page.evaluate(
        """() => {
          window.notes = [];
          window.Notification = class { static permission = "granted"; static requestPermission = async () => "granted";
            constructor(title, given) { window.notes.push([title, given.body]); } };
          Object.defineProperty(document, "hidden", { get: () => true });
        }"""
    )
    zoe.wait_for_turn()
    zoe.answer(from_the_list)
    zoe.wait_for_turn()
    assert zoe.page.evaluate("window.notes") == []
    zoe.page.get_by_role("tab", name="Table").click()
    zoe.page.get_by_role("checkbox", name="M’avertir").check()
    zoe.answer(from_the_list)
    zoe.page.wait_for_function("() => window.notes.length > 0")
    assert zoe.page.evaluate("window.notes[0]") == ["Cathedral", "À vous de jouer"]
