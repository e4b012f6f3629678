"""Boards that are played by pointing: spots that are lit, and the big button that says what they do."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.e2e.player import Player, widget

CHOSEN_OR_MOVED_ON = """step =>
  document.querySelector("main").dataset.step !== step || document.querySelector('[data-answers="open"]')"""
STOPS = """() => [...document.querySelectorAll("a[href], button, input, select, textarea, summary, [tabindex]")]
  .filter(node => node.tabIndex >= 0 && !node.disabled && node.checkVisibility()).length"""
INSIDE = """spot => {
  const box = spot.getBoundingClientRect(), shape = spot.querySelector("path");
  if (!shape) return { x: box.width / 2, y: box.height / 2 };
  const steps = [8, 4, 12, 2, 6, 10, 14, 1, 3, 5, 7, 9, 11, 13, 15].map(n => n / 16);
  const back = shape.getScreenCTM().inverse();
  const points = steps.flatMap(x => steps.map(y => ({ x: x * box.width, y: y * box.height })));
  return points.find(({ x, y }) =>
    shape.isPointInFill(new DOMPoint(box.x + x, box.y + y).matrixTransform(back)));
}"""
"""A point of a spot: the middle of a lot that goes around a corner is somebody else's."""
TOWARDS = """spot => {
  const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
  const [[x, y], [toX, toY]] = [document.activeElement, spot].map(node => middle(node.getBoundingClientRect()));
  if (Math.abs(toX - x) > Math.abs(toY - y)) return toX > x ? "ArrowRight" : "ArrowLeft";
  return toY > y ? "ArrowDown" : "ArrowUp";
}"""
"""The arrow that leads from the spot with the focus to another one."""
MOVED_ON = "step => document.querySelector('main').dataset.step !== step"


def spots(player: Player, kind: str = "") -> Locator:
    """The spots that are lit, of one kind if need be, and not yet chosen."""
    named = f'[data-spot^="{kind}"]' if kind else "[data-spot]"
    return player.page.locator(f'[data-spots] {named}:not([aria-pressed="true"])')


def answers(player: Player) -> Locator:
    """The buttons that do what is pointed at."""
    return player.page.locator("[data-answers] button:not(.turn)")


def is_on_board(player: Player) -> bool:
    """Whether the question is answered on the board; while events are played, the board still shows what was."""
    player.wait_until_still()
    return spots(player).count() > 0


def by_mouse(player: Player) -> None:
    """Clicks the first spot, and what it offers then, until the question is answered; widgets for what is no spot."""
    if not is_on_board(player):
        widget(player).locator("button:enabled").last.click()
        return
    step = player.fact("step")
    click(spots(player).first)
    complete(player, step, click)


def click(wanted: Locator) -> None:
    wanted.click(position=wanted.evaluate(INSIDE))


def complete(player: Player, step: str, press: Callable[[Locator], None]) -> None:
    """Presses what a spot that does not answer by itself still needs: other spots, then the button."""
    player.page.wait_for_function(CHOSEN_OR_MOVED_ON, arg=step)
    while player.fact("step") == step and not answers(player).count():
        press(spots(player).first)
    if player.fact("step") == step:
        press(answers(player).first)


def by_keyboard(player: Player) -> None:
    """The same with Tab, an arrow and Enter."""
    if not is_on_board(player):
        press_enter(player, widget(player).locator("button:enabled").last)
        return
    step = player.fact("step")
    walk_to(player, reached_by_tab(player))
    player.page.keyboard.press("ArrowRight")
    player.page.keyboard.press("Enter")
    complete(player, step, lambda wanted: press_enter(player, wanted))


def reached_by_tab(player: Player) -> Locator:
    """The one spot of a board that Tab leads to; the arrows lead from there to the others."""
    return player.page.locator('[data-spots] [data-spot][tabindex="0"]')


def press_enter(player: Player, wanted: Locator) -> None:
    if wanted.get_attribute("tabindex") == "-1":
        walk_to(player, reached_by_tab(player))
        stride_to(player, wanted)
    else:
        walk_to(player, wanted)
    player.page.keyboard.press("Enter")


def walk_to(player: Player, wanted: Locator) -> None:
    """Presses Tab until something has the focus; it must come before one has been around the whole page."""
    wanted.wait_for()  # the page may still be coming, and has fewer stops until then
    for _ in range(player.page.evaluate(STOPS) + 2):
        if has_focus(wanted):
            return
        player.page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {wanted}")


def stride_to(player: Player, wanted: Locator) -> None:
    """Presses the arrows that lead from spot to spot until one has the focus."""
    for _ in range(player.page.locator("[data-spots] [data-spot]").count()):
        if has_focus(wanted):
            return
        player.page.keyboard.press(wanted.evaluate(TOWARDS))
    assert has_focus(wanted), f"the arrows do not lead to {wanted}"


def has_focus(wanted: Locator) -> bool:
    return bool(wanted.evaluate("node => node === document.activeElement"))


def by_finger(player: Player) -> None:
    """A first tap shows what a second one does; a city that is too small is brought near before."""
    far = player.page.locator("[data-near].lit")
    if far.count():
        far.first.tap()
    if not is_on_board(player):
        widget(player).locator("button:enabled").last.tap()
        return
    step = player.fact("step")
    spot = spots(player).first
    spot.tap()
    spot.tap()
    complete(player, step, Locator.tap)


def goes_on_after_a_restart(player: Player) -> None:
    """The server closes and opens again: the same position, the same question, and it can be answered."""
    player.wait_for_turn()
    told = player.page.locator(".board section.unseen").inner_text()
    player.server.close()
    expect(player.main).not_to_have_attribute("data-connection", "open")
    expect(spots(player)).to_have_count(0)
    player.server.open()
    player.wait_for_table()
    player.wait_for_turn()
    assert player.page.locator(".board section.unseen").inner_text() == told
    player.answer(by_mouse)


def who_is_asked(table: str, *guests: Player) -> list[Player]:
    """Those of whom the server wants an answer, once they see it; when it is a bot's turn, that is waited for."""
    step = guests[0].fact("step")
    seats = guests[0].desk.get(f"tables/{table}")["asked"]
    asked = [guest for seat, guest in enumerate(guests) if seat in seats]
    for guest in asked:
        guest.wait_for_turn()
    if not asked:
        guests[0].page.wait_for_function(MOVED_ON, arg=step)
    return asked


def play_until(asking: str, table: str, *guests: Player) -> None:
    """Everybody answers until all of them are asked this at once."""
    for _ in range(60):
        asked = who_is_asked(table, *guests)
        if len(asked) == len(guests) and asked[0].fact("asking") == asking:
            return
        if asked:
            asked[0].answer(by_mouse)
    raise AssertionError(f"nobody was asked {asking}")
