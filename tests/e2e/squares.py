"""Playing on a board of squares, as a person does it: a piece from the tray, a lit square, by mouse, finger or keys.

The square under the roving focus has `tabindex=0`; where the piece in hand may be held, there is a light `data-lit`.
"""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.e2e.fingers import Fingers, Point, middle_of
from tests.e2e.player import Player

MOST_TABS = 80
MOST_TAPS = 3
HAS_FOCUS = "selector => document.activeElement.matches(selector)"


def pieces(player: Player) -> Locator:
    """What can be taken from the tray and put somewhere."""
    return player.page.locator(".tray button:enabled:not(.stuck)")


def light(player: Player) -> Locator:
    """A square over which the piece in hand fits: the one in the middle of all that are lit."""
    lights = player.page.locator("[data-lit]")
    expect(lights.first).to_be_attached()
    chosen = lights.nth(lights.count() // 2).get_attribute("data-lit")
    return player.page.locator(f'[data-square="{chosen}"]')


def take(piece: Locator) -> None:
    if piece.get_attribute("aria-pressed") != "true":
        piece.click()


def take_by_finger(piece: Locator) -> None:
    """A tap takes a piece; a page that still settles under the finger may make it miss."""
    for _ in range(MOST_TAPS):
        if piece.get_attribute("aria-pressed") == "true":
            return
        piece.tap()
    expect(piece).to_have_attribute("aria-pressed", "true")


def place_by_mouse(player: Player) -> None:
    take(pieces(player).last)
    light(player).click()


def drag_by_mouse(player: Player) -> None:
    """From the tray to a lit square without letting go."""
    piece = pieces(player).last
    take(piece)
    drag(player, piece, light(player))


def drag(player: Player, piece: Locator, target: Locator) -> None:
    piece.hover()
    player.page.mouse.down()
    target.hover()
    player.page.mouse.up()


def place_by_finger(player: Player) -> None:
    """A tap shows the piece on its square, the button places it."""
    take_by_finger(pieces(player).last)
    light(player).tap()
    player.page.locator(".controls .put").tap()


def drag_by_finger(player: Player, lifted: float) -> None:
    """From the tray to a lit square; what is held hangs some squares above the finger."""
    piece = pieces(player).last
    take_by_finger(piece)
    piece.tap(trial=True)  # until nothing lies over it
    fingers, target = Fingers(player.page), below(light(player), lifted)
    fingers.press(middle_of(piece))
    fingers.move(target)
    expect(player.page.locator("[data-fits]")).to_have_attribute("data-fits", "true")
    fingers.lift()


def below(square: Locator, squares: float) -> Point:
    x, y = middle_of(square)
    box = square.bounding_box()
    assert box
    return x, y + squares * box["height"]


def place_by_keys(player: Player) -> None:
    """N takes a piece, arrows lead to a lit square, Enter places it."""
    walk_to(player, "[role=gridcell]")
    player.page.keyboard.press("n")
    target = light(player).get_attribute("data-square") or ""
    walk_over(player, target)
    player.page.keyboard.press("Enter")


def walk_to(player: Player, selector: str) -> None:
    """Presses Tab until something has the focus."""
    for _ in range(MOST_TABS):
        if player.page.evaluate(HAS_FOCUS, selector):
            return
        player.page.keyboard.press("Tab")
    raise AssertionError(f"no way to {selector} by Tab")


def walk_over(player: Player, target: str) -> None:
    """Arrows from the square that has the focus to another."""
    focused = player.page.locator("[data-square]:focus")
    here_x, here_y = map(int, (focused.get_attribute("data-square") or "").split(","))
    x, y = map(int, target.split(","))
    for key, steps in (("ArrowRight", x - here_x), ("ArrowLeft", here_x - x)):
        press(player, key, steps)
    for key, steps in (("ArrowDown", y - here_y), ("ArrowUp", here_y - y)):
        press(player, key, steps)
    expect(player.page.locator(f'[data-square="{target}"]')).to_be_focused()


def press(player: Player, key: str, times: int) -> None:
    for _ in range(times):
        player.page.keyboard.press(key)
