"""What happens at a table is played, and never stands between anybody and an answer."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from beffroi.games import NAMES, find
from tests.e2e.player import DESKTOP, PHONE, Player, fold, from_the_list, says, unfold


@pytest.fixture
def mover(arrive: Callable[..., Player]) -> Player:
    """Somebody in front of whom things move."""
    return arrive(size=DESKTOP, reduced_motion="no-preference")


MARKED = """() => document.getAnimations().length === 0 &&
  [...document.querySelectorAll("[data-board] :is(.marked, .last, .won, .gone)")]
    .map(each => each.outerHTML).toSorted().join()"""

WATCH = """() => {
  window.ends = { early: 0, ahead: 0 };
  const told = () => document.querySelector("#outcome, .players .state");
  const isPlayed = () => document.querySelector('[data-over="true"] [data-playing]');
  const look = () => isPlayed() && window.ends[told() ? "early" : "ahead"]++;
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""
"""Counts what changes while the last moves are still being played, before and after the result is told."""
SKIP = """() => {
  const watcher = new MutationObserver(() => {
    if (!document.querySelector('[data-over="true"] [data-playing]')) return;
    watcher.disconnect();
    const told = () => (document.querySelector("#outcome") ? "told" : "not yet");
    window.ends = [told()];
    window.points = document.querySelector("[role=tabpanel]").innerText;
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    setTimeout(() => window.ends.push(told()));
  });
  watcher.observe(document.body, { subtree: true, childList: true, attributes: true });
}"""
"""Presses a key as soon as the last moves are being played; looks whether the result is told, and at the points."""


def playing(player: Player) -> Locator:
    return player.page.locator("[data-playing]")


def lines(player: Player) -> Locator:
    return player.page.get_by_role("list", name="Ce qui s’est passé").locator("li.line")


@pytest.mark.parametrize("game", NAMES)
def test_what_the_bots_did_is_played_line_by_line_and_skipped_with_a_key_without_losing_a_mark(
    mover: Player, game: str
) -> None:
    bots = max(seats for seats in find(game).seats) - 1
    mover.play_against(game, *["random"] * bots)
    for _ in range(3):
        assert mover.wait_for_turn()
        mover.answer(from_the_list)
    mover.wait_for_turn()
    expect(playing(mover)).to_be_visible()
    expect(mover.page.locator("li.line[aria-current=step]").first).to_be_visible()
    told = lines(mover).count()
    mover.page.keyboard.press("Escape")
    expect(playing(mover)).to_have_count(0)
    assert lines(mover).count() >= told
    marks, step = marked(mover), mover.fact("step")
    mover.page.reload()
    mover.wait_for_table()
    assert mover.fact("step") == step
    assert marked(mover) == marks
    assert not mover.errors


def marked(player: Player) -> str:
    """What is marked on the board, once nothing moves there any more; nothing would be no proof."""
    found = player.page.wait_for_function(MARKED).json_value()
    assert isinstance(found, str)
    return found


@pytest.mark.parametrize("game", NAMES)
def test_the_result_is_told_once_the_last_moves_have_been_played_and_at_once_after_a_reload(
    mover: Player, game: str
) -> None:
    bots = max(seats for seats in find(game).seats) - 1
    mover.play_on_near_the_end(game, *["random"] * bots)
    mover.page.evaluate(WATCH)
    mover.play(from_the_list)
    title = mover.page.locator("#outcome")
    expect(title).to_be_visible()
    assert mover.page.evaluate("ends.early") == 0
    assert mover.page.evaluate("ends.ahead"), "nothing was played at the end"
    expect(mover.page.locator("p[aria-live]")).to_contain_text(title.inner_text())
    mover.page.reload()
    mover.wait_for_table()
    expect(title).to_be_visible()
    expect(playing(mover)).to_have_count(0)


def test_a_key_skips_to_the_result_and_the_last_points(mover: Player) -> None:
    mover.play_on_near_the_end("bastide", "random", "random")
    mover.page.get_by_role("tab", name="Points").click()
    mover.page.evaluate(SKIP)
    mover.play(from_the_list)
    expect(mover.page.locator("#outcome")).to_be_visible()
    assert mover.page.evaluate("points") != mover.page.get_by_role("tabpanel").inner_text()
    assert mover.page.evaluate("ends") == ["not yet", "told"]


def test_an_answer_does_not_wait_for_what_is_played(mover: Player) -> None:
    mover.play_against("leonardo", *["random"] * 5)
    assert mover.wait_for_turn()
    mover.answer(from_the_list)
    assert mover.wait_for_turn()
    expect(playing(mover)).to_be_visible()
    mover.answer(from_the_list)


def test_a_line_lights_its_squares_and_shows_its_moment(zoe: Player) -> None:
    zoe.play_against("cathedral", "random")
    for _ in range(4):
        assert zoe.wait_for_turn()
        zoe.answer(from_the_list)
    assert zoe.wait_for_turn()
    zoe.page.keyboard.press("Escape")
    expect(playing(zoe)).to_have_count(0)
    buildings = zoe.page.locator("svg.city .building").count()
    lines(zoe).first.get_by_role("button").click()
    back = zoe.page.get_by_role("button", name="Revenir au présent")
    expect(back).to_be_visible()
    expect(zoe.page.locator("svg.city .building")).to_have_count(1)
    zoe.page.keyboard.press("ArrowRight")
    back.click()
    expect(zoe.page.locator("svg.city .building")).to_have_count(buildings)
    zoe.answer(from_the_list)


def test_the_last_turn_of_the_others_is_marked_after_a_reload_too(zoe: Player) -> None:
    zoe.play_against("cathedral", "random")
    for _ in range(2):
        assert zoe.wait_for_turn()
        zoe.answer(from_the_list)
    assert zoe.wait_for_turn()
    zoe.page.keyboard.press("Escape")
    mark = zoe.page.locator("svg.city path.last")
    shape = mark.get_attribute("d")
    zoe.page.reload()
    zoe.wait_for_table()
    expect(mark).to_have_attribute("d", shape or "")


def test_on_a_phone_the_latest_event_is_always_in_sight(arrive: Callable[..., Player]) -> None:
    zoe = arrive(size=PHONE)
    zoe.play_against("cathedral", "random")
    assert zoe.wait_for_turn()
    expect(zoe.page.locator(".latest p")).to_be_in_viewport()
    zoe.page.get_by_role("button", name="Journal").click()
    again = zoe.page.get_by_role("button", name="Depuis votre dernier tour")
    expect(again).to_be_visible()


def test_what_an_answer_would_bring_is_told_beside_it_before_it_is_given(zoe: Player) -> None:
    zoe.play_against("bastide", "random", "random")
    assert zoe.wait_for_turn()
    while zoe.fact("asking") != "TakeTurn":
        zoe.answer(from_the_list)
        assert zoe.wait_for_turn()
    step = zoe.fact("step")
    unfold(zoe)
    zoe.page.get_by_role("button", name=says("^Proposer")).first.hover()
    told = zoe.page.get_by_role("status").filter(has_text="propose")
    expect(told).to_be_visible()
    zoe.page.mouse.move(1, 1)
    expect(told).to_have_count(0)
    assert zoe.fact("step") == step


def test_a_building_over_the_board_tells_what_it_would_bring(zoe: Player) -> None:
    zoe.play_against("cathedral", "random")
    for _ in range(2):
        assert zoe.wait_for_turn()
        zoe.answer(from_the_list)
    assert zoe.wait_for_turn()
    zoe.page.keyboard.press("Escape")
    fold(zoe)
    zoe.page.locator("[data-asks] li > button[aria-pressed]:not(.stuck)").first.click()
    zoe.page.locator("[data-lit]").first.hover(force=True)
    expect(zoe.page.get_by_role("status").filter(has_text="Zoé")).to_be_visible()
    expect(zoe.page.locator("[data-fits]")).to_be_visible()
